/**
 * A published equation of a conic as Ax² + Bxy + Cy² + Dx + Ey + F = 0. The coefficients are found from the values at
 * six points, so any form of the equation gives the same ones.
 */
import {
	add,
	divide,
	exact,
	type Exact,
	multiply,
	readReal,
	readTex,
	same,
	sidesOf,
	subtract,
	UnreadableTex,
} from './values.ts';

export type Conic = { A: Exact; B: Exact; C: Exact; D: Exact; E: Exact; F: Exact };

const half = (value: Exact): Exact => divide(value, exact(2));

/** @throws {UnreadableTex} unless it is a single equation of the second degree. */
export function conicIn(tex: string): Conic {
	const [left, right, ...more] = sidesOf(tex);
	if (left === undefined || right === undefined || more.length > 0)
		throw new UnreadableTex(`"${tex}" is not one equation.`);
	const [l, r] = [readTex(left), readTex(right)];
	const at = (x: number, y: number): Exact => {
		const values = { x: exact(x), y: exact(y) };
		return subtract(l(values), r(values));
	};
	const F = at(0, 0);
	const A = subtract(half(add(at(1, 0), at(-1, 0))), F);
	const C = subtract(half(add(at(0, 1), at(0, -1))), F);
	const [D, E] = [half(subtract(at(1, 0), at(-1, 0))), half(subtract(at(0, 1), at(0, -1)))];
	const B = subtract(at(1, 1), [A, C, D, E, F].reduce(add));
	const conic = { A, B, C, D, E, F };
	if (!same(at(7, -5), valueOf(conic, exact(7), exact(-5))))
		throw new UnreadableTex(`"${tex}" is not of the second degree.`);
	return conic;
}

export const conicOf = (...numbers: (Exact | number)[]): Conic => {
	const [A, B, C, D, E, F] = numbers.map((one) => (typeof one === 'number' ? exact(one) : one));
	if (!A || !B || !C || !D || !E || !F) throw new RangeError('A conic has six coefficients.');
	return { A, B, C, D, E, F };
};

export const valueOf = ({ A, B, C, D, E, F }: Conic, x: Exact, y: Exact): Exact =>
	[
		multiply(A, multiply(x, x)),
		multiply(B, multiply(x, y)),
		multiply(C, multiply(y, y)),
		multiply(D, x),
		multiply(E, y),
		F,
	].reduce(add);

/** One is a multiple of the other, so both are the same curve. */
export function sameConic(one: Conic, two: Conic): boolean {
	const [p, q] = [Object.values(one), Object.values(two)];
	const at = q.findIndex(([n]) => n !== 0n);
	const [u, v] = [p[at], q[at]];
	if (!u || !v || u[0] === 0n) return false;
	return p.every((value, place) => same(multiply(value, v), multiply(q[place] ?? exact(0), u)));
}

/**
 * (x − h)²·A + (y − k)²·C = s for conics with both squares: center, and the squares of the semi-axes s/A and s/C, of
 * which a hyperbola has a negative one. @throws {RangeError} without both squares.
 */
export function centralForm({ A, C, D, E, F }: Conic) {
	const h = divide(D, multiply(exact(-2), A));
	const k = divide(E, multiply(exact(-2), C));
	const s = subtract(add(multiply(A, multiply(h, h)), multiply(C, multiply(k, k))), F);
	return { h, k, p: divide(s, A), q: divide(s, C) };
}

/** Squares stay squares and nothing is expanded: what is left without them has `others` variables. */
export const isStandardForm = (tex: string, others = 0): boolean =>
	(tex.replaceAll(/\([xy] [+-] \d+\)\^\{2\}|[xy]\^\{2\}|\\frac/g, '').match(/[a-z]/g) ?? [])
		.length === others && !tex.endsWith('= 0');

const COORDINATE = String.raw`((?:[^(),]|\([^()]*\))+)`;
const POINT = new RegExp(String.raw`\(${COORDINATE}, ${COORDINATE}\)`, 'g');

/** The points `(a, b), (c, d)` of a stored answer as real numbers; roots are allowed. Empty for anything else. */
export const realPoints = (text: string): [number, number][] =>
	/^(, )*$/.test(text.replaceAll(POINT, ''))
		? [...text.matchAll(POINT)].map(([, x = '', y = '']) => [readReal(x)(), readReal(y)()])
		: [];

/** Issues unless the stored points are these, in this order. */
export function expectPoints(stored: string, wanted: readonly (readonly [number, number])[]) {
	const found = realPoints(stored);
	const agree =
		found.length === wanted.length &&
		found.every((point, at) =>
			point.every((value, axis) => Math.abs(value - (wanted[at]?.[axis] ?? Number.NaN)) < 1e-9),
		);
	return agree ? [] : [`the stored points are ${stored}, the check gives ${wanted.join('; ')}`];
}
