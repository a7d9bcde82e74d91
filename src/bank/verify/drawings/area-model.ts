/**
 * An area model: its sides are two factors written side by side on the lines, its boxes the products of their terms.
 */
import { formulasIn } from '../../../math/markup.ts';
import { listInWords } from '../../../math/things-in-words.ts';
import { lettersIn, readReal, UnreadableTex } from '../values.ts';
import { type DrawingReader, partsOf, type Place } from './drawing-reader.ts';
import { at, type Mark, marksIn } from './svg-elements.ts';

export const areaModelReader: DrawingReader = { begins: 'An area model', inWords, disagreements };

const FRAME = /^M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-([\d.]+)z((?:M[\d.]+ [\d.]+[hv][\d.]+)*)$/;

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = marks.filter(({ name }) => name === 'text');
	const rows = texts.filter(({ attributes }) => attributes['text-anchor'] === 'end');
	const top = Math.min(...texts.map((mark) => at(mark, 'y')));
	const columns = texts.filter((mark) => at(mark, 'y') === top);
	const boxes = texts.filter((mark) => !rows.includes(mark) && !columns.includes(mark));
	const [path, ...more] = marks.filter(({ name }) => name === 'path');
	if (!path || more.length > 0) throw new UnreadableTex('there is not one frame');
	checkFrame(path, rows, columns);
	const table = rows.map((row) =>
		columns.map((column) => {
			const [found, ...others] = boxes.filter(
				(box) => at(box, 'x') === at(column, 'x') && at(box, 'y') === at(row, 'y'),
			);
			if (!found || others.length > 0) throw new UnreadableTex('a box has not one product');
			return found.text;
		}),
	);
	if (boxes.length !== rows.length * columns.length)
		throw new UnreadableTex('a product is in no box');
	const [first = '', second = ''] = [rows, columns].map((side) =>
		listInWords(side.map(({ text }) => spoken(text))),
	);
	const filled = table.map((row) => row.map(spoken).join(', '));
	return `An area model with the rows ${first}, and the columns ${second}. The boxes, row by row: ${filled.join('; ')}.`;
}

/** Each label is at the middle of its row or column, with walls between them. */
function checkFrame({ attributes }: Mark, rows: readonly Mark[], columns: readonly Mark[]): void {
	const [, x, y, long, high, back, list = ''] = FRAME.exec(attributes['d'] ?? '') ?? [];
	const [left, top, width, height] = [x, y, long, high].map(Number) as [
		number,
		number,
		number,
		number,
	];
	if (x === undefined || long !== back) throw new UnreadableTex('the frame is not closed');
	const parts = (count: number, from: number, size: number) =>
		Array.from({ length: count - 1 }, (_, wall) => from + ((wall + 1) * size) / count);
	const walls = [
		...parts(columns.length, left, width).map((place) => `M${place} ${top}v${height}`),
		...parts(rows.length, top, height).map((place) => `M${left} ${place}h${width}`),
	];
	if (walls.join('') !== list) throw new UnreadableTex('the walls do not part the boxes evenly');
	const isMiddle = (value: number, order: number, count: number, from: number, size: number) =>
		Math.abs(value - from - ((order + 0.5) * size) / count) < 0.5;
	const stand =
		columns.every((mark, order) => isMiddle(at(mark, 'x'), order, columns.length, left, width)) &&
		rows.every((mark, order) => isMiddle(at(mark, 'y') - 5, order, rows.length, top, height)) &&
		rows.every((mark) => at(mark, 'x') < left) &&
		columns.every((mark) => at(mark, 'y') < top);
	if (!stand) throw new UnreadableTex('a term is not at its row or column');
}

const POWERS = ['²', '³', '⁴', '⁵', '⁶'];
const NAMES = ['squared', 'cubed', 'to the 4th power', 'to the 5th power', 'to the 6th power'];

/** "−6x²y" as "negative 6 x squared y". */
const spoken = (label: string): string =>
	POWERS.reduce(
		(words, power, order) => words.replaceAll(power, ` ${NAMES[order]} `),
		label.replaceAll(/[a-z]/g, ' $& '),
	)
		.replace('−', 'negative ')
		.replaceAll(/ +/g, ' ')
		.trim();

const texOf = (words: string): string =>
	NAMES.reduce((tex, name, order) => tex.replaceAll(` ${name}`, `^{${order + 2}}`), words)
		.replace('negative ', '-')
		.replaceAll(' ', '');

type Value = (values: Readonly<Record<string, number>>) => number;

function disagreements(words: string, { text, above }: Place): string[] {
	const [, first = '', second = '', list = ''] =
		/^An area model with the rows (.*), and the columns (.*)\. The boxes, row by row: (.*)\.$/.exec(
			words,
		) ?? [];
	const [rows, columns] = [first, second].map((side) => partsOf(side).map(texOf)) as [
		string[],
		string[],
	];
	const boxes = list.split('; ').map((row) => row.split(', ').map(texOf));
	const isFilled = rows.every((row, order) =>
		columns.every((column, place) =>
			same(`(${row})(${column})`, boxes[order]?.[place] ?? 'nothing'),
		),
	);
	const sum = (terms: readonly string[]) => terms.map((term) => `(${term})`).join('+');
	const formulas = [...above, text].flatMap(formulasIn);
	const isProduct = formulas.flatMap(factorsIn).some(([one, other]) => {
		const fits = (a: string, b: string) => same(a, sum(rows)) && same(b, sum(columns));
		return fits(one, other) || fits(other, one);
	});
	return [
		...(isFilled ? [] : ['a box does not hold the product of its terms']),
		...(isProduct ? [] : ['the lines do not multiply these factors']),
	];
}

/** Parentheses written side by side, and the square of a parenthesis. */
function factorsIn(tex: string): [string, string][] {
	const plain = tex.replaceAll(/\\left(?=\()|\\right(?=\))/g, '');
	return [...plain.matchAll(/\(([^()]+)\)(?:\(([^()]+)\)|\^\{[23]\})/g)].map(
		([, one = '', other = one]) => [one, other],
	);
}

/** At points where no two different school polynomials agree. */
function same(one: string, other: string): boolean {
	try {
		const [left, right]: Value[] = [one, other].map((tex) => readReal(tex));
		const letters = [...new Set([one, other].flatMap(lettersIn))];
		return [1.7, -2.3, 3.1, 0.6].every((start) => {
			const values = Object.fromEntries(letters.map((name, order) => [name, start + order * 1.3]));
			const [a, b] = [left?.(values) ?? Number.NaN, right?.(values) ?? Number.NaN];
			return Math.abs(a - b) < 1e-9 * (1 + Math.abs(a));
		});
	} catch {
		return false;
	}
}
