/** eq.two-step: ax + b = c or x/a + b = c. */
import Fraction from 'fraction.js';
import { symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { anyLetter, type Draft, type Draw, type Skills } from '../../../family.ts';
import { equationQuestion, type Form } from '../../../steps/equation-question.ts';
import { solveEquation, type Style } from '../../../steps/solve-equation.ts';

export const skills: Skills = {
	'Solve equations of the form ax + b = c'(draw) {
		const [a, b, x] = [draw.int('a'), draw.int('b'), draw.int('x')];
		return twoStep(draw, new Fraction(a), b, a * x + b, { shown: true });
	},

	'Solve two-step equations with division'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		return twoStep(draw, new Fraction(1, a), b, k + b, { shown: true, over: a });
	},

	'Solve two-step equations with rational solutions'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if ((c - b) % a === 0) return undefined;
		return twoStep(draw, new Fraction(a), b, c, { shown: true }, 'fraction');
	},

	'Solve two-step equations with integer coefficients'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		return twoStep(draw, new Fraction(a), b, c, {}, 'fraction');
	},

	'Solve two-step equations with a fraction coefficient'(draw) {
		const [p, q, b, k] = [draw.int('p'), draw.int('q'), draw.int('b'), draw.int('k')];
		const coefficient = new Fraction(p, q);
		if (coefficient.d !== BigInt(q)) return undefined;
		return twoStep(draw, coefficient, b, p * k + b, {});
	},
};

function twoStep(
	draw: Draw,
	a: Fraction,
	b: number,
	c: number,
	style: Style,
	form: Form = 'integer',
): Draft | undefined {
	if (b === c) return undefined;
	const letter = anyLetter(draw.random);
	const sides = [[term(a, letter), term(b)], [term(c)]] as const;
	const turned = draw.random.int(1, 4) === 1;
	const solved = turned
		? solveEquation(sides[1], sides[0], style)
		: solveEquation(sides[0], sides[1], style);
	if (!solved) return undefined;
	const first = say`Which two operations are performed on ${symbol(letter)}? Which one should you undo first?`;
	const hint =
		a.d === 1n || style.over !== undefined
			? say`Once the term with ${symbol(letter)} is by itself, what is left to undo?`
			: say`What number can you then multiply both sides by to change the coefficient to ${1}?`;
	return equationQuestion(solved, [first, hint], form);
}
