/** Everything that a drawing marks is inside it; only the lines of graphs may run past its edge. */
import { at, type Mark, marksIn } from './svg-elements.ts';

/** Half of a line's width. */
const TOLERANCE = 1;

/** Issues for each mark outside the view box. */
export function outsideFrame(svg: string): string[] {
	const [left = 0, top = 0, width = 0, height = 0] =
		/viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
	const isOutside = ([x = 0, y = 0]: readonly number[]) =>
		x < left - TOLERANCE ||
		x > left + width + TOLERANCE ||
		y < top - TOLERANCE ||
		y > top + height + TOLERANCE;
	return marksIn(svg)
		.filter((mark) => pointsOf(mark).some(isOutside))
		.map(({ name, text }) => `a ${name}${text && ` "${text}"`} is drawn outside of the figure`);
}

/** Where a mark is placed; paths are not checked. */
function pointsOf(mark: Mark): number[][] {
	const point = (x: string, y: string) => [at(mark, x), at(mark, y)];
	switch (mark.name) {
		case 'text':
			return mark.attributes.x === undefined ? [] : cornersOf(mark);
		case 'circle':
			return [point('cx', 'cy')];
		case 'line':
			return [point('x1', 'y1'), point('x2', 'y2')];
		case 'rect': {
			const [x = 0, y = 0] = [mark.attributes.x, mark.attributes.y].map((one) => Number(one ?? 0));
			return [
				[x, y],
				[x + at(mark, 'width'), y + at(mark, 'height')],
			];
		}
		case 'polygon':
			return (mark.attributes.points ?? '').split(' ').map((pair) => pair.split(',').map(Number));
		default:
			return [];
	}
}

/** About the least width of a letter, and the height of a capital, in sizes of the font. */
const [LETTER, CAPITAL] = [0.4, 0.6];

/** The part of its room that a text certainly takes; one that is turned is only placed. */
function cornersOf(mark: Mark): number[][] {
	const [x, y] = [at(mark, 'x'), at(mark, 'y')];
	const { transform, 'text-anchor': anchor, 'font-size': size = '16' } = mark.attributes;
	if (transform !== undefined) return [[x, y]];
	const width = LETTER * Number(size) * mark.text.trim().length;
	const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
	return [
		[left, y - CAPITAL * Number(size)],
		[left + width, y],
	];
}
