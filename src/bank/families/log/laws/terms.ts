/** The logarithms of variables that the laws join and take apart, each with its coefficient. */
import {
	type Expression,
	num,
	type Operand,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	type Base,
	BOTH_LAWS,
	log,
	PRODUCT_LAW,
	QUOTIENT_LAW,
} from '../../../steps/exponential.ts';

/** Coefficient of the logarithm of each variable. */
export type Part = { coefficient: number; letter: string };

/** The expression times a number; the factor 1 is not written. */
export const times = (factor: number, of: Expression): Expression =>
	factor === 1 ? of : product(factor, of);

/** The logarithm times its coefficient, with a negative sign where that is negative. */
export const signedLog = (coefficient: number, base: Base, of: Operand): Expression => {
	const size = times(Math.abs(coefficient), log(base, of));
	return coefficient < 0 ? { kind: 'opposite', of: size } : size;
};

/** The argument of the single logarithm: variables with positive coefficients over those with negative ones. */
export function fractionOf(parts: readonly Part[]): Expression {
	const [over, under] = [1, -1].map((sign) =>
		parts
			.filter(({ coefficient }) => Math.sign(coefficient) === sign)
			.map(({ coefficient, letter }) => raised(letter, coefficient)),
	);
	const [top, bottom] = [productOf(over ?? []), productOf(under ?? [])];
	return under?.length ? quotient(top, bottom) : top;
}

const raised = (letter: string, exponent: number): Expression =>
	Math.abs(exponent) === 1 ? symbol(letter) : power(letter, Math.abs(exponent));

const productOf = (factors: Expression[]): Expression => {
	const [only, ...more] = factors;
	if (!only) return num(1);
	return more.length === 0 ? only : product(...factors);
};

/** The parts as a sum of logarithms with coefficients. */
export const sumOfLogs = (parts: readonly Part[], base: Base): Expression =>
	sum(...parts.map(({ coefficient, letter }) => signedLog(coefficient, base, symbol(letter))));

/** The laws that join logarithms with these signs into one. */
export const lawsOf = (parts: readonly Part[]): string =>
	parts.every(({ coefficient }) => coefficient > 0)
		? PRODUCT_LAW
		: parts.filter(({ coefficient }) => coefficient > 0).length === 1 && parts.length === 2
			? QUOTIENT_LAW
			: BOTH_LAWS;

/** The same sum with each coefficient turned into an exponent. */
export const sumWithPowers = (parts: readonly Part[], base: Base): Expression =>
	sum(
		...parts.map(({ coefficient, letter }) =>
			signedLog(Math.sign(coefficient), base, raised(letter, coefficient)),
		),
	);
