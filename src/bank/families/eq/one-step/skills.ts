/** eq.one-step: x + a = b, x − a = b, ax = b or x/a = b. */
import Fraction from 'fraction.js';
import { num, symbol } from '../../../../math/expression.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	caseOf,
	type Draft,
	type Draw,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { equationQuestion, type Form, wrongSolutions } from '../../../steps/equation-question.ts';
import { isFraction } from '../../../steps/fractions.ts';
import { type Solved, solveEquation, type Style } from '../../../steps/solve-equation.ts';
import { ADDING_STORIES, MULTIPLYING_STORIES, type OneStepStory } from './one-step-stories.ts';

// A story with one operation: write the equation, then solve it.

function oneStepStory(draw: Draw, stories: typeof ADDING_STORIES): Draft | undefined {
	const stated = caseOf(stories, draw.inTurn('ctx'))(draw.int('a'), draw.int('x'), draw.random);
	if (!stated) return undefined;
	const { text, unknown, letter, undo, unit, right, given, because, concludes } = stated;
	const solved = solveStory(stated);
	if (!solved) return undefined;
	const answer = withUnit(solutions(num(solved.value)), unit);
	const hint =
		undo.sign === '×'
			? say`Which of the two numbers in the story do you multiply ${symbol(letter)} by to get the other one?`
			: say`What is added to or subtracted from ${symbol(letter)} in the story? What is the result?`;
	return {
		prompt: say`${text} Let ${symbol(letter)} be ${unknown}. Write an equation and solve it.`,
		answer: withMisconceptions(
			answer,
			...wrongSolutions(...solved.sides)
				.filter(
					([value]) => !value.equals(0) && value.d === 1n && !value.abs().equals(solved.value),
				)
				.map(
					([value, why]) =>
						[
							solutions(num(value.abs())),
							value.s < 0n ? 'subtracted the numbers instead of adding them' : why,
						] as const,
				),
			[solutions(num(right)), `gave ${given}`],
		),
		steps: [
			...solved.lines.map((step, at) => (at === 0 ? { ...step, why: because } : step)),
			sentence(concludes(answer.body)),
		],
		hints: [hint],
	};
}

function solveStory({ letter, undo, right }: OneStepStory): Solved | undefined {
	const left =
		undo.sign === '×'
			? [term(undo.by, letter)]
			: [term(1, letter), term(undo.sign === '+' ? undo.by : -undo.by)];
	return solveEquation(left, [term(right)], { shown: true });
}

const SHOWN: Style = { shown: true };

export const skills: Skills = {
	'Solve addition and subtraction equations with integers'(draw) {
		const [a, x] = [draw.int('a'), draw.int('x')];
		if (x === 0 || x + a === 0) return undefined;
		const solved = oneStep(draw, 1, a, x + a, SHOWN, draw.inTurn('side') === 'r');
		return solved && equationQuestion(solved, [undoAddition(a)]);
	},

	'Solve one-step equations with fractions or decimals'(draw) {
		const [p, q, r, s] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('s')];
		const sign = draw.choice('op') === '-' ? -1 : 1;
		// Fewer fractions than decimals come through: most draws can be reduced.
		if (draw.random.int(1, 4) === 1) return withDecimals(draw, sign * (p + q / 10), r + s / 10);
		if (!isFraction(p, q) || !isFraction(r, s)) return undefined;
		return withFractions(draw, 1, new Fraction(sign * p, q), new Fraction(r, s), SHOWN);
	},

	'Solve one-step equations with rational numbers'(draw) {
		const [p, q, r, s] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('s')];
		const [pq, rs] = [new Fraction(p, q), new Fraction(r, s)];
		if (!isFraction(p, q) || !isFraction(r, s) || pq.equals(rs)) return undefined;
		return draw.inTurn('form') === 'add'
			? withFractions(draw, 1, pq, rs, SHOWN)
			: withFractions(draw, pq, 0, rs, {});
	},

	'Solve equations of the form ax = b'(draw) {
		const [a, x] = [draw.int('a'), draw.int('x')];
		const whole = draw.random.int(1, 3) > 1;
		// Equal sizes divided in the wrong order would still give the solution.
		if (whole ? Math.abs(x) === 1 : x % a === 0) return undefined;
		const solved = oneStep(draw, a, 0, whole ? a * x : x, SHOWN, draw.random.int(1, 4) === 1);
		return (
			solved &&
			equationQuestion(
				solved,
				[say`What is ${letterOf(solved)} multiplied by? Which operation undoes that?`],
				'fraction',
			)
		);
	},

	'Solve division equations in one step'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		const turned = draw.random.int(1, 4) === 1;
		const solved = oneStep(draw, new Fraction(1, a), 0, b, { shown: true, over: a }, turned);
		return (
			solved &&
			equationQuestion(solved, [say`The variable is divided by ${a}. Which operation undoes that?`])
		);
	},

	'Solve one-step equations with a fraction coefficient'(draw) {
		const [p, q, k] = [draw.int('p'), draw.int('q'), draw.int('k')];
		if (!isFraction(p, q)) return undefined;
		const solved = oneStep(draw, new Fraction(p, q), 0, p * k, {}, draw.random.int(1, 4) === 1);
		return (
			solved &&
			equationQuestion(solved, [
				say`What number can you multiply both sides by to change the coefficient to ${1}?`,
			])
		);
	},

	'Write and solve addition and subtraction equations': (draw) =>
		oneStepStory(draw, ADDING_STORIES),
	'Write and solve multiplication and division equations': (draw) =>
		oneStepStory(draw, MULTIPLYING_STORIES),
};

function oneStep(
	draw: Draw,
	a: Fraction | number,
	b: Fraction | number,
	c: Fraction | number,
	style: Style,
	turned = false,
	letter = anyLetter(draw.random),
): Solved | undefined {
	const left = [term(a, letter), ...(new Fraction(b).equals(0) ? [] : [term(b)])];
	return turned ? solveEquation([term(c)], left, style) : solveEquation(left, [term(c)], style);
}

const letterOf = ({ lines }: Solved) => {
	const last = lines.at(-1)?.formula;
	return last?.kind === 'relation' && last.left ? last.left : symbol('x');
};

const undoAddition = (a: number): Prose =>
	a < 0
		? say`${-a} is subtracted from the variable. Which operation undoes that?`
		: say`${a} is added to the variable. Which operation undoes that?`;

function withDecimals(draw: Draw, a: number, b: number): Draft | undefined {
	const [added, total] = [new Fraction(a.toFixed(1)), new Fraction(b.toFixed(1))];
	if (added.equals(total)) return undefined;
	const solved = oneStep(draw, 1, added, total, { shown: true, number: exactDecimal });
	return (
		solved &&
		equationQuestion(
			solved,
			[say`Which operation undoes what was done to the variable?`],
			'decimal',
			{ number: exactDecimal },
		)
	);
}

function withFractions(
	draw: Draw,
	a: Fraction | number,
	b: Fraction | number,
	c: Fraction,
	style: Style,
	form: Form = 'fraction',
): Draft | undefined {
	const solved = oneStep(draw, a, b, c, style);
	if (!solved || solved.value.equals(0) || solved.value.d > 90n) return undefined;
	const hint = new Fraction(b).equals(0)
		? say`What number can you multiply both sides by to change the coefficient to ${1}?`
		: new Fraction(b).d === c.d
			? say`Which operation undoes what was done to the variable?`
			: say`Which operation undoes what was done to the variable? Which common denominator will you need?`;
	return equationQuestion(solved, [hint], form);
}
