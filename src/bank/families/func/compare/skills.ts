/** func.compare: two functions side by side, given in different ways. */
import {
	absolute,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call, PI, root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, sentence, type Skill, type Skills } from '../../../family.ts';
import { joinedByAnd } from '../../../steps/solved.ts';
import { dotGraph } from '../../../figures/graph.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { vertexForm } from '../../../steps/quadratic.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';
import { gapChoice, lines } from './lines.ts';

// Linear or nonlinear: by equation, table or graph.

/** The linear one of four equations, or whether the function in a table or graph is linear, with the reason. */
export const linearity: Skill = (draw) => {
	const kind = draw.inTurn('kind');
	const [m, b] = [draw.random.pick([-4, -3, -2, 2, 3, 4, 5]), draw.random.int(-5, 8)];
	return kind === 'equation' ? linearEquation(draw, m, b) : linearData(draw, kind, m, b);
};

function linearEquation(draw: Draw, m: number, b: number): Draft | undefined {
	const k = draw.random.int(2, 9);
	if (b === 0) return undefined;
	const right = equation('y', line1(m, b));
	return {
		prompt: say`Which equation describes a linear function?`,
		answer: multipleChoice(
			right,
			distractor(equation(product('x', 'y'), k), 'treated a product of the variables as linear'),
			distractor(
				equation('y', {
					kind: 'sum',
					terms: [product(m, power('x', 2)), num(b)],
				}),
				'overlooked the square',
			),
			distractor(
				equation('y', {
					kind: 'sum',
					terms: [root('x'), num(k)],
				}),
				'overlooked the square root',
			),
		),
		steps: [
			sentence(
				say`The equation of a linear function can be written as ${equation('y', { kind: 'sum', terms: [product('m', 'x'), symbol('b')] })}.`,
			),
			sentence(
				say`The other equations contain a square, a square root, or a product of variables, so they cannot be written in this form.`,
			),
			sentence(say`Only ${right} has this form.`),
		],
		hints: [
			say`In which equation is ${symbol('x')} only multiplied by a number, with a number added?`,
		],
	};
}

function linearData(draw: Draw, kind: string, m: number, b: number): Draft | undefined {
	const isLinear = draw.random.int(0, 1) === 1;
	const inputs = [0, 1, 2, 3, 4];
	const bend = draw.random.pick([-1, 1]);
	const outputs = inputs.map((x) => (isLinear ? (m % 3) * x : bend * x * x) + (b % 4));
	if (isLinear && m % 3 === 0) return undefined;
	if (outputs.some((one) => Math.abs(one) > 19)) return undefined;
	const same = say`Linear, because each step of 1 in ${symbol('x')} changes ${symbol('y')} by the same amount`;
	const differs = say`Nonlinear, because equal steps in ${symbol('x')} change ${symbol('y')} by different amounts`;
	return {
		prompt: say`Is the function in the ${kind} linear or nonlinear? Choose the answer with the correct reason.`,
		answer: multipleChoice(
			isLinear ? same : differs,
			distractor(
				isLinear ? differs : same,
				isLinear ? 'subtracted the outputs in different orders' : 'looked at only one step',
			),
			distractor(
				say`Linear, because ${symbol('y')} changes in only one direction`,
				'thought that every function that only rises or only falls is linear',
			),
			distractor(
				say`Nonlinear, because ${symbol('y')} is not a multiple of ${symbol('x')}`,
				'thought that every line passes through the origin',
			),
		),
		steps: [
			sentence(
				say`When ${symbol('x')} increases by 1 at a time, the changes in ${symbol('y')} are ${joinedByAnd(outputs.slice(1).map((one, at) => num(one - (outputs[at] ?? 0))))}.`,
			),
			sentence(say`${isLinear ? same : differs}.`),
		],
		hints: [say`How much does ${symbol('y')} change each time ${symbol('x')} increases by 1?`],
		figure:
			kind === 'table'
				? valueTable([
						{ heading: 'x', values: inputs },
						{ heading: 'y', values: outputs },
					])
				: dotGraph(inputs.map((x, at) => [x, outputs[at] ?? 0] as const)),
	};
}

