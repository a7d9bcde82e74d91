/** Sums of geometric series: from the first terms, or from the first and the last. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	type Operand,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	formulas,
	geometricStart,
	geometricTerms,
	type Letters,
	ratioAsBase,
	ratioLessOne,
	scaledPower,
	sequenceLetters,
} from '../../../steps/sequence.ts';

/** "7 + 11 + 15 + …" */
export const series = (...terms: Expression[]): Expression => sum(...terms);
export const dots = symbol('\\cdots');
const geometricTotal = (first: number, r: Fraction, n: number): Fraction =>
	r.pow(n).sub(1).mul(first).div(r.sub(1));

const scaled = (first: number, of: Expression): Expression =>
	first === 1 ? times(1, brackets(of)) : product(first, brackets(of));

function geometricLines(letters: Letters, first: number, r: Fraction, n: number): Line[] {
	const value = geometricTotal(first, r, n);
	const total = letters.sum(n);
	const raised = r.pow(n);
	const isBelowOne = r.gt(0) && r.lt(1);
	/** rⁿ − 1, or 1 − rⁿ where that is positive. */
	const lessOne = (of: Operand): Expression => (isBelowOne ? difference(1, of) : difference(of, 1));
	const side = isBelowOne ? -1 : 1;
	const [under, inside] = [r.sub(1).mul(side), raised.sub(1).mul(side)];
	const overUnder = (over: Expression) => (under.equals(1) ? over : quotient(over, num(under)));
	const above = inside.mul(first);
	return [
		line(
			formulas(letters)[isBelowOne ? 'decreasingSum' : 'geometricSum'],
			'the formula for the sum of a geometric series',
		),
		line(
			equation(total, quotient(scaled(first, lessOne(power(ratioAsBase(r), n))), lessOne(num(r)))),
			'substitute the values',
		),
		line(
			equation(total, quotient(scaled(first, lessOne(num(raised))), lessOne(num(r)))),
			'evaluate the power',
		),
		line(equation(total, overUnder(scaled(first, lessOne(num(raised))))), ratioLessOne(r)),
		...(under.equals(1)
			? Math.abs(first) === 1
				? []
				: [line(equation(total, scaled(first, num(inside))), 'subtract inside the brackets')]
			: [
					...(Math.abs(first) === 1
						? []
						: [
								line(
									equation(total, overUnder(scaled(first, num(inside)))),
									'subtract inside the brackets',
								),
							]),
					line(
						equation(total, overUnder(num(above))),
						Math.abs(first) === 1 ? 'simplify the numerator' : 'multiply in the numerator',
					),
					...(under.d === 1n
						? []
						: [
								line(
									equation(total, product(num(above), brackets(num(under.inverse())))),
									'multiply by the reciprocal of the denominator',
								),
							]),
				]),
		line(
			equation(total, num(value)),
			under.equals(1)
				? first === 1
					? 'simplify'
					: first === -1
						? 'subtract inside the brackets'
						: 'multiply'
				: under.d === 1n
					? 'divide'
					: 'multiply',
		),
	];
}

const misread = (first: number, r: Fraction, n: number): WrongAnswer[] => [
	[rational(geometricTotal(first, r, n - 1)), `added only ${n - 1} terms`],
	[rational(r.pow(n - 1).mul(first)), 'gave the last term instead of the sum'],
	[rational(geometricTotal(first, r, n + 1)), `added ${n + 1} terms`],
];

export function geometricSum(draw: Draw): Draft | undefined {
	const [first, r, n] = [draw.int('a1'), new Fraction(draw.int('r')), draw.int('n')];
	const value = geometricTotal(first, r, n);
	if (value.n > 300_000n || value.d > 1100n || r.pow(n).d > 1100n) return undefined;
	const letters = sequenceLetters(draw.country);
	const terms = geometricTerms(first, r, 3).map((one, at) => (at === 0 ? num(one) : signed(one)));
	return {
		prompt: say`Find the sum of the first ${n} terms of the geometric series ${series(...terms, dots)}. Write your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(rational(value), ...misread(first, r, n)),
		steps: [geometricStart(first, r), ...geometricLines(letters, first, r, n)],
		hints: [
			say`What are the first term, the common ratio, and the number of terms?`,
			say`Which formula for the sum uses these three values?`,
		],
	};
}

export function geometricFromLast(draw: Draw): Draft | undefined {
	const [first, r, n] = [draw.int('a1'), new Fraction(draw.int('r')), draw.int('n')];
	const last = r.pow(n - 1).mul(first);
	if (last.abs().gt(100_000)) return undefined;
	const letters = sequenceLetters(draw.country);
	const terms = geometricTerms(first, r, 3).map((one, at) => (at === 0 ? num(one) : signed(one)));
	return {
		prompt: say`Find the sum of the geometric series ${series(...terms, dots, signed(last))}.`,
		answer: withMisconceptions(rational(geometricTotal(first, r, n)), ...misread(first, r, n)),
		steps: [
			geometricStart(first, r),
			line(formulas(letters).geometric, 'the formula for the nth term gives the number of terms'),
			line(
				equation(num(last), scaledPower(first, r, difference('n', 1))),
				'substitute the values; the last term is known',
			),
			line(
				equation(num(last.div(first)), power(ratioAsBase(r), difference('n', 1))),
				first === 1 ? 'multiplying by 1 changes nothing' : `divide both sides by ${first}`,
			),
			line(
				equation(power(ratioAsBase(r), n - 1), power(ratioAsBase(r), difference('n', 1))),
				`write the left side as a power of ${r.toFraction()}`,
			),
			line(equation(n - 1, difference('n', 1)), 'the bases are equal, so the exponents are equal'),
			line(equation('n', n), 'add 1 to both sides'),
			...geometricLines(letters, first, r, n),
		],
		hints: [
			say`By what power of the common ratio do you multiply the first term to get the last term?`,
			say`How many terms does the series have? What is the formula for their sum?`,
		],
	};
}
