/** A story with one operation: write the equation, then solve it. */
import { num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { solutions, withUnit } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import type { ADDING_STORIES, OneStepStory } from './one-step-stories.ts';
import { type Solved, solveEquation } from '../../../steps/solve-equation.ts';

export function oneStepStory(draw: Draw, stories: typeof ADDING_STORIES): Draft | undefined {
	const told = caseOf(stories, draw.inTurn('ctx'))(draw.int('a'), draw.int('x'), draw.random);
	if (!told) return undefined;
	const { text, unknown, letter, undo, unit, because } = told;
	const solved = solveStory(told);
	if (!solved) return undefined;
	const answer = withUnit(solutions(num(solved.value)), unit);
	const hint =
		undo.sign === '×'
			? say`In the equation, ${symbol(letter)} is multiplied by ${undo.by}.`
			: say`Write the story as an equation with ${symbol(letter)} before you calculate.`;
	return {
		prompt: say`${text} Let ${symbol(letter)} be ${unknown}. Write an equation and solve it.`,
		answer,
		steps: [
			...solved.lines.map((step, at) => (at === 0 ? { ...step, why: because } : step)),
			sentence(say`The answer is ${answer.body}.`),
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
