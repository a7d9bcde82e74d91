/** All values of one coefficient that let x² + bx + c be factored with integers. */
import { equation, list, num, power, product, sum, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, sentence } from '../../../family.ts';
import { divisorPairs, isSquare } from '../../../steps/whole-numbers.ts';
import { plainNumber } from '../../../steps/plain.ts';

const BRACKETS = product(sum('x', 'p'), sum('x', 'q'));

/** All sums of two integers with the product c. `undefined` for a prime, and where b could be 0. */
export function everyB(c: number): Draft | undefined {
	if (c < 0 && isSquare(-c)) return undefined;
	const pairs = divisorPairs(Math.abs(c)).map(([small, large]): [number, number] =>
		c > 0 ? [small, large] : [-small, large],
	);
	if (pairs.length < 2) return undefined;
	const sums = pairs.map(([p, q]) => p + q);
	const answer = written(
		'integer-set',
		list(...[...sums, ...sums.map((one) => -one)].sort((a, b) => a - b)),
	);
	const trinomial = sum(power('x', 2), product('b', 'x'), num(c));
	return {
		prompt: say`Find every integer ${symbol('b')} for which ${trinomial} can be factored with integers. List the values in increasing order.`,
		answer,
		steps: [
			sentence(
				say`If ${equation(trinomial, BRACKETS)}, then ${equation(product('p', 'q'), num(c))} and ${equation(sum('p', 'q'), 'b')}.`,
			),
			sentence(
				say`Pairs of integers with the product ${c}: ${pairsInWords(pairs)}; and the same pairs with both signs changed.`,
			),
			sentence(
				say`The sums of these pairs: ${numbersInWords([...sums, ...sums.map((one) => -one)])}.`,
			),
			sentence(say`The values of ${symbol('b')} are ${answer.body}.`),
		],
		hints: [say`List all pairs of integers with the product ${c}, negative ones too.`],
	};
}

/** All products of two integers of the same sign with the sum b. */
export function everyC(b: number): Draft | undefined {
	const sign = Math.sign(b);
	const pairs = Array.from({ length: Math.floor(Math.abs(b) / 2) }, (_, at): [number, number] => [
		sign * (at + 1),
		b - sign * (at + 1),
	]);
	const products = pairs.map(([p, q]) => p * q);
	const answer = written('integer-set', list(...products));
	const trinomial = sum(power('x', 2), product(b, 'x'), 'c');
	return {
		prompt: say`Find every positive integer ${symbol('c')} for which ${trinomial} can be factored with integers. List the values in increasing order.`,
		answer,
		steps: [
			sentence(
				say`If ${equation(trinomial, BRACKETS)}, then ${equation(product('p', 'q'), 'c')} and ${equation(sum('p', 'q'), num(b))}.`,
			),
			sentence(
				say`The product is positive and the sum is ${b}, so both numbers are ${b > 0 ? 'positive' : 'negative'}: ${pairsInWords(pairs)}.`,
			),
			sentence(say`The values of ${symbol('c')} are their products: ${answer.body}.`),
		],
		hints: [
			say`The product of the two numbers is positive. Which signs can they have, if their sum is ${b}?`,
		],
	};
}

/** "−1 and 12, −2 and 6". */
const pairsInWords = (pairs: readonly [number, number][]): string =>
	pairs.map((pair) => pair.map(plainNumber).join(' and ')).join(', ');

const numbersInWords = (numbers: readonly number[]): Prose => ({
	parts: numbers.flatMap((one, at) => (at === 0 ? [num(one)] : [', ', num(one)])),
});
