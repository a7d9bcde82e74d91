/**
 * The small marks of a figure: ticks are across sides that are equally long, the ones that the words call equal, the
 * square of a right angle is in a corner, and the arc of an angle goes from line to line.
 */
import { withNamesJoined } from '../../../math/speech-units.ts';
import { letteredFigureIn, NEAR, straightIn } from './lettered-spots.ts';
import {
	crossProduct,
	distanceToRun,
	lengthOf,
	midpointOf,
	type Piece,
	type Run,
	runOf,
	spotAlong,
} from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { type Mark, marksIn } from './svg-elements.ts';

/** How long the marks are, in pixels: arrowheads and the leaders of labels are shorter, sides longer. */
const [SHORTEST, LONGEST] = [9, 16];
/** The largest radius of the arc of an angle. */
const WIDEST = 60;
/** The cosine of an angle that is drawn as a right one, in a solid too. */
const NEARLY_RIGHT = 0.2;

/** Issues for a mark in the wrong place; none for a drawing on a scale. */
export function smallMarkIssues(svg: string, description: string): string[] {
	if (/grid line|axis runs|number line/.test(description)) return [];
	const marks = marksIn(svg);
	const small = marks.flatMap(smallRunOf);
	const arcs = marks.flatMap(angleArcOf);
	if (small.length + arcs.length === 0) return [];
	const drawn = straightIn(marks);
	const ticks = small.flatMap((run) => (run.length === 1 ? run : []));
	return [
		...tickIssues(ticks, drawn),
		...untickedSides(ticks, svg, description),
		...small.flatMap(([one, other]) => (one && other ? squareIssues(one, other, drawn) : [])),
		...arcs
			.filter((arc) => arc.some((end) => distanceToRun(drawn, end) > NEAR))
			.map(() => 'the arc of an angle does not go from line to line'),
	];
}

function smallRunOf({ name, attributes: { d = '' } }: Mark): Run[] {
	if (name !== 'path' || !/^M[^a-zA-Z]*(?:L[^a-zA-Z]*){1,2}$/.test(d)) return [];
	const run = runOf(d);
	const isSmall = run.every((piece) => lengthOf(piece) > SHORTEST && lengthOf(piece) < LONGEST);
	return isSmall ? [run] : [];
}

const ANGLE_ARC = /^M[^a-zA-Z]*A(\d+) \1 [^a-zA-Z]*$/;

/** A part of a small circle. */
function angleArcOf({ name, attributes: { d = '' } }: Mark): Run {
	const [, radius] = (name === 'path' && ANGLE_ARC.exec(d)) || [];
	return Number(radius) < WIDEST ? runOf(d) : [];
}

/** A tick crosses a side, and every side with a tick is as long as the first. */
function tickIssues(ticks: readonly Piece[], drawn: Run): string[] {
	if (ticks.length === 0) return [];
	const points = drawn
		.flat()
		.filter((spot, at, all) => all.findIndex((other) => isAt(spot, other)) === at);
	const sides = ticks.map((tick) => sideAcross(tick, points, drawn));
	const lengths = sides.flatMap((side) => (side ? lengthOf(side) : []));
	return [
		...(lengths.length < ticks.length ? ['a tick is not across a side'] : []),
		...(ticks.length === 1 ? ['there is only one tick'] : []),
		...(Math.max(...lengths) - Math.min(...lengths) > NEAR
			? ['the sides with ticks are not equally long']
			: []),
	];
}

/** The shortest way from one point of the figure to another that goes along a line and under this tick. */
function sideAcross(tick: Piece, points: readonly Spot[], drawn: Run): Piece | undefined {
	const [side] = points
		.flatMap((one, at) => points.slice(at + 1).map((other): Piece => [one, other]))
		.filter((piece) => isAcross(tick, piece))
		.filter((piece) =>
			[0.2, 0.8].every((part) => distanceToRun(drawn, spotAlong(piece, part)) < NEAR),
		)
		.toSorted((one, other) => lengthOf(one) - lengthOf(other));
	return side;
}

const isAcross = (tick: Piece, side: Piece): boolean =>
	distanceToRun([side], midpointOf(tick)) < NEAR && isSquare(side, tick);

const EQUAL = /[Ss]egments ([A-Z]{2}) and ([A-Z]{2}) are equal|of the same length as ([A-Z]{2})\b/g;

/** "The segments AD and BD are equal": in a drawing with ticks, each of the two has one. */
function untickedSides(ticks: readonly Piece[], svg: string, description: string): string[] {
	if (ticks.length === 0) return [];
	const spots = letteredFigureIn(svg, description)?.spots;
	return [...withNamesJoined(description).matchAll(EQUAL)]
		.flatMap(([, ...names]) => names.filter((name) => name !== undefined))
		.filter((name) => {
			const [one, other] = [...name].map((letter) => spots?.get(letter));
			return !(one && other && ticks.some((tick) => isAcross(tick, [one, other])));
		})
		.map((name) => `${name} has no tick`);
}

/** The corner of a square is at the end of a line, and a side of it is along a line. */
function squareIssues(one: Piece, other: Piece, drawn: Run): string[] {
	if (!isSquare(one, other)) return [];
	const [[start, opposite], [, end]] = [one, other];
	const corner = spotAlong([opposite, midpointOf([start, end])], 2);
	const isOnLine = (spot: Spot) => distanceToRun(drawn, spot) < NEAR;
	return drawn.flat().some((spot) => isAt(spot, corner)) && (isOnLine(start) || isOnLine(end))
		? []
		: ['the square of a right angle is not in a corner'];
}

const isAt = (one: Spot, other: Spot): boolean => lengthOf([one, other]) < NEAR;

function isSquare(one: Piece, other: Piece): boolean {
	const sine = crossProduct(one, other) / (lengthOf(one) * lengthOf(other));
	return 1 - sine * sine < NEARLY_RIGHT * NEARLY_RIGHT;
}
