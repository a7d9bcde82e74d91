/** Mistakes with the inverse of a 2 × 2 matrix, found again from the matrix of the prompt. */
import { ifReadable, readReal } from '../../values.ts';
import { isNear } from '../../equation-lines.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number];

const matrixIn = (text: string): Matrix | undefined =>
	ifReadable(() => {
		const [, inside] = /\\begin\{bmatrix\} (.*?) \\end\{bmatrix\}/.exec(text) ?? [];
		const entries = inside?.split(/ & | \\\\ /).map((entry) => readReal(entry)());
		return entries?.length === 4 ? (entries as unknown as Matrix) : undefined;
	});

/** The wrong answer is this matrix, divided by the determinant or not. */
const inverse =
	(wrong: (entries: Matrix) => Matrix, isDivided = true): Relation =>
	(pair) => {
		const [given, found] = [matrixIn(pair.prompt), matrixIn(pair.wrong)];
		if (!given || !found || !/inverse/.test(pair.prompt)) return undefined;
		const [a, b, c, d] = given;
		const divisor = isDivided ? a * d - b * c : 1;
		return wrong(given).every((entry, at) => isNear(entry / divisor, found[at] ?? Number.NaN));
	};

export const INVERSE_MATRIX_RULES: readonly Rule[] = [
	rule(
		inverse(([a, b, c, d]) => [d, -b, -c, a], false),
		'did not divide by the determinant',
	),
	rule(
		inverse(([a, b, c, d]) => [a, -b, -c, d]),
		'did not switch the entries on the main diagonal',
	),
	rule(
		inverse(([a, b, c, d]) => [d, b, c, a]),
		'did not change the signs of the two entries that are not on the main diagonal',
	),
];
