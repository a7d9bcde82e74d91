/** func.evaluate: a value of a function from its rule, a graph or a table. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	type Expression,
	num,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import {
	linear,
	minus,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	drawnInts,
	integer,
	line,
	mergedByValue,
	polynomial,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { dotGraph } from '../../../figures/axes.ts';
import {
	composed,
	composingLines,
	line1,
	ofCoefficients,
	ruleOf,
	simpleRule,
	valueOf,
	xFirst,
} from '../../../steps/function-rule.ts';
import { valueLines } from '../../../steps/rule-value.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { misreadValues } from '../../../steps/value-misconceptions.ts';

// The part of where an expression is substituted into the rule.

const evaluateAtExpression: Skill = (draw) => {
	const c = coefficientsOf(draw);
	const k = draw.int('k');
	const form = draw.inTurn('form');
	const f = polynomialExpression(ofCoefficients(c));
	if (form === 'f(a)-f(b)' || form === 'difference') return differenceOf(c, f, k);
	const signs = draw.random.pick([1, -1]);
	const inner =
		form === 'f(kx)'
			? linear(k, 'x', 0)
			: form === 'f(-x)'
				? linear(-1, 'x', 0)
				: draw.random.int(0, 2) === 0
					? [term(1, 'x'), term(1, 'h')]
					: linear(1, 'x', signs * k);
	const left = call('f', polynomialExpression(inner));
	return {
		prompt: say`Given ${ruleOf('f', f)}, write ${left} as a polynomial in simplest form.`,
		answer: withMisconceptions(
			polynomial(polynomialExpression(xFirst(composed(c, inner)))),
			...mergedByValue(
				...misread(c, inner).map(([wrong, why]): WrongAnswer => [
					polynomial(polynomialExpression(wrong)),
					why,
				]),
			),
		),
		steps: [
			line(ruleOf('f', f)),
			...composingLines(left, c, inner, 'substitute the whole expression for x, in brackets'),
		],
		hints: [
			say`What does the rule become when every ${symbol('x')} is replaced with ${polynomialExpression(inner)}? Use brackets.`,
		],
	};
};

type Misread = [wrong: Polynomial, why: string];

/** What comes of f(kx) or f(x + q) when the input is misread. */
function misread(c: readonly number[], inner: Polynomial): Misread[] {
	const ifSquared = (...wrong: Misread[]) => (c.length > 2 ? wrong : []);
	const f = ofCoefficients(c);
	const added = inner.filter(({ powers }) => powers['x'] === undefined);
	const size = added[0]?.powers['h'] ? 'h' : added[0]?.coefficient.abs().toFraction();
	const isLess = added[0]?.coefficient.lt(0);
	if (added.length === 0) {
		const k = inner[0]?.coefficient ?? new Fraction(1);
		const without = ofCoefficients(c.map((one, at) => (at === 0 ? one : k.mul(one).valueOf())));
		if (k.equals(-1))
			return [
				[scale(f, k), 'multiplied f(x) by −1 instead of replacing x with −x'],
				...ifSquared([without, 'squared x but not its negative sign']),
				[f, 'left the rule unchanged instead of replacing x with −x'],
			];
		return [
			[
				scale(f, k),
				`multiplied f(x) by ${k.toFraction()} instead of replacing x with ${k.toFraction()}x`,
			],
			...ifSquared([without, `did not square ${k.toFraction()}`]),
			[plus(f, [term(k)]), `added ${k.toFraction()} to f(x) instead of multiplying x by it`],
		];
	}
	const x = [term(1, 'x')];
	const apart = c.reduce<Polynomial>(
		(total, one, at) =>
			at === 0
				? plus(total, [term(one)])
				: plus(total, scale(raised(x, at), one), scale(raised(added, at), one)),
		[],
	);
	return [
		[
			plus(f, added),
			isLess
				? `subtracted ${size} from f(x) instead of from x`
				: `added ${size} to f(x) instead of to x`,
		],
		...ifSquared([apart, 'squared each term separately']),
		[
			composed(c, minus(x, added)),
			isLess
				? `added ${size} to x instead of subtracting it`
				: `subtracted ${size} from x instead of adding it`,
		],
	];
}

const raised = (base: Polynomial, exponent: number): Polynomial =>
	Array.from({ length: exponent }, () => base).reduce(multiply, [term(1)]);

function coefficientsOf(draw: Draw): number[] {
	const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
	return draw.int('degree') === 1 ? [b, a] : [c, b, a];
}

function differenceOf(c: readonly number[], f: Expression, k: number) {
	const at = valueOf(c, k);
	const result = minus(ofCoefficients(c), [term(at)]);
	if (at.equals(0)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', f)}, write ${difference(call('f', 'x'), call('f', num(k)))} as a polynomial in simplest form.`,
		answer: withMisconceptions(
			polynomial(polynomialExpression(result)),
			[
				polynomial(polynomialExpression(plus(ofCoefficients(c), [term(at)]))),
				`added f(${k}) instead of subtracting it`,
			],
			[
				polynomial(polynomialExpression(minus(ofCoefficients(c), [term(k)]))),
				`subtracted ${k} instead of f(${k})`,
			],
		),
		steps: [
			...valueLines('f', f, k).lines,
			line(
				equation(difference(call('f', 'x'), call('f', num(k))), difference(f, num(at))),
				`substitute the rule for f(x) and ${plainNumber(at)} for f(${plainNumber(k)})`,
			),
			...(at.lt(0)
				? [
						line(
							continued(sum(f, num(at.neg()))),
							`subtracting ${at.toFraction()} is the same as adding ${at.neg().toFraction()}`,
						),
					]
				: []),
			...(c[0] === 0
				? []
				: [line(continued(polynomialExpression(result)), 'combine the constants')]),
		],
		hints: [say`What is the value of ${call('f', num(k))}? Find it before you subtract.`],
	};
}

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
