/** A smooth curve from a first to a last point that turns only at the points between, and the points it is drawn through. */
import type { Draw } from '../../../family.ts';
import { clausesInWords, counted, listInWords } from '../../../../math/things-in-words.ts';
import type { Figure, Spot } from '../../../figures/figure.ts';
import { squareAxes } from '../../../figures/axes.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

/** Heights of the points go up and down by turns. */
function heightOn(spots: readonly Spot[], x: number): number {
	const at = Math.max(
		1,
		spots.findIndex((spot) => spot[0] >= x),
	);
	const [from, to] = [spots[at - 1] ?? [0, 0], spots[at] ?? [0, 0]] as const;
	const t = (x - from[0]) / (to[0] - from[0]);
	const isFirst = at === 1;
	const isLast = at === spots.length - 1;
	const part = isFirst ? 1 - (1 - t) ** 2 : isLast ? t ** 2 : t * t * (3 - 2 * t);
	return from[1] + part * (to[1] - from[1]);
}

export function turningCurve(spots: readonly Spot[], zeros: readonly number[]): Figure {
	const [first = [0, 0], last = [0, 0]] = [spots[0], spots.at(-1)];
	const reach = Math.max(...spots.flat().map(Math.abs)) > 6 ? 10 : 6;
	const count = 72;
	const points = Array.from({ length: count + 1 }, (_, i): Spot => {
		const x = first[0] + (i * (last[0] - first[0])) / count;
		return [x, heightOn(spots, x)];
	});
	const ends = [first, last].map((at) => ({ kind: 'point', at, hollow: false }) as const);
	return {
		kind: 'graph',
		...squareAxes(reach),
		shapes: [{ kind: 'curve', points }, ...ends],
		alt: inWords(spots, zeros),
	};
}

/** Zeros by their distances from the y-axis: they may be what is asked. */
export function crossingsInWords(zeros: readonly number[]): string {
	if (zeros.length === 0) return '';
	const places = zeros.map((x) =>
		x === 0
			? 'at the origin'
			: `${counted(Math.abs(x), 'unit')} to the ${x < 0 ? 'left' : 'right'} of the y-axis`,
	);
	return ` It crosses the x-axis in ${counted(zeros.length, 'place')}: ${listInWords(places)}.`;
}

const pair = ([x, y]: Spot) => `(${spoken(x)}, ${spoken(y)})`;

function inWords(spots: readonly Spot[], zeros: readonly number[]): string {
	const legs = spots.slice(1).map((spot, at) => {
		const rises = spot[1] > (spots[at]?.[1] ?? 0);
		return `${rises ? 'rises' : 'falls'} to ${pair(spot)}`;
	});
	return `A smooth curve starts at the closed dot ${pair(spots[0] ?? [0, 0])}, ${clausesInWords(legs)}, where it ends with a closed dot.${crossingsInWords(zeros)}`;
}

/** Turning points at least two units apart; heights go up and down by turns. */
export function anySpots({ random }: Draw): Spot[] | undefined {
	const turns = random.int(2, 3);
	const start = random.int(-6, -3);
	const xs = [start];
	for (let at = 0; at <= turns; at++) xs.push((xs.at(-1) ?? 0) + random.int(2, 4));
	if ((xs.at(-1) ?? 0) > 6) return undefined;
	let up = random.int(0, 1) === 1;
	const ys = [up ? random.int(-5, 1) : random.int(-1, 5)];
	for (let at = 0; at <= turns; at++) {
		const last = ys.at(-1) ?? 0;
		const next = last + (up ? 1 : -1) * random.int(3, 7);
		if (Math.abs(next) > 6) return undefined;
		ys.push(next);
		up = !up;
	}
	return xs.map((x, at) => [x, ys[at] ?? 0]);
}

/** A curve whose zeros are whole: turning points in even steps at equal heights above and below the axis. */
export function spotsWithZeros({ random }: Draw): { spots: Spot[]; zeros: number[] } | undefined {
	const turns = random.int(2, 3);
	const height = random.int(1, 2);
	const xs = [random.int(-6, -3)];
	for (let at = 0; at <= turns; at++) xs.push((xs.at(-1) ?? 0) + random.pick([2, 4]));
	if ((xs.at(-1) ?? 0) > 6) return undefined;
	const sign = random.pick([1, -1]);
	const spots = xs.map((x, at): Spot => {
		const isEnd = at === 0 || at === xs.length - 1;
		return [x, sign * (at % 2 === 0 ? 1 : -1) * (isEnd ? 3 * height : height)];
	});
	return { spots, zeros: xs.slice(1).map((x, at) => ((xs[at] ?? 0) + x) / 2) };
}
