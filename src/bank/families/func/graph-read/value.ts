/** Single values of a drawn curve: a height, a place, a number of solutions. */
import { equation, num, symbol, tuple } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import type { Spot } from '../../../figures/figure.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

/** `zeros` are named in words only where they are asked for. */
export type CurveQuestion = {
	ask: Prose;
	answer: DraftAnswer;
	steps: Line[];
	hint: Prose;
	spots: Spot[];
	zeros?: number[];
};

export function valueAt({ random }: Draw, spots: Spot[]): CurveQuestion | undefined {
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

export function countSolutions(draw: Draw, spots: Spot[]): CurveQuestion | undefined {
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

export function placeOfBest({ random }: Draw, spots: Spot[]): CurveQuestion | undefined {
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
