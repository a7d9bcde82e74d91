/** Sums of geometric series: from the first terms, or from the first and the last. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	power,
	quotient,
	signed,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line } from '../../../family.ts';
import { firstTerm, geometricTerms, sequenceLetters } from '../../../steps/sequence.ts';
import { dots, series } from './terms.ts';

const based = (r: Fraction): Expression => (r.lt(0) || r.d !== 1n ? brackets(num(r)) : num(r));
const geometricTotal = (first: number, r: Fraction, n: number): Fraction =>
	r.pow(n).sub(1).mul(first).div(r.sub(1));

function geometricLines(total: Expression, first: number, r: Fraction, n: number): Line[] {
	const value = geometricTotal(first, r, n);
	const top = times(first, brackets(difference(num(r.pow(n)), 1)));
	const isOne = r.equals(2);
	return [
		line(
			equation(
				total,
				quotient(times(first, brackets(difference(power(based(r), n), 1))), difference(num(r), 1)),
			),
			'the formula for a geometric series',
		),
		line(
			equation(total, isOne ? top : quotient(top, num(r.sub(1)))),
			isOne ? 'the denominator is 1' : undefined,
		),
		line(equation(total, num(value))),
	];
}

export function geometricSum(draw: Draw): Draft | undefined {
	const [first, r, n] = [firstTerm(draw), new Fraction(draw.int('r')), draw.int('n')];
	const value = geometricTotal(first, r, n);
	if (value.n > 300_000n || value.d > 1100n || r.pow(n).d > 1100n) return undefined;
	const { sum: total } = sequenceLetters(draw.country);
	const terms = geometricTerms(first, r, 3).map((one, at) => (at === 0 ? num(one) : signed(one)));
	return {
		prompt: say`Find the sum of the first ${n} terms of the geometric series ${series(...terms, dots)}. Write a whole number or a fraction.`,
		answer: rational(value),
		steps: geometricLines(total(n), first, r, n),
		hints: [say`What are the first term, the common ratio and the number of terms?`],
	};
}

export function geometricFromLast(draw: Draw): Draft | undefined {
	const [first, r, n] = [firstTerm(draw), new Fraction(draw.int('r')), draw.int('n')];
	const last = r.pow(n - 1).mul(first);
	if (last.abs().gt(100_000)) return undefined;
	const { sum: total } = sequenceLetters(draw.country);
	const terms = geometricTerms(first, r, 3).map((one, at) => (at === 0 ? num(one) : signed(one)));
	return {
		prompt: say`Find the sum of the geometric series ${series(...terms, dots, signed(last))}.`,
		answer: rational(geometricTotal(first, r, n)),
		steps: [
			line(
				equation(num(last), times(first, power(based(r), difference('n', 1)))),
				'find the number of terms from the last one',
			),
			line(
				equation('n', n),
				`${r.toFraction()} to the power ${n - 1} is ${r.pow(n - 1).toFraction()}`,
			),
			...geometricLines(total(n), first, r, n),
		],
		hints: [say`Which power of the ratio leads from the first term to the last?`],
	};
}
