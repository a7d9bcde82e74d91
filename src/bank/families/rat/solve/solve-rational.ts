/**
 * Equations with x in denominators, as they are solved on the board: excluded values first, then both sides times the
 * common denominator, then the candidates are compared with the excluded values.
 */
import type Fraction from 'fraction.js';
import {
	added,
	type Coefficients,
	scaled,
	termsOf,
	written,
} from '../../../../math/coefficients.ts';
import { equation, type Expression, num, type Operand } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { joinedByOr, type Prose, say } from '../../../../math/prose.ts';
import { rootExpressions, rootsOf, standardEquation } from '../../../../math/quadratic.ts';
import {
	type Draft,
	type Line,
	line,
	sentence,
	solutions,
	takeTermsAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { formulaLines } from '../../../steps/quadratic-formula.ts';
import { withoutConclusion } from '../../../steps/square-roots.ts';
import { type Piece, solveEquation } from '../../../steps/solve-equation.ts';

/** A number that may solve the equation, exact and as it is written. */
type Candidate = { value: number; shown: Expression };

type RationalEquation = {
	problem: Expression;
	/** Zeros of the denominators, in increasing order. */
	excluded: readonly Fraction[];
	/** How a denominator was factored, where one is not linear: "x² + x − 6 = (x + 3)(x − 2)". */
	factored?: string;
	/** The common denominator in plain words: "(x + 3)(x − 2)". */
	lcd: string;
	cleared:
		| { kind: 'linear'; left: readonly Piece[]; right: readonly Piece[] }
		/** The equation without denominators, its left side expanded but not collected, and its expanded sides. */
		| {
				kind: 'quadratic';
				shown: Expression;
				uncollected?: Expression;
				/** The equation with its product of two binomials expanded, if a number multiplies that product. */
				binomials?: Expression;
				left: Coefficients;
				right: Coefficients;
		  };
	/** Values that learners find, and what they did. */
	wrong?: readonly [value: Fraction, why: string][];
};

/** `undefined` when the cleared equation is not an equation for x, or has no real solution. */
export function solvedRational(of: RationalEquation, hint?: Prose): Draft | undefined {
	const found = of.cleared.kind === 'linear' ? linearWork(of) : quadraticWork(of);
	if (!found) return undefined;
	const kept = found.candidates.filter(({ value }) => !isExcluded(value, of.excluded));
	const answer = solutions(...kept.map(({ shown }) => shown));
	const misconception = (why: string, ...values: Operand[]): WrongAnswer => [
		solutions(...values),
		why,
	];
	return {
		prompt: say`Solve ${of.problem}. ${of.cleared.kind === 'linear' ? '' : 'Write exact values from least to greatest, separated by commas. '}If there is no solution, write “no solution”.`,
		answer: withMisconceptions(
			answer,
			...(of.wrong ?? []).map(([value, why]) => misconception(why, value)),
			...(kept.length < found.candidates.length
				? [
						misconception(
							found.candidates.length - kept.length > 1
								? 'kept both excluded values'
								: 'kept an excluded value',
							...found.candidates.map(({ shown }) => shown),
						),
					]
				: []),
			misconception(
				`gave the excluded ${of.excluded.length > 1 ? 'values' : 'value'} instead of the ${kept.length > 1 ? 'solutions' : 'solution'}`,
				...of.excluded,
			),
			...(kept.length === 2
				? kept.map(({ shown }) => misconception('gave only one of the two solutions', shown))
				: []),
		),
		steps: [
			line(of.problem),
			excludedLine(of.excluded, of.factored),
			...found.lines,
			...conclusion(found.candidates, of.excluded),
		],
		hints: [hint ?? say`Which values make a denominator 0? What is the least common denominator?`],
	};
}

const isExcluded = (value: number, excluded: readonly Fraction[]): boolean =>
	excluded.some((one) => Math.abs(one.valueOf() - value) < 1e-9);

export const excludedLine = (excluded: readonly Fraction[], why?: string): Line => {
	const [first, ...more] = excluded.map((one) => say`${equation('x', num(one))}`);
	const all = more.reduce((left, right) => say`${left} or ${right}`, first ?? say``);
	return sentence(
		say`A denominator is 0 when ${all}, so ${more.length > 0 ? 'these values are' : 'this value is'} excluded.`,
		why,
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
	if (cleared.kind !== 'quadratic') return undefined;
	const { left, right } = cleared;
	const difference = added(left, scaled(right, -1));
	const isSwapped = (difference[0] ?? 0) < 0;
	const whole = isSwapped ? scaled(difference, -1) : difference;
	const [a = 0, b = 0, c = 0] = whole;
	if (whole.length < 3) return undefined;
	const number = gcd(a, b, c);
	const quadratic = { a: a / number, b: b / number + 0, c: c / number + 0 };
	const roots = rootsOf(quadratic);
	if (roots.kind === 'complex') return undefined;
	const collected = isSwapped ? 'swap the sides' : takeSideAway(right, 'right');
	const why = number === 1 ? collected : `divide both sides by ${number}`;
	const expanded = equation(written(left), written(right));
	const hasBinomials = !cleared.binomials && right.length === 3 && right[2] !== 0;
	const solving =
		roots.kind === 'rational'
			? factorSolvingLines(quadratic, 'x', why)
			: [line(standardEquation(quadratic), why), ...formulaLines(quadratic)];
	return {
		lines: [
			line(cleared.shown, `multiply both sides by ${lcd}`),
			...(cleared.binomials ? [line(cleared.binomials, 'multiply the two binomials')] : []),
			...(cleared.uncollected
				? [
						line(
							equation(cleared.uncollected, written(right)),
							hasBinomials
								? 'use the distributive property on the left side, and multiply the two binomials on the right side'
								: 'use the distributive property',
						),
						line(expanded, 'combine like terms'),
					]
				: [
						line(
							expanded,
							hasBinomials
								? 'multiply the two binomials on the right side'
								: 'use the distributive property on the right side',
						),
					]),
			...(isSwapped ? [line(equation(0, written(whole)), takeSideAway(left, 'left'))] : []),
			...(number === 1 ? [] : [line(standardEquation({ a, b, c }), collected)]),
			...withoutConclusion(solving),
		],
		candidates: candidatesOf(quadratic),
	};
}

const takeSideAway = (side: Coefficients, name: 'left' | 'right'): string =>
	side.filter(Boolean).length === 1
		? takeTermsAway(termsOf(side))
		: `subtract the ${name} side from both sides`;

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
function conclusion(candidates: readonly Candidate[], excluded: readonly Fraction[]): Line[] {
	const cases = (of: readonly Candidate[]) =>
		joinedByOr(of.map(({ shown }) => equation('x', shown)));
	const kept = candidates.filter(({ value }) => !isExcluded(value, excluded));
	const rejected = candidates.filter(({ value }) => isExcluded(value, excluded));
	const rejections = rejected.map(({ shown }) =>
		sentence(say`${equation('x', shown)} is an excluded value, so it is extraneous.`),
	);
	if (kept.length === 0) return [...rejections, sentence(say`There is no solution.`)];
	if (rejected.length > 0)
		return [
			...rejections,
			sentence(say`${cases(kept)} is not an excluded value, so it is the only solution.`),
		];
	return [
		kept.length === 1
			? sentence(say`${cases(kept)} is not an excluded value, so it is the solution.`)
			: sentence(say`Neither value is excluded, so ${cases(kept)}.`),
	];
}
