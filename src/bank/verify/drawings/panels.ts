/** The coordinate planes of a drawing: each has a grid, numbers, and marks. */
import { at, type Mark, marksIn, type Scale, scaleOf } from './svg-elements.ts';
import { labelValue } from '../number-in-words.ts';

type Range = readonly [low: number, high: number];

export type Panel = {
	across: Scale;
	up: Scale;
	/** Where the grid ends, in units, and the spacing of its lines. */
	x: Range;
	y: Range;
	every: readonly [across: number, up: number];
	/** What is written beside each axis. */
	numbers: readonly [across: readonly number[], up: readonly number[]];
	/** The numbers of the x-axis have degree signs. */
	inDegrees: boolean;
	/** What is drawn on the grid, without the axes and their numbers. */
	marks: readonly Mark[];
};

const FAINT = '#c3cad9';
/** The margin around a grid that contains its numbers and names. */
const MARGIN = 25;

/**
 * One per grid, in drawing order; undefined if the numbers of an axis are not evenly spaced. A drawing without a grid
 * has none.
 */
export function panelsIn(svg: string): (Panel | undefined)[] {
	const marks = marksIn(svg);
	return marks.filter(isGrid).map((grid) => panelOn(grid, marks));
}

const pathOf = ({ attributes }: Mark): string => attributes['d'] ?? '';

const isGrid = (mark: Mark): boolean =>
	mark.name === 'path' &&
	mark.attributes['stroke'] === FAINT &&
	/[vV]/.test(pathOf(mark)) &&
	/[hH]/.test(pathOf(mark));

/** Both axes of a plane, with their arrowheads in one path. */
export const isAxes = (mark: Mark): boolean =>
	mark.name === 'path' &&
	/^M[\d.]+ [\d.]+[Hh][\d.]+M[\d.]+ [\d.]+[Vv]-?[\d.]+M.*l/.test(pathOf(mark));

function panelOn(grid: Mark, marks: readonly Mark[]): Panel | undefined {
	const { columns, rows } = linesOf(pathOf(grid));
	const [left, right] = [Math.min(...rows.flatMap(ends)), Math.max(...rows.flatMap(ends))];
	const [top, bottom] = [Math.min(...columns.flatMap(ends)), Math.max(...columns.flatMap(ends))];
	const isOn = (x: number, y: number) =>
		x > left - MARGIN && x < right + MARGIN && y > top - MARGIN && y < bottom + MARGIN;
	const numbers = marks
		.filter(({ name, attributes }) => name === 'text' && attributes['font-size'] === '13')
		.filter((mark) => isOn(at(mark, 'x'), at(mark, 'y')) && !Number.isNaN(valueOf(mark)));
	const beside = numbers.filter(({ attributes }) => attributes['text-anchor'] === 'end');
	const below = numbers.filter((mark) => !beside.includes(mark));
	const axes = marks.find((mark) => isAxes(mark) && isOn(...startOf(mark)));
	const [originX, originY] = axes ? crossingOf(axes) : [undefined, undefined];
	const across = scaleOf([
		...below.map((mark) => ({ pixel: at(mark, 'x'), value: valueOf(mark) })),
		...(originX === undefined ? [] : [{ pixel: originX, value: 0 }]),
	]);
	const up = scaleOf([
		...beside.map((mark) => ({ pixel: at(mark, 'y') - 4, value: valueOf(mark) })),
		...(originY === undefined ? [] : [{ pixel: originY, value: 0 }]),
	]);
	if (!across || !up) return undefined;
	return {
		across,
		up,
		x: [across(left), across(right)],
		y: [up(bottom), up(top)],
		every: [gapOf(columns, across), gapOf(rows, up)],
		numbers: [below.map(valueOf), beside.map(valueOf)],
		inDegrees: below.every(({ text }) => text.endsWith('°')),
		marks: marks.filter(
			(mark) => mark !== grid && !numbers.includes(mark) && !isAxes(mark) && isDrawnOn(mark, isOn),
		),
	};
}

/** "−4", "1.5", "90°", "3π/2" */
function valueOf({ text }: Mark): number {
	const [, sign, times, under = '1'] = /^(−?)(\d*)π(?:\/(\d+))?$/.exec(text) ?? [];
	if (times === undefined) return labelValue(text.replace('°', ''));
	return ((sign ? -1 : 1) * Number(times || 1) * Math.PI) / Number(under);
}

type Line = { place: number; from: number; to: number };

const ends = ({ from, to }: Line): number[] => [from, to];

function linesOf(d: string): { columns: Line[]; rows: Line[] } {
	const columns: Line[] = [];
	const rows: Line[] = [];
	for (const [, x = '', y = '', command = '', length = ''] of d.matchAll(
		/M([\d.]+) ([\d.]+)([vVhH])(-?[\d.]+)/g,
	)) {
		const isColumn = command.toLowerCase() === 'v';
		const from = Number(isColumn ? y : x);
		const to = command === command.toLowerCase() ? from + Number(length) : Number(length);
		(isColumn ? columns : rows).push({ place: Number(isColumn ? x : y), from, to });
	}
	return { columns, rows };
}

/** The smallest distance between two lines, in units. */
function gapOf(lines: readonly Line[], scale: Scale): number {
	const places = [...new Set(lines.map(({ place }) => place))].toSorted((a, b) => a - b);
	const gaps = places.slice(1).map((place, before) => place - (places[before] ?? place));
	const gap = Math.min(...gaps);
	return Math.abs(scale(gap) - scale(0));
}

const startOf = (mark: Mark): [number, number] => {
	const [x = 0, y = 0] = (pathOf(mark).match(/[\d.]+/g) ?? []).map(Number);
	return [x, y];
};

function crossingOf(axes: Mark): [number, number] {
	const [, y = '', x = ''] = /^M[\d.]+ ([\d.]+)[Hh][\d.]+M([\d.]+)/.exec(pathOf(axes)) ?? [];
	return [Number(x), Number(y)];
}

/** A graph that is clipped at the edges starts anywhere; its frame tells where it is visible. */
function isDrawnOn(mark: Mark, isOn: (x: number, y: number) => boolean): boolean {
	if (mark.name === 'path' && 'x' in mark.attributes) return isOn(at(mark, 'x'), at(mark, 'y'));
	if (mark.name === 'path') return isOn(...startOf(mark));
	if (mark.name === 'circle' || mark.name === 'ellipse')
		return isOn(at(mark, 'cx'), at(mark, 'cy'));
	return mark.name === 'text' && isOn(at(mark, 'x'), at(mark, 'y'));
}
