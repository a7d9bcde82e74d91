/** lin.from-two-points: the line through two points, medians, linear functions. */
import type Fraction from 'fraction.js';
import { equation, product, sum, symbol } from '../../../../math/expression.ts';
import {
	type At,
	fraction,
	interceptOf,
	lineEquation,
	midpointOf,
	MX_PLUS_B,
	pointAt,
	slopeIntercept,
	slopeTimes,
} from '../../../../math/lines.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { linearStory } from '../../../contexts/linear-settings.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';
import type { Spot } from '../../../figures/figure.ts';
import { fromIntercept, fromPointSlope, midpointLines } from '../../../steps/line-form.ts';
import { throughBoth, withStraights } from '../../../steps/line-sketch.ts';
import {
	fromReadings,
	lettered,
	readingsHints,
	readingsReversed,
	ruleEquation,
} from '../../../steps/linear-story.ts';
import { slopeLines } from '../../../steps/slope.ts';
import { orderReversed, wrongFromPoint, wrongLines } from '../../../steps/wrong-lines.ts';

const modelFromTwo: Skill = (draw) => {
	const [story, x1] = [linearStory(draw), draw.int('x1')];
	const x2 = x1 + draw.int('dx');
	if (x1 < 2 || !story.fits(x2)) return undefined;
	const { setting } = story;
	const { input, output, compared } = setting;
	const { stated, lines } = fromReadings(story, x1, x2);
	return {
		prompt: say`${stated} Write an equation that gives ${lettered(setting)}. Use the form ${equation(output, sum(product('m', input), 'b'))}.`,
		answer: withMisconceptions(
			written('line', ruleEquation(story)),
			[
				written('line', equation(output, slopeIntercept(story.rate, story.value(x1), input))),
				`used the first of the given ${compared[0]} as b`,
			],
			[
				written(
					'line',
					equation(output, slopeIntercept(-story.rate, story.value(x1) + story.rate * x1, input)),
				),
				`${readingsReversed(setting)} to find the slope`,
			],
			[
				written('line', equation(output, slopeIntercept(story.rate, -story.start, input))),
				orderReversed(`the first of the given ${compared[0]}`, `m${input}`),
			],
		),
		steps: lines,
		hints: readingsHints(setting),
	};
};

const SLOPE_FIRST = say`What is the slope?`;
const HINTS = [SLOPE_FIRST, say`How can you use one of the points to find ${symbol('b')}?`];

const POINT_SLOPE_HINTS = [
	SLOPE_FIRST,
	say`How can you use the slope and one of the points to write an equation of the line?`,
];

/** Which of two points is substituted. */
type Preferred = (from: At, to: At) => At | undefined;

/** On the y-axis, a point gives b at once. */
const onAxis: Preferred = (from, to) => (to[0] === 0 ? to : from);

/** On the y-axis, either point would give b without the point-slope form. */
const offAxis: Preferred = (from, to) => (from[0] === 0 || to[0] === 0 ? undefined : from);

export const skills: Skills = {
	'Write the equation of a line through two points': throughTwo(
		fromIntercept,
		onAxis,
		HINTS,
		(m, at) => wrongLines(m, interceptOf(m, at), at, { named: 'one of the points' }),
	),
	'Write an equation from two points': throughTwo(
		fromPointSlope,
		offAxis,
		POINT_SLOPE_HINTS,
		wrongFromPoint,
	),
	'Write an equation from a graph or two points': drawnOrGiven,
	'Find a median of a triangle': (draw) =>
		medianOf(draw, { x: draw.random.int(-6, 6), y: draw.random.int(-6, 6) }),
	'Write the equation of a median': (draw) =>
		medianOf(draw, { x: draw.int('x1') + draw.int('dx'), y: draw.int('y1') + draw.int('dy') }),
	'Write a linear model from two readings': modelFromTwo,
	'Find a value of a linear function from two others': valueOfFunction,
};

type FromPoint = (m: Fraction, at: At) => Line[];

// With a slope of 1 or −1, here and below, dividing the change in x by the change in y would go unnoticed.