// Which of two parent functions has a feature: domain, range, zeros, symmetry or end behaviour.

/** all: defined everywhere; negative: has negative values; zero: has a zero; even; grows: without end to the right. */
type Features = readonly [
	all: boolean,
	negative: boolean,
	zero: boolean,
	even: boolean,
	grows: boolean,
];

/** The rule, its features, and one of its zeros, where it has any. */
const FUNCTIONS: Readonly<Record<string, readonly [Expression, Features, zero?: Expression]>> = {
	x: [symbol('x'), [true, true, true, false, true], num(0)],
	'x²': [power('x', 2), [true, false, true, true, true], num(0)],
	'√x': [root('x'), [false, false, true, false, true], num(0)],
	'1/x': [quotient(1, 'x'), [false, true, false, false, false]],
	'abs x': [absolute('x'), [true, false, true, true, true], num(0)],
	linear: [line1(2, 3), [true, true, true, false, true], opposite(quotient(3, 2))],
	quadratic: [line1(1, 0), [true, false, true, true, true], num(0)],
	cubic: [power('x', 3), [true, true, true, false, true], num(0)],
	rational: [quotient(1, 'x'), [false, true, false, false, false]],
	exponential: [power(2, 'x'), [true, false, false, false, true]],
	logarithmic: [call('\\log', 'x'), [false, true, true, false, true], num(1)],
	sinusoidal: [call('\\cos', 'x'), [true, true, true, true, false], quotient(PI, 2)],
};

/** Of one function, of two or none, of a function that does not have it, and what its graph then shows. */
type Asked = {
	at: number;
	one: string;
	both: string;
	none: string;
	shown: readonly [yes: string, no: string];
	hint: string;
};

const ASKS: Readonly<Record<string, Asked>> = {
	domain: {
		at: 0,
		one: 'is defined for all real numbers',
		both: 'are defined for all real numbers',
		none: 'is not defined for all real numbers',
		shown: ['has a point for every x', 'has no point for some x'],
		hint: 'Does the graph of each function have a point for every x?',
	},
	range: {
		at: 1,
		one: 'has negative values',
		both: 'have negative values',
		none: 'has no negative values',
		shown: ['has points below the x-axis', 'has no points below the x-axis'],
		hint: 'Does the graph of either function go below the x-axis?',
	},
	zeros: {
		at: 2,
		one: 'has a zero',
		both: 'have a zero',
		none: 'has no zero',
		shown: ['meets the x-axis', 'does not meet the x-axis'],
		hint: 'Does the graph of each function meet the x-axis?',
	},
	symmetry: {
		at: 3,
		one: 'is an even function',
		both: 'are even functions',
		none: 'is not an even function',
		shown: ['is symmetric about the y-axis', 'is not symmetric about the y-axis'],
		hint: 'Is the graph of each function symmetric about the y-axis?',
	},
	'end behaviour': {
		at: 4,
		one: 'increases without bound as x increases',
		both: 'increase without bound as x increases',
		none: 'does not increase without bound as x increases',
		shown: ['rises without bound to the right', 'does not rise without bound to the right'],
		hint: 'What does the graph of each function do far to the right?',
	},
};

/** The same with its x and y as formulas. */
const typeset = (text: string): Prose => ({
	parts: text
		.split(/\b([xy])\b/)
		.map((part) => (part === 'x' || part === 'y' ? symbol(part) : part)),
});

