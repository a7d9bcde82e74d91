/** "Solve … for a letter" with its working, whatever the formula. */
import { equation, type Expression, num, product, sum, symbol } from '../../math/expression.ts';
import type { Monomial } from '../../math/polynomial.ts';
import { say } from '../../math/prose.ts';
import { tex } from '../../math/tex.ts';
import { expression, withMisconceptions } from '../answer.ts';
import { type Draft, line, type Line } from '../family.ts';
import { isolate, type Isolated, mistaken } from './isolate.ts';
import {
	countOf,
	divided,
	expanded,
	factorsOf,
	lettersOf,
	likeAdded,
	multiplied,
	negative,
	opposed,
	plainWords,
	termsOf,
	written,
} from './letter-algebra.ts';
import type { Formula } from './read-formula.ts';

// A formula without fractions: both sides times all that stands below a bar.

/** `undefined` when nothing stands below a bar. */
export function clearBelow({ left, right }: Formula): (Formula & { why: string }) | undefined {
	const unders = [...termsOf(left), ...termsOf(right)].flatMap(undersOf);
	const common = distinct(unders);
	if (common.length === 0) return undefined;
	const by = multiplied(
		...common.toSorted((a, b) => (tex(a).toLowerCase() < tex(b).toLowerCase() ? -1 : 1)),
	);
	const side = (whole: Expression) => {
		const terms = termsOf(whole).map((one) => timesAll(one, common));
		const [only, ...more] = terms;
		return only && more.length === 0 ? only : sum(...terms);
	};
	return {
		left: side(left),
		right: side(right),
		why: `multiply both sides by ${plainWords(by) ?? 'the denominators'}`,
	};
}

function undersOf(one: Expression): Expression[] {
	const plain = one.kind === 'opposite' ? one.of : one;
	return factorsOf(plain).flatMap((factor) => {
		if (factor.kind === 'quotient') return factorsOf(factor.under);
		return factor.kind === 'number' && factor.value.d !== 1n ? [num(Number(factor.value.d))] : [];
	});
}

const distinct = (parts: Expression[]): Expression[] =>
	parts.filter((one, at) => parts.findIndex((other) => tex(other) === tex(one)) === at);

function timesAll(one: Expression, common: Expression[]): Expression {
	if (one.kind === 'opposite') return negative(timesAll(one.of, common));
	return multiplied(divided(multiplied(one, ...common), num(1)));
}

/* * A formula solved for a letter that stands in it more than once: fractions are cleared, brackets expanded, the
 * terms with the letter moved to one side, and the letter factored out. */

/** `undefined` when the letter does not stand there to the first power only. */
export function collectLetter(formula: Formula, letter: string): Isolated | undefined {
	const lines: Line[] = [line(equation(formula.left, formula.right))];
	const cleared = clearBelow(formula);
	const { left, right } = cleared ?? formula;
	const [l, r] = [expanded(left), expanded(right)];
	if (!l || !r || [...l, ...r].some(({ powers }) => (powers[letter] ?? 0) > 1)) return undefined;
	const withoutBrackets = equation(written(l), written(r));
	const expands = hasBrackets(left) || hasBrackets(right);
	if (cleared) lines.push(line(expands ? equation(left, right) : withoutBrackets, cleared.why));
	if (expands) lines.push(line(withoutBrackets, 'use the distributive property'));
	const { collected, others, turned } = split(l, r, letter);
	if (collected.length === 0) return undefined;
	const together = sides(written(collected), written(others), turned);
	const last = lines.at(-1)?.working;
	if (last && tex(last) !== tex(together))
		lines.push(line(together, movedReason(turned ? [r, l] : [l, r], letter)));
	return finished(collected, written(others), letter, turned, lines);
}

/** Each term that changed sides, with what that takes. */
const movedReason = ([near, far]: readonly [Monomial[], Monomial[]], letter: string): string =>
	[...far.filter((one) => holds(one, letter)), ...near.filter((one) => !holds(one, letter))]
		.map((one) => {
			const adds = one.coefficient.lt(0);
			const term = plainWords(written([adds ? opposed(one) : one])) ?? 'the term';
			return adds ? `add ${term} to both sides` : `subtract ${term} from both sides`;
		})
		.join(' and ');