function throughTwo(
	rest: FromPoint,
	preferred: Preferred,
	hints: Prose[],
	wrong: (m: Fraction, at: At) => WrongAnswer[],
): Skill {
	return (draw) => {
		const from = [draw.int('x1'), draw.int('y1')] as const;
		const to = [from[0] + draw.int('dx'), from[1] + draw.int('dy')] as const;
		const m = fraction(to[1] - from[1], to[0] - from[0]);
		if (m.abs().equals(1) || m.d > 6n || Math.abs(to[1]) > 15) return undefined;
		const level = to[1] === from[1];
		const at = preferred(from, to);
		if (!at || (level && draw.random.int(0, 1) === 1)) return undefined;
		return {
			prompt: say`Write the equation of the line through ${pointAt(from)} and ${pointAt(to)} in the form ${MX_PLUS_B}.`,
			answer: withMisconceptions(
				written('line', lineEquation(m, interceptOf(m, from))),
				...(level ? [] : mergedByValue(...wrong(m, at))),
			),
			steps: drawnThrough(from, to, [
				...slopeLines(from, to),
				...(level
					? [
							line(
								equation('y', from[1]),
								'the slope is 0, so y is the same at every point on the line',
							),
						]
					: rest(m, at)),
			]),
			hints,
		};
	};
}

/** The last line states the equation: there both points are seen on the graph. */
const drawnThrough = (from: At, to: At, steps: readonly Line[]): Line[] =>
	steps.map((step) =>
		step === steps.at(-1) ? withStraights(step, [throughBoth(from, to)], [from, to]) : step,
	);

function drawnOrGiven(draw: Draw): Draft | undefined {
	const [m, b, x1, dx] = [draw.int('m'), draw.int('b'), draw.int('x1'), draw.int('dx')];
	const from: Spot = [x1, m * x1 + b];
	const to: Spot = [x1 + dx, m * (x1 + dx) + b];
	const drawn = draw.random.int(0, 1) === 1;
	if (Math.max(...[...from, ...to].map(Math.abs)) > (drawn ? 11 : 15)) return undefined;
	// On a line through the origin, the sign of b would not matter.
	if (Math.abs(m) === 1 || b === 0 || (from[1] === 0 && to[1] === 0)) return undefined;
	const at = to[0] === 0 ? to : from;
	const steps = [...slopeLines(from, to), ...fromIntercept(m, at)];
	const answer = withMisconceptions(
		written('line', lineEquation(m, b)),
		...mergedByValue(...wrongLines(m, b, at, { named: 'one of the points' })),
	);
	if (!drawn)
		return {
			prompt: say`Write the equation of the line through ${pointAt(from)} and ${pointAt(to)} in the form ${MX_PLUS_B}.`,
			answer,
			steps: drawnThrough(from, to, steps),
			hints: HINTS,
		};
	return {
		prompt: say`The graph shows a line through the points ${symbol('A')} and ${symbol('B')}. Write the equation of the line in the form ${MX_PLUS_B}.`,
		answer,
		steps: [
			sentence(
				say`The points are ${product('A', pointAt(from))} and ${product('B', pointAt(to))}.`,
				'read them from the graph',
			),
			...steps,
		],
		hints: [
			say`What are the coordinates of ${symbol('A')} and ${symbol('B')}, and what is the slope of the line?`,
			say`How can you use one of the points to find ${symbol('b')}?`,
		],
		figure: {
			kind: 'graph',
			...axesAround([from, to]),
			shapes: [
				{ kind: 'line', through: [from, to] },
				{ kind: 'point', at: from, name: 'A', toward: [1, m > 0 ? -1 : 1] },
				{ kind: 'point', at: to, name: 'B', toward: [1, m > 0 ? -1 : 1] },
			],
			alt: `A straight line goes through point A, which is ${whereIs(from)}, and point B, which is ${whereIs(to)}.`,
		},
	};
}

