/** Points with whole coordinates on a circle around the origin. */
import type { Corner } from './corners.ts';

export function latticePoints(square: number): Corner[] {
	const reach = Math.floor(Math.sqrt(square));
	const across = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
	return across.flatMap((x) =>
		across.filter((y) => x * x + y * y === square).map((y): Corner => [x, y]),
	);
}

/** The squares of radii that a plan lists: "r^2 in 25, 50, 65". */
export const squaresIn = (described: string): number[] =>
	(/r\^2 in ([\d, ]*\d)/.exec(described)?.[1] ?? '').split(', ').map(Number);
