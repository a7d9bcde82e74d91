/** lin.slope-graph: slope, intercepts and equation of a drawn line. */
import { wrongLines } from '../../../steps/wrong-lines.ts';
import { equation, num, product, symbol } from '../../../../math/expression.ts';
import { fraction, lineEquation, MX_PLUS_B, pointAt } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { RISE_OVER_RUN, slopeLines } from '../../../steps/slope.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';
import type { Axis, Graph, Spot } from '../../../figures/figure.ts';

export const skills: Skills = {
	'Find the slope of a line from its graph'(draw) {
		const [rise, run, b] = [draw.int('rise'), draw.int('run'), draw.int('b')];
		const x = draw.random.int(-6, 3);
		const from: Spot = [x, b - (rise > 0 ? 2 : -2)];
		const to: Spot = [x + run, from[1] + rise];
		// Over a run of 1, the change in y is the slope.
		if (isOwnReciprocal(rise, run) || run === 1) return undefined;
		if (Math.max(...[...from, ...to].map(Math.abs)) > 9) return undefined;
		return {
			prompt: say`What is the slope of the line through ${symbol('A')} and ${symbol('B')}?`,
			answer: withMisconceptions(
				rational(fraction(rise, run)),
				...mergedByValue(
					[
						rational(fraction(-rise, run)),
						'subtracted the x-coordinates and the y-coordinates in opposite orders',
					],
					[rational(fraction(run, rise)), 'divided the change in x by the change in y'],
					[integer(rise), 'gave only the change in y'],
				),
			),
			steps: slopeSteps(from, to),
			hints: [
				say`What are the coordinates of ${symbol('A')} and ${symbol('B')}?`,
				say`From ${symbol('A')} to ${symbol('B')}, what is the change in ${symbol('y')}, and what is the change in ${symbol('x')}?`,
			],
			figure: lineFigure(from, to),
		};
	},
	'Find the slope from a graph with scaled axes': scaled,

	'Write the equation of a graphed line'(draw) {
		const [p, q, b] = [draw.int('m'), Number(draw.choice('q')), draw.int('b')];
		const m = fraction(p, q);
		const away = draw.random.pick([-1, 1, 2]) * q;
		const [from, to]: [Spot, Spot] = [
			[0, b],
			[away, b + (p / q) * away],
		];
		if (isOwnReciprocal(p, q) || Number(m.d) !== q || b === 0 || Math.abs(to[1]) > 9)
			return undefined;
		// Switching m and b must not give the right answer.
		if (m.equals(b)) return undefined;
		return {
			prompt: say`Write the equation of the line through ${symbol('A')} and ${symbol('B')} in the form ${MX_PLUS_B}.`,
			answer: withMisconceptions(
				written('line', lineEquation(m, b)),
				[
					written('line', lineEquation(m.inverse(), b)),
					'divided the change in x by the change in y',
				],
				...wrongLines(m, b),
			),
			steps: [
				pointsLine(from, to),
				line(equation('b', b), 'the line crosses the y-axis at A'),
				...slopeLines(from, to),
				line(lineEquation(m, b), 'substitute m and b into y = mx + b'),
			],
			hints: [
				say`Where does the line cross the ${symbol('y')}-axis?`,
				say`From ${symbol('A')} to ${symbol('B')}, what is the change in ${symbol('y')}, and what is the change in ${symbol('x')}?`,
			],
			figure: lineFigure(from, to),
		};
	},

	'Read intercepts from a graph'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		// One intercept must not look like the other, or like the other with its sign wrong.
		if (Math.abs(p) === Math.abs(q)) return undefined;
		const across = draw.random.int(0, 1) === 1;
		const letter = across ? 'x' : 'y';
		const other = across ? 'y' : 'x';
		const value = across ? p : q;
		const [from, to]: [Spot, Spot] = [
			[p, 0],
			[0, q],
		];
		return {
			prompt: say`What is the ${symbol(letter)}-intercept of the line? Give the ${symbol(letter)}-coordinate only.`,
			answer: withMisconceptions(
				integer(value),
				[integer(across ? q : p), `gave the ${other}-intercept`],
				[
					integer(-value),
					value < 0
						? 'left out the negative sign'
						: 'counted in the wrong direction from the origin',
				],
				[
					integer(0),
					`gave the ${other}-coordinate of the point where the line crosses the ${letter}-axis`,
				],
			),
			steps: [
				sentence(
					say`The line crosses the ${symbol(letter)}-axis at ${across ? pointAt([p, 0]) : pointAt([0, q])}.`,
					`read the point from the graph: its ${other}-coordinate is 0`,
				),
				sentence(
					say`The ${symbol(letter)}-intercept is ${num(value)}.`,
					`the ${letter}-intercept is the ${letter}-coordinate of this point`,
				),
			],
			hints: [say`Where does the line cross the ${symbol(letter)}-axis?`],
			figure: {
				kind: 'graph',
				...axesAround([from, to]),
				shapes: [
					{ kind: 'line', through: [from, to] },
					{ kind: 'point', at: from },
					{ kind: 'point', at: to },
				],
				alt: `A straight line goes through two marked points. One is ${whereIs(from)}. The other is ${whereIs(to)}.`,
			},
		};
	},
};

