/** A number times powers of variables, and what of it comes out of a radical. */
import {
	brackets,
	type Expression,
	num,
	type Operand,
	operand,
	power,
	product,
	times,
} from '../../../../math/expression.ts';
import { simplifyRoot } from '../../../../math/surd.ts';

/** A radicand: a number times powers of variables. */
export type Monomial = {
	number: number;
	powers: readonly (readonly [letter: string, exponent: number])[];
};

export type Split = { perfect: Monomial; rest: Monomial; taken: Monomial };

/** perfect · rest is the monomial, and `taken` is the square root (cube root, …) of perfect. */
export function split({ number, powers }: Monomial, index: number): Split {
	const sign = Math.sign(number);
	const { outside, inside } = simplifyRoot(Math.abs(number), index);
	const raised = (of: (exponent: number) => number): Monomial['powers'] =>
		powers.map(([letter, e]) => [letter, of(e)] as const).filter(([, e]) => e > 0);
	return {
		perfect: { number: sign * outside ** index, powers: raised((e) => e - (e % index)) },
		rest: { number: inside, powers: raised((e) => e % index) },
		taken: { number: sign * outside, powers: raised((e) => Math.floor(e / index)) },
	};
}

/** The monomial in front of radicals; a 1 is not written. */
export function beside(front: Monomial, ...roots: Expression[]): Expression {
	const factors = [...factorsOf(front), ...roots.filter((one) => !isRootOfOne(one))];
	const [only, ...more] = factors;
	if (only === undefined) return num(1);
	return more.length === 0 ? operand(only) : product(...factors);
}

/** 81 × 7, or (25x⁶)(10). */
export function separated(perfect: Monomial, rest: Monomial): Expression {
	const [left, right] = [written(perfect), written(rest)];
	return left.kind === 'number' && right.kind === 'number'
		? times(left, right)
		: product(brackets(left), brackets(right));
}

const isRootOfOne = (one: Expression) =>
	one.kind === 'root' && one.of.kind === 'number' && one.of.value.equals(1);

export const written = (monomial: Monomial): Expression => beside(monomial);

function factorsOf({ number, powers }: Monomial): Operand[] {
	const letters = powers.map(([letter, e]) => power(letter, e));
	return number === 1 ? letters : [number, ...letters];
}
