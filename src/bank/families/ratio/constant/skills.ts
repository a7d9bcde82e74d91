/** ratio.constant: proportional relationships y = kx. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { plainFormula } from '../../../../math/plain-words.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { counted } from '../../../../math/things-in-words.ts';
import {
	caseOf,
	distractor,
	type Draft,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { oneCurve } from '../../../figures/curves.ts';
import type { Axis, Figure } from '../../../figures/figure.ts';
import { amount, ends, exactAnswer } from '../../../steps/amounts.ts';
import { contextFor, PROPORTIONAL_CONTEXTS } from './proportional-contexts.ts';
import { someInputs, tableSkills } from './table.ts';

// The graph of y = kx in the first quadrant with one point marked.

const STEPS = [1, 2, 5, 10, 20, 25, 50];

/** Distance of grid lines so that at most ten fit and one goes through the value. */
const stepFor = (value: number): number | undefined =>
	STEPS.find((step) => value % step === 0 && value / step <= 9);

const isReadable = (x: number, y: number): boolean =>
	stepFor(x) !== undefined && stepFor(y) !== undefined;

function axisFor(value: number): Axis {
	const grid = stepFor(value) ?? 1;
	return { from: 0, to: 10 * grid, grid, numbersEvery: grid > 5 ? 2 * grid : grid };
}

/** The marked point has positive whole coordinates on grid lines. */
function proportionalGraph(x: number, y: number): Figure {
	return {
		kind: 'graph',
		x: axisFor(x),
		y: axisFor(y),
		shapes: [
			{
				kind: 'curve',
				points: [
					[0, 0],
					[10 * x, 10 * y],
				],
			},
			{ kind: 'point', at: [x, y], name: 'P', toward: [-1, 1] },
		],
		alt: `A straight line begins at the origin and passes through point P. Point P is ${counted(x, 'unit')} to the right of the y-axis and ${counted(y, 'unit')} above the x-axis.`,
	};
}

// The part that asks what a point of the graph means.

const meaningSkills: Skills = {
	'Interpret a point on a proportional graph'(draw) {
		const [a, k] = [draw.int('a'), draw.int('k')];
		const b = a * k;
		const context = contextFor(caseOf(PROPORTIONAL_CONTEXTS, draw.inTurn('ctx')), k, draw.random);
		if (!context || a === k || !isReadable(a, b)) return undefined;
		const right = context.pair(a, b);
		return {
			prompt: say`${context.scene ?? ''}On the graph, ${y} is ${context.yIs}, and ${x} is ${context.xIs}. What does the point ${product('P', tuple(a, b))} represent?`,
			answer: multipleChoice(
				right,
				distractor(context.pair(b, a), 'swapped the two coordinates'),
				distractor(context.rate(b), 'used the y-coordinate as the unit rate'),
				distractor(context.rate(a), 'used the x-coordinate as the unit rate'),
			),
			steps: [
				sentence(say`The first coordinate is ${equation(x, a)}, and ${x} is ${context.xIs}.`),
				sentence(say`The second coordinate is ${equation(y, b)}, and ${y} is ${context.yIs}.`),
				sentence(right),
			],
			hints: [say`Which quantity does each axis show? Which coordinate comes first?`],
			figure: proportionalGraph(a, b),
		};
	},
};

const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')];
const RULE = equation(y, product(k, x));

// The part that decides whether a graph shows y = kx: a straight line through the origin.

const AXIS = { from: 0, to: 10, grid: 1, numbersEvery: 1 };

/** Each has three points with whole coordinates in the window. */
const CURVES: readonly ((place: number) => number)[] = [
	...[1, 2, 4].map((under) => (place: number) => place ** 2 / under),
	...[1, 2, 3].map((factor) => (place: number) => factor * Math.sqrt(place)),
];

const YES = say`Yes, because the graph is a straight line through the origin`;
const OFF_ORIGIN = say`No, because the graph does not pass through the origin`;
const CURVED = say`No, because the graph is not a straight line`;

