/**
 * A rectangle, triangle, parallelogram, or trapezoid with its lower side level: the shape has the sides that its name
 * says, and each label is at the side or the height that the description names.
 */
import { outlinesIn } from './crossed-outlines.ts';
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
import { type Mark, marksIn, middleOf, isDashed } from './svg-elements.ts';

/** Issues for a wrong shape and for a label in the wrong place; none for other drawings. */
export function flatFigureIssues(svg: string, description: string): string[] {
	const [, kind = '', words = ''] = FLAT.exec(description) ?? [];
	const named = PARTS.flatMap(({ say, part }) =>
		[...words.matchAll(say)].map(([said, label = '']) => ({ said, label, part })),
	);
	if (!kind || named.length === 0) return [];
	const marks = marksIn(svg);
	const outline = outlinesIn(marks)
		.map((run) => run.filter((side) => lengthOf(side) > 0))
		.find(({ length }) => length === (kind === 'triangle' ? 3 : 4));
	if (!outline || !isOfKind(kind, outline)) return [`no ${kind} is drawn`];
	const parts = partsOf(outline, marks);
	const labeled = named.flatMap(({ part }) => parts[part].filter((side) => side !== undefined));
	return named
		.filter(({ label, part }) => {
			const isLabeled = (side: Piece | undefined) =>
				side !== undefined &&
				marks
					.filter(({ text }) => text === label || text.startsWith(`${label} `))
					.filter((mark) => part === 'height' || !isInside(middleOf(mark), outline))
					.some((mark) => isNearest(side, middleOf(mark), labeled));
			return !parts[part].every(isLabeled);
		})
		.map(({ said }) => `the drawing does not show "${said}"`);
}

const FLAT =
	/^An? (?:isosceles )?(rectangle|triangle|parallelogram|trapezoid)((?: with (?:a )?(?:base|length)|\. (?:The (?:lower|upper)|Its bases|One side)) .*)$/;

const LABEL = '(?:is |of )?([\\d.]*\\d|[a-z])(?![\\w])';

/** "a base of 12 feet and a height of 7 feet", "the upper base is s" */
const PARTS = (
	[
		['(?<!upper )(?:base|length|lower parallel side)', 'base'],
		['One side', 'base'],
		['Its bases are [\\d.]+ [a-z]+ and', 'base'],
		['(?:upper base|upper one)', 'top'],
		['Its bases are', 'top'],
		['height', 'height'],
		['altitude', 'height'],
		['two equal sides', 'slants'],
		['width', 'upright'],
		['side next to it', 'upright'],
		['both slanted sides are', 'slants'],
		['other two sides are', 'slants'],
	] as const
).map(([name, part]) => ({ say: new RegExp(`${name} ${LABEL}`, 'g'), part }));

type Parts = Record<'base' | 'top' | 'upright' | 'height' | 'slants', (Piece | undefined)[]>;

const isLevel = ([[, from], [, to]]: Piece): boolean => Math.abs(from - to) < 0.2;
const isUpright = ([[from], [to]]: Piece): boolean => Math.abs(from - to) < 0.2;
const heightOf = (side: Piece): number => midpointOf(side)[1];

function isOfKind(kind: string, outline: Run): boolean {
	const level = outline.filter(isLevel);
	const [one, other] = outline.filter((side) => !isLevel(side));
	if (kind === 'triangle') return level.length <= 1;
	if (level.length !== 2 || !one || !other) return false;
	const [run, back] = [one, other].map(([[a, b], [c, d]]) => (c - a) / (d - b)) as [number, number];
	const areParallel = Math.abs(run - back) < 0.01;
	if (kind === 'rectangle') return isUpright(one) && isUpright(other);
	return areParallel === (kind === 'parallelogram') && !(isUpright(one) && isUpright(other));
}

function partsOf(outline: Run, marks: readonly Mark[]): Parts {
	const level = outline.filter(isLevel).toSorted((one, other) => heightOf(other) - heightOf(one));
	const [base, top] = level;
	const [left, right] = outline
		.filter((side) => !isLevel(side))
		.toSorted(([[a], [b]], [[c], [d]]) => a + b - c - d);
	const reach = outline.flat().map(([, y]) => y);
	const height = marks
		.filter(isDashed)
		.flatMap(({ attributes: { d = '' } }) => runOf(d))
		.find(
			(line) =>
				isUpright(line) &&
				Math.abs(Math.abs(line[0][1] - line[1][1]) - (Math.max(...reach) - Math.min(...reach))) < 1,
		);
	return { base: [base], top: [top], upright: [right], height: [height], slants: [left, right] };
}

/** How far the middle of a label may be from its side, in pixels. */
const BESIDE = 45;

/** Whether a label is nearer to this side than to any other that has one. */
function isNearest(side: Piece, label: Spot, labeled: readonly Piece[]): boolean {
	const away = (other: Piece) => distanceToRun([middleHalf(other)], label);
	return away(side) < BESIDE && labeled.every((other) => away(side) <= away(other));
}

/** Whether a line to the right of it meets the outline an odd number of times. */
function isInside([x, y]: Spot, outline: Run): boolean {
	const met = outline.filter(
		([[a, b], [c, d]]) => b > y !== d > y && x < a + ((c - a) * (y - b)) / (d - b),
	);
	return met.length % 2 === 1;
}
