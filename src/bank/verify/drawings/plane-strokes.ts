/**
 * The strokes of a coordinate plane and what is written in it: a stroke is dashed if the words say so, straight strokes
 * and outlines end at named places or at the edge, arrowheads at the end of a stroke, and beside an axis are numbers.
 */
import { lengthOf, type Piece, type Run } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import type { Panel } from './panels.ts';
import { drawnBy, pixelOf } from './plane-lines.ts';
import { type Mark, isDashed } from './svg-elements.ts';

/** Pixels between an end and its place. */
const NEAR = 2;
/** The longest side of an arrowhead, in pixels. */
const SHORT = 14;

/** Issues for the plane that `words` describe; `places` are those that they name, in pixels. */
export function strokeIssues(panel: Panel, words: string, places: readonly Spot[]): string[] {
	const strokes = panel.marks.filter(isStroke).map((mark) => ({ mark, ...parted(mark) }));
	const ends = strokes.flatMap(({ lines }) => lines.flatMap(endsOf));
	const isPlace = (spot: Spot) => isEdge(spot, panel) || isNear(spot, places);
	const outlines = panel.marks
		.filter(isClosed)
		.flatMap((mark) => drawnBy(mark).run.map(([from]) => from));
	const straight = strokes.flatMap(({ mark, lines: [only, ...others] }) =>
		// A graph with jumps has many level pieces that no words name.
		only?.length === 1 && others.length === 0 && !isClosed(mark) ? endsOf(only) : [],
	);
	return [
		...dashIssues(strokes, words),
		...[...outlines, ...straight]
			.filter((spot) => !isPlace(spot))
			.map(([x, y]) => `a stroke ends at ${panel.across(x)}, ${panel.up(y)}, which no words name`),
		...strokes
			.flatMap(({ arrows }) => arrows)
			.filter((tip) => !isNear(tip, ends))
			.map(() => 'an arrowhead is not at the end of a stroke'),
		...panel.marks
			.filter(({ text, attributes }) => text !== '' && attributes['font-size'] === '13')
			.map(({ text }) => `"${text}" is written where the numbers of an axis are`),
	];
}

/** Not a region. */
const isStroke = ({ name, attributes }: Mark): boolean =>
	name === 'path' && !('fill-opacity' in attributes);

/** A polygon or a region. */
const isClosed = ({ attributes }: Mark): boolean => /z$/i.test(attributes['d'] ?? '');

type Stroke = { lines: readonly Run[]; arrows: readonly Spot[] };

/** Its lines without interruptions, and the tips of the arrowheads that are in the same path. */
function parted(mark: Mark): Stroke {
	const all: Piece[][] = [];
	let pen: Spot = [Number.NaN, Number.NaN];
	for (const piece of drawnBy(mark).run) {
		if (lengthOf([pen, piece[0]]) < 0.01) all.at(-1)?.push(piece);
		else all.push([piece]);
		pen = piece[1];
	}
	const isArrow = (line: Run) =>
		!isClosed(mark) && line.length === 2 && line.every((piece) => lengthOf(piece) < SHORT);
	return {
		lines: all.filter((line) => !isArrow(line)),
		arrows: all.filter(isArrow).flatMap(([piece]) => (piece ? [piece[1]] : [])),
	};
}

const endsOf = (line: Run): Spot[] =>
	[line[0], line.at(-1)].flatMap((piece, at) => (piece?.[at] ? [piece[at]] : []));

const isNear = (spot: Spot, others: readonly Spot[]): boolean =>
	others.some((other) => lengthOf([spot, other]) < NEAR);

function isEdge([x, y]: Spot, panel: Panel): boolean {
	const [left, right] = panel.x.map((value) => pixelOf(panel.across, value));
	const [bottom, top] = panel.y.map((value) => pixelOf(panel.up, value));
	return (
		x < (left ?? 0) + NEAR ||
		x > (right ?? 0) - NEAR ||
		y < (top ?? 0) + NEAR ||
		y > (bottom ?? 0) - NEAR
	);
}

/** Boundaries, tangents, and asymptotes are dashed where the words say so, and they are straight. */
function dashIssues(strokes: readonly (Stroke & { mark: Mark })[], words: string): string[] {
	const dashed = strokes.filter(({ mark }) => isDashed(mark));
	const isSaid = /\bdashed\b|\basymptote/.test(words);
	if (dashed.length > 0 !== isSaid)
		return [isSaid ? 'nothing is dashed' : 'a stroke is dashed, and no words say so'];
	return dashed.some(
		({ lines, arrows }) => arrows.length > 0 || lines.some((line) => line.length > 1),
	)
		? ['a curve is dashed']
		: [];
}
