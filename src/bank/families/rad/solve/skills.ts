/** rad.solve: radical equations; squaring may bring in roots that do not fit. CCSS HSA-REI.A.2. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { linear, minus, multiply, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { solutions } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';

export const skills: Skills = {
	'√(ax + b) = c': (draw) => isolated(draw.int('a'), draw.int('b'), draw.int('c')),
	'Isolated root with linear radicand': (draw) =>
		isolated(draw.int('a'), draw.int('b'), draw.int('c')),
	'√(ax + b) + d = e, possibly no solution': (draw) =>
		isolated(draw.int('a'), draw.int('b'), draw.int('r'), draw.int('d')),
	'√(ax + b) = x + c': quadraticStep,
	'One square root, quadratic step': quadraticStep,
	'Solve and check': quadraticStep,
	'Cube roots or rational exponents'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const type = draw.inTurn('type');
		if (type === 'cube root') return cubeRoot(a, b, draw.random.pick([c, -c]));
		return type === 'power 2/3' ? twoThirds(a, b, c) : threeHalves(a, b, c);
	},
	'Two radicals'(draw) {
		const [a, x, e] = [draw.int('a'), draw.int('x1'), draw.int('e')];
		return twoRadicals(a, x, e, draw.random.int(1, 6));
	},
};

const inside = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
const ask = 'If there is no solution, write no solution.';

/** √(ax + b) + d = r + d. */
function isolated(a: number, b: number, r: number, d = 0): Draft | undefined {
	if ((r * r - b) % a !== 0) return undefined;
	const radical = root(inside(a, b));
	const problem = equation(d === 0 ? radical : sum(radical, d), r + d);
	const x = (r * r - b) / a;
	const alone = d === 0 ? [] : [line(equation(radical, r), moved(d))];
	if (r < 0)
		return {
			prompt: say`Solve ${problem}. ${ask}`,
			answer: solutions(),
			steps: [
				line(problem),
				...alone,
				sentence(say`A square root is never negative, so there is no solution.`),
			],
			hints: [say`Get the root alone on one side. Can a square root have that value?`],
		};
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: solutions(x),
		steps: [
			line(problem),
			...alone,
			line(equation(inside(a, b), r * r), 'square both sides'),
			...(a === 1 || b === 0 ? [] : [line(equation(inside(a, 0), r * r - b), moved(b))]),
			line(equation('x', x), a === 1 ? moved(b) : `divide both sides by ${a}`),
			sentence(say`Check: ${equation(root(a * x + b), r)}, so the solution is ${num(x)}.`),
		],
		hints: [say`Get the root alone on one side, then square both sides.`],
	};
}

const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;

/** √(ax + b) = x + c with the planned root x1; the other root of the squared equation may not fit. */
function quadraticStep(draw: Draw): Draft | undefined {
	const [a, c, x1] = [draw.int('a'), draw.int('c'), draw.int('x1')];
	const b = (x1 + c) ** 2 - a * x1;
	const x2 = a - 2 * c - x1;
	if (x1 + c < 0 || x1 === x2 || b === 0 || Math.abs(b) > 99 || Math.abs(x2) > 30) return undefined;
	const [left, right] = [root(inside(a, b)), inside(1, c)];
	const squared = multiply(linear(1, 'x', c), linear(1, 'x', c));
	const zero = minus(squared, linear(a, 'x', b));
	const both = [x1, x2].sort((p, q) => p - q);
	const fitting = both.filter((x) => x + c >= 0);
	const problem = equation(left, right);
	const squareOfRight = c === 0 ? polynomialExpression(squared) : power(brackets(right), 2);
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: solutions(...fitting),
		steps: [
			line(problem),
			line(equation(inside(a, b), squareOfRight), 'square both sides'),
			...(c === 0
				? []
				: [line(equation(inside(a, b), polynomialExpression(squared)), 'multiply out the square')]),
			line(equation(0, polynomialExpression(zero)), 'move all terms to one side'),
			line(equation(0, factored(both)), 'factor'),
			...both.map((x) => checked(a, b, c, x)),
			sentence(
				fitting.length === 1
					? say`The only solution is ${num(fitting[0] ?? 0)}.`
					: say`The solutions are ${num(both[0] ?? 0)}, ${num(both[1] ?? 0)}.`,
			),
		],
		hints: [
			say`Square both sides and solve the quadratic equation.`,
			say`Squaring can bring in a root that does not fit: put each one into the first equation.`,
		],
	};
}

