/** func.inverse: the inverse of a function as a rule, a value or a set of pairs. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call, set } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draw,
	drawnInts,
	expression,
	line,
	onlyIf,
	sentence,
	type Skill,
	type Skills,
	takeAway,
	withMisconceptions,
	written,
	wrongWay,
} from '../../../family.ts';
import { dotGraph } from '../../../figures/axes.ts';
import { composingLines, line1, put, ruleOf } from '../../../steps/function-rule.ts';
import { type Inverse, inverseDraft } from './inverse.ts';
import { INVERSES } from './rules.ts';
import { expectedSets } from './sets.ts';
import { valueOfInverse } from './value.ts';

// The part about pairs, whose inputs and outputs are switched.

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i);
const F = symbol('f');
const F_INVERSE = symbol('f^{-1}');
const ORDER = 'List the pairs in order of their first coordinates, from least to greatest.';

const pairsOfInverse: Skill = (draw) => {
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
			? say`Let ${equation(F, asSet(pairs))}.`
			: form === 'formula'
				? say`The domain of the function ${ruleOf('f', line1(m, b))} is ${set(...inputs.map((x) => num(x)))}.`
				: form === 'table'
					? say`The table shows all the ordered pairs of the function ${F}.`
					: say`The complete graph of the function ${F} is shown.`;
	const first = pairs.find(([x, y]) => x !== y);
	return {
		prompt: say`${source} Write the inverse, ${F_INVERSE}, as a set of ordered pairs, in braces. ${ORDER}`,
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
				equation(F, asSet(pairs)),
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
				equation(F_INVERSE, answer),
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

const rule =
	(verifies: (draw: Draw) => boolean): Skill =>
	(draw) => {
		const type = draw.inTurn('type');
		const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
		const found = INVERSES[type]?.(a, b, c);
		if (!found) return undefined;
		if (type === 'linear' && verifies(draw)) return verified(a, b, draw.random.int(0, 1) === 1);
		return inverseDraft(found);
	};

export const skills: Skills = {
	'Find the ordered pairs of an inverse function': pairsOfInverse,
	'Find a rule for an inverse function': rule(() => false),
	'Verify or find an inverse by composition': rule((draw) => draw.choice('ask') === 'verify'),
	'Find a value of an inverse function': valueOfInverse,
	'Find the domain and range of an inverse': expectedSets,

	'Find the inverse of a linear function'(draw) {
		const [a, b] = drawnInts(draw, 'a', 'b');
		const q = draw.int('q');
		if (q > 1 && (a % q === 0 || b % q === 0)) return undefined;
		const f = q === 1 ? line1(a, b) : quotient(line1(a, b), q);
		const [x, y] = [symbol('x'), symbol('y')];
		const left = q === 1 ? x : product(q, x);
		const moved = polynomialExpression(linear(q, 'x', -b));
		const positive = a < 0 ? polynomialExpression(linear(-q, 'x', b)) : moved;
		const inverse = quotient(positive, Math.abs(a));
		const opposite = polynomialExpression(linear(a < 0 ? -q : q, 'x', a < 0 ? -b : b));
		const found: Inverse = {
			f,
			inverse,
			wrong: [
				[quotient(opposite, Math.abs(a)), wrongWay(b)],
				[
					over(polynomialExpression(linear(a, 'x', -b)), q),
					'changed only the sign of the constant',
				],
			],
			lines: [
				line(
					equation(
						x,
						q === 1
							? polynomialExpression(linear(a, 'y', b))
							: quotient(polynomialExpression(linear(a, 'y', b)), q),
					),
					'swap x and y',
				),
				...(q === 1
					? []
					: [
							line(
								equation(left, polynomialExpression(linear(a, 'y', b))),
								`multiply both sides by ${q}`,
							),
						]),
				line(equation(moved, product(a, y)), takeAway(b)),
				line(equation(y, inverse), `divide both sides by ${a}`),
			],
		};
		return inverseDraft(found);
	},

	'Find the inverse of a nonlinear function'(draw) {
		const [a, h, k] = drawnInts(draw, 'a', 'h', 'k');
		if (h === 0 || k === 0) return undefined;
		const found = INVERSES[`${draw.inTurn('type')} moved`]?.(a, h, k);
		return found && inverseDraft(found);
	},

	'Find the inverse of a logarithmic or exponential function'(draw) {
		const [b, a, d, c] = drawnInts(draw, 'b', 'a', 'd', 'c');
		if (d === 0 || c === 0) return undefined;
		const found = INVERSES[`${draw.inTurn('type')} base ${b}`]?.(a, d, c);
		return found && inverseDraft(found);
	},

	'Write a rational function from its features'(draw) {
		const [va, ha, xi] = drawnInts(draw, 'va', 'ha', 'xi');
		if (va === xi || va === 0 || [va, xi, 1].includes(ha)) return undefined;
		const above = line1(ha, -ha * xi);
		const answer = quotient(above, line1(1, -va));
		const x = symbol('x');
		const form = quotient(
			{ kind: 'sum', terms: [product('a', 'x'), symbol('b')] },
			{ kind: 'sum', terms: [x, symbol('c')] },
		);
		return {
			prompt: say`The graph of ${equation(call('f', 'x'), form)} has a vertical asymptote at ${equation(x, num(va))}, a horizontal asymptote at ${equation('y', num(ha))}, and an ${x}-intercept of ${num(xi)}. Find the values of ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}, and write the rule for ${symbol('f')} with these values.`,
			answer: withMisconceptions(
				expression(answer),
				[expression(quotient(above, line1(1, va))), 'used the opposite sign for c'],
				[expression(quotient(line1(ha, ha * xi), line1(1, -va))), 'used the opposite sign for b'],
				[
					expression(quotient(line1(ha, -xi), line1(1, -va))),
					'used the opposite of the x-intercept as b',
				],
			),
			steps: [
				line(
					equation({ kind: 'sum', terms: [num(va), symbol('c')] }, 0),
					'the denominator is 0 at the vertical asymptote',
				),
				line(equation('c', num(-va)), takeAway(va)),
				line(
					equation('a', num(ha)),
					'the horizontal asymptote is y = a, the ratio of the leading coefficients',
				),
				line(
					equation(
						{
							kind: 'sum',
							terms: [ha === 1 ? num(xi) : product(num(ha), num(xi)), symbol('b')],
						},
						0,
					),
					'the numerator is 0 at the x-intercept',
				),
				...(ha === 1 || xi === 0
					? []
					: [
							line(
								equation({ kind: 'sum', terms: [num(ha * xi), symbol('b')] }, 0),
								`multiply ${ha} by ${xi}`,
							),
						]),
				line(equation('b', num(-ha * xi)), ha * xi === 0 ? undefined : takeAway(ha * xi)),
				line(ruleOf('f', answer), 'substitute the values of a, b, and c'),
			],
			hints: [
				say`Which feature shows where the denominator is 0? Which shows where the numerator is 0? Which gives the ratio of the leading coefficients?`,
			],
		};
	},
};

const over = (of: Expression, q: number): Expression => (q === 1 ? of : quotient(of, q));

/** f(g(x)) with the right inverse, or with one whose number was not divided. */
function verified(a: number, b: number, right: boolean) {
	if (Math.abs(a) === 1) return undefined;
	const share = new Fraction(1, a);
	const constant = right ? new Fraction(-b, a) : new Fraction(-b);
	const g = polynomialExpression(linear(share, 'x', constant));
	const both = call('f', call('g', 'x'));
	const inner = linear(share, 'x', constant);
	const result = polynomialExpression(linear(1, 'x', right ? 0 : b - a * b));
	if (!right && b === a * b) return undefined;
	return {
		prompt: say`To test whether ${symbol('g')} is the inverse of ${symbol('f')}, simplify ${both} for ${ruleOf('f', line1(a, b))} and ${ruleOf('g', g)}.`,
		answer: withMisconceptions(
			expression(result),
			[
				expression(polynomialExpression(linear(1, 'x', constant.add(b)))),
				`multiplied only the x-term by ${a}`,
			],
			...onlyIf(!right, [expression(symbol('x')), 'assumed that g is the inverse of f']),
			[expression(product(line1(a, b), g)), 'multiplied the two rules instead of composing them'],
		),
		steps: [
			...composingLines(both, [b, a], inner, 'substitute g(x) for x in the rule for f'),
			sentence(
				right
					? say`The result is ${result}, so ${symbol('g')} is the inverse of ${symbol('f')}.`
					: say`The result is ${result}, not ${symbol('x')}, so ${symbol('g')} is not the inverse of ${symbol('f')}.`,
			),
		],
		hints: [say`What do you get when the rule for ${symbol('f')} is applied to ${call('g', 'x')}?`],
	};
}
