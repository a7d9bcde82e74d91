/** What an arithmetic series was made from, found from its sum. */
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
	line,
	rational,
	withMisconceptions,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { formulas, sequenceLetters } from '../../../steps/sequence.ts';
import { sumOf } from './terms.ts';
import { takeAway } from '../../../steps/reasons.ts';

const RULE = 'the formula for the sum of an arithmetic series';

/** n from the sum: a quadratic equation with one positive integer solution. */
export function findCount(draw: Draw, first: number, d: number, n: number): Draft | undefined {
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

export function findPart(draw: Draw, first: number, d: number, n: number, ask: string): Draft {
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
