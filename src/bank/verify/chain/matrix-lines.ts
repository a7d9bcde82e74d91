/**
 * Matrices on lines: the sides of an equation are the same matrix, entry by entry, and a system in matrix form has the
 * equations of the question.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear } from '../equation-lines.ts';
import { ifReadable, lettersIn, pointsOf, readReal, type RealValues, sidesOf } from '../values.ts';

/** Issues for sums, multiples, products, and inverses that are other matrices, and for other equations. */
export const checkMatrixLines = ({ question, steps }: Question): string[] =>
	steps
		.filter(({ text }) => text.includes('bmatrix'))
		.flatMap(({ text }) => formulasIn(text))
		.filter((tex) => {
			const [left, right] = sidesOf(tex).map(matrixIn);
			if (!left || !right) return false;
			const isEqual = left.length === right.length && areEqual(left, right);
			return !isEqual && !areGiven(left, right, question);
		})
		.map((tex) => `"${tex}" is not true`);

/** Rows of entries, each a formula. */
type Matrix = readonly (readonly string[])[];

const MATRIX = /\\begin\{bmatrix\} (.*?) \\end\{bmatrix\}(\^\{-1\})?/g;

/** A sum or a product of matrices and numbers, with nothing calculated yet. */
function matrixIn(side: string): Matrix | undefined {
	const found = [...side.matchAll(MATRIX)];
	const [first, second, ...more] = found.map(([, entries = '', inverse]) => {
		const rows = entries.split(' \\\\ ').map((row) => row.split(' & '));
		return inverse === undefined ? rows : inverseOf(rows);
	});
	const between = side.split(MATRIX).filter((_, at) => at % 3 === 0);
	if (!first || more.length > 0) return undefined;
	const [factor = '', sign = '', rest = ''] = between.map((part) => part.trim());
	const multiplied = factor === '' ? first : times(factor === '-' ? '-1' : factor, first);
	if (!second) return sign === '' ? multiplied : undefined;
	if (rest !== '') return undefined;
	if (sign === '') return product(multiplied, second);
	const [, plus, other] = /^([-+]) ?(.*)$/.exec(sign) ?? [];
	if (plus === undefined) return undefined;
	return multiplied.map((row, i) =>
		row.map((entry, j) => `(${entry}) ${plus} ${other || '1'}(${second[i]?.[j] ?? ''})`),
	);
}

const times = (factor: string, matrix: Matrix): Matrix =>
	matrix.map((row) => row.map((entry) => `(${factor})(${entry})`));

const product = (left: Matrix, right: Matrix): Matrix =>
	left.map((row) =>
		(right[0] ?? []).map((_, j) =>
			row.map((entry, k) => `(${entry})(${right[k]?.[j] ?? ''})`).join(' + '),
		),
	);

function inverseOf(matrix: Matrix): Matrix | undefined {
	const [[a, b] = [], [c, d] = [], ...more] = matrix;
	if (a === undefined || d === undefined || b === undefined || c === undefined || more.length > 0)
		return undefined;
	const factor = `\\frac{1}{(${a})(${d}) - (${b})(${c})}`;
	return times(factor, [
		[d, `-(${b})`],
		[`-(${c})`, a],
	]);
}

/** What cannot be read, and a name beside its value, counts as equal. */
const areEqual = (left: Matrix, right: Matrix): boolean =>
	left.every(
		(row, i) =>
			row.length === right[i]?.length &&
			row.every((entry, j) => {
				const other = right[i]?.[j] ?? '';
				return (
					ifReadable(() => {
						const letters = [entry, other].map(lettersIn);
						// Beside its value, a variable stands alone.
						if (letters[0]?.toSorted().join() !== letters[1]?.toSorted().join())
							return /^[a-z]$/.test(entry);
						return pointsOf(letters.flat()).every((point) =>
							isNear(readReal(entry)(point), readReal(other)(point), 1e-7),
						);
					}) ?? true
				);
			}),
	);

/** Each row is an equation of the question, or one of the question in another order. */
function areGiven(left: Matrix, right: Matrix, question: string): boolean {
	const equations = formulasIn(questionText(question)).filter((tex) => sidesOf(tex).length === 2);
	return left.every(([entry = ''], i) => {
		const value = right[i]?.[0] ?? '';
		return equations.some((tex) => ifReadable(() => areSame(`${entry} = ${value}`, tex)) === true);
	});
}

function areSame(one: string, other: string): boolean {
	const gapAt = (tex: string, point: RealValues) => {
		const [left = '', right = ''] = sidesOf(tex);
		return readReal(left)(point) - readReal(right)(point);
	};
	return pointsOf([one, other].flatMap(sidesOf).flatMap(lettersIn)).every((point) =>
		isNear(gapAt(one, point), gapAt(other, point), 1e-7),
	);
}
