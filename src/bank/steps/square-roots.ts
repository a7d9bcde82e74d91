/** From (x − h)² = s to the roots, as it is written on the board. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, type Number, quotient } from '../../math/expression.ts';
import { plusMinus, root } from '../../math/notation.ts';
import { proseText, say } from '../../math/prose.ts';
import {
	type DraftAnswer,
	line,
	type Line,
	sentence,
	solutions,
	solvedLine,
	takeAway,
} from '../family.ts';
import { plainNumber } from '../../math/plain-notation.ts';
import { shifted } from '../../math/polynomial.ts';
import {
	imaginary,
	type Pair,
	rootExpressions,
	type Roots,
	rootsAround,
	timesRoot,
} from '../../math/quadratic.ts';
import { simplifyRoot } from '../../math/surd.ts';

type Options = {
	/** Roots of negative numbers are wanted. */
	complex?: boolean;
	letter?: string;
};

/** The lines that follow (x − h)² = s. The last states the solutions. */
export function squareRootLines(h: Number, s: Number, options: Options = {}): Line[] {
	const { complex = false, letter = 'x' } = options;
	const [middle, square] = [new Fraction(h), new Fraction(s)];
	const roots = rootsAround(middle, square);
	const left = shifted(letter, middle);
	if (square.lt(0) && !complex)
		return [
			sentence(
				say`The square of a real number is never negative, so the equation has no solution in the real numbers.`,
			),
		];
	if (square.equals(0))
		return [
			line(equation(left, 0), 'only 0 has a square of 0'),
			...(middle.equals(0) ? [] : [line(equation(letter, num(middle)), takeAway(middle.neg()))]),
		];
	const spread = rootExpression(square);
	const first = line(
		equation(left, plusMinus(null, root(num(square)))),
		'take the square root of both sides',
	);
	const reason = rootReason(square);
	const simplified = reason ? [line(equation(left, plusMinus(null, spread)), reason)] : [];
	return [
		first,
		...simplified,
		...(middle.equals(0)
			? []
			: [line(equation(letter, plusMinus(num(middle), spread)), takeAway(middle.neg()))]),
		solutionsLine(roots, options, middle),
	];
}

/** √s in simplest form, for s above or below 0. */
export function rootExpression(s: Number): Expression {
	const square = new Fraction(s);
	const size = square.abs();
	const { outside: q, inside: n } = simplifyRoot(Number(size.n * size.d));
	const factor = new Fraction(q).div(size.d);
	if (square.lt(0)) return imaginary(factor, n);
	if (n === 1) return num(factor);
	return factor.d === 1n
		? timesRoot(factor, n)
		: quotient(timesRoot(Number(factor.n), n), Number(factor.d));
}

/** "72 = 36 × 2, and √36 = 6", or "√(−4) = 2i"; none when √s is in simplest form already. */
export function rootReason(s: Number): string | undefined {
	const square = new Fraction(s);
	const size = square.abs();
	const { outside: q, inside: n } = simplifyRoot(Number(size.n * size.d));
	const factor = new Fraction(q).div(size.d);
	if (square.gt(0) && factor.equals(1) && n !== 1) return undefined;
	if (size.d !== 1n) return quotientReason(square, plainRoot(factor, n, square.lt(0) ? 'i' : ''));
	const under = square.lt(0) ? `√(${plainNumber(square)})` : `√${size.n}`;
	if (square.gt(0) && q > 1 && n > 1) return `${size.n} = ${q * q} × ${n}, and √${q * q} = ${q}`;
	return `${under} = ${plainRoot(factor, n, square.lt(0) ? 'i' : '')}`;
}

/** The same beside "AB = 10" after "AB = √100": "10² = 100", which does not repeat the line. */
export function lengthReason(square: number): string | undefined {
	const side = Math.sqrt(square);
	return Number.isInteger(side) ? `${side}² = ${square}` : rootReason(square);
}

/** "√45/√4 = 3√5/2"; a denominator that is not a square is made one: "4/3 = 12/9, and √12/√9 = 2√3/3". */
function quotientReason(s: Fraction, value: string): string {
	const isSquare = simplifyRoot(Number(s.d)).inside === 1;
	const [over, under] = isSquare ? [s.n, s.d] : [s.n * s.d, s.d * s.d];
	const minus = s.lt(0) ? '−' : '';
	const expanded = isSquare ? '' : `${plainNumber(s)} = ${minus}${over}/${under}, and `;
	return `${expanded}${minus ? `√(${minus}${over})` : `√${over}`}/√${under} = ${value}`;
}

/** "6√2", "√14/2", "2i√3", "(3/2)i". */
function plainRoot(factor: Fraction, n: number, i: string): string {
	const size = (over: bigint) => (over === 1n && (n !== 1 || i) ? '' : `${over}`);
	const surd = n === 1 ? '' : `√${n}`;
	if (factor.d === 1n) return size(factor.n) + i + surd;
	const fraction = `${n === 1 ? factor.n : size(factor.n)}${surd}/${factor.d}`;
	return i ? `(${fraction})${i}` : fraction;
}

/** "x = −1 or x = 5", with the sums evaluated where they are rational. */
export function solutionsLine(
	roots: Roots,
	{ complex = false, letter = 'x' }: Options = {},
	middle = new Fraction(0),
): Line {
	if (roots.kind === 'complex' && !complex)
		return sentence(
			say`No real number has a negative square, so the equation has no solution in the real numbers.`,
		);
	const values = rootExpressions(roots);
	if (roots.kind !== 'rational')
		return solvedLine(letter, values, roots.kind === 'surd' ? together(roots, middle) : undefined);
	const [low, high] = roots.values;
	if (!low || !high) return solvedLine(letter, values);
	const spread = plainNumber(high.sub(low).div(2));
	const start = plainNumber(low.add(high).div(2));
	const why = middle.equals(0)
		? undefined
		: `${start} − ${spread} = ${plainNumber(low)} and ${start} + ${spread} = ${plainNumber(high)}`;
	return solvedLine(letter, values, why);
}

const together = ({ r, p }: Pair, middle: Fraction): string | undefined =>
	r > 1 && p !== 0 && !middle.equals(0)
		? `write each solution with a denominator of ${r}`
		: undefined;

/** Lines of solving that end before the cases "x = 2 − √3 or x = 2 + √3" follow from one line with ±. */
export function withoutConclusion(lines: Line[]): Line[] {
	const above = lines.at(-2);
	return above && proseText(above.body).includes('\\pm') ? lines.slice(0, -1) : lines;
}

/** Complex roots are not solutions unless they are asked for. */
export const rootsAnswer = (roots: Roots, { complex = false } = {}): DraftAnswer =>
	roots.kind === 'complex' && !complex ? solutions() : solutions(...rootExpressions(roots));
