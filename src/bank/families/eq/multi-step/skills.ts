/** eq.multi-step: brackets and like terms on one side. */
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { type Draft, type Draw, drawnInts, type Skills } from '../../../family.ts';
import { equationQuestion } from '../../../steps/equation-question.ts';
import { bracket, type Piece, solveEquation } from '../../../steps/solve-equation.ts';
import { firstWrongLine } from './first-wrong-line.ts';

export const skills: Skills = {
	'Combine like terms, then solve'(draw) {
		const [a, b, c, x] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('x')];
		return solved(
			draw,
			(letter) => [[term(a, letter), term(b), term(c, letter)], a * x + b + c * x],
			[COMBINE, ...undoing(a + c, b)],
		);
	},

	'Solve equations of the form a(bx + c) = d'(draw) {
		const [k, a, b, x] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('x')];
		return solved(draw, (letter) => [[bracket(k, term(a, letter), term(b))], k * (a * x + b)], [
			EXPAND,
			UNDO,
		]);
	},

	'Distribute, combine like terms, and solve'(draw) {
		const [k, a, b, x] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('x')];
		return solved(
			draw,
			(letter) => [[bracket(k, term(1, letter), term(a)), term(b, letter)], k * (x + a) + b * x],
			[EXPAND, COMBINE],
		);
	},

	'Combine like terms and constants, then solve'(draw) {
		const [a, b, c, d, x] = drawnInts(draw, 'a', 'b', 'c', 'd', 'x');
		if (b + d === 0) return undefined;
		return solved(
			draw,
			(letter) => [[term(a, letter), term(b), term(-c, letter), term(d)], a * x + b - c * x + d],
			[COMBINE, ...undoing(a - c, b + d)],
		);
	},

	'Distribute twice, then solve'(draw) {
		const [k, m, a, b, x] = drawnInts(draw, 'k', 'm', 'a', 'b', 'x');
		if (k * a + m * b === 0) return undefined;
		return solved(
			draw,
			(letter) => [
				[bracket(k, term(1, letter), term(a)), bracket(m, term(1, letter), term(b))],
				k * (x + a) + m * (x + b),
			],
			[EXPAND, COMBINE],
		);
	},

	'Find the first incorrect line of a solution': firstWrongLine,
};

const EXPAND = say`How can you remove the brackets? What sign will each term have?`;
const COMBINE = say`Which terms are like terms? How can you combine them?`;
const UNDO = say`Which operations are then left to undo? Which one should you undo first?`;

/** What is left of the equation once like terms are combined: coefficient · x + constant. */
function undoing(coefficient: number, constant: number): Prose[] {
	const count = [coefficient !== 1, constant !== 0].filter(Boolean).length;
	return [[], [say`Which operation is then left to undo?`], [UNDO]][count] ?? [];
}

function solved(
	draw: Draw,
	sides: (letter: string) => [left: Piece[], right: number],
	hints: Prose[],
): Draft | undefined {
	const [left, right] = sides(anyLetter(draw.random));
	const result = solveEquation(left, [term(right)]);
	return result && equationQuestion(result, hints);
}