const RISES = distractor(
	say`Yes, because ${y} increases as ${x} increases`,
	'thought that y is proportional to x whenever both increase',
);

const graphSkills: Skills = {
	'Decide whether a graph is proportional'(draw) {
		const [form, slope, b] = [draw.inTurn('form'), Number(draw.choice('k')), draw.int('b')];
		const found = answerOf(form, b);
		const heights: Readonly<Record<string, (place: number) => number>> = {
			'line through the origin': (place) => slope * place,
			'line above the origin': (place) => slope * place + b,
			curve: draw.random.pick(CURVES),
		};
		const at = heights[form];
		if (!at) return undefined;
		return {
			prompt: say`Is ${y} proportional to ${x} in the graph? Choose the answer with the correct reason.`,
			answer: found.answer,
			steps: [
				sentence(
					say`When ${y} is proportional to ${x}, the graph is a straight line through ${tuple(0, 0)}.`,
				),
				sentence(found.seen),
				sentence(say`${found.right}.`),
			],
			hints: [say`What two things must be true of the graph when ${y} is proportional to ${x}?`],
			figure: oneCurve({ at, keys: [0] }, { x: AXIS, y: AXIS }),
		};
	},
};

function answerOf(form: string, b: number) {
	const [yes, off, curved] = [
		distractor(
			YES,
			form === 'curve'
				? 'checked only whether the graph passes through the origin'
				: 'checked only whether the graph is a straight line',
		),
		distractor(OFF_ORIGIN, 'did not look at where the graph begins'),
		distractor(CURVED, 'did not notice that the graph is a straight line'),
	];
	if (form === 'curve')
		return {
			right: CURVED,
			answer: multipleChoice(CURVED, yes, RISES, off),
			seen: say`This graph passes through ${tuple(0, 0)}, but it is a curve.`,
		};
	if (form === 'line above the origin')
		return {
			right: OFF_ORIGIN,
			answer: multipleChoice(OFF_ORIGIN, yes, RISES, curved),
			seen: say`This graph is a straight line, but it meets the ${y}-axis at ${tuple(0, b)}.`,
		};
	return {
		right: YES,
		answer: multipleChoice(YES, RISES, off, curved),
		seen: say`This graph is a straight line, and it passes through ${tuple(0, 0)}.`,
	};
}