/** The side of the letter is the one that has it already, unless all signs would then come out negative. */
function split(left: Monomial[], right: Monomial[], letter: string) {
	const turned = !has(left, letter);
	const [near, far] = turned ? [right, left] : [left, right];
	const collected = likeAdded([
		...near.filter((one) => holds(one, letter)),
		...far.filter((one) => holds(one, letter)).map(opposed),
	]);
	const others = likeAdded([
		...far.filter((one) => !holds(one, letter)),
		...near.filter((one) => !holds(one, letter)).map(opposed),
	]);
	const allNegative = [collected, others].some((terms) =>
		terms.every(({ coefficient }) => coefficient.lt(0)),
	);
	return allNegative && has(far, letter)
		? {
				collected: addedFirst(collected.map(opposed).toReversed()),
				others: addedFirst(others.map(opposed)),
				turned: !turned,
			}
		: { collected: addedFirst(collected), others: addedFirst(others), turned };
}

/** A side begins with a term that is added, if it has one. */
function addedFirst(terms: Monomial[]): Monomial[] {
	const first = terms.find(({ coefficient }) => coefficient.gt(0));
	return first ? [first, ...terms.filter((one) => one !== first)] : terms;
}

const hasBrackets = (side: Expression): boolean =>
	termsOf(side).some((one) =>
		factorsOf(one.kind === 'opposite' ? one.of : one).some(({ kind }) => kind === 'sum'),
	);

const sides = (near: Expression, far: Expression, turned: boolean): Expression =>
	turned ? equation(far, near) : equation(near, far);

function finished(
	collected: Monomial[],
	others: Expression,
	letter: string,
	turned: boolean,
	lines: Line[],
): Isolated | undefined {
	const [only, ...more] = collected;
	if (only && more.length === 0) {
		const formula = turned
			? { left: others, right: written([only]) }
			: { left: written([only]), right: others };
		const rest = isolate(formula, letter);
		return rest && { lines: [...lines, ...rest.lines.slice(1)], result: rest.result };
	}
	const coefficient = written(collected.map((one) => without(one, letter)));
	const result = divided(others, coefficient);
	const factored = product(symbol(letter), coefficient);
	return {
		result,
		lines: [
			...lines,
			line(sides(factored, others, turned), `factor out ${name(letter)}`),
			line(
				equation(letter, result),
				`divide both sides by ${plainWords(coefficient) ?? 'the expression in the brackets'}`,
			),
		],
	};
}

const name = (letter: string): string => plainWords(symbol(letter)) ?? letter;
const holds = ({ powers }: Monomial, letter: string): boolean => (powers[letter] ?? 0) > 0;
const has = (terms: Monomial[], letter: string): boolean => terms.some((one) => holds(one, letter));
const without = ({ coefficient, powers }: Monomial, letter: string): Monomial => ({
	coefficient,
	powers: Object.fromEntries(Object.entries(powers).filter(([key]) => key !== letter)),
});

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
	const given = equation(formula.left, formula.right);
	const letter = symbol(target);
	const repeats = countOf(formula.left, target) + countOf(formula.right, target) > 1;
	const once = repeats ? undefined : isolate(formula, target);
	const rooted = /sqrt/.test(tex(solved.result)) || /\^|sqrt/.test(tex(given));
	const positive = rooted ? ' All variables represent positive numbers.' : '';
	return {
		prompt: what
			? say`The formula ${given} ${what}. Solve the formula for ${letter}.${positive}`
			: say`Solve ${given} for ${letter}.${positive}`,
		answer: withMisconceptions(expression(solved.result), ...wrongResults(formula, target, solved)),
		steps: solved.lines,
		hints: [
			repeats
				? say`How can you get all terms with ${letter} on one side? What can you factor out then?`
				: once && isNested(once.result)
					? say`What can you multiply both sides by to clear all of the fractions? How can you get all terms with ${letter} on one side then?`
					: undoesOne(solved)
						? say`Which operation is performed on ${letter}? How can you undo it?`
						: say`Which operations are performed on ${letter}, and in which order? Which one should you undo first?`,
		],
	};
}

/** One line after the formula, besides "write r on the left side". */
const undoesOne = ({ lines }: Isolated): boolean =>
	lines.filter(({ why }) => !why?.startsWith('write ')).length === 2;

/** Undone wrongly in one place; where the letter stands more than once, with the factor turned. */
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
						{ result: negative(result), misconception: 'reversed the order of a subtraction' },
						{ result: divided(num(1), result), misconception: 'divided in the wrong order' },
					];
	return wrong.slice(0, 4).map((one) => [expression(one.result), one.misconception] as const);
}
