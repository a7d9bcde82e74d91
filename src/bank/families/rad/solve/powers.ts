/** Equations with a cube root or a rational exponent, undone by one power. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	quotient,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Line,
	line,
	sentence,
	solutions,
	solvedLine,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { substituted } from '../../../steps/value-at.ts';

// What the questions about radical equations share.

/** √(3(38) + 7), where the solution is checked. */
export const rootAt = (a: number, b: number, x: number): Expression =>
	root(a === 1 ? sum(x, b) : substituted([a, b], x));

export const inside = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
export const ask = 'If there is no solution, write “no solution”.';

export const misconception = (wrong: DraftAnswer, why: string): WrongAnswer => [wrong, why];

export const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;

/** ∛(ax + b) = c. */
export function cubeRoot(a: number, b: number, c: number): Draft | undefined {
	const problem = equation(root(inside(a, b), 3), c);
	return oneValue(problem, a, b, {
		raised: power(signed(c), 3),
		why: 'cube both sides',
		value: c ** 3,
		hint: say`Which operation undoes a cube root?`,
		wrong: [
			[c, 'did not cube the right side'],
			[3 * c, 'multiplied the right side by 3 instead of cubing it'],
			[c * c, 'squared the right side instead of cubing it'],
		],
	});
}

/** (ax + b)^(3/2) = c³: the root first, so only the positive value. */
export function threeHalves(a: number, b: number, c: number): Draft | undefined {
	const problem = equation(power(brackets(inside(a, b)), quotient(3, 2)), c ** 3);
	return oneValue(problem, a, b, {
		raised: power(c ** 3, quotient(2, 3)),
		why: 'raise both sides to the power of 2/3, the reciprocal of the exponent',
		value: c ** 2,
		evaluate: `∛${c ** 3} = ${c}, and ${c}² = ${c ** 2}`,
		hint: say`Which exponent undoes the exponent ${quotient(3, 2)}?`,
		wrong: [
			[c ** 3, 'dropped the exponent'],
			[c, 'took the cube root but did not square it'],
			[
				new Fraction(2 * c ** 3, 3),
				'multiplied the right side by 2/3 instead of raising it to that power',
			],
		],
	});
}

type Undone = {
	/** The right side raised to the power that undoes the exponent, and its value. */
	raised: Expression;
	value: number;
	why: string;
	/** How the power is evaluated, where it takes two steps. */
	evaluate?: string;
	hint: Prose;
	wrong: [rightSide: Fraction | number, why: string][];
};

function oneValue(problem: Expression, a: number, b: number, undone: Undone): Draft | undefined {
	const { raised, why, value, hint, wrong } = undone;
	const solvedFor = (rightSide: Fraction | number) => new Fraction(rightSide).sub(b).div(a);
	const x = solvedFor(value);
	if (x.d > 6n || wrong.some(([rightSide]) => new Fraction(rightSide).equals(value)))
		return undefined;
	return {
		prompt: say`Find the real solutions of ${problem}. Write exact values. ${ask}`,
		answer: withMisconceptions(
			solutions(num(x)),
			...wrong.map(([rightSide, done]) => misconception(solutions(solvedFor(rightSide)), done)),
		),
		steps: [
			line(problem),
			line(equation(inside(a, b), raised), why),
			line(equation(inside(a, b), value), undone.evaluate ?? 'evaluate the power'),
			...(a === 1 ? [] : [line(equation(inside(a, 0), value - b), moved(b))]),
			line(equation('x', num(x)), a === 1 ? moved(b) : `divide both sides by ${a}`),
		],
		hints: [hint],
	};
}

/** (ax + b)^(2/3) = c²: the cube root may be c or −c. */
export function twoThirds(a: number, b: number, c: number): Draft | undefined {
	const problem = equation(power(brackets(inside(a, b)), quotient(2, 3)), c ** 2);
	const values = [-(c ** 3), c ** 3].map((value) => new Fraction(value - b, a));
	const [low, high] = values;
	if (!low || !high || c === 1 || values.some(({ d }) => d > 6n)) return undefined;
	return {
		prompt: say`Find the real solutions of ${problem}. Write exact values from least to greatest, separated by a comma.`,
		answer: withMisconceptions(
			solutions(num(low), num(high)),
			[solutions(high), 'left out the negative square root'],
			[solutions(...[-c, c].map((value) => new Fraction(value - b, a))), 'did not cube both sides'],
		),
		steps: [
			line(problem),
			line(
				equation(power(brackets(root(inside(a, b), 3)), 2), c ** 2),
				'the exponent 2/3 means the square of the cube root',
			),
			eitherOf(root(inside(a, b), 3), [-c, c], `both −${c} and ${c} have a square of ${c ** 2}`),
			eitherOf(inside(a, b), [-(c ** 3), c ** 3], 'cube both sides'),
			...(a === 1 ? [] : [eitherOf(inside(a, 0), [-(c ** 3) - b, c ** 3 - b], moved(b))]),
			solvedLine('x', [low, high], a === 1 ? moved(b) : `divide both sides by ${a}`),
		],
		hints: [
			say`What does the exponent ${quotient(2, 3)} mean in terms of a cube root?`,
			say`Which two numbers have a square of ${c ** 2}?`,
		],
	};
}

const eitherOf = (left: Expression, [low, high]: [number, number], why: string): Line =>
	sentence(say`${equation(left, low)} or ${equation(left, high)}`, why);
