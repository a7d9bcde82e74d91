/** seq.series: sums of arithmetic and geometric sequences. */
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
	squareBrackets,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	type Skills,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import {
	arithmeticStart,
	arithmeticTerms,
	arithmeticWith,
	formulas,
	type Letters,
	sequenceLetters,
} from '../../../steps/sequence.ts';
import { dots, geometricFromLast, geometricSum, series } from './geometric.ts';

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

/** n(2a + (n − 1)d)/2 */
const sumOf = (first: number, d: number, n: number): number => (n * (2 * first + (n - 1) * d)) / 2;

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

// What an arithmetic series was made from, found from its sum.

/** n from the sum: a quadratic equation with one positive integer solution. */
function findCount(draw: Draw, first: number, d: number, n: number): Draft | undefined {
	const value = sumOf(first, d, n);
	// n²·d + (2a − d)n − 2S = 0; the other root must not be a positive whole number.
	const other = new Fraction(-2 * value, d * n);
	if (value === 0 || (other.gt(0) && other.d === 1n)) return undefined;
	const asTerm = new Fraction(value - first, d).add(1);
	const letters = sequenceLetters(draw.country);
	const x = symbol('n');
	const inside = squareBrackets(
		sum(product(2, brackets(num(first))), product(brackets(difference(x, 1)), brackets(num(d)))),
	);
	const b = 2 * first - d;
	const quadratic = [product(d, power(x, 2)), ...(b === 0 ? [] : [product(b, x)])];
	return {
		prompt: say`An arithmetic series has a first term of ${first} and a common difference of ${d}. How many terms, starting with the first, must be added to get a sum of ${value}?`,
		answer: withMisconceptions(
			integer(n),
			[integer(n - 1), 'gave the value of n − 1 instead of n'],
			...(asTerm.d === 1n && asTerm.gt(0)
				? ([[rational(asTerm), 'used the formula for the nth term instead of the sum']] as const)
				: []),
		),
		steps: [
			line(formulas(letters).arithmeticSum, RULE),
			line(equation(value, product(quotient(x, 2), inside)), 'substitute the values'),
			line(equation(2 * value, product(x, inside)), 'multiply both sides by 2'),
			...(first === 0
				? []
				: [
						line(
							equation(2 * value, product(x, squareBrackets(sum(2 * first, product(d, x), -d)))),
							'multiply inside the square brackets',
						),
					]),
			line(
				equation(2 * value, product(x, squareBrackets(polynomialExpression(linear(d, 'n', b))))),
				first === 0 ? 'multiply inside the square brackets' : 'combine the constants',
			),
			line(equation(2 * value, sum(...quadratic)), 'use the distributive property'),
			...factorSolvingLines(
				{ a: d, b, c: -2 * value },
				'n',
				value < 0 ? `add ${-2 * value} to both sides` : `subtract ${2 * value} from both sides`,
			),
			line(equation(x, n), 'the number of terms is a positive integer'),
		],
		hints: [
			say`Which values in the formula for the sum are known?`,
			say`What kind of equation do you get for ${x}?`,
		],
	};
}

function findPart(draw: Draw, first: number, d: number, n: number, ask: string): Draft {
	const letters = sequenceLetters(draw.country);
	const { term } = letters;
	const value = sumOf(first, d, n);
	const isFirst = ask === 'a1';
	const wanted = isFirst ? term(1) : symbol('d');
	const known = isFirst ? say`the common difference is ${d}` : say`the first term is ${first}`;
	const doubled = new Fraction(2 * value, n);
	const inside: Expression = isFirst
		? sum(product(2, term(1)), (n - 1) * d)
		: first === 0
			? product(n - 1, wanted)
			: sum(2 * first, product(n - 1, wanted));
	const rest = isFirst ? (n - 1) * d : 2 * first;
	const factor = isFirst ? 2 : n - 1;
	const half = n % 2 === 0 ? n / 2 : undefined;
	return {
		prompt: say`The first ${n} terms of an arithmetic series add up to ${value}, and ${known}. Find ${isFirst ? say`the first term` : say`the common difference`}.`,
		answer: withMisconceptions(
			integer(isFirst ? first : d),
			[rational(doubled.sub(rest)), `forgot to divide by ${factor}`],
			[
				rational(doubled.add(rest).div(factor)),
				rest > 0
					? `added ${rest} to the other side instead of subtracting it`
					: `subtracted ${-rest} from the other side instead of adding it`,
			],
			[
				rational(new Fraction(value, n).sub(rest).div(factor)),
				half === undefined
					? 'multiplied only the right side by 2 when clearing the fraction'
					: `divided the sum by ${n} instead of by ${half}`,
			],
		),
		steps: [
			line(formulas(letters).arithmeticSum, RULE),
			line(
				equation(
					value,
					product(
						quotient(n, 2),
						squareBrackets(
							sum(
								product(2, isFirst ? term(1) : brackets(num(first))),
								product(brackets(difference(n, 1)), isFirst ? brackets(num(d)) : wanted),
							),
						),
					),
				),
				'substitute the values',
			),
			line(
				equation(value, product(quotient(n, 2), squareBrackets(inside))),
				isFirst ? 'evaluate the second term inside the square brackets' : 'simplify each term',
			),
			half === undefined
				? line(equation(2 * value, product(n, squareBrackets(inside))), 'multiply both sides by 2')
				: line(equation(value, product(half, squareBrackets(inside))), `divide ${n} by 2`),
			line(equation(num(doubled), inside), `divide both sides by ${half ?? n}`),
			...(rest === 0
				? []
				: [line(equation(num(doubled.sub(rest)), product(factor, wanted)), takeAway(rest))]),
			line(equation(wanted, isFirst ? first : d), `divide both sides by ${factor}`),
		],
		hints: [
			say`Which value in the formula for the sum is unknown?`,
			half === undefined
				? say`What can you multiply both sides by to clear the fraction?`
				: say`What is the value of ${quotient(n, 2)}? What can you do to both sides to undo multiplying by that number?`,
		],
	};
}
