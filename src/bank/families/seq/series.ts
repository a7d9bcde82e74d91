/** seq.series: sums of arithmetic and geometric sequences. CCSS HSA-SSE.B.4; MCR3U.C2.3. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times,
} from '../../../math/expression.ts';
import { say } from '../../../math/prose.ts';
import { integer, rational } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../family.ts';
import {
	arithmeticTerms,
	firstTerm,
	geometricTerms,
	sequenceLetters,
} from '../../working/sequence.ts';

export const skills: Skills = {
	'Sum of n terms'(draw) {
		if (draw.has('r')) return geometricSum(draw);
		const [first, d, n] = [firstTerm(draw), draw.int('d'), draw.int('n')];
		return draw.has('given') && draw.inTurn('given') === 'last'
			? fromFirstAndLast(draw, first, d, n)
			: arithmeticSum(draw, first, d, n);
	},
	'Finite sum': geometricSum,
	'Sum from first and last terms'(draw) {
		return draw.has('r')
			? geometricFromLast(draw)
			: arithmeticFromLast(draw, firstTerm(draw), draw.int('d'), draw.int('n'));
	},
	'Find n, d or a1 from a sum'(draw) {
		const [first, d, n] = [firstTerm(draw), draw.int('d'), draw.int('n')];
		const ask = draw.inTurn('ask');
		return ask === 'n' ? findCount(draw, first, d, n) : findPart(draw, first, d, n, ask);
	},
};

/** "7 + 11 + 15 + …" */
const series = (...terms: Expression[]): Expression => sum(...terms);
const dots = symbol('\\cdots');
const sumOf = (first: number, d: number, n: number): number => (n * (2 * first + (n - 1) * d)) / 2;

function arithmeticSum(draw: Draw, first: number, d: number, n: number): Draft {
	const { sum: total } = sequenceLetters(draw.country);
	const terms = arithmeticTerms(first, d, 3).map((value, at) =>
		at === 0 ? num(value) : signed(value),
	);
	const value = sumOf(first, d, n);
	const inside = 2 * first + (n - 1) * d;
	return {
		prompt: say`Find the sum of the first ${n} terms of the arithmetic series ${series(...terms, dots)}.`,
		answer: integer(value),
		steps: [
			line(
				equation(
					total(n),
					times(
						quotient(n, 2),
						brackets(sum(times(2, signed(first)), times(brackets(difference(n, 1)), signed(d)))),
					),
				),
				'the formula for an arithmetic series',
			),
			line(
				equation(total(n), times(quotient(n, 2), brackets(sum(2 * first, signed((n - 1) * d))))),
			),
			line(equation(total(n), times(quotient(n, 2), signed(inside)))),
			line(equation(total(n), value)),
		],
		hints: [say`What are the first term, the common difference and the number of terms?`],
	};
}

function fromFirstAndLast(draw: Draw, first: number, d: number, n: number): Draft {
	const { term, sum: total } = sequenceLetters(draw.country);
	const last = first + (n - 1) * d;
	return {
		prompt: say`An arithmetic series has ${n} terms with ${equation(term(1), first)} and ${equation(term(n), last)}. Find its sum.`,
		answer: integer(sumOf(first, d, n)),
		steps: pairing(total(n), n, first, last, sumOf(first, d, n)),
		hints: [
			say`The first and the last term together make the same sum as the second and the last but one.`,
		],
	};
}

const pairing = (
	total: Expression,
	n: number,
	first: number,
	last: number,
	value: number,
): Line[] => [
	line(
		equation(total, times(quotient(n, 2), brackets(sum(first, signed(last))))),
		'half the number of terms times the sum of the first and the last',
	),
	line(equation(total, times(quotient(n, 2), signed(first + last)))),
	line(equation(total, value)),
];

