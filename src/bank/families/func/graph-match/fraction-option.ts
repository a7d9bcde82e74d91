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

export const fractionOption = (
	{ over, under, walls, level }: Fraction,
	mistake: string,
): Option => {
	const curve: Curve = {
		at: (x) => valueAt(over, x) / valueAt(under, x),
		walls,
		level,
		keys: walls.flatMap((wall) => [wall + 1, wall - 1]),
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
		'drew the denominator instead of its reciprocal',
	);
