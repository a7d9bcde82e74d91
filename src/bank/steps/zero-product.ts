/** From a product that is zero to its solutions. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, symbol } from '../../math/expression.ts';
import { linear, term, type Polynomial } from '../../math/polynomial.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type DraftAnswer, solutions } from '../answer.ts';
import { line, type Line, sentence } from '../family.ts';
import { shown } from './factoring.ts';

/** cx + d, or x itself with { c: 1, d: 0 }. */
export type Linear = { c: number; d: number };

export const linearFactor = (x: string, { c, d }: Linear): Polynomial =>
	d === 0 ? [term(c, x)] : linear(c, x, d);

export const rootOf = ({ c, d }: Linear): Fraction => new Fraction(-d, c);

export const rootsInOrder = (factors: readonly Linear[]): Fraction[] =>
	factors.map(rootOf).sort((a, b) => a.compare(b));

/** `undefined` when a solution comes twice. */
export function solutionsOf(factors: readonly Linear[]): DraftAnswer | undefined {
	const roots = rootsInOrder(factors);
	const distinct = new Set(roots.map((root) => root.toFraction()));
	return distinct.size === roots.length ? solutions(...roots) : undefined;
}

/** "x = 0, x + 2 = 0 or x − 3 = 0". */
export function joinedByOr(parts: readonly Expression[]): Prose {
	const last = parts.length - 1;
	return {
		parts: parts.flatMap((one, at) => (at === 0 ? [one] : [at === last ? ' or ' : ', ', one])),
	};
}

/** The lines after the product that is zero. */
export function zeroProductLines(x: string, factors: readonly Linear[]): Line[] {
	const parts = factors.map((one) => equation(shown(linearFactor(x, one)), 0));
	const solved = factors.map((one) => equation(symbol(x), num(rootOf(one))));
	const answer = solutionsOf(factors);
	const simple = factors.every(({ c, d }) => c === 1 && d === 0);
	return [
		sentence(joinedByOr(parts), 'a product is zero only when one of its factors is zero'),
		...(simple ? [] : [sentence(joinedByOr(solved), 'solve each equation')]),
		...(answer ? [sentence(say`The solutions are ${answer.body}.`)] : []),
	];
}

/** Lines of factoring as lines of an equation: each expression is zero. */
export const equalToZero = (lines: readonly Line[]): Line[] =>
	lines.map((one) => {
		const { working, why } = one;
		if (!working) return one;
		return line(equation(working.kind === 'relation' ? working.right : working, 0), why);
	});
