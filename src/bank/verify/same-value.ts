/** Whether two formulas have the same value, whatever they are: expressions, matrices, roots. */
import { areEquivalent } from './evidence.ts';
import { ifReadable, lettersIn, pointsFrom, readReal, UnreadableTex } from './values.ts';

/** Matrices are compared entry by entry, roots and π as real numbers; lines outside the reader's grammar (points, sets) are not checked here. */
export function safelyEquivalent(left: string, right: string): boolean {
	const [rows, others] = [entriesOf(left), entriesOf(right)];
	if (rows && others)
		return (
			rows.length === others.length &&
			rows.every(
				(row, i) =>
					row.length === others[i]?.length &&
					row.every((entry, j) => safelyEquivalent(entry, others[i]?.[j] ?? '')),
			)
		);
	try {
		return areEquivalent(left, right);
	} catch (error) {
		if (error instanceof UnreadableTex || error instanceof RangeError)
			return left === right || sameReal(left, right);
		throw error;
	}
}

/** The entries of a matrix, row by row; undefined for any other formula. */
const entriesOf = (tex: string): string[][] | undefined =>
	/^\\begin\{bmatrix\} ((?:(?!\\begin).)*) \\end\{bmatrix\}$/
		.exec(tex)?.[1]
		?.split(' \\\\ ')
		.map((row) => row.split(' & '));

/** True if both have the same real value; variables, which may be under radicals, get positive values. */
const sameReal = (left: string, right: string): boolean =>
	ifReadable(() => {
		const letters = [...lettersIn(left), ...lettersIn(right)];
		const [l, r] = [readReal(left), readReal(right)];
		return pointsFrom(letters, [0.37, 0.91, 1.63, 2.71, 4.19], 0.53).every((values) => {
			const [a, b] = [l(values), r(values)];
			return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
		});
	}) ?? false;
