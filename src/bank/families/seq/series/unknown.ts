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
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { sequenceLetters } from '../../../steps/sequence.ts';
import { sumOf } from './terms.ts';

/** n from the sum: a quadratic with one positive whole root. */
export function findCount(draw: Draw, first: number, d: number, n: number): Draft | undefined {
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

export function findPart(draw: Draw, first: number, d: number, n: number, ask: string): Draft {
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
