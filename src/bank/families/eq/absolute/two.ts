/** |ax + b| = |cx + d|: the insides are equal or opposite. */
import type Fraction from 'fraction.js';
import { absolute, brackets, equation, list, num, opposite } from '../../../../math/expression.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { solutions } from '../../../answer.ts';
import { type Draft, type Draw, type Line, line, sentence } from '../../../family.ts';
import { anyLetter } from '../../../contexts/letters.ts';
import { bracket, type Piece, writtenSide } from '../../../steps/equation-sides.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';

export function twoBars(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const x = anyLetter(draw.random);
	const [left, right] = [
		[term(a, x), term(b)],
		[term(c, x), term(d)],
	];
	if (a * d === b * c && Math.abs(b) === Math.abs(d)) return undefined;
	const cases = [caseOf(left, right), caseOf(left, [bracket(-1, ...right)])];
	const roots = distinct(cases.flatMap(({ root }) => (root ? [root] : [])));
	if (roots.length === 0 || roots.some((root) => root.d > 12n)) return undefined;
	const [l, r] = [writtenSide(left), writtenSide(right)];
	const problem = equation(absolute(l), absolute(r));
	const [equal, opposed] = cases;
	return {
		prompt: say`Solve ${problem}. Give all solutions, as integers or fractions in lowest terms.`,
		answer: solutions(...roots.map((root) => num(root))),
		steps: [
			line(problem),
			sentence(
				say`Either ${equation(l, r)} or ${equation(l, opposite(brackets(r)))}.`,
				'numbers with the same absolute value are equal or opposite',
			),
			sentence(say`First case:`),
			...(equal?.lines ?? []),
			sentence(say`Second case:`),
			...(opposed?.lines ?? []),
			sentence(
				roots.length === 1
					? say`The only solution is ${num(roots[0] ?? 0)}.`
					: say`The solutions are ${list(...roots.map((root) => num(root)))}.`,
			),
		],
		hints: [
			say`When do two numbers have the same absolute value? Write one equation for each case.`,
		],
	};
}

/** One case; when its terms in x cancel it has no solution. */
function caseOf(left: Monomial[], right: Piece[]): { lines: Line[]; root?: Fraction } {
	const solved = solveEquation(left, right);
	if (solved) return { lines: solved.lines, root: solved.value };
	return {
		lines: [
			line(equation(writtenSide(left), writtenSide(right))),
			sentence(say`No number makes this true.`, 'the terms with the letter cancel'),
		],
	};
}

function distinct(values: Fraction[]): Fraction[] {
	const [first, second] = values.toSorted((a, b) => a.compare(b));
	if (!first) return [];
	return second && !second.equals(first) ? [first, second] : [first];
}
