/** "Solve … for a letter" with its steps, whatever the formula. */
import { equation, type Expression, num, symbol } from '../../math/expression.ts';
import { countOf, divided, factorsOf, lettersOf, negative } from '../../math/letter-algebra.ts';
import { type Prose, say } from '../../math/prose.ts';
import { signOf } from '../../math/sign.ts';
import { tex } from '../../math/tex.ts';
import { type Draft, expression, withMisconceptions } from '../family.ts';
import { collectLetter, denominatorsOf } from './collect-letter.ts';
import { type Formula, isolate, type Isolated, mistaken } from './isolate.ts';

/** Solved for the letter, or `undefined` when that needs more than one operation on the letter. */
export function solveFor(
	formula: Formula,
	letter: string,
	arePositive = false,
): Isolated | undefined {
	const times = countOf(formula.left, letter) + countOf(formula.right, letter);
	const once = times === 1 ? isolate(formula, letter, arePositive) : undefined;
	return once && !isNested(once.result)
		? once
		: (collectLetter(formula, letter, arePositive) ?? once);
}

/** A fraction below a fraction bar. */
const isNested = (result: Expression): boolean => /\}\{[^{}]*\\frac/.test(tex(result));

/** The letters that a formula may be solved for, without the one that is isolated already. */
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
	what?: string | Prose,
): Draft | undefined {
	const given = equation(formula.left, formula.right);
	const arePositive = what !== undefined || takesRoot(formula, target);
	const solved = solveFor(formula, target, arePositive);
	if (!solved) return undefined;
	const letter = symbol(target);
	const repeats = countOf(formula.left, target) + countOf(formula.right, target) > 1;
	const once = repeats ? undefined : isolate(formula, target);
	const positive =
		arePositive && /\^|sqrt/.test(tex(given)) ? ' All variables represent positive numbers.' : '';
	return {
		prompt: what
			? say`The formula ${given} ${what}. Solve the formula for ${letter}.${positive}`
			: say`Solve ${given} for ${letter}.${positive}`,
		answer: withMisconceptions(expression(solved.result), ...wrongResults(formula, target, solved)),
		steps: solved.lines,
		hints: repeats
			? gatheringHints(formula, target)
			: once && isNested(once.result)
				? [
						say`What can you multiply both sides by to clear all of the fractions? How can you then get all terms with ${letter} on one side?`,
					]
				: hintsForOne(formula, target, solved),
	};
}

/** The letter is a root, of which only the positive one is given. */
function takesRoot(formula: Formula, target: string): boolean {
	const solved = solveFor(formula, target);
	return solved !== undefined && tex(solved.result).includes('sqrt');
}

/** For a letter that occurs once. */
function hintsForOne(formula: Formula, target: string, solved: Isolated): Prose[] {
	const letter = symbol(target);
	if (isBelow(formula, target))
		return [
			say`What can you multiply both sides by to get ${letter} out of the denominator? How can you then isolate ${letter}?`,
		];
	if (isBelowInRoot(formula, target))
		return [
			say`How can you remove the radical?`,
			say`What can you then multiply both sides by to get ${letter} out of the denominator?`,
		];
	return [
		isSubtracted(formula, target)
			? say`How can you move the term with ${letter} so that its sign becomes positive? How can you then isolate ${letter}?`
			: undoesOne(solved)
				? say`Which operation is performed on ${letter}? How can you undo it?`
				: say`Which operations are performed on ${letter}, and in which order? Which one should you undo first?`,
	];
}

/** The letter is in a term that is subtracted on a side. */
const isSubtracted = ({ left, right }: Formula, target: string): boolean =>
	[left, right].some(
		(side) =>
			side.kind === 'sum' &&
			side.terms.some((one) => signOf(one).negative && countOf(one, target) > 0),
	);

/** The letter is in the denominator of a whole side. */
const isBelow = ({ left, right }: Formula, target: string): boolean =>
	[left, right].some((side) => side.kind === 'quotient' && countOf(side.under, target) > 0);

/** The letter is in a denominator under a radical that is a whole side or a factor of it. */
const isBelowInRoot = ({ left, right }: Formula, target: string): boolean =>
	[left, right]
		.flatMap(factorsOf)
		.some(
			(factor) =>
				factor.kind === 'root' &&
				factor.of.kind === 'quotient' &&
				countOf(factor.of.under, target) > 0,
		);

/** For a letter that occurs more than once: clear the fractions, gather its terms, factor it out. */
function gatheringHints({ left, right }: Formula, target: string): Prose[] {
	const letter = symbol(target);
	const fractions = [left, right].flatMap(denominatorsOf).length;
	if (fractions === 0)
		return [
			say`How can you get all terms with ${letter} on one side? What can you then factor out?`,
		];
	const clear = say`What can you multiply both sides by to clear the ${fractions === 1 ? 'fraction' : 'fractions'}?`;
	const only = [left, right].find((side) => countOf(side, target) > 1);
	return only?.kind === 'sum' && denominatorsOf(only).length > 0
		? [say`${clear} What can you then factor out?`]
		: [
				clear,
				say`How can you then get all terms with ${letter} on one side? What can you factor out?`,
			];
}

/** One line after the formula, in addition to "write r on the left side". */
const undoesOne = ({ lines }: Isolated): boolean =>
	lines.filter(({ why }) => !why?.startsWith('write ')).length === 2;

/** One difference of a quotient turned around. */
function reversed(result: Expression): { result: Expression; misconception: string }[] {
	if (result.kind !== 'quotient') return [];
	const isDifference = (part: Expression) =>
		part.kind === 'sum' && part.terms.some((one) => signOf(one).negative);
	const part = isDifference(result.under) ? 'denominator' : 'numerator';
	return isDifference(result.under) || isDifference(result.over)
		? [{ result: negative(result), misconception: `reversed the subtraction in the ${part}` }]
		: [];
}

/** Undone wrongly in one place; where the letter occurs more than once, with the factor turned. */
function wrongResults(formula: Formula, target: string, { result }: Isolated) {
	const once = mistaken(formula, target);
	const likely = once.filter(
		({ misconception }) => !/^divided .* (?:add|subtract)ing$/.test(misconception),
	);
	const wrong =
		likely.length > 1
			? likely
			: once.length > 0
				? once
				: [
						...reversed(result),
						{ result: divided(num(1), result), misconception: 'divided in the wrong order' },
					];
	return wrong.slice(0, 4).map((one) => [expression(one.result), one.misconception] as const);
}

// What formulas with reciprocals relate, with the letter of each quantity.

/** 1/f = 1/u + 1/v */
export const LENS = say`relates ${symbol('f')}, the focal length of a lens, to ${symbol('u')}, the distance from the lens to an object, and ${symbol('v')}, the distance from the lens to the image`;

/** 1/R = 1/a + 1/b */
export const RESISTORS = say`relates ${symbol('R')}, the combined resistance of two resistors in parallel, to the individual resistances ${symbol('a')} and ${symbol('b')}`;
