/** Patterns by name: their terms, their rule, and how the rule is seen. */
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
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { basePower } from '../../../steps/exponential.ts';

export type Pattern = {
	/** What the pattern is called in a prompt, with its terms: "the arithmetic sequence 3, 5, 7, …". */
	named: (terms: Expression) => Prose;
	at: (n: number) => Fraction;
	rule: Expression;
	/** Where the prompt states the form, what to compare with it. */
	hint?: Prose;
	/** What is noticed before that. */
	noticed?: readonly Prose[];
	/** How it is seen. */
	seen: Prose;
	/** A rule of two terms: the first of them, and what is added to it. */
	parts?: { main: Expression; constant: number };
	/** Why the rule is as it is, where it has no such parts. */
	why?: string;
	/** Why the rule contains what is seen. */
	because?: string;
	/** Some patterns are shown as fractions that are not reduced. */
	shown?: (n: number) => Expression;
};

const whole = (at: (n: number) => number) => (n: number) => new Fraction(at(n));
const N = symbol('n');
/** (−1)^(n + 1) alternates and begins with +1. */
const alternating = power({ kind: 'brackets', of: num(-1) }, sum('n', 1));

export const PATTERNS: Readonly<Record<string, (a: number, b: number) => Pattern | undefined>> = {
	linear: (a, b) => ({
		named: (terms) => say`the arithmetic sequence ${terms}`,
		parts: { main: product(a, 'n'), constant: b },
		at: whole((n) => a * n + b),
		rule: polynomialExpression(linear(a, 'n', b)),
		seen: say`The differences are all ${a}, so the rule contains ${product(a, 'n')}.`,
	}),
	quadratic: (a, b) => ({
		named: (terms) => say`the sequence ${terms}, whose second differences are constant`,
		parts: { main: product(a, power('n', 2)), constant: b },
		because: 'half of the second difference is the coefficient of n²',
		at: whole((n) => a * n * n + b),
		rule: squareRule(a, b),
		seen: say`The differences are ${3 * a}, ${5 * a}, and ${7 * a}, and the second differences are all ${2 * a}, so the rule contains ${product(a, power('n', 2))}.`,
	}),
	'square plus constant': (_, b) =>
		b === 0
			? undefined
			: {
					named: (terms) =>
						say`the sequence ${terms}, in which the same number is added to each square number`,
					hint: say`How does each term compare with the square of its position?`,
					parts: { main: power('n', 2), constant: b },
					at: whole((n) => n * n + b),
					rule: squareRule(1, b),
					seen: say`The differences ${3}, ${5}, and ${7} are those of the square numbers, so the rule contains ${power('n', 2)}.`,
				},
	cubic: (a, b) => ({
		named: (terms) =>
			say`the sequence ${terms}, which has the form ${sum(product('a', power('n', 3)), 'b')}`,
		hint: say`How do the differences of the terms compare with the differences of the perfect cubes?`,
		parts: { main: product(a, power('n', 3)), constant: b },
		at: whole((n) => a * n ** 3 + b),
		rule: polynomialExpression([term(a, 'nnn'), ...(b === 0 ? [] : [term(b)])]),
		noticed: [
			say`The differences are ${7 * a}, ${19 * a}, and ${37 * a}.`,
			say`The differences of the perfect cubes are ${cubeStep(2, 7)}, ${cubeStep(3, 19)}, and ${cubeStep(4, 37)}.`,
		],
		seen:
			a === 1
				? say`The differences are the same, so the rule contains ${power('n', 3)}.`
				: say`${timesCubeStep(a, 7)}, ${timesCubeStep(a, 19)}, and ${timesCubeStep(a, 37)}, so the rule contains ${product(a, power('n', 3))}.`,
	}),
	geometric: (a, b) => {
		const ratio = 2 + (Math.abs(b) % 3);
		if (Math.abs(a) === ratio) return undefined;
		const exponent = sum('n', -1);
		return {
			named: (terms) => say`the geometric sequence ${terms}`,
			at: whole((n) => a * ratio ** (n - 1)),
			rule: a === 1 ? power(ratio, exponent) : product(a, basePower(num(ratio), exponent)),
			why: 'n = 1 must give the first term, so multiply it by the common ratio n − 1 times',
			seen: say`Each term is ${ratio} times the previous term, and the first term is ${a}.`,
		};
	},
	alternating: (a, b) => alternatingPattern(Math.abs(a), Math.abs(b)),
	'alternating linear': (a, b) => alternatingPattern(Math.abs(a), Math.abs(b)),
	fractional: (a) => fractionPattern(Math.abs(a)),
	'fraction n/(n+a)': (a) => fractionPattern(Math.abs(a)),
};

/** 3³ − 2³ = 19 */
const cubeStep = (n: number, value: number): Expression =>
	equation(difference(power(n, 3), power(n - 1, 3)), value);

/** 95 = 5(19) */
const timesCubeStep = (a: number, step: number): Expression =>
	equation(a * step, product(a, brackets(num(step))));

const squareRule = (a: number, b: number): Expression =>
	polynomialExpression([term(a, 'nn'), ...(b === 0 ? [] : [term(b)])]);

const alternatingPattern = (a: number, b: number): Pattern => ({
	named: (terms) =>
		say`the sequence ${terms}, whose signs alternate and whose absolute values form an arithmetic sequence`,
	at: whole((n) => (n % 2 === 1 ? 1 : -1) * (a * n + b)),
	rule:
		b === 0
			? product(alternating, { kind: 'brackets', of: product(a, N) })
			: product(alternating, { kind: 'brackets', of: polynomialExpression(linear(a, 'n', b)) }),
	why: 'the exponent n + 1 is even for n = 1, so the first power is positive; then the signs alternate',
	seen: say`The signs alternate, and the first is positive. The absolute values begin with ${a + b} and increase by ${a} each time, so they are ${equation(sum(num(a + b), product(num(a), brackets(sum('n', -1)))), polynomialExpression(linear(a, 'n', b)))}.`,
});

const fractionPattern = (a: number): Pattern => ({
	named: (terms) => say`the sequence of fractions ${terms}`,
	at: (n) => new Fraction(n, n + a),
	rule: quotient('n', sum('n', a)),
	shown: (n) => quotient(n, n + a),
	why: 'the numerator of each term is its position, starting with n = 1',
	seen: say`The numerators are ${1}, ${2}, ${3}, and ${4}, and each denominator is ${a} more than its numerator.`,
});
