/**
 * The labels of a figure with letters at its corners: the length of a side is at the side that the description gives it
 * to, the size of an angle at the arc inside the angle.
 */
import { letteredFigureIn, NEAR, type Spots } from './lettered-spots.ts';
import { lengthOf, midpointOf, type Piece, runOf, spotAlong } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { type Mark, middleOf } from './svg-elements.ts';

/** How far the label of a side and that of an angle may be from the middle of the side and of the arc, in pixels. */
const [BESIDE, INSIDE] = [45, 60];

/** Issues for a label in the wrong place; none for a drawing with a grid. */
export function partLabelIssues(svg: string, description: string): string[] {
	const figure = letteredFigureIn(svg, description);
	if (!figure) return [];
	const { words, marks, spots } = figure;
	return [...sideLabelIssues(words, spots, marks), ...angleLabelIssues(words, spots, marks)].map(
		(said) => `the drawing does not show "${said}"`,
	);
}

const SIDE =
	/\b(?<side>[A-Z]{2})(?:, marked (?<letter>[a-z]), is unknown| is (?<size>[\d.]*\d|[a-z]) [a-z]{2,})/g;

/**
 * "side AB is 25 metres long", "AD is x centimetres", "the length of AC, marked b, is unknown": the label is
 * nearer to the middle of its side than to that of any other.
 */
function sideLabelIssues(words: string, spots: Spots, marks: readonly Mark[]): string[] {
	const sides = [...words.matchAll(SIDE)].map(({ 0: said, groups = {} }) => {
		const label = groups['letter'] ?? groups['size'] ?? '';
		const [one, other] = [...(groups['side'] ?? '')].map((letter) => spots.get(letter));
		return {
			said,
			isMarked: groups['letter'] !== undefined,
			labels: marks.filter(({ text }) => text === label || text.startsWith(`${label} `)),
			middle: one && other ? midpointOf([one, other]) : ([Number.NaN, Number.NaN] as Spot),
		};
	});
	return sides
		.filter(({ labels, middle, isMarked }) => {
			const isOwn = (mark: Mark) => {
				const away = (side: Spot) => lengthOf([middleOf(mark), side]);
				return (
					away(middle) < BESIDE && sides.every((other) => away(middle) <= away(other.middle) + NEAR)
				);
			};
			return (isMarked || labels.length > 0) && !labels.some(isOwn);
		})
		.map(({ said }) => said);
}

const ANGLE =
	/[Aa]ngle (?<angle>[A-Z]{3}|[A-Z])(?: is (?:(?<size>[\d.]*\d|[a-z]) degrees|(?<right>a right angle))| is (?<unknown>unknown))/g;

/**
 * "angle A is 52 degrees", "angle BAD is 59 degrees", "angle B is unknown", which has a question mark, "angle C is a
 * right angle", which has a square.
 */
function angleLabelIssues(words: string, spots: Spots, marks: readonly Mark[]): string[] {
	const arcs = marks.flatMap(arcOf);
	return [...words.matchAll(ANGLE)]
		.filter(({ index, groups = {} }) => {
			const corners = [...cornersOf(groups['angle'] ?? '', words.slice(0, index))];
			const [one, vertex, other] = corners.map((letter) => spots.get(letter));
			const isWanted = ({ ends: [from, to], isRight }: Arc) => {
				if (!one || !vertex || !other || isRight !== (groups['right'] !== undefined)) return false;
				const isBetween = (side: Spot) =>
					(isOnRay(from, vertex, side) && isOnRay(to, vertex, other)) ||
					(isOnRay(to, vertex, side) && isOnRay(from, vertex, other));
				const isBeyond = (side: Spot) => isBetween(spotAlong([side, vertex], 2));
				// The two right angles at the foot of a height share one square.
				return isBetween(one) || (isRight && isBeyond(one));
			};
			const own = arcs.filter(isWanted);
			if (groups['right']) return own.length === 0;
			const label = groups['unknown'] ? '?' : `${groups['size']}°`;
			const labels = marks.filter(({ text }) => text === label);
			const nearest = labels.map((mark) => nearestTo(mark, arcs));
			return labels.length > 0 && !own.some((arc) => nearest.includes(arc));
		})
		.map(([said]) => said);
}

/** For an angle named by one letter, its vertex between the other corners of the triangle named last. */
function cornersOf(angle: string, before: string): string {
	if (angle.length === 3) return angle;
	const triangles = [...before.matchAll(/riangle ([A-Z]{3})\b/g)];
	const [one = '', other = ''] = (triangles.at(-1)?.[1] ?? '').replace(angle, '');
	return one + angle + other;
}

/** An arc in an angle, or the square of a right angle. */
type Arc = { ends: Piece; isRight: boolean };

/** The side of the square of a right angle, in pixels. */
const SQUARE = 14;

function arcOf({ name, attributes: { d = '' } }: Mark): Arc[] {
	if (name !== 'path') return [];
	const run = runOf(d);
	const [first, second] = run;
	if (first && run.length === 1 && /^M[^A-Za-z]*A/.test(d))
		return [{ ends: first, isRight: false }];
	if (first && second && run.length === 2 && run.every((piece) => lengthOf(piece) < SQUARE))
		return [{ ends: [first[0], second[1]], isRight: true }];
	return [];
}

function isOnRay(spot: Spot, vertex: Spot, through: Spot): boolean {
	const away = lengthOf([vertex, spot]);
	const part = away / lengthOf([vertex, through]);
	return (
		away > NEAR && away < INSIDE && lengthOf([spot, spotAlong([vertex, through], part)]) < NEAR
	);
}

function nearestTo(label: Mark, arcs: readonly Arc[]): Arc | undefined {
	const away = ({ ends }: Arc) => lengthOf([middleOf(label), midpointOf(ends)]);
	const [nearest] = arcs
		.filter(({ isRight }) => !isRight)
		.toSorted((one, other) => away(one) - away(other));
	return nearest && away(nearest) < INSIDE ? nearest : undefined;
}
