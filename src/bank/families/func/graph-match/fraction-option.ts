/** A fraction of two polynomials as an option, and its denominator alone as a mistake. */
import {
	type Expression,
	num,
	type Operand,
	operand,
	opposite,
	power,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import type { Curve } from '../../../figures/curves.ts';
import { valueAt } from '../../../steps/coefficients.ts';
import { option, type Option } from './question.ts';

/** Highest power first; zero terms are left out. */
function polynomialAt(coefficients: readonly number[], x: Operand): Expression {
	const terms = coefficients.flatMap((value, at): Expression[] => {
		const exponent = coefficients.length - 1 - at;
		if (value === 0) return [];
		if (exponent === 0) return [num(value)];
		const body = exponent === 1 ? operand(x) : power(x, exponent);
		return [value === 1 ? body : value === -1 ? opposite(body) : product(num(value), body)];
	});
	const [only, ...more] = terms;
	return more.length > 0 && only ? sum(only, ...more) : (only ?? num(0));
}

type Fraction = {
	over: readonly number[];
	under: readonly number[];
	walls: readonly number[];
	level: number;
};

/** Where a linear numerator is 0, if that place can be written shortly. */
const zeroOf = ([a, b = 0, ...more]: readonly number[]): number[] => {
	const zero = a ? -b / a : Number.NaN;
	return more.length === 0 && Number.isInteger(10 * zero) ? [zero + 0] : [];
};

/** The vertex of a quadratic denominator and places beside it, at equal distances on both sides. */
const turnOf = ([a, b = 0, ...more]: readonly number[]): number[] => {
	const vertex = a ? -b / (2 * a) + 0 : Number.NaN;
	if (more.length !== 1 || !Number.isInteger(2 * vertex)) return [];
	return Number.isInteger(vertex) ? [0, 1, -1, 2, -2].map((way) => vertex + way) : [vertex];
};

export const fractionOption = (
	{ over, under, walls, level }: Fraction,
	mistake: string,
): Option => {
	const curve: Curve = {
		at: (x) => valueAt(over, x) / valueAt(under, x),
		walls,
		level,
		keys: [...zeroOf(over), ...walls.flatMap((wall) => [wall + 1, wall - 1]), ...turnOf(under)],
	};
	const rule = (x: Operand) => {
		const [first = 0] = over;
		const isNegative = over.length === 1 && first < 0;
		const fraction = quotient(
			polynomialAt(isNegative ? [-first] : over, x),
			polynomialAt(under, x),
		);
		return isNegative ? opposite(fraction) : fraction;
	};
	return option(rule, curve, mistake);
};

export const lineOption = (under: readonly number[]): Option =>
	option(
		(x) => polynomialAt(under, x),
		{ at: (x) => valueAt(under, x) },
		'used the denominator instead of its reciprocal',
	);