export const features: Skill = (draw) => {
	const [name, other] = [draw.choice('f'), draw.choice('g')];
	if (name === other) return undefined;
	const [f, ofF, zeroOfF] = caseOf(FUNCTIONS, name);
	const [g, ofG, zeroOfG] = caseOf(FUNCTIONS, other);
	const ask = draw.inTurn('ask');
	const { at, one: has, both, none, shown, hint } = caseOf(ASKS, ask);
	const rule = (of: Expression, key: string) => (key === 'quadratic' ? power('x', 2) : of);
	const [inF, inG] = [ofF[at] ?? false, ofG[at] ?? false];
	const options = [
		say`both of them`,
		say`only ${symbol('f')}`,
		say`only ${symbol('g')}`,
		say`neither of them`,
	];
	const right = inF && inG ? 0 : inF ? 1 : inG ? 2 : 3;
	const body = (place: number): Prose => options[place] ?? say``;
	const tell = (letter: string, holds: boolean, zero?: Expression) =>
		sentence(
			say`The graph of ${symbol(letter)} ${typeset(shown[holds ? 0 : 1])}${ask === 'zeros' && zero ? say` at ${equation('x', zero)}` : ''}, so ${symbol(letter)} ${typeset(holds ? has : none)}.`,
		);
	const thought = (letter: string, holds: boolean) => `that ${letter} ${holds ? has : none}`;
	return {
		prompt: say`Given ${ruleOf('f', rule(f, name))} and ${ruleOf('g', rule(g, other))}, which of the two functions ${typeset(has)}?`,
		answer: multipleChoice(
			body(right),
			...[0, 1, 2, 3]
				.filter((one) => one !== right)
				.map((one) => {
					const wrong = [
						...(one < 2 === inF ? [] : [thought('f', !inF)]),
						...((one === 0 || one === 2) === inG ? [] : [thought('g', !inG)]),
					];
					return distractor(
						body(one),
						wrong.length < 2 || inF !== inG
							? `thought ${wrong.join(' and ')}`
							: inF
								? `thought that neither function ${has}`
								: `thought that both functions ${both}`,
					);
				}),
		),
		steps: [
			tell('f', inF, zeroOfF),
			tell('g', inG, zeroOfG),
			sentence(say`So ${body(right)} ${typeset(right === 0 ? both : has)}.`),
		],
		hints: [typeset(hint)],
	};
};

export const skills: Skills = {
	'Compare the features of two functions': features,
	'Compare two linear functions in different forms': lines,
	'Compare two quadratic functions in different forms': quadratics,
	'Decide whether a function is linear': linearity,
};

function quadratics(draw: Draw): Draft | undefined {
	const [a1, a2, h1, h2, k1, k2] = drawnInts(draw, 'a1', 'a2', 'h1', 'h2', 'k1', 'k2');
	if (a1 * a2 < 0 || h1 === 0 || k1 === 0) return undefined;
	const what = a1 < 0 ? 'maximum value' : 'minimum value';
	const inputs = [-2, -1, 0, 1, 2].map((one) => one + h2);
	const other =
		Math.abs(h1 - h2) === Math.abs(k1 - k2)
			? ([Math.abs(k1 - k2) + 1, 'misread one of the values by 1'] as const)
			: ([Math.abs(h1 - h2), 'compared the x-coordinates of the vertices'] as const);
	return gapChoice(
		what,
		k1,
		k2,
		other,
		[
			sentence(say`The vertex of ${symbol('f')} is ${tuple(h1, k1)}, so its ${what} is ${k1}.`),
			sentence(
				say`In the table, the values of ${symbol('g')} are symmetric about ${equation('x', h2)}, so its vertex is ${tuple(h2, k2)} and its ${what} is ${k2}.`,
			),
		],
		[
			{ words: say`${ruleOf('f', vertexForm(a1, h1, k1))}` },
			{
				words: say`the quadratic function ${symbol('g')} whose values are in the table`,
				figure: valueTable([
					{ heading: 'x', values: inputs },
					{ heading: 'g(x)', values: inputs.map((x) => a2 * (x - h2) ** 2 + k2) },
				]),
			},
		],
	);
}
