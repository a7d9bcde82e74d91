/** Trinomials factored by their two numbers: monic ones at once, others by splitting the middle term. */
import { continued, equation, num, signed, sum, times } from '../../math/expression.ts';
import { multiply, type Polynomial, term, uncollected } from '../../math/polynomial.ts';
import { say } from '../../math/prose.ts';
import { line, type Line, sentence } from '../family.ts';
import type { Letters } from '../contexts/letters.ts';
import { plainNumber, plainSigned, plainSum } from './plain.ts';
import { shown, binomial, factored, ALONE, groupOf, plainBrackets } from './factoring.ts';

/** (ax + py)(cx + qy). */
export type Pair = { a: number; p: number; c: number; q: number; letters: Letters };

export const bracketsOf = ({ a, p, c, q, letters }: Pair): [Polynomial, Polynomial] => [
	binomial(a, letters, p),
	binomial(c, letters, q),
];

export const trinomialOf = (pair: Pair): Polynomial => multiply(...bracketsOf(pair));

/** From the trinomial, alone on the first line, to its two brackets. `why` stands beside the first line. */
export function trinomialLines(pair: Pair, why?: string): Line[] {
	return pair.a === 1 && pair.c === 1 ? monicLines(pair, why) : splitLines(pair, why);
}

function monicLines(pair: Pair, why?: string): Line[] {
	const { p, q, letters } = pair;
	const whole = shown(trinomialOf(pair));
	return [
		line(whole, why),
		sentence(
			say`The numbers ${num(p)} and ${num(q)} have the product ${equation(times(num(p), signed(q)), num(p * q))} and the sum ${equation(sum(p, q), num(p + q))}.`,
		),
		line(
			equation(whole, factored(ALONE, ...bracketsOf(pair))),
			letters.y
				? `put the two numbers in front of ${letters.y} in the brackets`
				: 'put the two numbers into the brackets',
		),
	];
}

function splitLines(pair: Pair, why?: string): Line[] {
	const { a, p, c, q, letters } = pair;
	const { x, y } = letters;
	const [one, two] = [a * q, c * p];
	const [first, second] = bracketsOf(pair);
	const four = [term(a * c, x + x), term(one, x + y), term(two, x + y), term(p * q, y + y)];
	const reason = `${plainNumber(one)} and ${plainNumber(two)} have the product ${a * c} × ${plainSigned(p * q)} = ${plainNumber(one * two)} and the sum ${plainSum(one, two)} = ${plainNumber(one + two)}: split the middle term`;
	return [
		line(shown(trinomialOf(pair)), why),
		line(continued(uncollected(...four)), reason),
		line(
			continued(sum(factored(term(a, x), second), groupOf(term(p, y), second))),
			'take the common factor out of each pair of terms',
		),
		line(
			continued(factored(ALONE, first, second)),
			`both parts have the factor ${plainBrackets(second)}`,
		),
	];
}
