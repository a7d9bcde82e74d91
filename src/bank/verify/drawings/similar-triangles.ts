/** Two similar triangles side by side: vertices and lengths are where they belong, and lengths match the lines. */
import { formulasIn } from '../../../math/markup.ts';
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { lengthOf, midpointOf, type Piece } from './path-run.ts';
import { pathSpots, type Spot } from './path-spots.ts';
import { type Mark, marksIn, middleOf } from './svg-elements.ts';

export const similarTrianglesReader: DrawingReader = {
	begins: 'Two similar triangles',
	inWords,
	disagreements,
};

/** The maximum distance of a text from its vertex or the middle of its side, in pixels. */
const [NEAR_CORNER, NEAR_SIDE] = [16, 32];

type Triangle = { corners: Spot[]; sides: number[] };

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const triangles = marks.filter(({ name }) => name === 'path').map(triangleOf);
	const [small, large, ...more] = triangles;
	if (!small || !large || more.length > 0) throw new UnreadableTex('there are not two triangles');
	const ratios = large.sides.map((side, order) => side / (small.sides[order] ?? 1));
	if (Math.min(...ratios) < 1.2 || Math.max(...ratios) > 1.03 * Math.min(...ratios))
		throw new UnreadableTex('the triangles are not similar, or the second is not larger');
	const texts = marks.filter(({ name }) => name === 'text');
	const letters = texts.filter(({ text }) => /^[A-Z]$/.test(text));
	const names = triangles.map(({ corners }) =>
		corners.map((corner) => {
			const [letter, ...others] = letters.filter((mark) => isNear(mark, corner, NEAR_CORNER));
			if (!letter || others.length > 0) throw new UnreadableTex('a corner has not one letter');
			return letter.text;
		}),
	);
	if (letters.length !== 6) throw new UnreadableTex('a letter is at no corner');
	const labels = labelsOf(
		triangles,
		texts.filter((mark) => !letters.includes(mark)),
	);
	checkLengths(triangles, labels);
	const said = labels.map((all, order) =>
		drawnOrder(all, labels).map((side) => {
			const [from, to] = SIDES[side] ?? [0, 1];
			const name = [from, to].map((corner) => names[order]?.[corner]).join('');
			return `${name} is ${all[side] === '?' ? 'unknown' : all[side]}`;
		}),
	);
	return `Two similar triangles, ${names.map((all) => all.join('')).join(' and ')}: ${said.map((all) => all.join(', ')).join('; ')}.`;
}

const isNear = (mark: Mark, spot: Spot, reach: number): boolean =>
	lengthOf([middleOf(mark), spot]) < reach;

/** For each triangle and each of its sides; a label goes with the side whose middle is nearest. */
function labelsOf(
	triangles: readonly Triangle[],
	texts: readonly Mark[],
): (string | undefined)[][] {
	const labels: (string | undefined)[][] = triangles.map(() => []);
	for (const mark of texts) {
		const [nearest] = triangles
			.flatMap(({ corners }, triangle) =>
				SIDES.map((ends, side) => ({
					triangle,
					side,
					far: lengthOf([middleOf(mark), midpointOf(sideOf(corners, ends))]),
				})),
			)
			.toSorted((a, b) => a.far - b.far);
		const own = labels[nearest?.triangle ?? -1];
		if (!nearest || !own || nearest.far > NEAR_SIDE || own[nearest.side] !== undefined)
			throw new UnreadableTex('a length is at no side');
		own[nearest.side] = mark.text;
	}
	return labels;
}

const SIDES = [
	[0, 1],
	[1, 2],
	[0, 2],
] as const;

/** First the side for which both triangles have a number. */
const drawnOrder = (
	own: readonly (string | undefined)[],
	all: readonly (readonly (string | undefined)[])[],
): number[] => {
	const isAsked = (side: number) => all.some((labels) => labels[side] === '?');
	return [0, 1, 2]
		.filter((side) => own[side] !== undefined)
		.toSorted((a, b) => Number(isAsked(a)) - Number(isAsked(b)));
};

function triangleOf({ attributes: { d = '' } }: Mark): Triangle {
	const spots = pathSpots(d);
	const [first, , , last] = spots;
	if (spots.length !== 4 || !first || !last || lengthOf([first, last]) > 0.1)
		throw new UnreadableTex('a triangle is not closed');
	const corners = spots.slice(0, 3);
	return {
		corners,
		sides: SIDES.map((ends) => lengthOf(sideOf(corners, ends))),
	};
}

const sideOf = (corners: readonly Spot[], [from, to]: (typeof SIDES)[number]): Piece => [
	corners[from] ?? [0, 0],
	corners[to] ?? [0, 0],
];

/** Two numbers of one triangle are in the ratio of its sides. */
function checkLengths(
	triangles: readonly Triangle[],
	labels: readonly (readonly (string | undefined)[])[],
): void {
	const isTrue = triangles.every(({ sides }, order) => {
		const scales = (labels[order] ?? []).flatMap((text, side) =>
			text === undefined || text === '?' ? [] : [(sides[side] ?? 0) / Number(text)],
		);
		return Math.max(...scales) <= 1.05 * Math.min(...scales);
	});
	const isPaired = SIDES.every(
		(_, side) => labels.filter((all) => all[side] !== undefined).length !== 1,
	);
	if (!isTrue || !isPaired) throw new UnreadableTex('a length is not that of its side');
}

function disagreements(words: string, { text, above }: Place): string[] {
	const [, first = '', second = '', list = ''] =
		/^Two similar triangles, (\w+) and (\w+): (.*)\.$/.exec(words) ?? [];
	const lines = [...above, text];
	const formulas = lines.flatMap(formulasIn);
	const states = (name: string, length: string) =>
		[name, [...name].toReversed().join('')].some((side) =>
			length === 'unknown' ? formulas.includes(side) : formulas.includes(`${side} = ${length}`),
		);
	const isSimilar = lines.some((line) =>
		line
			.toLowerCase()
			.includes(`triangle $${first}$ is similar to triangle $${second}$`.toLowerCase()),
	);
	return [
		...list
			.split(/, |; /)
			.map((part) => part.split(' is ') as [string, string])
			.filter(([name, length]) => !states(name, length))
			.map(([name, length]) => `the lines do not say that ${name} is ${length}`),
		...(isSimilar ? [] : [`the lines do not say that ${first} and ${second} are similar`]),
	];
}
