/**
 * A multi-part answer as separate fields, and the same answer as one line of text. Rows of cells:
 *
 * | kind | a row | text |
 * |---|---|---|
 * | lists and sets | one value | `-3, 3` |
 * | point, triple, point-set | the coordinates of a point | `(2, -3)` |
 * | interval | bracket, end, end, bracket | `[-2, 4) ∪ (7, ∞)` |
 * | matrix | one row of it | `[[1, 2], [3, 4]]` |
 */
import type { AnswerKind } from '../../schemas/wire/answer.ts';

export type PartShape = {
	layout: 'list' | 'points' | 'intervals' | 'matrix';
	/** Cells per row; for a matrix the learner chooses. */
	columns: number;
	/** Whether rows can be added. */
	canGrow: boolean;
};

export type Rows = readonly (readonly string[])[];

const LIST: PartShape = { layout: 'list', columns: 1, canGrow: true };

const SHAPES: Partial<Record<AnswerKind, PartShape>> = {
	'complex-set': LIST,
	'equation-solution-set': LIST,
	'solution-set': LIST,
	set: LIST,
	'integer-set': LIST,
	'rational-set': LIST,
	'ordered-list': LIST,
	interval: { layout: 'intervals', columns: 4, canGrow: true },
	point: { layout: 'points', columns: 2, canGrow: false },
	'point-set': { layout: 'points', columns: 2, canGrow: true },
	triple: { layout: 'points', columns: 3, canGrow: false },
	matrix: { layout: 'matrix', columns: 2, canGrow: false },
};

/** Undefined for a single-part answer. */
export const shapeOf = (kind: AnswerKind): PartShape | undefined => SHAPES[kind];

export const emptyRow = ({ layout, columns }: PartShape): readonly string[] =>
	layout === 'intervals' ? ['(', '', '', ')'] : Array.from({ length: columns }, () => '');

/** What the fields show before anything is typed. */
export const emptyRows = (shape: PartShape): Rows =>
	Array.from({ length: shape.layout === 'points' ? 1 : shape.layout === 'intervals' ? 1 : 2 }, () =>
		emptyRow(shape),
	);

/** One line of text. Empty rows are omitted, except in a matrix; no parts give "". */
export function joinParts({ layout }: PartShape, rows: Rows): string {
	const isFilled = (row: readonly string[]) =>
		(layout === 'intervals' ? row.slice(1, 3) : row).some((cell) => cell.trim() !== '');
	if (!rows.some(isFilled)) return '';
	if (layout === 'matrix') return `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
	const filled = rows.filter(isFilled);
	switch (layout) {
		case 'list':
			return filled.flat().join(', ');
		case 'points':
			return filled.map((row) => `(${row.join(', ')})`).join(', ');
		case 'intervals':
			return filled.map(([open, from, to, close]) => `${open}${from}, ${to}${close}`).join(' ∪ ');
	}
}

/** Null for a text of a different shape; the fields then keep what they show. */
export function splitParts({ layout, columns }: PartShape, text: string): Rows | null {
	if (text.trim() === '') return null;
	switch (layout) {
		case 'list':
			return cells(text).map((cell) => [cell]);
		case 'points':
			return rowsWithin(text, /\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, /^[\s,;]*$/, columns);
		case 'intervals':
			return intervals(text);
		case 'matrix': {
			const inner = /^\s*\[\s*(\[.*\])\s*\]\s*$/.exec(text)?.[1];
			return inner === undefined ? null : rowsWithin(inner, /\[([^[\]]*)\]/g, /^[\s,;]*$/);
		}
	}
}

/** Splits at commas outside parentheses and brackets. */
function cells(text: string): string[] {
	return text.split(/,(?![^()]*\))/).map((cell) => cell.trim());
}

function rowsWithin(text: string, row: RegExp, between: RegExp, columns?: number): Rows | null {
	if (!between.test(text.replaceAll(row, ''))) return null;
	const rows = Array.from(text.matchAll(row), ([, inner = '']) => cells(inner));
	const width = columns ?? rows[0]?.length;
	return rows.length > 0 && rows.every(({ length }) => length === width) ? rows : null;
}

function intervals(text: string): Rows | null {
	const rows: string[][] = [];
	for (const part of text.split(/∪|\bU\b/)) {
		const [, open, from, to, close] = /^\s*([[(])([^,]*),([^,]*)([\])])\s*$/.exec(part) ?? [];
		if (!open || from === undefined || to === undefined || !close) return null;
		rows.push([open, from.trim(), to.trim(), close]);
	}
	return rows;
}
