/** poly.factor-x2: factor monic trinomials. */
import { equation, list, num, power, product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say, spelledOut } from '../../../../math/prose.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	anyLetter,
	type Draft,
	type DraftAnswer,
	type Draw,
	lettersFor,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { factorQuestion, pairPattern } from '../../../steps/factor-patterns.ts';
import { ALONE } from '../../../steps/factoring.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { divisorPairs } from '../../../../math/whole-numbers.ts';

// All values of one coefficient that let x² + bx + c be factored with integers.

const BRACKETS = product(sum('x', 'p'), sum('x', 'q'));

/** All sums of two integers with a product of c. `undefined` for a prime, and where b could be 0. */
function everyB(c: number): Draft | undefined {
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
		prompt: say`Find every integer ${symbol('b')} for which ${trinomial} can be factored over the integers. List the values in increasing order.`,
		answer: withMisconceptions(
			answer,
			[inOrder(sums), 'left out the pairs with both signs reversed'],
			[
				inOrder(pairs.flatMap(([p, q]) => [p - q, q - p])),
				'subtracted the factors instead of adding them',
			],
		),
		steps: [
			sentence(
				say`If ${equation(trinomial, BRACKETS)}, where ${symbol('p')} and ${symbol('q')} are integers, then ${equation(product('p', 'q'), num(c))} and ${equation(sum('p', 'q'), 'b')}.`,
			),
			sentence(
				say`The pairs of integers whose product is ${c} are ${pairsInWords(pairs)}; and the same pairs with both signs reversed.`,
			),
			sentence(
				say`The sums of these pairs are ${numbersInWords([...sums, ...sums.map((one) => -one)])}.`,
			),
			sentence(say`The values of ${symbol('b')} are ${spelledOut(answer.body)}.`),
		],
		hints: [
			say`Which pairs of integers, positive and negative, have a product of ${c}? What are their sums?`,
		],
	};
}

/** All products of two integers of the same sign with a sum of b. */
function everyC(b: number): Draft | undefined {
	const sign = Math.sign(b);
	const pairs = Array.from({ length: Math.floor(Math.abs(b) / 2) }, (_, at): [number, number] => [
		sign * (at + 1),
		b - sign * (at + 1),
	]);
	const products = pairs.map(([p, q]) => p * q);
	const answer = written('integer-set', list(...products));
	const trinomial = sum(power('x', 2), product(b, 'x'), 'c');
	return {
		prompt: say`Find every positive integer ${symbol('c')} for which ${trinomial} can be factored over the integers. List the values in increasing order.`,
		answer: withMisconceptions(
			answer,
			[inOrder(products.slice(0, -1)), `left out the pair ${pairsInWords(pairs.slice(-1))}`],
			b > 0
				? [inOrder(products.slice(-1)), 'gave only the greatest value']
				: [
						inOrder(products.map((one) => -one)),
						'wrote the product of two negative numbers as negative',
					],
		),
		steps: [
			sentence(
				say`If ${equation(trinomial, BRACKETS)}, where ${symbol('p')} and ${symbol('q')} are integers, then ${equation(product('p', 'q'), 'c')} and ${equation(sum('p', 'q'), num(b))}.`,
			),
			sentence(
				say`The product is positive and the sum is ${b}, so ${symbol('p')} and ${symbol('q')} are both ${b > 0 ? 'positive' : 'negative'} integers: ${pairsInWords(pairs, pairs.length === 2 ? ', or ' : '; or ')}.`,
			),
			sentence(say`The values of ${symbol('c')} are their products: ${spelledOut(answer.body)}.`),
		],
		hints: [
			say`What signs must two numbers have if their product is positive and their sum is ${b}?`,
		],
	};
}

const inOrder = (values: readonly number[]): DraftAnswer =>
	written('integer-set', list(...values.toSorted((a, b) => a - b)));

/** "−1 and 12, −2 and 6". */
function pairsInWords(pairs: readonly [number, number][], beforeLast = '; '): string {
	const names = pairs.map((pair) => pair.map(plainNumber).join(' and '));
	return names.reduce(
		(all, one, at) => `${all}${at === pairs.length - 1 ? beforeLast : '; '}${one}`,
	);
}

const numbersInWords = (numbers: readonly number[]): Prose => ({
	parts: numbers.flatMap((one, at) => {
		const between = at === numbers.length - 1 ? ', and ' : ', ';
		return at === 0 ? [num(one)] : [between, num(one)];
	}),
});

export const skills: Skills = {
	'Factor trinomials of the form x² + bx + c': (draw) => monic(draw, 1),
	'Factor x² + bx + c when c is negative': (draw) => monic(draw, 1),
	'Factor x² + bx + c when c is positive': (draw) =>
		monic(draw, draw.inTurn('sign') === '-' ? -1 : 1),

	'Factor out a common factor first': (draw) =>
		factorQuestion(
			term(draw.int('k')),
			pairPattern({
				a: 1,
				c: 1,
				p: draw.int('p'),
				q: draw.int('q'),
				letters: { x: anyLetter(draw.random), y: '' },
			}),
		),

	'Factor trinomials with common factors or two variables'(draw) {
		const [k, two] = [draw.int('k'), draw.inTurn('two letters') === 'yes'];
		if (k === 1 && !two) return undefined;
		const letters = lettersFor(draw.random, two);
		const pair = { a: 1, c: 1, p: draw.int('p'), q: draw.int('q'), letters };
		return factorQuestion(term(k), pairPattern(pair));
	},

	'Find values that make a trinomial factorable': (draw) =>
		draw.inTurn('ask') === 'all b for given c'
			? everyB(draw.int('c'))
			: everyC(Math.sign(draw.int('c')) * draw.random.int(5, 13)),

	'Find every coefficient that makes a trinomial factorable': (draw) => everyB(draw.int('c')),
};

function monic(draw: Draw, sign: 1 | -1): Draft | undefined {
	const [p, q] = [sign * draw.int('p'), sign * draw.int('q')];
	const letters = { x: anyLetter(draw.random), y: '' };
	const pattern = pairPattern({ a: 1, c: 1, p, q, letters });
	const signs = sentence(
		p * q < 0
			? say`The last term is negative, so look for two numbers with different signs. The one farther from 0 has the sign of the middle term.`
			: say`The last term is positive, so look for two numbers that both have the sign of the middle term.`,
	);
	return factorQuestion(
		ALONE,
		pattern && { ...pattern, lines: (why) => pattern.lines(why).toSpliced(1, 0, signs) },
	);
}
