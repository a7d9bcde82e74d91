/** The part of stat.scatter that looks at a plot: its pattern, an outlier, a cluster. */
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { amount } from '../../../steps/amounts.ts';
import { scatterPlot } from './scatter-plot.ts';
import type { Spot } from '../../../figures/figure.ts';

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
