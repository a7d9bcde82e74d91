/**
 * The part of stat.scatter that looks at a plot: its pattern, an outlier, a cluster, the points beside a line of fit.
 */
import { difference, equation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital, listInWords } from '../../../../math/things-in-words.ts';
import {
	distractor,
	type Draft,
	type Draw,
	exactDecimal,
	letteredChoice,
	line,
	multipleChoice,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import type { Spot } from '../../../figures/figure.ts';
import { amount } from '../../../steps/amounts.ts';
import { rightSide, scatterPlot, substituted } from './scatter-plot.ts';

const KINDS = {
	'Positive linear association': {
		at: (x: number, noise: number) => 2 * x + 3 + noise,
		why: 'the points rise from left to right and lie close to a line',
	},
	'Negative linear association': {
		at: (x: number, noise: number) => 27 - 2 * x + noise,
		why: 'the points fall from left to right and lie close to a line',
	},
	'Nonlinear association': {
		at: (x: number, noise: number) => Math.round(0.8 * (x - 6.5) ** 2) + 4 + noise,
		why: 'the points follow a curve, not a line',
	},
	'No association': { at: () => 0, why: 'the points follow no pattern' },
} as const;

type Kind = keyof typeof KINDS;

const KIND_NAMES: readonly Kind[] = [
	'Positive linear association',
	'Negative linear association',
	'Nonlinear association',
	'No association',
];

/** The parabola falls, then rises. */
function mistakeOf(name: Kind, right: Kind): string {
	if (name === 'No association')
		return right === 'Nonlinear association'
			? 'looked only for a line, not for a curve'
			: 'expected the points to lie exactly on a line';
	if (name === 'Nonlinear association')
		return right === 'No association'
			? 'assumed that points that are not near a line must follow a curve'
			: 'mistook the small distances from the line for a curve';
	const [way, side] = name === 'Positive linear association' ? ['rise', 'right'] : ['fall', 'left'];
	if (right === 'Nonlinear association')
		return `looked only at the points on the ${side}, which ${way}`;
	return right === 'No association'
		? `looked only at a few points that ${way}`
		: 'read the plot from right to left';
}

export function kindOfTrend({ random }: Draw): Draft | undefined {
	const names = KIND_NAMES;
	const right = random.pick(names);
	const spots = Array.from({ length: 12 }, (_, at): Spot => {
		const x = at + 1;
		return [
			x,
			right === 'No association' ? random.int(2, 28) : KINDS[right].at(x, random.int(-1, 2)),
		];
	});
	const { r, curve } = fitsOf(spots);
	const isClear =
		right === 'No association'
			? Math.abs(r) < 0.2 && curve < 0.2
			: right === 'Nonlinear association'
				? Math.abs(r) < 0.3 && curve > 0.85
				: Math.abs(r) > 0.9;
	if (!isClear || spots.some(([, y]) => y < 0)) return undefined;
	return {
		prompt: say`Which description best fits the scatter plot?`,
		answer: letteredChoice(
			names.map((name) =>
				name === right ? { body: say`${name}` } : distractor(say`${name}`, mistakeOf(name, right)),
			),
		),
		steps: [
			sentence(say`${capital(KINDS[right].why)}.`),
			sentence(say`“${right}” is the best description.`),
		],
		hints: [say`Do the points rise, fall, follow a curve, or show no pattern?`],
		figure: scatterPlot(spots),
	};
}

/** Correlation, and how much a parabola around the middle explains. */
function fitsOf(spots: readonly Spot[]): { r: number; curve: number } {
	const middle = spots.reduce((all, [x]) => all + x, 0) / spots.length;
	const ys = spots.map(([, y]) => y);
	const squares = spots.map(([x]) => (x - middle) ** 2);
	return {
		r: correlation(
			spots.map(([x]) => x),
			ys,
		),
		curve: Math.abs(correlation(squares, ys)),
	};
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
	const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
	const [mx, my] = [mean(xs), mean(ys)];
	const dot = (a: readonly number[], ma: number, b: readonly number[], mb: number) =>
		a.reduce((all, value, at) => all + (value - ma) * ((b[at] ?? 0) - mb), 0);
	return dot(xs, mx, ys, my) / Math.sqrt(dot(xs, mx, xs, mx) * dot(ys, my, ys, my));
}

const asPoint = ([x, y]: Spot) => ({ kind: 'tuple' as const, items: [amount(x), amount(y)] });

export function outlier({ random }: Draw): Draft | undefined {
	const rises = random.int(0, 1) === 1;
	const start = rises ? random.int(2, 8) : random.int(28, 34);
	const spots = Array.from({ length: 11 }, (_, at): Spot => {
		const x = at + 1;
		return [x, start + (rises ? 2 : -2) * x + random.int(-1, 1)];
	});
	const at = random.int(1, 9);
	const [x, y] = spots[at] ?? [0, 0];
	const far: Spot = [x, y + random.pick([-1, 1]) * random.int(10, 14)];
	if (far[1] < 1) return undefined;
	spots[at] = far;
	const [a, b, c] = random.sample(
		spots.filter((spot) => spot !== far),
		3,
	);
	if (!a || !b || !c) return undefined;
	return {
		prompt: say`Which point in the scatter plot is an outlier?`,
		answer: multipleChoice(
			asPoint(far),
			...[a, b, c].map((spot) => distractor(asPoint(spot), missed(spot))),
		),
		steps: [
			sentence(
				say`The other points lie near a line that ${rises ? 'rises' : 'falls'} from left to right.`,
			),
			sentence(
				say`Only ${asPoint(far)} is far from this line.`,
				'an outlier lies far from the pattern of the other points',
			),
		],
		hints: [
			say`Along what line do most of the points lie? Which point is far above or below this line?`,
		],
		figure: scatterPlot(spots),
	};
}

function missed([x]: Spot): string {
	if (x === 1) return 'chose the point farthest to the left';
	if (x === 11) return 'chose the point farthest to the right';
	return 'chose a point that follows the pattern of the others';
}

/** Most points have close x-values; the others are spread out. */
export function cluster({ random }: Draw): Draft | undefined {
	const groups = [0, 1, 2, 3].map((at) => at * 5 + 1);
	const home = random.pick(groups);
	const inside = Array.from({ length: 8 }, (): Spot => [
		random.int(home, home + 3),
		random.int(8, 14),
	]);
	const others = groups
		.filter((from) => from !== home)
		.map((from): Spot => [random.int(from, from + 3), random.int(2, 26)]);
	const spots = [...inside, ...others].toSorted(([a], [b]) => a - b);
	if (new Set(spots.map(String)).size < spots.length) return undefined;
	const text = (from: number) => say`From ${from} to ${from + 3}`;
	return {
		prompt: say`Most of the points in the scatter plot lie in one cluster. Which interval of ${symbol('x')}-values contains the cluster?`,
		answer: letteredChoice(
			groups.map((from) =>
				from === home
					? { body: text(from) }
					: distractor(text(from), 'chose an interval with only one point'),
			),
		),
		steps: [
			sentence(
				say`From ${home} to ${home + 3}, there are ${inside.length} points. In each of the other intervals, there is only one.`,
			),
			sentence(say`So the interval from ${home} to ${home + 3} contains the cluster.`),
		],
		hints: [say`How many points are there in each of the four intervals?`],
		// The grid lines, 5 units apart, separate the intervals.
		figure: scatterPlot(spots, undefined, 18),
	};
}

// The part about the points on both sides of a line of fit, all of which can be read from the grid.

/** So that the grid has a line at every x and at every second y. */
const [COUNT, MOST] = [8, 16];

export function pointsQuestion(draw: Draw): Draft | undefined {
	const { random } = draw;
	const m = random.pick([1, -1]);
	const b = m > 0 ? random.int(2, 7) : random.int(10, 15);
	const counts = draw.inTurn('ask') === 'count above the line';
	const far = counts ? 0 : random.int(1, COUNT);
	const spots = Array.from({ length: COUNT }, (_, at): Spot => {
		const x = at + 1;
		const size = counts ? random.int(2, 4) : x === far ? 4 : random.int(1, 2);
		return [x, m * x + b + size * random.pick([-1, 1])];
	});
	if (spots.some(([, y]) => y < 1 || y > MOST)) return undefined;
	if (!isFitted(spots.map(([x, y]) => y - m * x - b))) return undefined;
	const about = say`The scatter plot has the line of fit ${equation('y', rightSide(m, b))}.`;
	const figure = scatterPlot(spots, { slope: m, start: b });
	const draft = counts
		? pointsAbove(about, { m, b }, spots)
		: farthest(about, { m, b }, spots[far - 1] ?? [0, 0]);
	return draft && { ...draft, figure };
}

/** The residuals add up to nearly 0, also when weighted by position: no other line is much better. */
function isFitted(residuals: readonly number[]): boolean {
	const total = residuals.reduce((sum, residual) => sum + residual, 0);
	const middle = (COUNT - 1) / 2;
	const turn = residuals.reduce((sum, residual, at) => sum + residual * (at - middle), 0);
	return Math.abs(total) <= COUNT / 2 && Math.abs(turn) <= 2 * COUNT;
}

function pointsAbove(
	about: Prose,
	{ m, b }: { m: number; b: number },
	spots: readonly Spot[],
): Draft | undefined {
	const above = spots.filter(([x, y]) => y > m * x + b);
	const below = spots.filter(([x, y]) => y < m * x + b);
	const count = above.length;
	if (count < 2 || count > COUNT - 2 || 2 * count === COUNT) return undefined;
	return {
		prompt: say`${about} How many of the data points lie above the line?`,
		answer: withMisconceptions(
			exactDecimal(count),
			[exactDecimal(COUNT - count), 'counted the points below the line'],
			[exactDecimal(COUNT), 'counted all the points'],
		),
		steps: [
			...above.map(([x, y]) =>
				sentence(
					say`At ${equation('x', x)}, the line has the ${symbol('y')}-value ${equation(substituted(m, b, x), m * x + b)}, and the point has the ${symbol('y')}-value ${y}, so it lies above the line.`,
				),
			),
			sentence(
				say`The other ${COUNT - count} data points lie below the line.`,
				`at x = ${listInWords(below.map(([x]) => `${x}`))}, the line has the y-values ${listInWords(below.map(([x]) => `${m * x + b}`))}, which are greater than ${listInWords(below.map(([, y]) => `${y}`))}`,
			),
			sentence(say`So ${count} of the data points lie above the line.`),
		],
		hints: [say`At each ${symbol('x')}-value, is the point higher or lower than the line?`],
	};
}

function farthest(
	about: Prose,
	{ m, b }: { m: number; b: number },
	[x, y]: Spot,
): Draft | undefined {
	const onLine = m * x + b;
	const distance = Math.abs(y - onLine);
	if (y % 2 === 1) return undefined;
	return {
		prompt: say`${about} One data point is farther from the line, measured vertically, than all the others. How far is this point from the line?`,
		answer: withMisconceptions(
			exactDecimal(distance),
			[exactDecimal(onLine), 'gave the y-value of the line'],
			[exactDecimal(y), 'gave the y-coordinate of the point'],
		),
		steps: [
			sentence(
				say`The farthest point is ${{ kind: 'tuple' as const, items: [amount(x), amount(y)] }}.`,
				'look for the greatest vertical distance in the plot',
			),
			line(equation(substituted(m, b, x), onLine), `find the y-value of the line at x = ${x}`),
			line(
				equation(difference(Math.max(y, onLine), Math.min(y, onLine)), distance),
				'subtract to find the vertical distance',
			),
			sentence(say`The point is ${distance} units from the line.`),
		],
		hints: [
			say`Which point looks farthest from the line?`,
			say`What is the ${symbol('y')}-value of the line at the ${symbol('x')}-value of this point?`,
		],
	};
}
