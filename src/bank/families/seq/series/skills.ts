/** seq.series: sums of arithmetic and geometric sequences. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	signed,
	squareBrackets,
	sum,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	arithmeticStart,
	arithmeticTerms,
	arithmeticWith,
	formulas,
	type Letters,
	sequenceLetters,
} from '../../../steps/sequence.ts';
import { geometricFromLast, geometricSum } from './geometric.ts';
import { dots, series, sumOf } from './terms.ts';
import { findCount, findPart } from './unknown.ts';
import { takeAway } from '../../../steps/reasons.ts';

export const skills: Skills = {
	'Find the sum of an arithmetic series': (draw) =>
		arithmeticSum(draw, draw.int('a1'), draw.int('d'), draw.int('n')),
	'Find an arithmetic sum by either formula'(draw) {
		const [first, d, n] = [draw.int('a1'), draw.int('d'), draw.int('n')];
		return draw.inTurn('given') === 'last'
			? fromFirstAndLast(draw, first, d, n)
			: arithmeticSum(draw, first, d, n);
	},
	'Find an arithmetic sum up to a given term': (draw) =>
		arithmeticFromLast(draw, draw.int('a1'), draw.int('d'), draw.int('n')),
	'Find the sum of a geometric series': geometricSum,
	'Find a geometric sum up to a given term': geometricFromLast,
	'Find an unknown from the sum of a series'(draw) {
		const [first, d, n] = [draw.int('a1'), draw.int('d'), draw.int('n')];
		const ask = draw.inTurn('ask');
		return ask === 'n' ? findCount(draw, first, d, n) : findPart(draw, first, d, n, ask);
	},
};

function arithmeticSum(draw: Draw, first: number, d: number, n: number): Draft {
	const letters = sequenceLetters(draw.country);
	const { sum: total } = letters;
	const terms = arithmeticTerms(first, d, 3).map((value, at) =>
		at === 0 ? num(value) : signed(value),
	);
	const value = sumOf(first, d, n);
	const inside = 2 * first + (n - 1) * d;
	const within = (count: Expression) =>
		equation(
			total(n),
			product(
				quotient(n, 2),
				squareBrackets(sum(product(2, brackets(num(first))), product(count, brackets(num(d))))),
			),
		);
	return {
		prompt: say`Find the sum of the first ${n} terms of the arithmetic series ${series(...terms, dots)}.`,
		answer: withMisconceptions(
			integer(value),
			[
				rational(new Fraction(n * (2 * first + n * d), 2)),
				'multiplied the common difference by n instead of n − 1',
			],
			[integer(2 * value), 'left out the factor 1/2'],
			[integer(first + (n - 1) * d), 'gave the last term instead of the sum'],
		),
		steps: [
			arithmeticStart(first, d),
			line(formulas(letters).arithmeticSum, RULE),
			line(within(brackets(difference(n, 1))), 'substitute the values'),
			line(within(num(n - 1)), 'subtract to find how many times d is added'),
			line(
				equation(total(n), product(quotient(n, 2), brackets(sum(2 * first, (n - 1) * d)))),
				'multiply inside the square brackets',
			),
			line(
				equation(total(n), product(quotient(n, 2), brackets(num(inside)))),
				(n - 1) * d < 0 ? 'subtract inside the brackets' : 'add inside the brackets',
			),
			line(equation(total(n), value), 'multiply'),
		],
		hints: [
			say`What are the first term, the common difference, and the number of terms?`,
			say`Which formula for the sum uses these three values?`,
		],
	};
}

function fromFirstAndLast(draw: Draw, first: number, d: number, n: number): Draft {
	const letters = sequenceLetters(draw.country);
	const { term } = letters;
	const last = first + (n - 1) * d;
	return {
		prompt: say`An arithmetic series has ${n} terms with ${equation(term(1), first)} and ${equation(term(n), last)}. Find its sum.`,
		answer: withMisconceptions(integer(sumOf(first, d, n)), ...misread(n, first, last)),
		steps: pairing(letters, n, first, last, sumOf(first, d, n)),
		hints: [
			say`Which formula for the sum uses the first term, the last term, and the number of terms?`,
		],
	};
}

const RULE = 'the formula for the sum of an arithmetic series';

const misread = (n: number, first: number, last: number): WrongAnswer[] => [
	[integer(n * (first + last)), 'left out the factor 1/2'],
	[rational(new Fraction((n - 1) * (first + last), 2)), 'used n − 1 terms instead of n'],
	[integer(first + last), 'added only the first and last terms'],
];

const pairing = (
	letters: Letters,
	n: number,
	first: number,
	last: number,
	value: number,
): Line[] => [
	line(formulas(letters).pairedSum, RULE),
	line(
		equation(letters.sum(n), product(quotient(n, 2), brackets(sum(first, last)))),
		'substitute the values',
	),
	line(
		equation(letters.sum(n), product(quotient(n, 2), brackets(num(first + last)))),
		last < 0 ? 'subtract inside the brackets' : 'add inside the brackets',
	),
	line(equation(letters.sum(n), value), 'multiply'),
];

function arithmeticFromLast(draw: Draw, first: number, d: number, n: number): Draft {
	const letters = sequenceLetters(draw.country);
	const terms = arithmeticTerms(first, d, 3).map((value, at) =>
		at === 0 ? num(value) : signed(value),
	);
	const last = first + (n - 1) * d;
	return {
		prompt: say`Find the sum of the arithmetic series ${series(...terms, dots, signed(last))}.`,
		answer: withMisconceptions(integer(sumOf(first, d, n)), ...misread(n, first, last)),
		steps: [
			arithmeticStart(first, d),
			line(formulas(letters).arithmetic, 'the formula for the nth term gives the number of terms'),
			line(
				equation(last, arithmeticWith(first, 'n', d)),
				'substitute the values; the last term is known',
			),
			...(first === 0
				? []
				: [
						line(
							equation(last - first, product(brackets(difference('n', 1)), brackets(num(d)))),
							takeAway(first),
						),
					]),
			line(equation(n - 1, difference('n', 1)), `divide both sides by ${d}`),
			line(equation('n', n), 'add 1 to both sides'),
			...pairing(letters, n, first, last, sumOf(first, d, n)),
		],
		hints: [
			say`How many terms does the series have?`,
			say`Which formula for the sum uses the first and last terms?`,
		],
	};
}
