/** sys.nonlinear: the circle around the origin, its points with whole coordinates, and the question about them. */
import {
	equation,
	type Expression,
	list,
	power,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	sentence,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { type Sketch, withSketch } from '../../../figures/sketch.ts';
import { systemPrompt, wrongPoints } from './parabola.ts';

export type Spot = readonly [number, number];

export const [X, Y] = [symbol('x'), symbol('y')];

/** All points with whole coordinates on the circle of radius r. */
export function latticeSpots(r: number): Spot[] {
	const found: Spot[] = [];
	for (let x = -r; x <= r; x++) {
		const y = Math.sqrt(r * r - x * x);
		if (Number.isInteger(y)) found.push([x, y], ...(y === 0 ? [] : [[x, -y] as const]));
	}
	return found;
}

const circle = (r: number): Expression => equation(sum(power(X, 2), power(Y, 2)), r * r);

/** In increasing order of x, then of y. */
const inOrder = (spots: readonly Spot[]): Spot[] =>
	spots.toSorted(([a, b], [c, d]) => a - c || b - d);

export function question(
	other: Expression,
	r: number,
	spots: readonly Spot[],
	steps: Line[],
	hint: Prose,
	drawn: Pick<Sketch, 'curves' | 'sideways' | 'ovals'>,
	wrong: readonly WrongAnswer[] = [],
): Draft {
	const points = inOrder(spots).map(([x, y]) => tuple(x, y));
	const answer = written('point-set', list(...points));
	return {
		prompt: systemPrompt(circle(r), other),
		answer: withMisconceptions(answer, ...wrongPoints(inOrder(spots)), ...wrong),
		steps: [
			...steps,
			withSketch(sentence(say`The solutions of the system are ${joinedByAnd(points)}.`), {
				...drawn,
				ovals: [{ middle: [0, 0], across: r, up: r }, ...(drawn.ovals ?? [])],
				points: inOrder(spots),
				hasEqualUnits: true,
			}),
		],
		hints: [hint, say`Once you know one coordinate of a point, how can you find the other one?`],
	};
}
