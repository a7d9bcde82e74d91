/** Quadratic equations in disguise: each form with the lines that bring it to ax² + bx + c = 0 or solve it. */
import Fraction from 'fraction.js';
import { plainFactor } from '../../../../math/coefficients.ts';
import { equation, type Expression, num, product } from '../../../../math/expression.ts';
import { coprime, gcd } from '../../../../math/gcd.ts';
import { term, uncollected } from '../../../../math/polynomial.ts';
import {
	type Roots,
	rootsAround,
	rootsOf,
	shiftedSquare,
	standardEquation,
	standardForm,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import type { Random } from '../../../../math/random.ts';
import { line, type Line, takeAway } from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { formulaLines } from '../../../steps/quadratic-formula.ts';
import { squareRootLines } from '../../../steps/square-roots.ts';

/** `lines` begin with the problem and end with the solutions. */
export type Disguise = { problem: Expression; lines: Line[]; roots: Roots };

type Numbers = { a: number; p: number; q: number; letter: string; random: Random };

/** `undefined`: not possible with these numbers. */
type Form = (numbers: Numbers) => Disguise | undefined;

export const FORMS: Readonly<Record<string, Form>> = {
	standard(numbers) {
		const whole = withZeros(numbers);
		return whole && solvedFrom(whole, numbers.letter, []);
	},
	'shifted square': ({ a, p, q, letter }) => {
		const s = q > 0 ? q * q : -q;
		const problem = equation(shiftedSquare(a, p, letter), a * s);
		return {
			problem,
			roots: rootsAround(p, s),
			lines: [
				line(problem),
				...(a === 1
					? []
					: [line(equation(shiftedSquare(1, p, letter), s), `divide both sides by ${a}`)]),
				...squareRootLines(p, s, { letter }),
			],
		};
	},
	'bracket product = constant'(numbers) {
		const whole = withZeros(numbers);
		const { a, q, letter, random } = numbers;
		if (!whole) return undefined;
		const w = -q + random.pick([-3, -2, -1, 1, 2, 3]);
		const u = whole.b - a * w;
		const k = u * w - whole.c;
		if (k === 0 || u === 0 || w === 0 || !coprime(a, u)) return undefined;
		const write = (lead: number, constant: number) =>
			standardForm({ a: 0, b: lead, c: constant }, letter);
		const isSquare = a === 1 && u === w;
		const left = isSquare ? shiftedSquare(1, -u, letter) : product(write(a, u), write(1, w));
		const problem = equation(left, k);
		const expanded = equation(standardForm({ ...whole, c: u * w }, letter), k);
		return solvedFrom(
			whole,
			letter,
			[
				line(problem),
				...(isSquare
					? []
					: [
							line(
								equation(
									uncollected(
										term(a, letter + letter),
										term(a * w, letter),
										term(u, letter),
										term(u * w),
									),
									k,
								),
								'multiply each term of the first factor by each term of the second',
							),
						]),
				line(expanded, isSquare ? 'expand the square' : 'combine like terms'),
			],
			takeAway(k),
		);
	},
	'fractional coefficients'(numbers) {
		const whole = withZeros(numbers);
		if (!whole) return undefined;
		const under = numbers.random.pick([2, 3, 4, 6]);
		const { a, b, c } = whole;
		const parts = [a, b, c].map((value) => new Fraction(value, under)) as [
			Fraction,
			Fraction,
			Fraction,
		];
		const common = parts.reduce((all, { d }) => (all * Number(d)) / gcd(all, Number(d)), 1);
		if (common !== under || b === 0) return undefined;
		const [first, second, third] = parts;
		const problem = equation(
			standardForm({ a: first, b: second, c: 0 }, numbers.letter),
			num(third.neg()),
		);
		return solvedFrom(
			whole,
			numbers.letter,
			[
				line(problem),
				line(
					equation(standardForm({ a, b, c: 0 }, numbers.letter), -c),
					`multiply both sides by ${under}`,
				),
			],
			takeAway(-c),
		);
	},
	'both sides quadratic'(numbers) {
		const whole = withZeros(numbers);
		if (!whole) return undefined;
		const { letter, random } = numbers;
		const [m, n, r] = [
			random.int(1, 3),
			random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
			random.int(1, 9),
		];
		const left = { a: whole.a + m, b: whole.b + n, c: whole.c + r };
		if (left.b === 0 || left.c === 0) return undefined;
		const problem = equation(
			standardForm(left, letter),
			standardForm({ a: m, b: n, c: r }, letter),
		);
		return solvedFrom(
			whole,
			letter,
			[line(problem)],
			`subtract (${plainFactor([m, n, r], letter)}) from both sides`,
		);
	},
	'common factor'(numbers) {
		const { a, p, letter } = numbers;
		const whole = { a, b: -a * p, c: 0 };
		if (a === 1) return undefined;
		const problem = equation(
			standardForm({ a, b: 0, c: 0 }, letter),
			standardForm({ a: 0, b: a * p, c: 0 }, letter),
		);
		return solvedFrom(
			whole,
			letter,
			[line(problem)],
			a * p > 0
				? `subtract ${a * p}${letter} from both sides`
				: `add ${-a * p}${letter} to both sides`,
		);
	},
	'factored after rearranging'(numbers) {
		const whole = withZeros({ ...numbers, a: 1 });
		if (!whole) return undefined;
		const { a, b, c } = whole;
		const problem = equation(
			standardForm({ a, b: 0, c: 0 }, numbers.letter),
			standardForm({ a: 0, b: -b, c: -c }, numbers.letter),
		);
		return solvedFrom(
			whole,
			numbers.letter,
			[line(problem)],
			`subtract (${plainFactor([-b, -c], numbers.letter)}) from both sides`,
		);
	},
	'formula needed'(numbers) {
		const whole = withZeros(numbers);
		if (!whole || numbers.a === 1 || Math.abs(whole.b) > 40) return undefined;
		const problem = standardEquation(whole, numbers.letter);
		const lines = [line(problem), ...formulaLines(whole, { letter: numbers.letter })];
		return { problem, lines, roots: rootsOf(whole) };
	},
};

/** (ax − p)(x − q), expanded; no common factor, no zero coefficient, not a square. */
function withZeros({ a, p, q }: Numbers): WholeQuadratic | undefined {
	const b = -(p + a * q);
	if (!coprime(a, p) || p === a * q || b === 0) return undefined;
	return { a, b, c: p * q };
}

/** `begin` ends with a line that `why` brings to ax² + bx + c = 0. */
function solvedFrom(whole: WholeQuadratic, letter: string, begin: Line[], why?: string): Disguise {
	const solving = factorSolvingLines(whole, letter, why);
	const lines = [...begin, ...solving];
	const problem = lines[0]?.formula;
	if (!problem) throw new TypeError('The first line is the problem.');
	return { problem, lines, roots: rootsOf(whole) };
}
