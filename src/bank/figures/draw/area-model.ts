/** A product of two polynomials as the area of a rectangle: each term of one times each term of the other in its box. */
import { type Monomial, multiply, type Polynomial } from '../../../math/polynomial.ts';
import { listInWords } from '../../../math/things-in-words.ts';
import { ACCENT, halfWidth, svg } from './drawing.ts';
import type { AreaModel, Drawing } from '../figure.ts';
import { plainMonomial } from '../../../math/plain-notation.ts';

const [LEFT, TOP, HIGH, LEAST, MOST, GAP] = [70, 26, 34, 64, 232, 10];

const boxesOf = (rows: Polynomial, columns: Polynomial): string[][] =>
	rows.map((row) => columns.map((column) => labelOf(multiply([row], [column])[0] ?? row)));

const labelOf = (one: Monomial): string => plainMonomial(one);

const wideOf = (rows: Polynomial, columns: Polynomial): number =>
	Math.max(
		LEAST,
		...boxesOf(rows, columns)
			.flat()
			.map((text) => Math.ceil(2 * halfWidth(text)) + GAP),
	);

const isDrawable = (rows: Polynomial, columns: Polynomial): boolean =>
	Math.min(rows.length, columns.length) > 1 &&
	columns.length <= 3 &&
	[...rows, ...columns].every(({ coefficient }) => coefficient.d === 1n) &&
	boxesOf(rows, columns)
		.flat()
		.every((text) => !/[⁰¹⁷⁸⁹]/.test(text)) &&
	wideOf(rows, columns) * columns.length <= MOST;

export function drawAreaModel({ rows, columns }: AreaModel): Drawing | undefined {
	if (!isDrawable(rows, columns)) return undefined;
	const wide = wideOf(rows, columns);
	const [long, high] = [columns.length * wide, rows.length * HIGH];
	const walls = [
		...columns.slice(1).map((_, at) => `M${LEFT + (at + 1) * wide} ${TOP}v${high}`),
		...rows.slice(1).map((_, at) => `M${LEFT} ${TOP + (at + 1) * HIGH}h${long}`),
	];
	const x = (at: number) => LEFT + (at + 0.5) * wide;
	const y = (at: number) => TOP + (at + 0.5) * HIGH + 5;
	const text = (spot: string, words: string) => `<text ${spot}>${words}</text>`;
	const drawing =
		`<path d="M${LEFT} ${TOP}h${long}v${high}h-${long}z${walls.join('')}" fill="none" stroke="${ACCENT}" stroke-width="1.5"/>` +
		`<g font-weight="700">${columns.map((one, at) => text(`x="${x(at)}" y="${TOP - 9}"`, labelOf(one))).join('')}` +
		`<g text-anchor="end">${rows.map((one, at) => text(`x="${LEFT - 10}" y="${y(at)}"`, labelOf(one))).join('')}</g></g>` +
		boxesOf(rows, columns)
			.flatMap((row, at) => row.map((one, place) => text(`x="${x(place)}" y="${y(at)}"`, one)))
			.join('');
	const height = TOP + high + 8;
	return { svg: svg(320, height, drawing), alt: inWords(rows, columns), width: 320, height };
}

const POWERS: Readonly<Record<string, string>> = {
	'²': 'squared',
	'³': 'cubed',
	'⁴': 'to the 4th power',
	'⁵': 'to the 5th power',
	'⁶': 'to the 6th power',
};

/** "−6x²y" as "negative 6 x squared y". */
const spoken = (label: string): string =>
	(label.match(/\d+|./g) ?? [])
		.map((sign) => (sign === '−' ? 'negative' : (POWERS[sign] ?? sign)))
		.join(' ');

function inWords(rows: Polynomial, columns: Polynomial): string {
	const sides = [rows, columns].map((one) => one.map((part) => spoken(labelOf(part))));
	const boxes = boxesOf(rows, columns).map((row) => row.map(spoken).join(', '));
	return `An area model with the rows ${listInWords(sides[0] ?? [])}, and the columns ${listInWords(sides[1] ?? [])}. The boxes, row by row: ${boxes.join('; ')}.`;
}