function valueOfFunction(draw: Draw): Draft | undefined {
	const [x1, dx, m, b, k] = [
		draw.int('x1'),
		draw.int('dx'),
		draw.int('m'),
		draw.int('b'),
		draw.int('k'),
	];
	const x2 = x1 + dx;
	if (Math.abs(m) === 1 || k === x1 || k === x2 || b === 0 || (k === 0 && x1 === 0))
		return undefined;
	const f = (x: number) => m * x + b;
	const [from, to] = [
		[x1, f(x1)],
		[x2, f(x2)],
	] as const;
	const at = x2 === 0 ? to : from;
	const table = draw.random.int(0, 1) === 1;
	const third = Math.max(x1, x2) + dx;
	const asTable = table && third !== k;
	const shown = asTable ? [x1, x2, third] : [x1, x2];
	const given = asTable
		? say`The table shows some values of the linear function ${symbol('f')}.`
		: say`The function ${symbol('f')} is linear, with ${equation(call('f', x1), f(x1))} and ${equation(call('f', x2), f(x2))}.`;
	return {
		prompt: say`${given} What is the value of ${call('f', k)}?`,
		answer: withMisconceptions(
			rational(f(k)),
			...mergedByValue(
				...(k === 0 ? [] : [[rational(m * k), 'found only mx and did not add b'] as const]),
				[
					rational(at[1] + m * at[0] - m * k),
					'subtracted the x-coordinates and the y-coordinates in opposite orders to find the slope',
				],
				[rational(f(x1) + m * k), `used f(${x1}) as b`],
			),
		),
		steps: [
			sentence(
				say`The graph of ${symbol('f')} passes through ${pointAt(from)} and ${pointAt(to)}.`,
				'the value of the function is the y-coordinate',
			),
			...slopeLines(from, to),
			...fromIntercept(m, at),
			line(equation(call('f', k), sum(slopeTimes(m, k), b)), `substitute ${k} for x`),
			...(m === 1 ? [] : [line(equation(call('f', k), sum(m * k, b)), 'multiply')]),
			line(equation(call('f', k), f(k)), b < 0 ? 'subtract' : 'add'),
		],
		hints: [
			say`What is the slope of the graph of ${symbol('f')}?`,
			say`How can you use one of the given values to find ${symbol('b')} in ${MX_PLUS_B}?`,
		],
		...(asTable
			? {
					figure: {
						kind: 'value table',
						rows: [
							{ heading: 'x', values: shown },
							{ heading: 'f(x)', values: shown.map(f) },
						],
					},
				}
			: {}),
	};
}

// Medians of triangles, from a vertex to the midpoint of the opposite side.

/** The median from A = (x1, y1); B is given, C is (u, v). Vertical medians, slopes that are their own reciprocals, and awkward fractions are left out. */
function medianOf(draw: Draw, { x, y }: { x: number; y: number }): Draft | undefined {
	const a: At = [draw.int('x1'), draw.int('y1')];
	const [b, c]: At[] = [
		[x, y],
		[draw.int('u'), draw.int('v')],
	];
	if (!b || !c || isFlat(a, b, c)) return undefined;
	const middle = midpointOf(b, c);
	const run = middle[0].sub(a[0]);
	if (run.equals(0) || middle.some(({ d }) => d !== 1n)) return undefined;
	const m = middle[1].sub(a[1]).div(run);
	const constant = interceptOf(m, a);
	if (
		m.equals(0) ||
		m.abs().equals(1) ||
		m.d > 4n ||
		constant.d > 4n ||
		Math.abs(x) > 12 ||
		Math.abs(y) > 12
	)
		return undefined;
	const vertices = say`${product('A', pointAt(a))}, ${product('B', pointAt(b))}, and ${product('C', pointAt(c))}`;
	return {
		prompt: say`A triangle has vertices ${vertices}. Write the equation of the median from ${symbol('A')} in the form ${MX_PLUS_B}.`,
		answer: withMisconceptions(
			written('line', lineEquation(m, constant)),
			...mergedByValue(...wrongLines(m, constant, a, { named: 'A' })),
		),
		steps: [
			sentence(
				say`Let ${symbol('M')} be the midpoint of ${symbol('BC')}.`,
				'the median from A ends at the midpoint of the opposite side',
			),
			...midpointLines('M', b, c),
			...slopeLines(a, middle, symbol('m_{AM}')),
			...fromIntercept(m, a),
		],
		hints: [
			say`Which two points does the median from ${symbol('A')} join, and what is the slope between them?`,
			say`How can you use ${symbol('A')} to find ${symbol('b')}?`,
		],
	};
}

const isFlat = ([a, b]: At, [c, d]: At, [e, f]: At): boolean =>
	fraction(c)
		.sub(a)
		.mul(fraction(f).sub(b))
		.equals(fraction(e).sub(a).mul(fraction(d).sub(b)));
