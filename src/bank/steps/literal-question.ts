/** "Solve … for a letter" with its working, whatever the formula. */
import { equation, type Expression, symbol } from '../../math/expression.ts';
import { say } from '../../math/prose.ts';
import { tex } from '../../math/tex.ts';
import { expression } from '../answer.ts';
import type { Draft } from '../family.ts';
import { collectLetter } from './collect-letter.ts';
import { isolate, type Isolated } from './isolate.ts';
import { countOf, lettersOf } from './letter-algebra.ts';
import type { Formula } from './read-formula.ts';

/** Solved for the letter, or `undefined` when that needs more than one operation on the letter. */
export function solveFor(formula: Formula, letter: string): Isolated | undefined {
	const times = countOf(formula.left, letter) + countOf(formula.right, letter);
	const once = times === 1 ? isolate(formula, letter) : undefined;
	return once && !isNested(once.result) ? once : (collectLetter(formula, letter) ?? once);
}

/** A fraction below a fraction bar. */
const isNested = (result: Expression): boolean => /\}\{[^{}]*\\frac/.test(tex(result));

/** The letters that a formula may be solved for, without the one that stands alone already. */
export function targetsOf(formula: Formula): string[] {
	const letters = [...new Set([...lettersOf(formula.left), ...lettersOf(formula.right)])];
	return letters.filter(
		(letter) =>
			!isAlone(formula.left, letter) &&
			!isAlone(formula.right, letter) &&
			solveFor(formula, letter),
	);
}

const isAlone = (side: Expression, letter: string): boolean =>
	side.kind === 'symbol' && side.name === letter;

export function literalQuestion(
	formula: Formula,
	target: string,
	what?: string,
): Draft | undefined {
	const solved = solveFor(formula, target);
	if (!solved) return undefined;
	const written = equation(formula.left, formula.right);
	const letter = symbol(target);
	const rooted = /sqrt/.test(tex(solved.result)) || /\^|sqrt/.test(tex(written));
	const positive = rooted ? ' All letters stand for positive numbers.' : '';
	return {
		prompt: what
			? say`The formula ${written} ${what}. Solve it for ${letter}.${positive}`
			: say`Solve ${written} for ${letter}.${positive}`,
		answer: expression(solved.result),
		steps: solved.lines,
		hints: [
			countOf(formula.left, target) + countOf(formula.right, target) > 1
				? say`Bring all terms with ${letter} to one side, then take out ${letter} as a factor.`
				: say`Which operations are done to ${letter}? Undo them one by one, the last one first.`,
		],
	};
}
