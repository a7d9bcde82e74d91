/**
 * Equations with x in denominators, as they are solved on the board: excluded values first, then both sides times the
 * common denominator, then the candidates are compared with the excluded values.
 */
import type Fraction from 'fraction.js';
import { equation, type Expression, num } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, solutions } from '../../../answer.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { formulaLines } from '../../../steps/quadratic-formula.ts';
import { rootExpressions, rootsOf, standardEquation } from '../../../steps/quadratic.ts';
import { type Piece, solveEquation } from '../../../steps/solve-equation.ts';

/** A number that may solve the equation, exact and as it is written. */
type Candidate = { value: number; shown: Expression };

export type RationalEquation = {
	problem: Expression;
	/** Zeros of the denominators, rising. */
	excluded: readonly Fraction[];
	/** The common denominator in plain words: "(x + 3)(x − 2)". */
	lcd: string;
	cleared:
		| { kind: 'linear'; left: readonly Piece[]; right: readonly Piece[] }
		/** The equation without denominators, and its standard form. */
		| { kind: 'quadratic'; shown: Expression; a: number; b: number; c: number };
};

/** `undefined` when the cleared equation is no equation for x, or has no real solution. */
export function solvedRational(of: RationalEquation, hint?: Prose): Draft | undefined {
	const found = of.cleared.kind === 'linear' ? linearWork(of) : quadraticWork(of);
	if (!found) return undefined;
	const kept = found.candidates.filter(({ value }) => !isExcluded(value, of.excluded));
	const answer = solutions(...kept.map(({ shown }) => shown));
	return {
		prompt: say`Solve ${of.problem}. ${of.cleared.kind === 'linear' ? '' : 'Give exact values, from least to greatest, with commas between. '}If there is no solution, write no solution.`,
		answer,
		steps: [
			line(of.problem),
			excludedLine(of.excluded),
			...found.lines,
			...conclusion(found.candidates, of.excluded, answer),
		],
		hints: [
			hint ??
				say`Which values make a denominator 0? Then multiply both sides by the common denominator.`,
		],
	};
}

const isExcluded = (value: number, excluded: readonly Fraction[]): boolean =>
	excluded.some((one) => Math.abs(one.valueOf() - value) < 1e-9);

export const excludedLine = (excluded: readonly Fraction[]): Line => {
	const [first, ...more] = excluded.map((one) => say`${equation('x', num(one))}`);
	const all = more.reduce((left, right) => say`${left} or ${right}`, first ?? say``);
	return sentence(
		say`A denominator is 0 for ${all}: ${more.length > 0 ? 'these values are' : 'this value is'} excluded.`,
	);
};

type Work = { lines: Line[]; candidates: Candidate[] };

function linearWork({ cleared, lcd }: RationalEquation): Work | undefined {
	if (cleared.kind !== 'linear') return undefined;
	const solved = solveEquation(cleared.left, cleared.right);
	const [first, ...rest] = solved?.lines ?? [];
	if (!solved || !first) return undefined;
	return {
		lines: [{ ...first, why: `multiply both sides by ${lcd}` }, ...rest],
		candidates: [{ value: solved.value.valueOf(), shown: num(solved.value) }],
	};
}

function quadraticWork({ cleared, lcd }: RationalEquation): Work | undefined {
	if (cleared.kind !== 'quadratic' || cleared.a === 0) return undefined;
	const number = gcd(gcd(cleared.a, cleared.b), cleared.c) * Math.sign(cleared.a);
	const quadratic = {
		a: cleared.a / number,
		b: cleared.b / number + 0,
		c: cleared.c / number + 0,
	};
	const roots = rootsOf(quadratic);
	if (roots.kind === 'complex') return undefined;
	const why =
		number === 1
			? 'expand and bring all terms to one side'
			: number === -1
				? 'expand, bring all terms to one side and change all signs'
				: `expand, bring all terms to one side and divide by ${Math.abs(number)}`;
	const solving =
		roots.kind === 'rational'
			? factorSolvingLines(quadratic, 'x', why)
			: [line(standardEquation(quadratic), why), ...formulaLines(quadratic)];
	return {
		lines: [line(cleared.shown, `multiply both sides by ${lcd}`), ...solving.slice(0, -1)],
		candidates: candidatesOf(quadratic),
	};
}

function candidatesOf(quadratic: { a: number; b: number; c: number }): Candidate[] {
	const roots = rootsOf(quadratic);
	const { a, b, c } = quadratic;
	const middle = -b / (2 * a);
	const spread = Math.sqrt(Math.max(0, b * b - 4 * a * c)) / (2 * Math.abs(a));
	return rootExpressions(roots).map((shown, at) => ({
		value: at === 0 ? middle - spread : middle + spread,
		shown,
	}));
}

/** What is rejected, and what is left. */
function conclusion(
	candidates: readonly Candidate[],
	excluded: readonly Fraction[],
	answer: DraftAnswer,
): Line[] {
	const rejected = candidates.filter(({ value }) => isExcluded(value, excluded));
	const rejections = rejected.map(({ shown }) =>
		sentence(say`${equation('x', shown)} is excluded, so it is not a solution.`),
	);
	const count = candidates.length - rejected.length;
	const end =
		count === 0
			? say`There is no solution.`
			: count === 1
				? say`The solution is ${answer.body}.`
				: say`The solutions are ${answer.body}.`;
	return [
		...rejections,
		sentence(end, rejected.length === 0 ? 'no denominator is 0 there' : undefined),
	];
}
