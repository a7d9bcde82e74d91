/** The parts of func.evaluate that read pairs of a function from a graph or a table. */
import { equation, num, sum, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { integer, rational } from '../../../answer.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { dotGraph } from '../../../figures/dot-graph.ts';
import { type Draft, type Draw, line, sentence, type Skill } from '../../../family.ts';
import { ruleOf, valueLines } from '../../../steps/function-rule.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { term } from '../../../../math/polynomial.ts';
import { line1, simpleRule } from '../../../steps/drawn-rules.ts';

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i);

export const readPairs: Skill = (draw) => {
	const count = draw.random.int(5, 7);
	const inputs = draw.random.sample(range(-6, 6), count).toSorted((a, b) => a - b);
	const outputs = inputs.map(() => draw.random.int(-6, 6));
	const isGraph = draw.random.int(0, 1) === 1;
	const asksInput = draw.inTurn('ask') === 'input';
	const at = draw.random.int(0, count - 1);
	const [x, y] = [inputs[at] ?? 0, outputs[at] ?? 0];
	if (new Set(outputs).size < 3 || x === y) return undefined;
	if (asksInput && outputs.filter((one) => one === y).length > 1) return undefined;
	const source = isGraph ? 'graph' : 'table';
	const spot = equation(call('f', x), y);
	return {
		prompt: asksInput
			? say`The ${source} shows all values of the function ${symbol('f')}. For which ${symbol('x')} is ${equation(call('f', 'x'), y)}?`
			: say`The ${source} shows all values of the function ${symbol('f')}. What is ${call('f', x)}?`,
		answer: rational(asksInput ? x : y),
		steps: [
			isGraph
				? sentence(
						asksInput
							? say`Look for the dot at the height ${y}: it belongs to the input ${x}.`
							: say`Look for the dot at the input ${x}: its height is ${y}.`,
					)
				: sentence(
						asksInput
							? say`Look for the output ${y}: it belongs to the input ${x}.`
							: say`Look for the input ${x}: its output is ${y}.`,
					),
			line(spot),
			sentence(asksInput ? say`So the input is ${x}.` : say`So the value is ${y}.`),
		],
		hints: [
			asksInput
				? say`The number ${y} is an output. Start from the outputs and find the input.`
				: say`The number ${x} is an input. Which output belongs to it?`,
		],
		figure: isGraph
			? dotGraph(inputs.map((one, place) => [one, outputs[place] ?? 0] as const))
			: valueTable([
					{ heading: 'x', values: inputs },
					{ heading: 'f(x)', values: outputs },
				]),
	};
};

export const satValue: Skill = (draw) => {
	const type = draw.inTurn('type');
	const [a, b, x] = [draw.int('a'), draw.int('b'), draw.int('x')];
	if (type === 'table') return nestedTable(draw);
	if (type === 'linear') {
		const solved = solveEquation([term(a, 'k'), term(b)], [term(a * x + b)]);
		if (!solved || x === 0 || Math.abs(a) === 1) return undefined;
		return {
			prompt: say`If ${ruleOf('f', line1(a, b))} and ${equation(call('f', 'k'), a * x + b)}, what is the value of ${symbol('k')}?`,
			answer: integer(x),
			steps: [...solved.lines],
			hints: [say`Write ${call('f', 'k')} with the rule and set it equal to the given value.`],
		};
	}
	const body = simpleRule(draw);
	const found = body && valueLines('f', body, x);
	if (!found || found.value.abs().gt(400)) return undefined;
	return {
		prompt: say`If ${ruleOf('f', body)}, what is the value of ${call('f', num(x))}?`,
		answer: rational(found.value),
		steps: [line(ruleOf('f', body)), ...found.lines],
		hints: [say`Put ${x} in place of the letter.`],
	};
};

function nestedTable(draw: Draw): Draft | undefined {
	const inputs = [1, 2, 3, 4, 5];
	const f = draw.random.shuffle(inputs);
	const at = draw.random.int(1, 5);
	const middle = f[at - 1] ?? 0;
	const end = f[middle - 1] ?? 0;
	if (middle === at || end === at) return undefined;
	const shift = draw.int('b');
	return {
		prompt: say`The table shows all values of the function ${symbol('f')}. What is the value of ${sum(call('f', call('f', at)), num(shift))}?`,
		answer: integer(end + shift),
		steps: [
			line(equation(call('f', at), middle), 'read the inner value first'),
			line(
				equation(call('f', call('f', at)), equation(call('f', middle), end)),
				'use it as the input',
			),
			line(
				equation(
					sum(call('f', call('f', at)), num(shift)),
					equation(sum(end, num(shift)), end + shift),
				),
				'then finish the sum',
			),
		],
		hints: [say`Start from the inside: find ${call('f', at)} first.`],
		figure: valueTable([
			{ heading: 'x', values: inputs },
			{ heading: 'f(x)', values: f },
		]),
	};
}
