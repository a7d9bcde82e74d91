/** Zeros give the factors, a point gives the leading coefficient. */
import Fraction from 'fraction.js';
import {
	asPowers,
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	isLetter,
	multiplied,
	same,
	substituted,
	termsOf,
	valueAt,
	written,
} from '../../../../math/coefficients.ts';
import {
	brackets,
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	polynomial,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { withZeros } from '../../../steps/polynomial-sketch.ts';
import { expandingLines, partsOf } from './expanded-product.ts';
import { isSquare } from '../../../../math/surd.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

type Wanted = {
	/** A sentence that names the zeros. */
	intro: Prose;
	factors: readonly Coefficients[];
	lead: number;
	/** Where the graph is known. */
	x: number;
	/** The function is one of a family. */
	member?: boolean;
	/** How two conjugate zeros make one factor. */
	pair?: readonly Line[];
	/** What leads to the other zero of the pair. */
	pairHint?: Prose;
};

export function throughPoint({
	intro,
	factors,
	lead,
	x,
	member,
	pair,
	pairHint,
}: Wanted): Draft | undefined {
	const of: Factored = { lead, factors };
	const rule = expanded(of);
	const y = valueAt(rule, x);
	if (y === 0 || Math.abs(y) > 400 || rule.some((value) => Math.abs(value) > 300)) return undefined;
	const f = call('f', 'x');
	const substitutedLead = line(
		equation(f, factoredForm(of)),
		`substitute a = ${plainNumber(lead)}`,
	);
	const at =
		x === 0 ? say`has a ${symbol('y')}-intercept of ${y}` : say`passes through ${tuple(x, y)}`;
	const ask = member
		? say`${intro} Find the member ${symbol('f')} of the family whose graph ${at}.`
		: say`${intro} The graph of ${symbol('f')} ${at}. Find the function.`;
	return {
		prompt: say`${ask} Write ${f} as a polynomial in expanded form.`,
		answer: withMisconceptions(polynomial(written(rule)), ...productMisconceptions(of, x, y)),
		steps: [
			...(pair ?? []),
			line(
				equation(f, product('a', ...partsOf({ lead: 1, factors }))),
				`each zero gives a factor${isRepeated(factors) ? ', which is squared for the double zero' : ''}, and a is the leading coefficient`,
			),
			...leadLines(factors, lead, x, y),
			factors.some(hasUnmarkedZeros)
				? substitutedLead
				: withZeros(substitutedLead, (input) => valueAt(rule, input), realZeros(factors), [[x, y]]),
			...expandingLines(of),
		],
		hints: [
			pairHint
				? say`${pairHint} Which factor does each zero give?`
				: say`Which factor does each zero give?`,
			x === 0
				? say`How can you use the ${symbol('y')}-intercept to find the leading coefficient ${symbol('a')}?`
				: say`How can you use the given point to find the leading coefficient ${symbol('a')}?`,
		],
	};
}

/** The zeros of the linear factors. */
const realZeros = (factors: readonly Coefficients[]): Fraction[] =>
	factors.filter((factor) => factor.length === 2).map(([a = 1, b = 0]) => new Fraction(-b).div(a));

/** A drawing could not mark irrational zeros, and where zeros are not real, the graph may turn outside of it. */
function hasUnmarkedZeros([a = 0, b = 0, c = 0, ...more]: Coefficients): boolean {
	return c !== 0 && more.length === 0 && !isSquare(b * b - 4 * a * c);
}

/** "(2 − 5)", "(2)", "((2)² − 10(2) + 20)" */
function factorAt(factor: Coefficients, x: number): Expression {
	if (isLetter(factor)) return brackets(num(x));
	return brackets(
		factor.length === 2 && factor[0] === 1
			? sum(num(x), num(factor[1] ?? 0))
			: substituted(factor, x),
	);
}

const isRepeated = (factors: readonly Coefficients[]): boolean =>
	factors.some((factor, at) => factors.slice(at + 1).some((other) => same(factor, other)));

/** Equal factors are printed as a power. */
function multiplyReason(factors: readonly Coefficients[]): string {
	const powers = factors.filter((factor, at) => factors.findIndex((one) => same(one, factor)) < at);
	if (powers.length === 0) return 'multiply';
	return `evaluate the ${powers.length === 1 ? 'square' : 'squares'}, and multiply`;
}

/** From "y = a · (value of the factors)" to a. */
export function leadLines(
	given: readonly Coefficients[],
	lead: number,
	x: number,
	y: number,
): Line[] {
	const value = given.reduce((all, factor) => all * valueAt(factor, x), 1);
	const factors = given.toSorted((one, two) => Number(isLetter(two)) - Number(isLetter(one)));
	return [
		line(
			equation(num(y), product('a', ...asPowers(factors, (factor) => factorAt(factor, x)))),
			`substitute x = ${plainNumber(x)} and y = ${plainNumber(y)}`,
		),
		...(factors.every(isLetter)
			? []
			: [
					line(
						equation(
							num(y),
							product('a', ...asPowers(factors, (factor) => brackets(valueAt(factor, x)))),
						),
						isRepeated(given) ? 'simplify inside each pair of brackets' : 'evaluate each factor',
					),
				]),
		...(value === 1 ? [] : [line(equation(num(y), product(value, 'a')), multiplyReason(given))]),
		line(
			equation('a', lead),
			value === 1
				? 'the product of the factors is 1'
				: `divide both sides by ${plainNumber(value)}`,
		),
	];
}

/** In place of the expanded polynomial; y is its value at x. */
export function productMisconceptions(
	{ lead, factors }: Factored,
	x: number,
	y: number,
): WrongAnswer[] {
	const reversed = multiplied(...factors.map(oppositeZeros));
	const value = valueAt(reversed, x);
	return [
		[polynomial(written(expanded({ lead: 1, factors }))), 'left out the leading coefficient'],
		...(lead > 0 && y > 0
			? []
			: [
					[
						polynomial(written(expanded({ lead: -lead, factors }))),
						lead < 0
							? 'dropped the negative sign from the leading coefficient'
							: 'treated the quotient of two negative numbers as negative',
					] satisfies WrongAnswer,
				]),
		...(value === 0
			? []
			: [
					[
						polynomial(
							polynomialExpression(
								termsOf(reversed).map((one) => ({
									...one,
									coefficient: one.coefficient.mul(y).div(value),
								})),
							),
						),
						'wrote x + r instead of x − r for each zero r',
					] satisfies WrongAnswer,
				]),
	];
}

/** x − 3 becomes x + 3, and x² − 2x + 5 becomes x² + 2x + 5. */
const oppositeZeros = (factor: Coefficients): Coefficients =>
	factor.map((value, at) => (at % 2 === 0 ? value : -value + 0));
