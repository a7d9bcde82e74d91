/** rad.solve: radical equations; squaring may bring in extraneous solutions. */
import Fraction from 'fraction.js';
import { substituted } from '../../../../math/coefficients.ts';
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
import { linear, multiply, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	solutions,
	solvedLine,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';

export const skills: Skills = {
	'Solve equations of the form √(ax + b) = c': (draw) =>
		isolated(draw.int('a'), draw.int('b'), draw.int('c')),
	'Isolate the radical, then solve': (draw) =>
		isolated(draw.int('a'), draw.int('b'), draw.int('r'), draw.int('d')),
	'Solve radical equations that become quadratic': quadraticStep,
	'Solve equations with cube roots or rational exponents'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const type = draw.inTurn('type');
		if (type === 'cube root') return cubeRoot(a, b, draw.random.pick([c, -c]));
		return type === 'power 2/3' ? twoThirds(a, b, c) : threeHalves(a, b, c);
	},
	'Solve equations with two radicals'(draw) {
		const [a, x, e] = [draw.int('a'), draw.int('x1'), draw.int('e')];
		return twoRadicals(a, x, e, draw.random.int(1, 6));
	},
};

/** √(ax + b) + d = r + d. */
function isolated(a: number, b: number, r: number, d = 0): Draft | undefined {
	// 0 and 1 are their own squares.
	if ((r * r - b) % a !== 0 || r === 0 || r === 1) return undefined;
	const withRest = (of: Expression) => (d === 0 ? of : sum(of, d));
	const radical = root(inside(a, b));
	const problem = equation(withRest(radical), r + d);
	const x = (r * r - b) / a;
	const alone = d === 0 ? [] : [line(equation(radical, r), moved(d))];
	const linearly = (right: number) => solutions(new Fraction(right - b, a));
	if (r < 0)
		return {
			prompt: say`Solve ${problem}. ${ask}`,
			answer: withMisconceptions(
				solutions(),
				[solutions(x), 'squared both sides and kept the extraneous solution'],
				[linearly(r), 'dropped the radical'],
			),
			steps: [
				line(problem),
				...alone,
				sentence(say`${radical} is never negative, so there is no solution.`),
			],
			hints: [
				...(d === 0 ? [] : [say`What do you get when you isolate the radical?`]),
				say`Which values can the expression ${radical} have?`,
			],
		};
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: withMisconceptions(
			solutions(x),
			[linearly(r), 'did not square the right side'],
			...(d === 0
				? [misconception(linearly(2 * r), 'doubled the right side instead of squaring it')]
				: [
						misconception(
							linearly((r + d) ** 2 - d ** 2),
							'squared each term without isolating the radical',
						),
					]),
		),
		steps: [
			line(problem),
			...alone,
			line(equation(inside(a, b), r * r), 'square both sides'),
			...(a === 1 || b === 0 ? [] : [line(equation(inside(a, 0), r * r - b), moved(b))]),
			line(equation('x', x), a === 1 ? moved(b) : `divide both sides by ${a}`),
			sentence(
				say`Check: the left side is ${equation(
					equation(withRest(rootAt(a, b, x)), withRest(root(a * x + b))),
					r + d,
				)}, which equals the right side, so ${equation('x', x)} is the solution.`,
			),
		],
		hints: [
			d === 0
				? say`Which operation undoes a square root?`
				: say`How do you isolate the radical, and which operation then undoes the square root?`,
			say`How can you check your solution in the original equation?`,
		],
	};
}

/** √(ax + b) = x + c with the planned root x1; the other solution of the squared equation may be extraneous. */
function quadraticStep(draw: Draw): Draft | undefined {
	const [a, c, x1] = [draw.int('a'), draw.int('c'), draw.int('x1')];
	const b = (x1 + c) ** 2 - a * x1;
	const x2 = a - 2 * c - x1;
	if (x1 + c < 0 || x1 === x2 || b === 0 || Math.abs(b) > 99 || Math.abs(x2) > 30) return undefined;
	const [left, right] = [root(inside(a, b)), inside(1, c)];
	const squared = multiply(linear(1, 'x', c), linear(1, 'x', c));
	const both = [x1, x2].sort((p, q) => p - q);
	const fitting = both.filter((x) => x + c >= 0);
	const problem = equation(left, right);
	const squareOfRight = c === 0 ? polynomialExpression(squared) : power(brackets(right), 2);
	return {
		prompt: say`Solve ${problem}. If there are two solutions, separate them with a comma. ${ask}`,
		answer: withMisconceptions(
			solutions(...fitting),
			...(fitting.length === 1
				? [
						misconception(solutions(...both), 'kept the extraneous solution'),
						misconception(
							solutions(...both.filter((x) => !fitting.includes(x))),
							'kept only the extraneous solution',
						),
					]
				: both.map((x, at) =>
						misconception(
							solutions(x),
							`rejected ${both[1 - at] ?? ''}, which satisfies the equation`,
						),
					)),
		),
		steps: [
			line(problem),
			line(equation(inside(a, b), squareOfRight), 'square both sides'),
			...(c === 0
				? []
				: [line(equation(inside(a, b), polynomialExpression(squared)), 'expand the square')]),
			...factorSolvingLines({ a: 1, b: 2 * c - a, c: c * c - b }, 'x', isolating(a, b)),
			...both.map((x) => checked(a, b, c, x)),
			sentence(
				fitting.length === 1
					? say`So ${equation('x', fitting[0] ?? 0)} is the only solution.`
					: say`Both values are solutions: ${equation('x', both[0] ?? 0)} and ${equation('x', both[1] ?? 0)}.`,
			),
		],
		hints: [
			say`Which operation undoes the square root, and what kind of equation does that operation lead to?`,
			say`Squaring can introduce extraneous solutions. Which of your values satisfy the original equation?`,
		],
	};
}