const factored = (roots: readonly number[]): Expression => ({
	kind: 'product',
	factors: roots.map((value) => polynomialExpression(linear(1, 'x', -value))),
});

function checked(a: number, b: number, c: number, x: number): Line {
	const [under, right] = [a * x + b, x + c];
	return sentence(
		say`Try ${equation('x', x)}: the left side is ${equation(root(under), Math.sqrt(under))}, the right side is ${right}.`,
		right < 0 ? 'it does not fit' : 'it fits',
	);
}

/** ∛(ax + b) = c. */
function cubeRoot(a: number, b: number, c: number): Draft | undefined {
	const problem = equation(root(inside(a, b), 3), c);
	return oneValue(problem, a, b, c ** 3, 'raise both sides to the power 3');
}

/** (ax + b)^(3/2) = c³: the root first, so only the positive value. */
function threeHalves(a: number, b: number, c: number): Draft | undefined {
	const problem = equation(power(brackets(inside(a, b)), quotient(3, 2)), c ** 3);
	return oneValue(problem, a, b, c ** 2, 'raise both sides to the power 2/3');
}

function oneValue(
	problem: Expression,
	a: number,
	b: number,
	value: number,
	why: string,
): Draft | undefined {
	const x = new Fraction(value - b, a);
	if (x.d > 6n) return undefined;
	return {
		prompt: say`Find the real solutions of ${problem}. Write exact values. ${ask}`,
		answer: solutions(num(x)),
		steps: [
			line(problem),
			line(equation(inside(a, b), value), why),
			...(a === 1 ? [] : [line(equation(inside(a, 0), value - b), moved(b))]),
			line(equation('x', num(x)), a === 1 ? moved(b) : `divide both sides by ${a}`),
			sentence(say`The solution is ${num(x)}.`),
		],
		hints: [say`What operation undoes the one on the left side? Do it to both sides.`],
	};
}

/** (ax + b)^(2/3) = c²: the cube root may be c or −c. */
function twoThirds(a: number, b: number, c: number): Draft | undefined {
	const problem = equation(power(brackets(inside(a, b)), quotient(2, 3)), c ** 2);
	const values = [-(c ** 3), c ** 3].map((value) => new Fraction(value - b, a));
	const [low, high] = values;
	if (!low || !high || values.some(({ d }) => d > 6n)) return undefined;
	return {
		prompt: say`Find the real solutions of ${problem}. Write exact values, the smaller one first.`,
		answer: solutions(num(low), num(high)),
		steps: [
			line(problem),
			sentence(
				say`${equation(root(inside(a, b), 3), -c)} or ${equation(root(inside(a, b), 3), c)}`,
				'the cube root has one of two opposite values',
			),
			sentence(
				say`${equation(inside(a, b), -(c ** 3))} or ${equation(inside(a, b), c ** 3)}`,
				'raise both sides to the power 3',
			),
			sentence(say`The solutions are ${num(low)}, ${num(high)}.`, 'solve each equation'),
		],
		hints: [say`The power 2/3 is the square of the cube root. Which two numbers have that square?`],
	};
}

/** √(ax + b) − √(ax + d) = e with √(ax + d) = s at the planned root. */
function twoRadicals(a: number, x: number, e: number, s: number): Draft | undefined {
	const [b, d] = [(s + e) ** 2 - a * x, s ** 2 - a * x];
	if (b === 0 || d === 0 || Math.abs(b) > 90) return undefined;
	const [first, second] = [root(inside(a, b)), root(inside(a, d))];
	const problem = equation(sum(first, { kind: 'opposite', of: second }), e);
	const double: Expression = { kind: 'product', factors: [num(2 * e), second] };
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: solutions(x),
		steps: [
			line(problem),
			line(equation(first, sum(second, e)), 'get one root alone'),
			line(
				equation(inside(a, b), sum(inside(a, d), double, e * e)),
				'square both sides; the right side is the square of a sum',
			),
			line(equation(b - d - e * e, double), 'subtract the terms that both sides share'),
			line(equation(s, second), `divide both sides by ${2 * e}`),
			line(equation(s * s, inside(a, d)), 'square both sides again'),
			line(equation(x, 'x'), 'solve the linear equation'),
			sentence(
				say`Check: ${equation(sum(root(a * x + b), { kind: 'opposite', of: root(a * x + d) }), e)}, so the solution is ${num(x)}.`,
			),
		],
		hints: [say`Move one root to the other side before you square.`],
	};
}
