/**
 * A cube, prism, or pyramid in slanted view: edges that are parallel in the solid are drawn parallel and equally long,
 * those of a cube that face the reader as a square, and edges behind it are dashed.
 */
import { crossProduct, lengthOf, type Piece, runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { marksIn } from './svg-elements.ts';

/** How many edges of each solid are equal and parallel, by direction. */
const PARALLEL: Readonly<Record<string, string>> = {
	cube: '4 4 4',
	'rectangular prism': '4 4 4',
	'triangular prism': '2 2 2 3',
	'hexagonal prism': '4 4 4 6',
	'triangular pyramid': '1 1 1 1 1 1',
	pyramid: '1 1 1 1 2 2',
	'square pyramid': '1 1 1 1 2 2',
};

/** How far the ends of two edges may be apart, in pixels. */
const NEAR = 0.5;

export type Edge = { ends: Piece; isDashed: boolean };

/** Issues unless the solid is drawn; none for other drawings. */
export function solidIssues(svg: string, description: string): string[] {
	const [, name = ''] =
		/^An? (cube|(?:rectangular|triangular|hexagonal) prism|(?:(?:triangular|square) )?pyramid)\b/.exec(
			description,
		) ?? [];
	const wanted = PARALLEL[name];
	if (wanted === undefined) return [];
	const edges = edgesIn(svg);
	const groups = groupsOf(edges);
	const sizes = groups.map(({ length }) => length).toSorted((a, b) => a - b);
	const isSolid =
		sizes.join(' ') === wanted && hidesBackEdges(edges) && (name !== 'cube' || hasSquare(groups));
	return isSolid ? [] : [`no ${name} is drawn`];
}

/** An edge ends where at least three lines meet; a height ends on an edge or a face. */
export function edgesIn(svg: string): Edge[] {
	const lines = marksIn(svg)
		.filter(({ name, attributes }) => name === 'path' && !/a/i.test(attributes['d'] ?? ''))
		.flatMap(({ attributes }) =>
			runOf(attributes['d'] ?? '')
				.filter((ends) => lengthOf(ends) > NEAR)
				.map((ends) => ({ ends, isDashed: 'stroke-dasharray' in attributes })),
		);
	const isCorner = (spot: Spot) => meetingAt(lines, spot).length > 2;
	return lines.filter(({ ends }) => ends.every(isCorner));
}

const meetingAt = (edges: readonly Edge[], spot: Spot): Edge[] =>
	edges.filter(({ ends }) => ends.some((end) => isAt(end, spot)));

const isAt = (one: Spot, other: Spot): boolean => lengthOf([one, other]) < NEAR;

const across = ([[a, b], [c, d]]: Piece): Spot => [c - a, d - b];

/** Equal and parallel, in either direction. */
const areAlike = (one: Edge, other: Edge): boolean => {
	const [[x, y], [u, v]] = [across(one.ends), across(other.ends)];
	return isAt([x, y], [u, v]) || isAt([x, y], [-u, -v]);
};

export const groupsOf = (edges: readonly Edge[]): Edge[][] =>
	edges.reduce<Edge[][]>((groups, edge) => {
		const group = groups.find(([first]) => first !== undefined && areAlike(first, edge));
		if (!group) return [...groups, [edge]];
		group.push(edge);
		return groups;
	}, []);

/** Level and upright edges of the same length, and shorter ones toward the back. */
function hasSquare(groups: readonly Edge[][]): boolean {
	const sizes = groups.flatMap(([first]) => (first ? [across(first.ends)] : []));
	const [level] = sizes.filter(([, down]) => Math.abs(down) < NEAR);
	const [upright] = sizes.filter(([right]) => Math.abs(right) < NEAR);
	return (
		level !== undefined &&
		upright !== undefined &&
		Math.abs(Math.abs(level[0]) - Math.abs(upright[1])) < NEAR &&
		sizes.every((size) => Math.hypot(...size) < Math.abs(level[0]) + NEAR)
	);
}

/**
 * Some edges are dashed, none of them on the outline; of the edges that meet inside the outline, all are dashed or none
 * are.
 */
function hidesBackEdges(edges: readonly Edge[]): boolean {
	const corners = edges.flatMap(({ ends }) => ends);
	const hasOneKind = (corner: Spot) =>
		new Set(meetingAt(edges, corner).map(({ isDashed }) => isDashed)).size === 1;
	return (
		edges.some(({ isDashed }) => isDashed) &&
		edges.every(({ ends, isDashed }) => !isDashed || !isOutline(ends, corners)) &&
		corners.every((corner) => isOnOutline(corner, corners) || hasOneKind(corner))
	);
}

/** All corners are on one side of the line through these ends. */
function isOutline(edge: Piece, corners: readonly Spot[]): boolean {
	const sides = corners.map((corner) => crossProduct(edge, [edge[0], corner]) / lengthOf(edge));
	return sides.every((side) => side > -NEAR) || sides.every((side) => side < NEAR);
}

const isOnOutline = (corner: Spot, corners: readonly Spot[]): boolean =>
	corners.some((other) => !isAt(corner, other) && isOutline([corner, other], corners));