function checked(a: number, b: number, c: number, x: number): Line {
	const [under, right] = [a * x + b, x + c];
	const value = c === 0 ? num(right) : equation(sum(x, c), right);
	return sentence(
		say`Check ${equation('x', x)}: the left side is ${equation(equation(rootAt(a, b, x), root(under)), Math.sqrt(under))}, and the right side is ${value}.`,
		right < 0
			? 'the two sides differ: this is an extraneous solution'
			: 'the two sides are equal: this is a solution',
	);
}

/** "subtract 3x and 5 from both sides". */
function isolating(a: number, constant: number): string {
	const letter = a === 1 ? 'x' : `${a}x`;
	if (constant === 0) return `subtract ${letter} from both sides`;
	return constant > 0
		? `subtract ${letter} and ${constant} from both sides`
		: `subtract ${letter} from both sides, and add ${-constant} to both sides`;
}

/** √(ax + b) − √(ax + d) = e with √(ax + d) = s at the planned root. */
function twoRadicals(a: number, x: number, e: number, s: number): Draft | undefined {
	const [b, d] = [(s + e) ** 2 - a * x, s ** 2 - a * x];
	// With s = 1, the second radical need not be squared; with s = x, its value is the solution.
	if (b === 0 || d === 0 || Math.abs(b) > 90 || s === 1 || s === x) return undefined;
	const [first, second] = [root(inside(a, b)), root(inside(a, d))];
	const problem = equation(sum(first, { kind: 'opposite', of: second }), e);
	const double: Expression = { kind: 'product', factors: [num(2 * e), second] };
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: withMisconceptions(
			solutions(x),
			[solutions(), 'squared each term and left out the middle term'],
			[solutions(new Fraction(s - d, a)), 'did not square both sides a second time'],
			[solutions(s), 'gave the value of the second radical instead of x'],
		),
		steps: [
			line(problem),
			line(equation(first, sum(second, e)), 'isolate one radical'),
			line(
				equation(inside(a, b), sum(inside(a, d), double, e * e)),
				'square both sides: on the right, (p + q)² = p² + 2pq + q²',
			),
			...(d === 0
				? []
				: [
						line(
							equation(inside(a, b), sum(inside(a, d + e * e), double)),
							'combine the constants',
						),
					]),
			line(equation(b - d - e * e, double), isolating(a, d + e * e)),
			line(equation(s, second), `divide both sides by ${2 * e}`),
			line(equation(s * s, inside(a, d)), 'square both sides again'),
			...(a === 1 ? [] : [line(equation(s * s - d, inside(a, 0)), moved(d))]),
			line(equation(x, 'x'), a === 1 ? moved(d) : `divide both sides by ${a}`),
			sentence(
				say`Check: the left side is ${equation(
					equation(
						sum(rootAt(a, b, x), { kind: 'opposite', of: rootAt(a, d, x) }),
						sum(root(a * x + b), { kind: 'opposite', of: root(a * x + d) }),
					),
					e,
				)}, which equals the right side, so ${equation('x', x)} is the solution.`,
			),
		],
		hints: [
			say`How can you isolate one of the radicals before you square?`,
			say`What is the middle term when you square the side with two terms?`,
		],
	};
}

// What the questions about radical equations share.

/** √(3(38) + 7), where the solution is checked. */
const rootAt = (a: number, b: number, x: number): Expression =>
	root(a === 1 ? sum(x, b) : substituted([a, b], x));

const inside = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
const ask = 'If there is no solution, write “no solution”.';

const misconception = (wrong: DraftAnswer, why: string): WrongAnswer => [wrong, why];

const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;

// Equations with a cube root or a rational exponent, undone by one power.

/** ∛(ax + b) = c. */
function cubeRoot(a: number, b: number, c: number): Draft | undefined {
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
function threeHalves(a: number, b: number, c: number): Draft | undefined {
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
function twoThirds(a: number, b: number, c: number): Draft | undefined {
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