export const skills: Skills = {
	...tableSkills,
	...meaningSkills,
	...graphSkills,

	'Find the constant of proportionality'(draw) {
		const factor = new Fraction(draw.inTurn('k'));
		const make = caseOf(PROPORTIONAL_CONTEXTS, draw.choice('ctx'));
		const context = contextFor(make, factor.valueOf(), draw.random);
		const inputs = someInputs(draw);
		const outputs = inputs.map((input) => factor.mul(input));
		if (!context || outputs.some((value) => !ends(value, context.isMoney ? 2 : 0)))
			return undefined;
		// Where x is 1 or increases by 1, the y-value or the difference of two y-values is right, too.
		if (inputs.some((input) => input === 1 || inputs.includes(input + 1))) return undefined;
		const [first, last] = [inputs[0] ?? 1, inputs.at(-1) ?? 1];
		// So is y − x at x = 2 where k is 2, and the first x-value itself.
		if (factor.equals(first) || inputs.some((input) => factor.mul(input).sub(input).equals(factor)))
			return undefined;
		const share = (input: number, found: string) => {
			const output = amount(factor.mul(input));
			const pair = `(${input}, ${plainFormula(tex(output)) ?? ''})`;
			return line(equation(quotient(output, input), amount(factor)), `for ${pair}, ${found}`);
		};
		return {
			prompt: say`${context.scene ?? ''}In the table, ${y} is ${context.yIs}, and ${x} is ${context.xIs}. The two quantities are proportional. Find the constant of proportionality ${k} in ${RULE}.`,
			answer: withMisconceptions(
				exactAnswer(factor),
				[rational(factor.inverse()), 'divided x by y instead of y by x'],
				[rational(outputs[0] ?? 0), 'used the first y-value without dividing it by x'],
				[
					rational((outputs[1] ?? new Fraction(0)).sub(outputs[0] ?? 0)),
					'subtracted two y-values instead of dividing y by x',
				],
			),
			steps: [
				line(equation(k, quotient(y, x)), 'divide both sides of y = kx by x'),
				share(first === 1 ? (inputs[1] ?? 2) : first, 'divide the y-value by the x-value'),
				share(last, 'the quotient is the same'),
				sentence(say`The constant of proportionality is ${equation(k, amount(factor))}.`),
			],
			hints: [say`What is each ${y}-value divided by its ${x}-value?`],
			figure: {
				kind: 'value table',
				rows: [
					{ heading: context.x, values: inputs },
					{
						heading: context.y,
						values: outputs.map((value) => value.valueOf()),
						...(context.isMoney ? { isMoney: true } : {}),
					},
				],
			},
		};
	},

	'Write the equation of a proportional relationship'(draw) {
		const factor = new Fraction(draw.int('k'), draw.int('q'));
		const make = caseOf(PROPORTIONAL_CONTEXTS, draw.inTurn('ctx'));
		const context = contextFor(make, factor.valueOf(), draw.random);
		if (!context || factor.equals(1)) return undefined;
		const fromGraph = draw.random.int(0, 1) === 0;
		const input = Number(factor.d) * draw.random.int(factor.d === 1n ? 2 : 1, 4);
		const output = factor.mul(input);
		if (fromGraph && !isReadable(input, output.valueOf())) return undefined;
		const meaning = say`${y} is ${context.yIs}, and ${x} is ${context.xIs}`;
		const rule = equation(y, product(factor, x));
		return {
			prompt: fromGraph
				? say`${context.scene ?? ''}On the graph, ${meaning}. Use point ${symbol('P')} to write the equation of the line in the form ${RULE}. ${FORM}`
				: say`${context.story(input, output)} Write an equation in the form ${RULE}, where ${meaning}. ${FORM}`,
			answer: withMisconceptions(
				written('equation', rule),
				[
					written('equation', equation(y, product(factor.inverse(), x))),
					'divided x by y instead of y by x',
				],
				[
					written('equation', equation(y, sum(x, output.sub(input)))),
					`${output.lt(input) ? 'subtracted' : 'added'} the difference instead of multiplying by the ratio`,
				],
			),
			steps: ruleLines(
				factor,
				input,
				output.valueOf(),
				rule,
				fromGraph ? say`Point ${symbol('P')} gives` : say`One pair is`,
			),
			hints: [say`Which ${x}-value and ${y}-value go together? What is ${y} divided by ${x}?`],
			...(fromGraph && { figure: proportionalGraph(input, output.valueOf()) }),
		};
	},
};

const FORM = say`Write ${k} as a whole number or as a fraction in lowest terms.`;

function ruleLines(
	factor: Fraction,
	input: number,
	output: number,
	rule: Expression,
	before: Prose,
): Draft['steps'] {
	const isReduced = factor.d === BigInt(input) && factor.n === BigInt(output);
	return [
		sentence(say`${before} ${equation(x, input)} and ${equation(y, output)}.`),
		line(equation(k, quotient(y, x)), 'divide both sides of y = kx by x'),
		line(equation(k, quotient(output, input)), 'substitute the pair'),
		...(isReduced
			? []
			: [
					line(
						equation(k, rationalOf(factor)),
						factor.d === 1n ? 'divide' : 'write the fraction in lowest terms',
					),
				]),
		line(rule, 'substitute k into y = kx'),
	];
}

const rationalOf = (value: Fraction): Expression => ({ kind: 'number', value });
