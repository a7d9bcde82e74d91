/** Features of a drawn curve that turns two or three times. */
import { equation, type Expression, num, symbol, tuple } from '../../../../math/expression.ts';
import { call, interval, union } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { spelledOut } from '../../../steps/solved.ts';
import {
	type DraftAnswer,
	integer,
	solutions,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../answer.ts';
import { type Draft, type Draw, type Figure, sentence } from '../../../family.ts';
import type { Spot } from '../../../figures/coordinate-plane.ts';
import { graph, squareAxes } from '../../../figures/graph.ts';
import { spoken } from '../../../figures/svg.ts';
import { countSolutions, type CurveQuestion, placeOfBest, valueAt } from './value.ts';

// A smooth curve from a first to a last point that turns only at the points between.

/** Heights of the points go up and down by turns. */
export function heightOn(spots: readonly Spot[], x: number): number {
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
	return graph({
		...squareAxes(reach),
		shapes: [{ kind: 'curve', points }, ...ends],
		alt: inWords(spots, zeros),
	});
}

const pair = ([x, y]: Spot) => `(${spoken(x)}, ${spoken(y)})`;

function inWords(spots: readonly Spot[], zeros: readonly number[]): string {
	const legs = spots.slice(1).map((spot, at) => {
		const rises = spot[1] > (spots[at]?.[1] ?? 0);
		return `${rises ? 'rises' : 'falls'} to ${pair(spot)}`;
	});
	const met =
		zeros.length > 0
			? ` It crosses the x-axis at ${zeros.map((x) => `x = ${spoken(x)}`).join(', ')}.`
			: '';
	return `A smooth curve starts at the filled dot ${pair(spots[0] ?? [0, 0])}, ${legs.slice(0, -1).join(', ')}, and ${legs.at(-1)}, where it ends with a filled dot.${met}`;
}

const F = call('f', 'x');
const SHOWN = say`The graph of a function ${equation('y', F)} is shown`;

export const joined = (parts: readonly Expression[]): Expression => {
	const [only, ...more] = parts;
	return only && more.length === 0 ? only : union(...parts);
};

/** Turning points at least two units apart; heights go up and down by turns. */
function anySpots({ random }: Draw): Spot[] | undefined {
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
function spotsWithZeros({ random }: Draw): { spots: Spot[]; zeros: number[] } | undefined {
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

const CLAIMS: Readonly<Record<string, string>> = {
	'increasing interval': 'increasing',
	'decreasing interval': 'decreasing',
	'rate positive': 'increasing',
	'rate negative': 'decreasing',
};

export function readCurve(draw: Draw): Draft | undefined {
	const made = questionFor(draw, draw.inTurn('ask'));
	if (!made) return undefined;
	const { ask, answer, steps, hint, spots, zeros = [] } = made;
	return {
		prompt: say`${SHOWN}. ${ask}`,
		answer,
		steps,
		hints: [hint],
		figure: turningCurve(spots, zeros),
	};
}

function questionFor(draw: Draw, ask: string): CurveQuestion | undefined {
	if (ask === 'zeros') return zerosOf(draw);
	const spots = anySpots(draw);
	if (!spots) return undefined;
	const claim = CLAIMS[ask];
	if (claim) return steady(spots, claim, ask.startsWith('rate'));
	if (ask === 'rate zero') return flat(spots);
	if (ask === 'extreme value') return extreme(draw, spots);
	if (ask === 'range') return range(spots);
	if (ask === 'value at a point') return valueAt(draw, spots);
	return ask === 'number of solutions' ? countSolutions(draw, spots) : placeOfBest(draw, spots);
}

function zerosOf(draw: Draw): CurveQuestion | undefined {
	const made = spotsWithZeros(draw);
	if (!made) return undefined;
	const answer = solutions(...made.zeros);
	return {
		...made,
		answer: withMisconceptions(
			answer,
			[
				solutions(...made.spots.slice(1, -1).map(([x]) => x)),
				'gave the x-values of the turning points',
			],
			[
				solutions(...made.zeros.toReversed().map((zero) => -zero)),
				'read the points on the other side of the y-axis',
			],
			[solutions(...made.zeros.slice(1)), 'left out the zero farthest to the left'],
		),
		ask: say`Find all zeros of ${symbol('f')}, from least to greatest.`,
		steps: [
			sentence(
				say`A zero is an ${symbol('x')}-value at which the graph meets the ${symbol('x')}-axis.`,
				'f(x) = 0 there',
			),
			sentence(say`From left to right, the zeros are ${spelledOut(answer.body)}.`),
		],
		hint: say`Where does the graph meet the ${symbol('x')}-axis?`,
	};
}

function steady(spots: Spot[], claim: string, isRate: boolean): CurveQuestion {
	const rising = claim === 'increasing';
	const legsThat = (rise: boolean, place: 0 | 1): DraftAnswer =>
		written(
			'interval',
			joined(
				spots.slice(1).flatMap((to, at) => {
					const from = spots[at] ?? to;
					const [low, high] = [from[place], to[place]].toSorted((p, q) => p - q);
					return to[1] > from[1] === rise ? [interval(low ?? 0, high ?? 0, '()')] : [];
				}),
			),
		);
	const answer = legsThat(rising, 0);
	const legs = spots
		.slice(1)
		.flatMap((to, at) =>
			to[1] > (spots[at] ?? to)[1] === rising
				? [say`from ${equation('x', (spots[at] ?? to)[0])} to ${equation('x', to[0])}`]
				: [],
		);
	return {
		spots,
		answer: withMisconceptions(
			answer,
			[legsThat(!rising, 0), `gave where the graph goes ${rising ? 'down' : 'up'}`],
			[legsThat(rising, 1), 'read the y-values instead of the x-values'],
		),
		ask: isRate
			? say`Where is the instantaneous rate of change of ${symbol('f')} ${rising ? 'positive' : 'negative'}? Use open intervals, joined with ∪ if there is more than one.`
			: say`Where is ${symbol('f')} ${claim}? Use open intervals, joined with ∪ if there is more than one.`,
		steps: [
			sentence(
				say`${isRate ? `The rate of change is ${rising ? 'positive' : 'negative'}` : `The function is ${claim}`} where the graph goes ${rising ? 'up' : 'down'} from left to right.`,
			),
			sentence(
				say`The graph goes ${rising ? 'up' : 'down'} ${legs.reduce((all, leg) => say`${all} and ${leg}`)}.`,
			),
			sentence(
				say`${isRate ? `The rate of change is ${rising ? 'positive' : 'negative'}` : `The function is ${claim}`} on ${answer.body}.`,
				'write each part as an open interval of x-values',
			),
		],
		hint: say`Follow the curve from left to right. Between which ${symbol('x')}-values does it go ${rising ? 'up' : 'down'}?`,
	};
}

function flat(spots: Spot[]): CurveQuestion {
	const answer = solutions(...spots.slice(1, -1).map(([x]) => x));
	const heights = new Set(spots.slice(1, -1).map(([, y]) => y));
	return {
		spots,
		answer: withMisconceptions(
			answer,
			[
				solutions(...[...heights].toSorted((a, b) => a - b)),
				'gave the y-values of the turning points',
			],
			[solutions(...spots.map(([x]) => x)), 'included the ends of the graph'],
		),
		ask: say`At which values of ${symbol('x')} is the instantaneous rate of change of ${symbol('f')} equal to 0? List them from least to greatest.`,
		steps: [
			sentence(
				say`The rate of change is 0 where the tangent line is horizontal, which is at the turning points.`,
			),
			sentence(
				say`The ${symbol('x')}-values of the turning points are ${spelledOut(answer.body)}.`,
			),
		],
		hint: say`At which points of the curve is the tangent line horizontal?`,
	};
}

function extreme({ random }: Draw, spots: Spot[]): CurveQuestion | undefined {
	const turning = spots.slice(1, -1);
	const isMaximum = random.int(0, 1) === 1;
	const kind = turning.filter((spot) => {
		const before = spots[spots.indexOf(spot) - 1] ?? spot;
		return spot[1] > before[1] === isMaximum;
	});
	const [spot] = kind;
	if (!spot || kind.length > 1) return undefined;
	const name = isMaximum ? 'maximum' : 'minimum';
	return {
		spots,
		answer: withMisconceptions(
			integer(spot[1]),
			[integer(spot[0]), 'gave the x-coordinate of the point'],
			...turning
				.filter((one) => one !== spot)
				.map(([, y]): WrongAnswer => [
					integer(y),
					`gave the local ${isMaximum ? 'minimum' : 'maximum'}`,
				]),
			[integer(-spot[1]), 'read the value on the other side of the x-axis'],
		),
		ask: say`What is the only local ${name} value of ${symbol('f')} between the two ends of the graph?`,
		steps: [
			sentence(
				say`The graph changes from ${isMaximum ? 'rising to falling' : 'falling to rising'} at ${tuple(...spot)}, so ${symbol('f')} has a local ${name} there.`,
			),
			sentence(say`The local ${name} value is the ${symbol('y')}-coordinate, ${num(spot[1])}.`),
		],
		hint: say`Where does the graph change from ${isMaximum ? 'rising to falling' : 'falling to rising'}? Which coordinate of that point is the value of ${symbol('f')}?`,
	};
}

function range(spots: Spot[]): CurveQuestion {
	const heights = spots.map(([, y]) => y);
	const [low, high] = [Math.min(...heights), Math.max(...heights)];
	const answer = written('interval', interval(low, high, '[]'));
	const [left, right] = [spots[0]?.[0] ?? 0, spots.at(-1)?.[0] ?? 0];
	return {
		spots,
		answer: withMisconceptions(
			answer,
			[written('interval', interval(left, right, '[]')), 'gave the domain'],
			[written('interval', interval(low, high, '()')), 'left out the endpoints'],
		),
		ask: say`Give the range of ${symbol('f')} in interval notation.`,
		steps: [
			sentence(
				say`The lowest point on the graph has a ${symbol('y')}-coordinate of ${num(low)}, and the highest point has a ${symbol('y')}-coordinate of ${num(high)}.`,
			),
			sentence(
				say`The graph reaches every value between these two, so the range is ${answer.body}.`,
			),
		],
		hint: say`What are the least and the greatest ${symbol('y')}-coordinates on the graph?`,
	};
}
