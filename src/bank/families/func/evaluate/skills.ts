/** func.evaluate: a value of a function from its rule, a graph or a table. */
import { equation, num, sum, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	drawnInts,
	integer,
	line,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { line1, ofCoefficients, ruleOf, simpleRule } from '../../../steps/function-rule.ts';
import { valueLines } from '../../../steps/rule-value.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { misreadValues } from '../../../steps/value-misconceptions.ts';
import { evaluateAtExpression } from './expression.ts';
import { dotGraph } from '../../../figures/axes.ts';

// The parts of func.evaluate that read pairs of a function from a graph or a table.

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, i) => from + i);

const readPairs: Skill = (draw) => {
	const count = draw.random.int(5, 7);
	const inputs = draw.random.sample(range(-6, 6), count).toSorted((a, b) => a - b);
	const outputs = inputs.map(() => draw.random.int(-6, 6));
	const isGraph = draw.random.int(0, 1) === 1;
	const asksInput = draw.inTurn('ask') === 'input';
	const at = draw.random.int(0, count - 1);
	const [x, y] = [inputs[at] ?? 0, outputs[at] ?? 0];
	if (new Set(outputs).size < 3 || x === y) return undefined;
	if (asksInput && outputs.filter((one) => one === y).length > 1) return undefined;
	const spot = equation(call('f', x), y);
	const switched = asksInput ? outputs[inputs.indexOf(y)] : inputs[outputs.indexOf(x)];
	const answer = withMisconceptions(
		rational(asksInput ? x : y),
		...(switched === undefined
			? []
			: ([[rational(switched), 'switched the input and the output']] satisfies WrongAnswer[])),
		asksInput
			? [rational(y), 'gave the output instead of the input']
			: [rational(x), 'gave the input instead of the output'],
		...[at - 1, at + 1].flatMap((beside): WrongAnswer[] => {
			const value = (asksInput ? inputs : outputs)[beside];
			return value === undefined
				? []
				: [[rational(value), `read the ${isGraph ? 'dot' : 'column'} next to the correct one`]];
		}),
	);
	const shown = isGraph
		? say`The complete graph of the function ${symbol('f')} is shown.`
		: say`The table shows all the ordered pairs of the function ${symbol('f')}.`;
	return {
		prompt: asksInput
			? say`${shown} For which value of ${symbol('x')} is ${equation(call('f', 'x'), y)}?`
			: say`${shown} What is ${call('f', x)}?`,
		answer,
		steps: [
			isGraph
				? sentence(
						asksInput
							? say`Find the dot whose ${symbol('y')}-coordinate is ${y}. Its ${symbol('x')}-coordinate is ${x}.`
							: say`Find the dot whose ${symbol('x')}-coordinate is ${x}. Its ${symbol('y')}-coordinate is ${y}.`,
					)
				: sentence(
						asksInput
							? say`Find the output ${y} in the table. Its input is ${x}.`
							: say`Find the input ${x} in the table. Its output is ${y}.`,
					),
			line(spot),
			...(asksInput ? [sentence(say`So ${equation('x', x)}.`)] : []),
		],
		hints: [
			asksInput
				? say`Is ${y} an input or an output? Which number is paired with it?`
				: say`Is ${x} an input or an output? Which number is paired with it?`,
		],
		figure: isGraph
			? dotGraph(inputs.map((one, place) => [one, outputs[place] ?? 0] as const))
			: {
					kind: 'value table',
					rows: [
						{ heading: 'x', values: inputs },
						{ heading: 'f(x)', values: outputs },
					],
				},
	};
};

const satValue: Skill = (draw) => {
	const type = draw.inTurn('type');
	const [a, b, x] = [draw.int('a'), draw.int('b'), draw.int('x')];
	if (type === 'table') return nestedTable(draw);
	if (type === 'linear') {
		const solved = solveEquation([term(a, 'k'), term(b)], [term(a * x + b)]);
		if (!solved || x === 0 || Math.abs(a) === 1) return undefined;
		return {
			prompt: say`If ${ruleOf('f', line1(a, b))} and ${equation(call('f', 'k'), a * x + b)}, what is the value of ${symbol('k')}?`,
			answer: withMisconceptions(
				integer(x),
				[integer(a * (a * x + b) + b), 'substituted the output for the input'],
				[integer(a * x), `forgot to divide by ${a}`],
			),
			steps: solved.lines.map((one, place) =>
				place === 0 ? { ...one, why: 'set the rule at x = k equal to the given value' } : one,
			),
			hints: [
				say`What does the rule give for the input ${symbol('k')}? Which number must that equal?`,
			],
		};
	}
	const body = simpleRule(draw);
	const found = body && valueLines('f', body, x);
	if (!found || found.value.abs().gt(400)) return undefined;
	const answer = withMisconceptions(rational(found.value), ...misreadValues(body, x));
	return {
		prompt: say`If ${ruleOf('f', body)}, what is the value of ${call('f', num(x))}?`,
		answer,
		steps: [line(ruleOf('f', body)), ...found.lines],
		hints: [substituteHint(x)],
	};
};

