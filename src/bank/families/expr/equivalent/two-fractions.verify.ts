/** Claims that compare two rational expressions in x, tested at all whole numbers from −30 to 30. */
import { type Exact, exact, same } from '../../../verify/exact.ts';
import { readTex } from '../../../verify/read-tex.ts';

const POINTS = Array.from({ length: 61 }, (_, at) => at - 30);

/** Knows "the same restrictions", "equal wherever both are defined, but at x = …" and "not equivalent: at x = …". */
export function claimHolds(claim: string, first: string, second: string): boolean {
	const at = Number(/x = (-?\d+)/.exec(claim)?.[1] ?? Number.NaN);
	const agrees = (x: number): boolean => {
		const [one, two] = [valueAt(first, x), valueAt(second, x)];
		return one && two ? same(one, two) : one === two;
	};
	if (claim.includes('same restrictions')) return POINTS.every(agrees);
	const [one, two] = [valueAt(first, at), valueAt(second, at)];
	if (claim.includes('not equivalent')) return !!one && !!two && !same(one, two);
	return !one && !!two && POINTS.every((x) => x === at || agrees(x));
}

function valueAt(tex: string, x: number): Exact | undefined {
	try {
		return readTex(tex)({ x: exact(x) });
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}
