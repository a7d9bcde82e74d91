/** Long division of polynomials as it is written on the board. */
import {
	equation,
	type Expression,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';
import {
	type Coefficients,
	divided,
	reduced,
	scaled,
	written,
} from '../../../steps/coefficients.ts';

/** What a learner easily overlooks: like terms stay in line only if a missing power has a place, too. */
export const missingTermLines = (dividend: Coefficients): Line[] =>
	dividend.flatMap((value, at) => {
		const degree = dividend.length - 1 - at;
		if (value !== 0 || degree === 0) return [];
		const missing = degree === 1 ? symbol('x') : power('x', degree);
		return [
			sentence(
				say`The dividend has no ${missing}-term, so the coefficient of ${missing} is ${0}.`,
				'a placeholder for the missing term keeps like terms lined up',
			),
		];
	});

/** One line for each term of the quotient: what is divided, what is subtracted, what is left. */
export function longDivisionLines(dividend: Coefficients, divisor: Coefficients): Line[] {
	const { quotient } = divided(dividend, divisor);
	let left = dividend;
	return quotient.flatMap((factor, at) => {
		const degree = quotient.length - 1 - at;
		const whole = reduced(left);
		const leading = [whole[0] ?? 0, ...whole.slice(1).map(() => 0)];
		left = left.slice(1).map((value, i) => value - factor * (divisor[i + 1] ?? 0));
		if (factor === 0) return [];
		const term = [factor, ...Array.from({ length: degree }, () => 0)];
		const taken = [...scaled(divisor, factor), ...Array.from({ length: degree }, () => 0)];
		const lead = [divisor[0] ?? 1, ...divisor.slice(1).map(() => 0)];
		const single = factor === 1 && degree === 0;
		const shown = single
			? written(divisor)
			: product(...factorsOf(written(term)), written(divisor));
		const worth = single ? '' : say`, which is ${written(taken)}`;
		return [
			sentence(
				say`${written(leading)} divided by ${written(lead)} is ${written(term)}. Subtract ${shown}${worth}. This leaves ${written(reduced(left))}.`,
				at === 0 ? 'divide the leading terms, multiply, and subtract' : undefined,
			),
		];
	});
}

/** 3x² as 3, x²: in a product the brackets would serve no purpose. */
const factorsOf = (term: Expression): Expression[] =>
	term.kind === 'product' ? term.factors : [term];

/** Sums written one after the other, without brackets. */
export const joined = (...parts: Expression[]): Expression =>
	sum(...parts.flatMap((part) => (part.kind === 'sum' ? part.terms : [part])));

/** dividend = divisor × quotient + remainder; a remainder 0 is not written. */
export function divisionStatement(
	dividend: Coefficients,
	divisor: Coefficients,
	quotient: Coefficients,
	remainder: Coefficients,
): Expression {
	const whole = product(written(divisor), written(quotient));
	const even = remainder.every((value) => value === 0);
	return equation(written(dividend), even ? whole : joined(whole, written(remainder)));
}
