/** The zeros of a quadratic or linear function that is known by its heights. */
import type { Height } from './curve-kinds.ts';

/** In increasing order; none for a constant, 0 included. The function is taken to be at most quadratic. */
export function zerosOfQuadratic(at: Height): number[] {
	const [a, b, c] = [(at(1) + at(-1)) / 2 - at(0), (at(1) - at(-1)) / 2, at(0)];
	const isNone = (size: number) => Math.abs(size) < 1e-9 * (1 + Math.abs(c));
	if (isNone(a)) return isNone(b) ? [] : [-c / b];
	const [middle, square] = [-b / (2 * a), b * b - 4 * a * c];
	if (Math.abs(square) <= 1e-9 * (b * b + Math.abs(a * c))) return [middle];
	if (square < 0) return [];
	const half = Math.sqrt(square) / Math.abs(2 * a);
	return [middle - half, middle + half];
}
