/** The image of a point or a triangle under a transformation with a rule for coordinates. */
import { type Expression, list, product, symbol, tuple } from '../../math/expression.ts';
import { pointAt } from '../../math/lines.ts';
import { joinedByAnd, type Prose, say } from '../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	point,
	sentence,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../family.ts';
import { lettered, polygonOnPlane } from '../figures/polygon-on-plane.ts';
import { type Corner, cross, moved, namedCorners, onPlane } from './corners.ts';
import { axesAround, whereIs } from '../figures/axes.ts';
import type { Figure } from '../figures/figure.ts';

export type Motion = {
	rule: Expression;
	apply: (at: Corner) => Corner;
	/** The coordinates of the image before they are evaluated. */
	worked?: (at: Corner) => Expression;
};

/** What learners do with a point instead. */
export type WrongMotion = readonly [apply: (at: Corner) => Corner, why: string];

type Task = {
	motion: Motion;
	stated: Prose;
	why: string;
	wrong: readonly WrongMotion[];
	hint: Prose;
};

/** The drawn point, or a triangle with it; `undefined` when it is flat or leaves the plane. */
export function spotsFor(draw: Draw, count: number, step = 1): Corner[] | undefined {
	const a: Corner = [draw.int('x'), draw.int('y')];
	if (count === 1) return [a];
	const way = (): Corner => [step * draw.random.int(-5, 5), step * draw.random.int(-5, 5)];
	const [p, q] = [way(), way()];
	const spots = [a, moved(a, p), moved(a, q)];
	return Math.abs(cross(p, q)) >= 5 * step * step && onPlane(spots, 8 * step) ? spots : undefined;
}

/** With room for the images, unless that would make it tiny. */
function figureFor(spots: readonly Corner[], images: readonly Corner[]): Figure {
	const [only, ...more] = spots;
	if (!only || more.length > 0)
		return polygonOnPlane(lettered([...spots]), [], [...spots, ...images]);
	return {
		kind: 'graph',
		...axesAround([...spots, ...images]),
		shapes: [{ kind: 'point', at: only, name: 'A' }],
		alt: `Point A is ${whereIs(only)}.`,
	};
}

export function imageQuestion(draw: Draw, task: Task, step = 1): Draft | undefined {
	const { motion, stated, why, wrong, hint } = task;
	const spots = spotsFor(draw, Number(draw.inTurn('points')), step);
	if (!spots) return undefined;
	const images = spots.map(motion.apply);
	const [a, image] = [spots[0], images[0]];
	if (!a || !image || !onPlane(images, 48)) return undefined;
	const shown = onPlane(images, 19) ? images : [];
	if (spots.some((at, place) => String(at) === String(images[place]))) return undefined;
	const single = spots.length === 1;
	const answerFor = (apply: (at: Corner) => Corner): DraftAnswer =>
		single
			? point(...apply(a))
			: written('point-set', list(...spots.map((at) => pointAt(apply(at)))));
	const answer = withMisconceptions(
		answerFor(motion.apply),
		...wrong.map(([apply, reason]): WrongAnswer => [answerFor(apply), reason]),
	);
	const arrow = (at: Corner, to: Corner, place: number) =>
		say`Point ${product('ABC'.charAt(place), pointAt(at))} is mapped to ${motion.worked ? say`${motion.worked(at)}, which is ` : ''}${product(`${'ABC'.charAt(place)}'`, pointAt(to))}.`;
	const rule = sentence(say`The point ${tuple('x', 'y')} is mapped to ${motion.rule}.`, why);
	return {
		prompt: single
			? say`The point ${product('A', pointAt(a))} is ${stated}. Find the coordinates of its image.`
			: say`The triangle with vertices ${namedCorners(spots)} is ${stated}. Find the vertices of the image. Write them in the order ${symbol("A'")}, ${symbol("B'")}, ${symbol("C'")}.`,
		answer,
		steps: [
			rule,
			...(single && !motion.worked
				? []
				: spots.map((at, place) => sentence(arrow(at, images[place] ?? at, place)))),
			single
				? sentence(say`The image of ${product('A', pointAt(a))} is ${answer.body}.`)
				: sentence(
						say`The vertices of the image are ${joinedByAnd(images.map((at) => pointAt(at)))}.`,
					),
		],
		hints: [hint],
		figure: figureFor(spots, shown),
	};
}
