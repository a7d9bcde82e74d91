/** Features of a drawn curve that turns two or three times. */
import { equation, type Expression, num, symbol, tuple } from '../../../../math/expression.ts';
import { call, interval, union } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { integer, solutions, written } from '../../../answer.ts';
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
		answer,
		ask: say`Find all zeros of ${symbol('f')}, from least to greatest.`,
		steps: [
			sentence(
				say`A zero is a place where the graph meets the ${symbol('x')}-axis.`,
				'there the height is 0',
			),
			sentence(say`From left to right: ${answer.body}.`),
		],
		hint: say`Where is the height of the graph 0?`,
	};
}

function steady(spots: Spot[], claim: string, isRate: boolean): CurveQuestion {
	const rising = claim === 'increasing';
	const legs = spots.slice(1).flatMap((to, at) => {
		const from = spots[at] ?? to;
		return to[1] > from[1] === rising ? [interval(from[0], to[0], '()')] : [];
	});
	const answer = written('interval', joined(legs));
	const many = legs.length > 1;
	return {
		spots,
		answer,
		ask: isRate
			? say`Where is the instantaneous rate of change of ${symbol('f')} ${rising ? 'positive' : 'negative'}? Use open intervals, joined with ∪ if there are several.`
			: say`Where is ${symbol('f')} ${claim}? Use open intervals, joined with ∪ if there are several.`,
		steps: [
			sentence(
				say`${isRate ? `The rate of change is ${rising ? 'positive' : 'negative'}` : `The function is ${claim}`} where the graph goes ${rising ? 'up' : 'down'} from left to right.`,
			),
			sentence(
				say`${many ? 'These stretches are' : 'This stretch is'} ${answer.body}.`,
				'read the x-values of the turning points and of the ends',
			),
		],
		hint: say`Follow the curve from left to right. Between which ${symbol('x')}-values does it go ${rising ? 'up' : 'down'}?`,
	};
}

function flat(spots: Spot[]): CurveQuestion {
	const answer = solutions(...spots.slice(1, -1).map(([x]) => x));
	return {
		spots,
		answer,
		ask: say`At which values of ${symbol('x')} is the instantaneous rate of change of ${symbol('f')} equal to 0? List them from least to greatest.`,
		steps: [
			sentence(
				say`The rate of change is 0 where the tangent is horizontal: at the turning points.`,
			),
			sentence(say`Their ${symbol('x')}-values are ${answer.body}.`),
		],
		hint: say`Where is the curve flat for a moment?`,
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
		answer: integer(spot[1]),
		ask: say`What is the value of the only local ${name} of ${symbol('f')} between the two ends?`,
		steps: [
			sentence(
				say`At a local ${name} the graph changes from going ${isMaximum ? 'up to going down' : 'down to going up'}: at ${tuple(...spot)}.`,
			),
			sentence(say`The local ${name} is the height of this point: ${num(spot[1])}.`),
		],
		hint: say`Find the turning point, then read its height, not its place.`,
	};
}

function range(spots: Spot[]): CurveQuestion {
	const heights = spots.map(([, y]) => y);
	const [low, high] = [Math.min(...heights), Math.max(...heights)];
	const answer = written('interval', interval(low, high, '[]'));
	return {
		spots,
		answer,
		ask: say`Give the range of ${symbol('f')} in interval notation.`,
		steps: [
			sentence(
				say`The lowest point of the graph has the height ${num(low)}, the highest one the height ${num(high)}.`,
			),
			sentence(say`All heights between are reached, so the range is ${answer.body}.`),
		],
		hint: say`The range is the set of all heights. What are the least and the greatest height?`,
	};
}