function arithmeticFromLast(draw: Draw, first: number, d: number, n: number): Draft {
	const { sum: total } = sequenceLetters(draw.country);
	const terms = arithmeticTerms(first, d, 3).map((value, at) =>
		at === 0 ? num(value) : signed(value),
	);
	const last = first + (n - 1) * d;
	return {
		prompt: say`Find the sum of the arithmetic series ${series(...terms, dots, signed(last))}.`,
		answer: integer(sumOf(first, d, n)),
		steps: [
			line(
				equation(last, sum(first, times(brackets(difference('n', 1)), signed(d)))),
				'find the number of terms from the last one',
			),
			line(equation('n', n), `subtract ${first}, divide by ${d}, add 1`),
			...pairing(total(n), n, first, last, sumOf(first, d, n)),
		],
		hints: [say`How many terms are there? Use the formula for the last term first.`],
	};
}

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

function geometricSum(draw: Draw): Draft | undefined {
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

function geometricFromLast(draw: Draw): Draft | undefined {
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

/** n from the sum: a quadratic with one positive whole root. */
function findCount(draw: Draw, first: number, d: number, n: number): Draft | undefined {
	const value = sumOf(first, d, n);
	// n²·d + (2a − d)n − 2S = 0; the other root must not be a positive whole number.
	const other = new Fraction(-2 * value, d * n);
	if (value === 0 || (other.gt(0) && other.d === 1n)) return undefined;
	const { sum: total } = sequenceLetters(draw.country);
	const x = symbol('n');
	const b = 2 * first - d;
	const left = [product(d, power(x, 2)), ...(b === 0 ? [] : [product(b, x)]), num(-2 * value)];
	return {
		prompt: say`An arithmetic series has the first term ${first} and the common difference ${d}. How many terms have the sum ${value}?`,
		answer: integer(n),
		steps: [
			line(
				equation(
					value,
					times(
						quotient(x, 2),
						brackets(sum(2 * first, times(brackets(difference(x, 1)), signed(d)))),
					),
				),
				'the formula for an arithmetic series',
			),
			line(equation(sum(...left), 0), 'multiply by 2 and move all terms to one side'),
			line(
				equation(
					product(
						brackets(difference(x, n)),
						brackets(sum(product(d, x), num(new Fraction(2 * value, n)))),
					),
					0,
				),
				'factor',
			),
			line(equation(x, n), 'only this solution is a positive whole number'),
			line(equation(total(n), value), 'check'),
			line(equation(x, n)),
		],
		hints: [
			say`Put the known values into the formula. It gives a quadratic equation for the number of terms.`,
		],
	};
}

function findPart(draw: Draw, first: number, d: number, n: number, ask: string): Draft {
	const { term, sum: total } = sequenceLetters(draw.country);
	const value = sumOf(first, d, n);
	const isFirst = ask === 'a1';
	const wanted = isFirst ? term(1) : symbol('d');
	const known = isFirst ? say`the common difference ${d}` : say`the first term ${first}`;
	const doubled = new Fraction(2 * value, n);
	const inside: Expression = isFirst
		? sum(times(2, term(1)), signed((n - 1) * d))
		: sum(2 * first, times(n - 1, wanted));
	return {
		prompt: say`The first ${n} terms of an arithmetic series have the sum ${value}, and it has ${known}. Find ${isFirst ? say`the first term` : say`the common difference`}.`,
		answer: integer(isFirst ? first : d),
		steps: [
			line(equation(total(n), value)),
			line(
				equation(value, times(quotient(n, 2), brackets(inside))),
				'the formula for an arithmetic series',
			),
			line(equation(num(doubled), inside), `multiply both sides by 2 and divide by ${n}`),
			isFirst
				? line(equation(2 * first, times(2, term(1))), 'get the term with the unknown alone')
				: line(equation((n - 1) * d, times(n - 1, wanted)), 'get the term with the unknown alone'),
			line(equation(isFirst ? first : d, wanted), 'divide'),
		],
		hints: [say`Put the known values into the formula for the sum and solve for the unknown.`],
	};
}
