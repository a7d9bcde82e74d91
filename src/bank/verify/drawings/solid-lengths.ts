/**
 * The lengths of a solid: each line that the description names is drawn where it belongs, such as a slant height up the
 * middle of a face, and its label is nearest to it.
 */
import { straightIn } from './lettered-spots.ts';
import {
	distanceToRun,
	lengthOf,
	middleHalf,
	midpointOf,
	type Piece,
	type Run,
	runOf,
} from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { type Edge, edgesIn, groupsOf } from './solid-figure.ts';
import { at, type Mark, marksIn, middleOf } from './svg-elements.ts';

/** Issues for a length that is not drawn and for a label in the wrong place; none for other drawings. */
export function solidLengthIssues(svg: string, description: string): string[] {
	if (!SOLID.test(description)) return [];
	const named = LENGTHS.flatMap(({ say, name }) =>
		[...description.matchAll(say)].flatMap(([, ...labels]) =>
			labels.map((label) => ({ name, label })),
		),
	);
	if (named.length === 0) return [];
	const marks = marksIn(svg);
	const solid = { lines: straightIn(marks), rims: rimsIn(marks), edges: edgesIn(svg) };
	const drawn = new Map(named.map(({ name }) => [name, LINES[name](solid).map(middleHalf)]));
	const away = (name: LengthName, spot: Spot) => distanceToRun(drawn.get(name) ?? [], spot);
	return named.flatMap(({ name, label }) => {
		if (drawn.get(name)?.length === 0) return [`no ${name} is drawn`];
		const isLabeled = marks
			.filter(({ text }) => text === label || text.startsWith(`${label} `))
			.map((mark) => placeOf(mark, marks, solid.lines))
			.some(
				(spot) =>
					away(name, spot) < BESIDE &&
					[...drawn.keys()].every((other) => away(name, spot) <= away(other, spot)),
			);
		return isLabeled ? [] : [`${label} is not at the ${name}`];
	});
}

const SOLID =
	/^An? (?:(?:rectangular|triangular) prism|(?:square )?pyramid|cube|cylinder|cone|sphere|hemisphere)\b/;

const LABEL = '(?:is |of )?([\\d.]*\\d|[a-z])(?!\\w)';

/** What the descriptions say, and the name of the line. */
const LENGTHS = (
	[
		[`radius ${LABEL}`, 'radius'],
		[`diameter ${LABEL}`, 'diameter'],
		[`^A cylinder.* height ${LABEL}`, 'side of the cylinder'],
		[`cylinder ${LABEL} [a-z]+ high`, 'side of the cylinder'],
		[`^A cone.* height ${LABEL}`, 'height of the cone'],
		[`cone ${LABEL} [a-z]+ high`, 'height of the cone'],
		[`slant height, [^,;]*, ${LABEL}`, 'slant height'],
		[`(?<!slant )height, from [^,;]*, ${LABEL}`, 'height of the pyramid'],
		[`side of (?:its|the) (?:square )?base ${LABEL}`, 'side of the base'],
		['sides of its rectangular base are ([\\d.]+) [a-z]+ and ([\\d.]+)', 'side of the base'],
		[`^A rectangular prism.* length ${LABEL}`, 'level edge'],
		[`^A rectangular prism.* width ${LABEL}`, 'slanted edge'],
		[`^A rectangular prism.* height ${LABEL}`, 'height'],
		[`triangle in front has a base ${LABEL}`, 'level edge'],
		[`triangle in front has .* height ${LABEL}`, 'height'],
		['legs of ([\\d.]+) [a-z]+ and ([\\d.]+)', 'leg'],
		[`hypotenuse ${LABEL}`, 'hypotenuse'],
		[`prism ${LABEL} [a-z]+ long`, 'edge between the triangles'],
	] as const
).map(([say, name]) => ({ say: new RegExp(say, 'g'), name }));

type LengthName = (typeof LENGTHS)[number]['name'];

/** The straight lines, the level lines between the ends of arcs, and the edges. */
type Solid = { lines: Run; rims: Run; edges: readonly Edge[] };

