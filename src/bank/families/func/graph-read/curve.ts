/** Questions about the features of a drawn curve that turns two or three times. */
import { equation, type Expression, num, symbol, tuple } from '../../../../math/expression.ts';
import { call, interval, union } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { type Prose, say, spelledOut } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	onlyIf,
	sentence,
	solutions,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import type { Spot } from '../../../figures/figure.ts';
import { anySpots, spotsWithZeros, turningCurve } from './turning-curve.ts';

const F = call('f', 'x');
const SHOWN = say`The graph of a function ${equation('y', F)} is shown`;

export const joined = (parts: readonly Expression[]): Expression => {
	const [only, ...more] = parts;
	return only && more.length === 0 ? only : union(...parts);
};

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
			...onlyIf(!made.zeros.includes(0), [
				solutions(...made.zeros.toReversed().map((zero) => -zero)),
				'read the points on the other side of the y-axis',
			]),
			[solutions(...made.zeros.slice(1)), 'left out the zero farthest to the left'],
		),
		ask: say`List all the zeros of ${symbol('f')} from least to greatest.`,
		steps: [
			sentence(
				say`A zero is an ${symbol('x')}-value at which the graph meets the ${symbol('x')}-axis.`,
				'f(x) = 0 there',
			),
			sentence(
				say`From left to right, the graph meets the ${symbol('x')}-axis at ${spelledOut(answer.body)}, so these are the zeros.`,
			),
		],
		hint: say`Where does the graph meet the ${symbol('x')}-axis?`,
	};
}

const withoutRepeats = (parts: readonly Expression[]): Expression[] => [
	...new Map(parts.map((part) => [tex(part), part])).values(),
];

function steady(spots: Spot[], claim: string, isRate: boolean): CurveQuestion {
	const rising = claim === 'increasing';
	const legsThat = (rise: boolean, place: 0 | 1): Expression[] =>
		withoutRepeats(
			spots.slice(1).flatMap((to, at) => {
				const from = spots[at] ?? to;
				const [low, high] = [from[place], to[place]].toSorted((p, q) => p - q);
				return to[1] > from[1] === rise ? [interval(low ?? 0, high ?? 0, '()')] : [];
			}),
		);
	const inOne = (parts: readonly Expression[]) => written('interval', joined(parts));
	const answer = inOne(legsThat(rising, 0));
	const others = legsThat(!rising, 0);
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
			[
				inOne(others),
				`gave the ${others.length > 1 ? 'intervals' : 'interval'} where the graph goes ${rising ? 'down' : 'up'}`,
			],
			[inOne(legsThat(rising, 1)), 'read the y-values instead of the x-values'],
		),
		ask: isRate
			? say`Where is the instantaneous rate of change of ${symbol('f')} ${rising ? 'positive' : 'negative'}? Use open intervals. If there is more than one, write their union.`
			: say`Where is ${symbol('f')} ${claim}? Use open intervals. If there is more than one, write their union.`,
		steps: [
			sentence(
				say`${isRate ? `The rate of change is ${rising ? 'positive' : 'negative'}` : `The function is ${claim}`} where the graph goes ${rising ? 'up' : 'down'} from left to right.`,
			),
			sentence(
				say`The graph goes ${rising ? 'up' : 'down'} ${legs.reduce((all, leg) => say`${all} and ${leg}`)}.`,
			),
			sentence(
				say`${isRate ? `The rate of change is ${rising ? 'positive' : 'negative'}` : `The function is ${claim}`} on ${answer.body}.`,
				legs.length > 1
					? 'write each part as an open interval of x-values'
					: 'write the x-values as an open interval',
			),
		],
		hint: isRate
			? say`What does a ${rising ? 'positive' : 'negative'} rate of change tell you about the graph? Follow the curve from left to right.`
			: say`Follow the curve from left to right. Between which ${symbol('x')}-values does it go ${rising ? 'up' : 'down'}?`,
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
	if (spot[0] === spot[1]) return undefined; // the wrong coordinate must be wrong
	// Whoever takes an endpoint for the place is right as well if it has the same height.
	if ([spots[0], spots.at(-1)].some((end) => end?.[1] === spot[1])) return undefined;
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
					`gave ${turning.length > 2 ? 'a' : 'the'} local ${isMaximum ? 'minimum' : 'maximum'}`,
				]),
			[integer(-spot[1]), 'read the value on the other side of the x-axis'],
		),
		ask: say`Between its endpoints, the graph of ${symbol('f')} has only one local ${name}. What is this local ${name} value?`,
		steps: [
			sentence(
				say`The graph changes from ${isMaximum ? 'rising to falling' : 'falling to rising'} at ${tuple(...spot)}, so ${symbol('f')} has a local ${name} there.`,
			),
			sentence(say`The local ${name} value is the ${symbol('y')}-coordinate, ${num(spot[1])}.`),
		],
		hint: say`Where does the graph change from ${isMaximum ? 'rising to falling' : 'falling to rising'}? Which coordinate of that point is the value of ${symbol('f')}?`,
	};
}

