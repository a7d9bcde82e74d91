/** From a product that is zero to its solutions. */
import Fraction from 'fraction.js';
import { equation, type Expression } from '../../../../math/expression.ts';
import { linear, term, type Polynomial } from '../../../../math/polynomial.ts';
import {
	type DraftAnswer,
	type Line,
	line,
	sentence,
	solutions,
	solvedLine,
	withMisconceptions,
	type WrongAnswer,
	ZERO_PRODUCT,
} from '../../../family.ts';
import { shown } from '../../../steps/factoring.ts';
import { joinedByOr } from '../../../../math/prose.ts';

/** cx + d, or x itself with { c: 1, d: 0 }. */
export type Linear = { c: number; d: number };

export const linearFactor = (x: string, { c, d }: Linear): Polynomial =>
	d === 0 ? [term(c, x)] : linear(c, x, d);

export const rootOf = ({ c, d }: Linear): Fraction => new Fraction(-d, c);

export const rootsInOrder = (factors: readonly Linear[]): Fraction[] =>
	factors.map(rootOf).sort((a, b) => a.compare(b));

/** The solutions with what learners type instead; `undefined` when a solution comes twice. */
export function solutionsOf(factors: readonly Linear[]): DraftAnswer | undefined {
	const roots = rootsInOrder(factors);
	const distinct = new Set(roots.map((root) => root.toFraction()));
	if (distinct.size < roots.length) return undefined;
	const inOrder = (values: Fraction[]) => solutions(...values.sort((a, b) => a.compare(b)));
	return withMisconceptions(
		solutions(...roots),
		[
			inOrder(roots.map((root) => root.neg())),
			'used the signs in the factors as the signs of the solutions',
		],
		...(factors.some(({ c }) => c > 1)
			? [misconception(inOrder(factors.map(({ d }) => new Fraction(-d))), undivided(factors))]
			: []),
		...(factors.some(({ d }) => d === 0)
			? [
					misconception(
						solutions(...roots.filter((root) => !root.equals(0))),
						'left out the solution 0',
					),
				]
			: []),
		[solutions(...roots.slice(0, 1)), 'set only one factor equal to 0'],
	);
}

/** The coefficients that should divide. */
function undivided(factors: readonly Linear[]): string {
	const divisors = [...new Set(factors.map(({ c }) => c).filter((c) => c > 1))];
	return `did not divide by the ${divisors.length > 1 ? 'coefficients' : 'coefficient'} ${divisors.join(' and ')}`;
}

const misconception = (wrong: DraftAnswer, why: string): WrongAnswer => [wrong, why];

/** The lines after the product that is zero; the last states the solutions. */
export function zeroProductLines(x: string, factors: readonly Linear[]): Line[] {
	const parts = factors.map((one) => equation(shown(linearFactor(x, one)), 0));
	const [roots, ordered] = [factors.map(rootOf), rootsInOrder(factors)];
	return [
		sentence(joinedByOr(parts), ZERO_PRODUCT),
		...(factors.some(({ c, d }) => c > 1 && d !== 0)
			? [sentence(joinedByOr(factors.map((one) => isolated(x, one))), 'isolate each variable term')]
			: []),
		solvedLine(
			x,
			ordered,
			ordered.some((root, at) => !root.equals(roots[at] ?? root))
				? 'solve each equation, and order the solutions'
				: 'solve each equation',
		),
	];
}

const isolated = (x: string, { c, d }: Linear): Expression => equation(shown([term(c, x)]), -d + 0);

/** Lines of factoring as lines of an equation: each expression is zero. */
export const equalToZero = (lines: readonly Line[]): Line[] =>
	lines.map((one) => {
		const { formula, why } = one;
		if (!formula) return one;
		return line(equation(formula.kind === 'relation' ? formula.right : formula, 0), why);
	});
