/** Angles that are numbers or linear in x, in sentences, on figures and in equations. */
import { brackets, type Expression, num, product, sum } from '../../math/expression.ts';
import { degrees } from '../../math/notation.ts';
import { term } from '../../math/polynomial.ts';
import { bracket, type Piece, type Solved, solveEquation } from './solve-equation.ts';

/** ax + b degrees; a number when a is 0. */
export type Angle = { a: number; b: number };

export const known = (b: number): Angle => ({ a: 0, b });

export const at = ({ a, b }: Angle, x: number): number => a * x + b;

/** 35° or (3x + 10)°. */
export function angle({ a, b }: Angle): Expression {
	if (a === 0) return degrees(num(b));
	if (a === 1 && b === 0) return degrees('x');
	return degrees(brackets(b === 0 ? product(a, 'x') : sum(product(a, 'x'), b)));
}

/** "35°", "(3x + 10)°" on a figure. */
export function angleText({ a, b }: Angle): string {
	if (a === 0) return `${b}°`;
	const first = a === 1 ? 'x' : `${a}x`;
	if (b === 0) return a === 1 ? 'x°' : `(${first})°`;
	return `(${first} ${b < 0 ? '−' : '+'} ${Math.abs(b)})°`;
}

/** "35 degrees", "the quantity 3 x plus 10, end quantity, degrees" in the words of a figure. */
export function angleWords({ a, b }: Angle): string {
	if (a === 0) return `${b} degrees`;
	const first = a === 1 ? 'x' : `${a} x`;
	if (b === 0) return `${first} degrees`;
	return `the quantity ${first} ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)}, end quantity, degrees`;
}

export const piece = ({ a, b }: Angle): Piece => {
	if (a === 0) return term(b);
	return b === 0 ? term(a, 'x') : bracket(1, term(a, 'x'), term(b));
};

/** Equal angles as an equation, the one with more x on the left. */
export function equalAngles(one: Angle, two: Angle): Solved | undefined {
	const [left, right] = one.a > two.a ? [one, two] : [two, one];
	return solveEquation([term(left.a, 'x'), term(left.b)], [term(right.a, 'x'), term(right.b)]);
}