function range(spots: Spot[]): CurveQuestion | undefined {
	const heights = spots.map(([, y]) => y);
	const [low, high] = [Math.min(...heights), Math.max(...heights)];
	const answer = written('interval', interval(low, high, '[]'));
	const [left, right] = [spots[0]?.[0] ?? 0, spots.at(-1)?.[0] ?? 0];
	if (left === low && right === high) return undefined; // the domain and the range must differ
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

// Single values of a drawn curve: a height, a place, a number of solutions.

/** `zeros` are named in words only where they are asked for. */
type CurveQuestion = {
	ask: Prose;
	answer: DraftAnswer;
	steps: Line[];
	hint: Prose;
	spots: Spot[];
	zeros?: number[];
};

function valueAt({ random }: Draw, spots: Spot[]): CurveQuestion | undefined {
	const [x, y] = random.pick(spots);
	if (x === y) return undefined; // the input must be a wrong answer
	return {
		spots,
		answer: withMisconceptions(
			integer(y),
			...spots
				.filter(([, height]) => height === x)
				.map(([at]): WrongAnswer => [integer(at), `gave an x for which f(x) is ${x}`]),
			[integer(-y), 'read the value on the other side of the x-axis'],
			[integer(x), 'gave the input instead of the output'],
		),
		ask: say`What is the value of ${call('f', x)}?`,
		steps: [
			sentence(
				say`Start at ${equation('x', x)} on the ${symbol('x')}-axis and move up or down to the graph.`,
			),
			sentence(say`The graph passes through ${tuple(x, y)}, so ${equation(call('f', x), y)}.`),
		],
		hint: say`In ${call('f', x)}, is ${num(x)} an ${symbol('x')}-value or a ${symbol('y')}-value?`,
	};
}

function countSolutions(draw: Draw, spots: Spot[]): CurveQuestion | undefined {
	const k = draw.int('k');
	if (spots.some(([, y]) => y === k)) return undefined;
	const times = spots.slice(1).filter(([, y], at) => y > k !== (spots[at]?.[1] ?? 0) > k).length;
	if (times === 0) return undefined;
	return {
		spots,
		answer: withMisconceptions(
			integer(times),
			[integer(spots.length - 2), 'counted the turning points'],
			[integer(times - 1), 'missed one of the points of intersection'],
			[integer(1), 'counted only one point of intersection'],
		),
		ask: say`How many solutions does the equation ${equation(call('f', 'x'), k)} have?`,
		steps: [
			sentence(
				say`Draw the horizontal line ${equation('y', k)}.`,
				`f(x) equals ${plainNumber(k)} where the graph meets this line`,
			),
			sentence(
				times === 1
					? say`The line meets the graph at one point, so the equation has ${num(times)} solution.`
					: say`The line meets the graph at ${num(times)} points, so the equation has ${num(times)} solutions.`,
			),
		],
		hint: say`At how many points does the graph have a height of ${num(k)}?`,
	};
}

function placeOfBest({ random }: Draw, spots: Spot[]): CurveQuestion | undefined {
	const isHigh = random.int(0, 1) === 1;
	const best = (isHigh ? Math.max : Math.min)(...spots.map(([, y]) => y));
	const [spot, ...more] = spots.filter(([, y]) => y === best);
	if (!spot || more.length > 0) return undefined;
	if (spot[0] === spot[1]) return undefined; // the wrong coordinate must be wrong
	const word = isHigh ? 'greatest' : 'least';
	return {
		spots,
		answer: withMisconceptions(
			integer(spot[0]),
			[integer(spot[1]), `gave the ${word} value itself`],
			...spots
				.slice(1, -1)
				.filter((one) => one !== spot)
				.map(([x]): WrongAnswer => [
					integer(x),
					`chose a turning point that is not the ${isHigh ? 'highest' : 'lowest'} point`,
				]),
			[integer(-spot[0]), 'read the point on the other side of the y-axis'],
		),
		ask: say`For which value of ${symbol('x')} does ${symbol('f')} have its ${word} value?`,
		steps: [
			sentence(say`The ${isHigh ? 'highest' : 'lowest'} point of the graph is ${tuple(...spot)}.`),
			sentence(say`So ${symbol('f')} has its ${word} value at ${equation('x', spot[0])}.`),
		],
		hint: say`Where is the ${isHigh ? 'highest' : 'lowest'} point of the whole graph, including its ends? Which of its coordinates is asked for?`,
	};
}
