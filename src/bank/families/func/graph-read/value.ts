/** Single values of a drawn curve: a height, a place, a number of solutions. */
import { equation, num, symbol, tuple } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, integer } from '../../../answer.ts';
import { type Draw, type Line, sentence } from '../../../family.ts';
import type { Spot } from '../../../figures/coordinate-plane.ts';

/** `zeros` are told only where they are asked for. */
export type CurveQuestion = {
	ask: Prose;
	answer: DraftAnswer;
	steps: Line[];
	hint: Prose;
	spots: Spot[];
	zeros?: number[];
};

export function valueAt({ random }: Draw, spots: Spot[]): CurveQuestion {
	const [x, y] = random.pick(spots);
	return {
		spots,
		answer: integer(y),
		ask: say`What is the value of ${call('f', x)}?`,
		steps: [
			sentence(
				say`Go to ${equation('x', x)} on the ${symbol('x')}-axis and from there up or down to the graph.`,
			),
			sentence(say`The point there is ${tuple(x, y)}, so ${equation(call('f', x), y)}.`),
		],
		hint: say`The number in the brackets is the ${symbol('x')}-value. Read the height there.`,
	};
}

export function countSolutions(draw: Draw, spots: Spot[]): CurveQuestion | undefined {
	const k = draw.int('k');
	if (spots.some(([, y]) => y === k)) return undefined;
	const times = spots.slice(1).filter(([, y], at) => y > k !== (spots[at]?.[1] ?? 0) > k).length;
	if (times === 0) return undefined;
	return {
		spots,
		answer: integer(times),
		ask: say`How many solutions does the equation ${equation(call('f', 'x'), k)} have?`,
		steps: [
			sentence(say`Draw the horizontal line ${equation('y', k)}.`, 'its points have this height'),
			sentence(say`Count its common points with the graph. Their number is ${num(times)}.`),
		],
		hint: say`How often does the graph reach the height ${num(k)}?`,
	};
}

export function placeOfBest({ random }: Draw, spots: Spot[]): CurveQuestion | undefined {
	const isHigh = random.int(0, 1) === 1;
	const best = (isHigh ? Math.max : Math.min)(...spots.map(([, y]) => y));
	const [spot, ...more] = spots.filter(([, y]) => y === best);
	if (!spot || more.length > 0) return undefined;
	const word = isHigh ? 'greatest' : 'least';
	return {
		spots,
		answer: integer(spot[0]),
		ask: say`For which value of ${symbol('x')} does ${symbol('f')} have its ${word} value?`,
		steps: [
			sentence(say`The ${isHigh ? 'highest' : 'lowest'} point of the graph is ${tuple(...spot)}.`),
			sentence(say`So ${symbol('f')} has its ${word} value at ${equation('x', spot[0])}.`),
		],
		hint: say`Find the ${isHigh ? 'highest' : 'lowest'} point of the whole graph, ends included. The question asks for its place.`,
	};
}
