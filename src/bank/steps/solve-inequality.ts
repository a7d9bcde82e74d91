/**
 * Linear inequalities are solved as equations are; only the sign needs care. The steps are those of the equation, and
 * every line gets the sign that makes it true for the same numbers as the line above.
 */
import Fraction from 'fraction.js';
import { evaluate } from '../../math/evaluate.ts';
import { type Expression, num, relation } from '../../math/expression.ts';
import { holds, type Sign, turned } from '../../math/inequality.ts';
import { listInWords } from '../../math/things-in-words.ts';
import type { Monomial } from '../../math/polynomial.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';
import {
	combiningReasons,
	expandedSide,
	gathered,
	isConstant,
	negated,
	type Piece,
	plainTerm,
	solveEquation,
	type Style,
	type Writing,
	writtenSide,
} from './solve-equation.ts';

export type SolutionSet =
	{ kind: 'ray'; sign: Sign; at: Fraction } | { kind: 'none' } | { kind: 'all' };

/** `lines` begin with the problem; they end with "x < value", or with a sentence about numbers for none and all. */
export type SolvedInequality = {
	letter: string;
	problem: Expression;
	lines: Line[];
	set: SolutionSet;
};

type Sides = { left: readonly Piece[]; sign: Sign; right: readonly Piece[] };

export function solveInequality(
	letter: string,
	{ left, sign, right }: Sides,
	style: Style = {},
): SolvedInequality {
	const problem = relation(writtenSide(left, style), sign, writtenSide(right, style));
	const solved = solveEquation(left, right, style);
	if (!solved) return letterGone(letter, { left, sign, right }, style);
	const beyond = { [letter]: solved.value.add(1) };
	const lines: Line[] = [];
	let [above, direction] = [sign, 0];
	for (const { formula, why } of solved.lines) {
		if (formula?.kind !== 'relation' || !formula.left) continue;
		const [l, r] = [formula.left, formula.right];
		const here = evaluate(l, beyond).compare(evaluate(r, beyond));
		const turns = direction !== 0 && here !== direction;
		direction = here;
		above = turns ? turned(above) : above;
		lines.push(line(relation(l, above, r), turns ? turningReason(why) : why));
	}
	return { letter, problem, lines, set: { kind: 'ray', sign: above, at: solved.value } };
}

const turningReason = (why = 'divide both sides by a negative number'): string =>
	why === 'write the variable on the left side'
		? 'swap the sides and reverse the inequality symbol'
		: `${why}${why.includes(',') ? ',' : ''} and reverse the inequality symbol`;

/** Both sides have the same term in the letter, so it drops out. */
function letterGone(
	letter: string,
	{ left, sign, right }: Sides,
	style: Writing,
): SolvedInequality {
	const write = (l: readonly Piece[], r: readonly Piece[]) =>
		relation(writtenSide(l, style), sign, writtenSide(r, style));
	const [expanded, opposite] = [expandedSide(left), expandedSide(right)];
	const [near, far] = [gathered(expanded), gathered(opposite)];
	const [low, high] = [constantOf(near), constantOf(far)];
	const moved = near.find((one) => !isConstant(one));
	const gone = moved?.coefficient.lt(0)
		? `add ${plainTerm(negated(moved))} to both sides`
		: `subtract ${moved ? plainTerm(moved) : 0} from both sides`;
	const combined = listInWords(
		[expanded, opposite].flatMap((side) => combiningReasons(side, style)),
	);
	const lines = [
		line(write(left, right)),
		line(write(expanded, opposite), 'use the distributive property'),
		line(write(near, far), `combine like terms: ${combined}`),
		line(relation(num(low), sign, num(high)), gone),
	];
	return {
		letter,
		problem: write(left, right),
		lines: lines.filter(({ formula }, at) => at === 0 || !isSame(formula, lines[at - 1]?.formula)),
		set: { kind: holds(sign, low, high) ? 'all' : 'none' },
	};
}

const constantOf = (side: readonly Monomial[]): Fraction =>
	side.find(isConstant)?.coefficient ?? new Fraction(0);

const isSame = (one?: Expression, two?: Expression): boolean =>
	one !== undefined && two !== undefined && tex(one) === tex(two);
