import { lettersIn, readReal } from './read-tex.ts';

const ANGLES = [0.37, 0.81, 1.27, 1.93, 2.61, 3.49, 4.07, 5.51];

/** True if both formulas agree at eight angles, in whatever variables they have. */
export function sameAtAngles(left: string, right: string): boolean {
	const letters = [...new Set([...lettersIn(left), ...lettersIn(right)])];
	const [l, r] = [readReal(left), readReal(right)];
	return ANGLES.every((start) => {
		const values = Object.fromEntries(letters.map((letter, at) => [letter, start + 0.43 * at]));
		const [a, b] = [l(values), r(values)];
		return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
	});
}
