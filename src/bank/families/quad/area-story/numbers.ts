/** Numbers known by a product, a sum of squares, or a reciprocal. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { coprime } from '../../../../math/gcd.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { standardForm } from '../../../steps/quadratic.ts';
import { expandedSquares, SIGNS_IN_FACTORS, storyDraft } from './steps.ts';

const N = symbol('n');
const X = symbol('x');

/** "two consecutive odd integers", "two integers that differ by 3", both of one sign. */
function pairName(n: number, d: number): string {
	const sign = n > 0 ? 'positive' : 'negative';
	if (d === 1) return `two consecutive ${sign} integers`;
	if (d === 2) return `two consecutive ${sign} ${n % 2 === 0 ? 'even' : 'odd'} integers`;
	return `two ${sign} integers that differ by ${d}`;
}

const ofOneSign = (n: number, d: number): boolean =>
	(n > 1 || n + d < -1) && Math.abs(n) <= 30 && d >= 1 && d <= 9;

const naming = (d: number) =>
	say`Let ${N} be the lesser integer. Then the greater one is ${sum('n', d)}.`;

const lesserOf = (n: number) => (shown: Prose) =>
	say`Both integers are ${n > 0 ? 'positive' : 'negative'}, so the lesser integer is ${shown}.`;

export function productOfPair(n: number, d: number): Draft | undefined {
	if (!ofOneSign(n, d)) return undefined;
	const value = n * (n + d);
	return storyDraft({
		prompt: say`The product of ${pairName(n, d)} is ${value}. What is the lesser of the two integers?`,
		naming: naming(d),
		equation: equation(product('n', sum('n', d)), value),
		why: 'write an equation for the product',
		between: [
			line(
				equation(standardForm({ a: 1, b: d, c: 0 }, 'n'), value),
				'use the distributive property',
			),
		],
		letter: 'n',
		whole: { a: 1, b: d, c: -value },
		result: lesserOf(n),
		value: n,
		wrong: [[n + d, 'gave the greater of the two integers']],
		unit: '',
		hints: [
			say`If ${N} is the lesser integer, how can you write the greater integer?`,
			say`What equation does the product of the two integers give?`,
		],
	});
}

export function squaresOfPair(n: number, d: number): Draft | undefined {
	if (!ofOneSign(n, d) || Math.abs(n) > 20) return undefined;
	const value = n * n + (n + d) ** 2;
	return storyDraft({
		prompt: say`The sum of the squares of ${pairName(n, d)} is ${value}. What is the lesser of the two integers?`,
		naming: naming(d),
		equation: equation(sum(power('n', 2), power(sum('n', d), 2)), value),
		why: 'write an equation for the sum of the squares',
		between: [
			line(equation(expandedSquares('n', d), value), 'expand the square of the binomial'),
			line(equation(standardForm({ a: 2, b: 2 * d, c: d * d }, 'n'), value), 'combine like terms'),
		],
		letter: 'n',
		whole: { a: 2, b: 2 * d, c: d * d - value },
		result: lesserOf(n),
		value: n,
		wrong: [[n + d, 'gave the greater of the two integers']],
		unit: '',
		hints: [
			say`If ${N} is the lesser integer, how can you write the greater integer?`,
			say`What are the squares of the two integers?`,
		],
	});
}

/** The number is over/under, above 1. */
export function withReciprocal(over: number, under: number): Draft | undefined {
	if (over <= under || over > 9 || !coprime(over, under)) return undefined;
	const total = new Fraction(over, under).add(new Fraction(under, over));
	const [p, q] = [Number(total.n), Number(total.d)];
	const number = rational(new Fraction(over, under));
	const answer = withMisconceptions(
		number,
		[rational(new Fraction(under, over)), 'gave the reciprocal instead of the number'],
		[rational(total.div(2)), 'divided the sum by 2'],
	);
	return {
		prompt: say`A number is greater than ${num(1)}. The sum of the number and its reciprocal is ${num(total)}. What is the number?`,
		answer,
		steps: [
			sentence(say`Let ${X} be the number. Then its reciprocal is ${quotient(1, 'x')}.`),
			line(equation(sum('x', quotient(1, 'x')), num(total)), 'write an equation for the sum'),
			line(
				equation(standardForm({ a: q, b: 0, c: q }), standardForm({ a: 0, b: p, c: 0 })),
				`multiply both sides by ${q}x`,
			),
			...factorSolvingLines({ a: q, b: -p, c: q }, 'x', `subtract ${p}x from both sides`),
			sentence(say`The number is greater than 1, so it is ${answer.body}.`),
		],
		hints: [
			say`If the number is ${X}, what is its reciprocal?`,
			say`How can you clear the fractions?`,
		],
	};
}

/** The numbers n and n + d by their sum and product. */
export function sumAndProduct(n: number, d: number, draw: Draw): Draft | undefined {
	const other = n + d;
	if (n === 0 || other === 0 || n + other === 0 || d < 1) return undefined;
	const asksGreater = draw.random.int(0, 1) === 0;
	const total = n + other;
	return storyDraft({
		prompt: say`The sum of two numbers is ${total}, and their product is ${n * other}. What is the ${asksGreater ? 'greater' : 'lesser'} of the two numbers?`,
		naming: say`Let ${X} be one number. Then the other number is ${sum(total, { kind: 'opposite', of: X })}.`,
		equation: equation(product('x', sum(total, { kind: 'opposite', of: X })), n * other),
		why: 'write an equation for the product',
		between: [
			line(equation(standardFormReversed(total), n * other), 'use the distributive property'),
			line(
				equation(standardForm({ a: 1, b: -total, c: 0 }), -n * other),
				'multiply both sides by −1',
			),
		],
		letter: 'x',
		whole: { a: 1, b: -total, c: n * other },
		result: (shown) =>
			say`The two solutions are the two numbers, and the ${asksGreater ? 'greater' : 'lesser'} one is ${shown}.`,
		wrong: [
			[asksGreater ? -n : -other, SIGNS_IN_FACTORS],
			[
				asksGreater ? n : other,
				`gave the ${asksGreater ? 'lesser' : 'greater'} of the two numbers`,
			],
		],
		hasSignMistake: true,
		value: asksGreater ? other : n,
		unit: '',
		hints: [
			say`If ${X} is one number, how can you use the sum to write the other number?`,
			say`What equation does the product of the two numbers give?`,
		],
	});
}

/** sx − x². */
const standardFormReversed = (total: number) =>
	sum(product(total, 'x'), { kind: 'opposite', of: power('x', 2) });