const substituteHint = (at: number): Prose =>
	say`Which number does ${call('f', at)} tell you to substitute for ${symbol('x')}? Follow the order of operations.`;

function nestedTable(draw: Draw): Draft | undefined {
	const inputs = [1, 2, 3, 4, 5];
	const f = draw.random.shuffle(inputs);
	const at = draw.random.int(1, 5);
	const middle = f[at - 1] ?? 0;
	const end = f[middle - 1] ?? 0;
	if (middle === at || end === at) return undefined;
	const shift = draw.int('b');
	return {
		prompt: say`The table shows all the ordered pairs of the function ${symbol('f')}. What is the value of ${sum(call('f', call('f', at)), num(shift))}?`,
		answer: withMisconceptions(
			integer(end + shift),
			[integer(middle + shift), 'applied the function only once'],
			[integer(end), `stopped at f(f(${at}))`],
			[integer(2 * middle + shift), 'doubled the value instead of applying the function twice'],
		),
		steps: [
			line(equation(call('f', at), middle), 'read the inner value from the table'),
			line(
				equation(call('f', call('f', at)), equation(call('f', middle), end)),
				`use ${middle} as the next input`,
			),
			line(
				equation(
					sum(call('f', call('f', at)), num(shift)),
					equation(sum(end, num(shift)), end + shift),
				),
				shift < 0 ? `subtract ${-shift}` : `add ${shift}`,
			),
		],
		hints: [say`Start from the inside: find ${call('f', at)} first.`],
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: inputs },
				{ heading: 'f(x)', values: f },
			],
		},
	};
}

const value: Skill = (draw) => {
	const body = simpleRule(draw);
	const at = draw.int('x');
	const found = body && valueLines('f', body, at);
	if (!found || found.value.abs().gt(400)) return undefined;
	const answer = withMisconceptions(rational(found.value), ...misreadValues(body, at));
	return {
		prompt: say`Given ${ruleOf('f', body)}, find ${call('f', num(at))}.`,
		answer,
		steps: [line(ruleOf('f', body)), ...found.lines],
		hints: [substituteHint(at)],
	};
};

export const skills: Skills = {
	'Evaluate a function at a number': value,
	'Evaluate a function at an expression': evaluateAtExpression,
	'Read inputs and outputs from a graph or table': readPairs,
	'Find function values from a rule or table': satValue,

	'Complete an input-output table'(draw) {
		const [a, b] = drawnInts(draw, 'a', 'b');
		if (a === 1 && b === 0) return undefined;
		const inputs = increasing(draw);
		const at = draw.random.int(1, inputs.length - 1);
		const input = inputs[at] ?? 0;
		const body = polynomialExpression(ofCoefficients([b, a]));
		const result = a * input + b;
		const answer = withMisconceptions(integer(result), ...misreadValues(body, input));
		return {
			prompt: say`The outputs in the table follow the rule ${equation('y', body)}. Find the missing output.`,
			answer,
			steps: [
				...valueLines('y', body, input).lines.map((one, place) =>
					place === 0 && one.formula?.kind === 'relation'
						? line(equation('y', one.formula.right), one.why)
						: one,
				),
				sentence(say`The missing output is ${result}.`),
			],
			hints: [
				say`Which input is above the missing output? What does the rule give for that input?`,
			],
			figure: {
				kind: 'value table',
				rows: [
					{ heading: 'x', values: inputs },
					{
						heading: 'y',
						values: inputs.map((one, place) => (place === at ? '?' : a * one + b)),
					},
				],
			},
		};
	},
};

function increasing(draw: Draw): number[] {
	const numbers = Array.from({ length: 16 }, (_, at) => at - 5);
	const inputs = draw.random.sample(numbers, draw.random.int(4, 5)).toSorted((a, b) => a - b);
	return inputs;
}
