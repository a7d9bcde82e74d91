/** Part of eq.absolute: |ax + b| = |cx + d|, where the insides are equal or opposite. */
import type Fraction from 'fraction.js';
import { absolute, equation, num, relation } from '../../../../math/expression.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	solutions,
	solvedLine,
	withMisconceptions,
} from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import {
	bracket,
	expandedSide,
	isBracket,
	type Piece,
	plainTerm,
	solveEquation,
	writtenSide,
} from '../../../steps/solve-equation.ts';

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
	// Whoever solves only the first case must not find all solutions.
	if (roots.length === 1 && equal?.root) return undefined;
	const first = equal?.root ? [equal.root] : [];
	const half = solveEquation(left, [term(-c, x), term(d)]);
	const halfChanged = half ? [half.value] : [];
	return {
		prompt: say`Solve ${problem}. Give all solutions, as integers or fractions in lowest terms.`,
		answer: withMisconceptions(
			solutions(...roots.map((root) => num(root))),
			...cases.flatMap(({ root }, at) =>
				root && roots.length > 1
					? [
							[
								solutions(num(root)),
								`solved only the ${at === 0 ? 'first' : 'second'} case`,
							] as const,
						]
					: [],
			),
			[
				solutions(...distinct([...first, ...halfChanged]).map((root) => num(root))),
				'changed the sign of only the first term in the second case',
			],
			...(first.length === 0 ? [[solutions(), 'stopped after the first case'] as const] : []),
		),
		steps: [
			line(problem),
			sentence(
				say`First case: the expressions inside the absolute value bars are equal.`,
				'two numbers with the same absolute value are either equal or opposites',
			),
			...(equal?.lines ?? []),
			sentence(say`Second case: the expressions inside the absolute value bars are opposites.`),
			...(opposed?.lines ?? []),
			roots.length === 1
				? sentence(
						say`So ${equation(x, num(roots[0] ?? 0))} is the only solution.`,
						'the first case has no solution',
					)
				: solvedLine(
						x,
						roots.map((root) => num(root)),
						'the solutions of both cases',
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
	const [l, r] = [left, expandedSide(right)];
	const [x = term(0)] = l;
	const gone = plainTerm({ ...x, coefficient: x.coefficient.abs() });
	const opened = right.some(isBracket);
	return {
		lines: [
			line(equation(writtenSide(left), writtenSide(right))),
			...(opened
				? [
						line(
							equation(writtenSide(l), writtenSide(r)),
							'change the sign of each term in the brackets',
						),
					]
				: []),
			sentence(
				say`${relation(writtenSide(l.slice(1)), '\\ne', writtenSide(r.slice(1)))}, so no number makes this true.`,
				`${x.coefficient.lt(0) ? `add ${gone} to` : `subtract ${gone} from`} both sides: the variable terms cancel`,
			),
		],
	};
}

function distinct(values: Fraction[]): Fraction[] {
	const [first, second] = values.toSorted((a, b) => a.compare(b));
	if (!first) return [];
	return second && !second.equals(first) ? [first, second] : [first];
}
