/** eq.multi-step: brackets and like terms on one side. CCSS 8.EE.C.7b, A-REI.A.1, A-REI.B.3. */
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Draft, Draw, Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/letters.ts';
import { equationQuestion } from '../../../steps/equation-question.ts';
import { bracket, type Piece } from '../../../steps/equation-sides.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { firstWrongLine } from './mistake.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';

export const skills: Skills = {
	'Like terms on one side'(draw) {
		const [a, b, c, x] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('x')];
		return solved(
			draw,
			(letter) => [[term(a, letter), term(b), term(c, letter)], a * x + b + c * x],
			[COMBINE],
		);
	},

	'Equation with one bracket'(draw) {
		const [k, a, b, x] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('x')];
		return solved(draw, (letter) => [[bracket(k, term(a, letter), term(b))], k * (a * x + b)], [
			EXPAND,
		]);
	},

	'Bracket plus other terms'(draw) {
		const [k, a, b, x] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('x')];
		return solved(
			draw,
			(letter) => [[bracket(k, term(1, letter), term(a)), term(b, letter)], k * (x + a) + b * x],
			[EXPAND, COMBINE],
		);
	},

	'Like terms and constants'(draw) {
		const [a, b, c, d, x] = drawnInts(draw, 'a', 'b', 'c', 'd', 'x');
		return solved(
			draw,
			(letter) => [[term(a, letter), term(b), term(-c, letter), term(d)], a * x + b - c * x + d],
			[COMBINE],
		);
	},

	'Two brackets on one side'(draw) {
		const [k, m, a, b, x] = drawnInts(draw, 'k', 'm', 'a', 'b', 'x');
		return solved(
			draw,
			(letter) => [
				[bracket(k, term(1, letter), term(a)), bracket(m, term(1, letter), term(b))],
				k * (x + a) + m * (x + b),
			],
			[EXPAND, COMBINE],
		);
	},

	'Find the first wrong line': firstWrongLine,
};

const EXPAND = say`Multiply out the brackets first. Watch the signs.`;
const COMBINE = say`Combine the terms with the letter, and combine the numbers.`;

function solved(
	draw: Draw,
	sides: (letter: string) => [left: Piece[], right: number],
	hints: Prose[],
): Draft | undefined {
	const [left, right] = sides(anyLetter(draw.random));
	const result = solveEquation(left, [term(right)]);
	return result && equationQuestion(result, hints);
}
