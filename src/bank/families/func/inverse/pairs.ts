/** The part of func.inverse about pairs, whose inputs and outputs are switched. */
import { equation, num, symbol, tuple } from '../../../../math/expression.ts';
import { call, set } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { line, sentence, type Skill, withMisconceptions, written } from '../../../family.ts';
import { line1, put, ruleOf } from '../../../steps/function-rule.ts';
import { dotGraph } from '../../../figures/axes.ts';

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i);
const f = symbol('f');
const inverse = symbol('f^{-1}');
const ORDER = 'List the pairs in order of their first coordinates, from least to greatest.';

export const pairsOfInverse: Skill = (draw) => {
	const count = draw.random.int(4, 5);
	const inputs = draw.random.sample(range(-5, 6), count).toSorted((a, b) => a - b);
	const form = draw.inTurn('form');
	const [m, b] = [draw.random.pick([-3, -2, 2, 3]), draw.random.pick([-4, -3, -1, 1, 2, 5])];
	const outputs =
		form === 'formula' ? inputs.map((x) => m * x + b) : draw.random.sample(range(-6, 6), count);
	const pairs = inputs.map((x, at) => [x, outputs[at] ?? 0] as const);
	if (pairs.every(([x, y]) => x === y)) return undefined;
	const swapped = pairs.map(([x, y]) => [y, x] as const).toSorted(([p], [q]) => p - q);
	const asSet = (all: readonly (readonly [number, number])[]) =>
		set(...all.map(([x, y]) => tuple(num(x), num(y))));
	const answer = asSet(swapped);
	const source =
		form === 'pairs'
			? say`Let ${equation(f, asSet(pairs))}.`
			: form === 'formula'
				? say`The domain of the function ${ruleOf('f', line1(m, b))} is ${set(...inputs.map((x) => num(x)))}.`
				: form === 'table'
					? say`The table shows all the ordered pairs of the function ${f}.`
					: say`The complete graph of the function ${f} is shown.`;
	const first = pairs.find(([x, y]) => x !== y);
	return {
		prompt: say`${source} Write the inverse, ${inverse}, as a set of ordered pairs, in braces. ${ORDER}`,
		answer: withMisconceptions(
			written('point-set', answer),
			[written('point-set', asSet(pairs)), 'left the pairs of f unchanged'],
			[
				written('point-set', asSet(pairs.map(([x, y]) => [x, -y + 0]))),
				'changed the signs of the outputs instead of switching the coordinates',
			],
			[
				written('point-set', asSet(swapped.map(([x, y]) => [x, -y + 0]))),
				'switched the coordinates, then changed the signs of the new outputs',
			],
		),
		steps: [
			...(form === 'formula'
				? pairs.map(([x, y]) =>
						line(
							equation(equation(call('f', num(x)), put(line1(m, b), 'x', num(x))), num(y)),
							`substitute ${x} for x`,
						),
					)
				: []),
			line(
				equation(f, asSet(pairs)),
				form === 'pairs'
					? undefined
					: form === 'formula'
						? 'pair each input with its output'
						: `read the pairs from the ${form}`,
			),
			sentence(
				say`${equation(call('f', num(first?.[0] ?? 0)), num(first?.[1] ?? 0))}, so ${equation(call('f^{-1}', num(first?.[1] ?? 0)), num(first?.[0] ?? 0))}.`,
				'the inverse switches the input and the output of each pair',
			),
			line(
				equation(inverse, answer),
				'switch the coordinates of every pair and list the pairs in order',
			),
		],
		hints: [say`What does the inverse do with the input and the output of each pair?`],
		...(form === 'table'
			? {
					figure: {
						kind: 'value table',
						rows: [
							{ heading: 'x', values: inputs },
							{ heading: 'f(x)', values: outputs },
						],
					},
				}
			: form === 'graph'
				? { figure: dotGraph(pairs) }
				: {}),
	};
};
