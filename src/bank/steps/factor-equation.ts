/** Solving ax² + bx + c = 0 by factoring, as it is written on the board. */
import type Fraction from 'fraction.js';
import { equation, type Expression, num, product } from '../../math/expression.ts';
import { gcd } from '../../math/gcd.ts';
import { linear, polynomialExpression, term, uncollected } from '../../math/polynomial.ts';
import { say } from '../../math/prose.ts';
import { line, type Line, sentence, takeAway, ZERO_PRODUCT } from '../family.ts';
import { commonBinomialReason, factored, groupOf, pairsReason, splitReason } from './factoring.ts';
import { plainNumber } from '../../math/plain-notation.ts';
import { rootsOf, standardEquation, type WholeQuadratic } from '../../math/quadratic.ts';

type Linear = { a: number; b: number };

/** From the equation, the first line, to its solutions. The roots must be rational. `why` is the reason for the first line. */
export function factorSolvingLines(quadratic: WholeQuadratic, letter = 'x', why?: string): Line[] {
	const { content, first, second } = factorsOf(quadratic);
	const whole = {
		a: quadratic.a / content,
		b: quadratic.b / content,
		c: quadratic.c / content,
	};
	return [
		line(standardEquation(quadratic, letter), why),
		...(content === 1
			? []
			: [
					line(
						standardEquation(whole, letter),
						content === -1
							? 'multiply both sides by −1'
							: `divide both sides by ${plainNumber(content)}`,
					),
				]),
		...productLines(whole, first, second, letter),
		...zeroProductLines(first, second, letter),
	];
}

/** From the equation, already written, to its factored form; the coefficients have no common factor. */
export function factoringLines(whole: WholeQuadratic, letter = 'x'): Line[] {
	const { first, second } = factorsOf(whole);
	return productLines(whole, first, second, letter);
}

const write = ({ a, b }: Linear, letter: string): Expression =>
	polynomialExpression(linear(a, letter, b));

/** content · (first)(second), with a > 0 in both; the first has the smaller zero. */
export function factorsOf(quadratic: WholeQuadratic) {
	const { a, b, c } = quadratic;
	const roots = rootsOf(quadratic);
	if (roots.kind !== 'rational') throw new RangeError('The roots are not rational.');
	const [low, high = low] = roots.values;
	if (!low || !high) throw new RangeError('There is no root.');
	const content = gcd(a, b, c) * Math.sign(a);
	return { content, first: factorOf(low), second: factorOf(high) };
}

const factorOf = (zero: Fraction): Linear => ({ a: Number(zero.d), b: Number(-zero.s * zero.n) });

function productLines(
	whole: WholeQuadratic,
	first: Linear,
	second: Linear,
	letter: string,
): Line[] {
	const { a, b, c } = whole;
	const [one, two] = [write(first, letter), write(second, letter)];
	const done = (why: string) => line(equation(factoredPair(first, second, letter), 0), why);
	if (c === 0) return [done(`factor out ${letter}`)];
	if (b === 0) return [done('factor the difference of squares')];
	if (first.a === second.a && first.b === second.b)
		return [done('factor the perfect square trinomial')];
	if (a === 1)
		return [
			done(
				`${plainNumber(first.b)} and ${plainNumber(second.b)} have a product of ${plainNumber(c)} and a sum of ${plainNumber(b)}`,
			),
		];
	const [left, right] = [first.a * second.b, second.a * first.b];
	const split = uncollected(
		term(a, letter + letter),
		term(left, letter),
		term(right, letter),
		term(c),
	);
	const grouped: Expression = {
		kind: 'sum',
		terms: [
			product(first.a, letter, two),
			groupOf(term(first.b), [term(second.a, letter), term(second.b)]),
		],
	};
	return [
		line(equation(split, 0), splitReason({ a: first.a, p: first.b, c: second.a, q: second.b })),
		line(equation(grouped, 0), pairsReason(term(first.a, letter), term(first.b))),
		line(
			equation(product(one, two), 0),
			commonBinomialReason(linear(second.a, letter, second.b), term(first.b)),
		),
	];
}

function factoredPair(first: Linear, second: Linear, letter: string): Expression {
	return factored(term(1), ...asWritten(first, second).map(({ a, b }) => linear(a, letter, b)));
}

/** The letter alone goes before the other factor: x(x + 2). */
const asWritten = (first: Linear, second: Linear): [Linear, Linear] =>
	second.b === 0 && first.b !== 0 ? [second, first] : [first, second];

/** "x + 2 = 0 or x − 5 = 0", then the solutions. */
export function zeroProductLines(low: Linear, high: Linear, letter: string): Line[] {
	const [first, second] = asWritten(low, high);
	const double = first.a === second.a && first.b === second.b;
	const zero = (part: Linear) => equation(write(part, letter), 0);
	const value = (part: Linear) => num(`${-part.b}/${part.a}`);
	const alone = (part: Linear) => equation(letter, value(part));
	return [
		double
			? line(zero(first), 'only 0 has a square of 0')
			: sentence(say`${zero(first)} or ${zero(second)}`, ZERO_PRODUCT),
		...(double
			? first.a === 1 && first.b === 0
				? []
				: aloneLines(first, letter)
			: [sentence(say`${alone(first)} or ${alone(second)}`, 'solve each equation')]),
	];
}

/** From ax + b = 0, already written, to its solution, one operation a line. */
const aloneLines = ({ a, b }: Linear, letter: string): Line[] =>
	a === 1
		? [line(equation(letter, -b), takeAway(b))]
		: [
				line(equation(product(a, letter), -b), takeAway(b)),
				line(equation(letter, num(`${-b}/${a}`)), `divide both sides by ${a}`),
			];