/** With a slope of 1 or −1, dividing the run by the rise would go unnoticed. */
const isOwnReciprocal = (rise: number, run: number): boolean => Math.abs(rise) === Math.abs(run);

const pointsLine = (from: Spot, to: Spot) =>
	sentence(
		say`The points are ${product('A', pointAt(from))} and ${product('B', pointAt(to))}.`,
		'read them from the graph',
	);

/** On a grid, the two changes can be counted: the rise and the run. */
const slopeSteps = (from: Spot, to: Spot) => {
	const [formula, ...rest] = slopeLines(from, to);
	return [
		pointsLine(from, to),
		...(formula
			? [{ ...formula, why: `the slope is the rise over the run: ${RISE_OVER_RUN}` }]
			: []),
		...rest,
	];
};

function lineFigure(from: Spot, to: Spot): Graph {
	const rises = to[1] - from[1] > 0 === to[0] - from[0] > 0;
	const toward: Spot = [1, rises ? -1 : 1];
	return {
		kind: 'graph',
		...axesAround([from, to]),
		shapes: [
			{ kind: 'line', through: [from, to] },
			{ kind: 'point', at: from, name: 'A', toward },
			{ kind: 'point', at: to, name: 'B', toward },
		],
		alt: `A straight line goes through point A, which is ${whereIs(from)}, and point B, which is ${whereIs(to)}.`,
	};
}

/** First quadrant only; each axis has its own scale. On a line through the origin, y/x would be the slope. */
function scaled(draw: Draw): Draft | undefined {
	const [rise, run] = [draw.int('rise'), draw.int('run')];
	const [sx, sy] = [Number(draw.choice('sx')), Number(draw.choice('sy'))];
	if (sx === sy) return undefined;
	const column = draw.random.int(1, 8 - run);
	const row = rise > 0 ? draw.random.int(1, 8 - rise) : draw.random.int(1 - rise, 8);
	const from: Spot = [column * sx, row * sy];
	const to: Spot = [(column + run) * sx, (row + rise) * sy];
	if (isOwnReciprocal(rise * sy, run * sx) || row * run === rise * column) return undefined;
	const axis = (step: number): Axis => ({
		from: 0,
		to: 9 * step,
		grid: step,
		numbersEvery: 2 * step,
	});
	const rises = rise > 0;
	const toward: Spot = [1, rises ? -1 : 1];
	const where = ([x, y]: Spot) =>
		`at the value ${x} on the horizontal axis and the value ${y} on the vertical axis`;
	return {
		prompt: say`What is the slope of the line through ${symbol('A')} and ${symbol('B')}? Note the scale on each axis.`,
		answer: withMisconceptions(
			rational(fraction(rise * sy, run * sx)),
			[rational(fraction(rise, run)), 'counted squares without using the scales on the axes'],
			[
				rational(fraction(-rise * sy, run * sx)),
				'subtracted the x-coordinates and the y-coordinates in opposite orders',
			],
			[rational(fraction(run * sx, rise * sy)), 'divided the change in x by the change in y'],
		),
		steps: slopeSteps(from, to),
		hints: [
			say`How many units does one square stand for on the ${symbol('x')}-axis, and how many on the ${symbol('y')}-axis?`,
		],
		figure: {
			kind: 'graph',
			x: axis(sx),
			y: axis(sy),
			shapes: [
				{ kind: 'line', through: [from, to] },
				{ kind: 'point', at: from, name: 'A', toward },
				{ kind: 'point', at: to, name: 'B', toward },
			],
			alt: `A straight line goes through point A, which is ${where(from)}, and point B, which is ${where(to)}.`,
		},
	};
}