const LINES: Readonly<Record<LengthName, (solid: Solid) => Run>> = {
	radius: ({ lines, rims }) =>
		lines.filter((line) => rims.some((rim) => joins(line, [midpointOf(rim)], rim))),
	diameter: ({ lines, rims }) =>
		lines.filter((line) => rims.some(([left, right]) => joins(line, [left], [right]))),
	'side of the cylinder': ({ lines, rims }) =>
		lines.filter((line) => isUpright(line) && joins(line, rims.flat(), rims.flat())),
	'height of the cone': ({ lines, rims }) =>
		lines.filter(
			(line) =>
				isUpright(line) &&
				rims.some((rim) => joins(line, [midpointOf(rim)], meetingOf(lines, rim[0], rim[1]))),
		),
	'slant height': ({ lines, edges }) => {
		const { tip, sides } = pyramidIn(edges);
		return lines.filter((line) => joins(line, [tip], visible(sides).map(midpointOf)));
	},
	'height of the pyramid': ({ lines, edges }) => {
		const { tip, sides } = pyramidIn(edges);
		const middles = sides.map(({ ends }) => midpointOf(ends));
		const center: Spot = [meanOf(middles.map(([x]) => x)), meanOf(middles.map(([, y]) => y))];
		return lines.filter((line) => joins(line, [tip], [center]));
	},
	'side of the base': ({ edges }) => visible(pyramidIn(edges).sides),
	'level edge': ({ edges }) => visible(edges).filter(isLevel),
	'slanted edge': ({ edges }) => visible(edges).filter(isSlanted),
	height: ({ lines, edges }) =>
		lines.filter(
			(line) => isUpright(line) && line.every((end) => distanceToRun(endsOf(edges), end) < NEAR),
		),
	leg: ({ edges }) => visible(edges).filter((edge) => !isSlanted(edge)),
	hypotenuse: ({ edges }) => alike(edges, 2).filter(isSlanted),
	'edge between the triangles': ({ edges }) => alike(edges, 3),
};

/** How far the ends of lines that meet may be apart, and a label from its line and its leader, in pixels. */
const [NEAR, BESIDE, BEFORE] = [0.5, 45, 30];

const endsOf = (edges: readonly Edge[]): Run => edges.map(({ ends }) => ends);
/** Labels are beside these. */
const visible = (edges: readonly Edge[]): Run => endsOf(edges.filter(({ isDashed }) => !isDashed));
/** The edges in a direction that so many have. */
const alike = (edges: readonly Edge[], count: number): Run =>
	groupsOf(edges).flatMap((group) => (group.length === count ? visible(group) : []));

/** An arc of a rim goes from its left to its right end. */
const rimsIn = (marks: readonly Mark[]): Run =>
	marks
		.filter(({ name, attributes: { d = '' } }) => name === 'path' && d.includes('A'))
		.flatMap(({ attributes: { d = '' } }) => runOf(d))
		.filter((rim) => isLevel(rim) && lengthOf(rim) > BESIDE);

/** The tip is where four edges meet; the sides of the base do not go there. */
function pyramidIn(edges: readonly Edge[]): { tip: Spot; sides: readonly Edge[] } {
	const ends = endsOf(edges).flat();
	const tip = ends.find((spot) => ends.filter((end) => isAt(end, spot)).length >= 4) ?? NOWHERE;
	return { tip, sides: edges.filter((edge) => !edge.ends.some((end) => isAt(end, tip))) };
}

const NOWHERE: Spot = [Number.NaN, Number.NaN];

/** Where a line from one spot meets one from the other, at their ends. */
const meetingOf = (lines: Run, one: Spot, other: Spot): Spot[] =>
	farEnds(lines, one).filter((spot) => farEnds(lines, other).some((end) => isAt(end, spot)));

const farEnds = (lines: Run, spot: Spot): Spot[] =>
	lines.flatMap(([start, end]) => (isAt(start, spot) ? [end] : isAt(end, spot) ? [start] : []));

function joins([start, end]: Piece, some: readonly Spot[], others: readonly Spot[]): boolean {
	const isIn = (spots: readonly Spot[], spot: Spot) => spots.some((one) => isAt(one, spot));
	return (isIn(some, start) && isIn(others, end)) || (isIn(some, end) && isIn(others, start));
}

/** A label is at its line, or a short line leads from it to a dot. */
function placeOf(mark: Mark, marks: readonly Mark[], lines: Run): Spot {
	const label = middleOf(mark);
	const dots = marks
		.filter((dot) => dot.name === 'circle' && at(dot, 'r') < 2)
		.map((dot): Spot => [at(dot, 'cx'), at(dot, 'cy')]);
	const led = dots.filter((dot) =>
		farEnds(lines, dot).some((end) => lengthOf([end, label]) < BEFORE),
	);
	return led[0] ?? label;
}

const isAt = (one: Spot, other: Spot): boolean => lengthOf([one, other]) < NEAR;
const isLevel = ([[, from], [, to]]: Piece): boolean => Math.abs(from - to) < NEAR;
const isUpright = ([[from], [to]]: Piece): boolean => Math.abs(from - to) < NEAR;
const isSlanted = (piece: Piece): boolean => !isLevel(piece) && !isUpright(piece);

const meanOf = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;
