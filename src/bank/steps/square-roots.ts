/** Square roots on the board: in simplest form, as the solutions of (x − h)² = s, and as the sides of a right triangle. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Number,
	power,
	product,
	quotient,
	sum,
} from '../../math/expression.ts';
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
	type WrongAnswer,
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
import { listInWords } from '../../math/things-in-words.ts';

// Roots in simplest form, and the reasons for it.

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

/** "√75 = √25 × √3 = 5√3 and √9 = 3"; a radical in simplest form already is left out. */
export function simplestForms(radicands: readonly number[], index = 2): string {
	return listInWords([...new Set(radicands)].flatMap((radicand) => simplestForm(radicand, index)));
}

function simplestForm(radicand: number, index: number): string[] {
	const sign = index === 2 ? '√' : '∛';
	const { outside, inside } = simplifyRoot(radicand, index);
	if (outside === 1) return [];
	return inside === 1
		? [`${sign}${radicand} = ${outside}`]
		: [
				`${sign}${radicand} = ${sign}${outside ** index} × ${sign}${inside} = ${outside}${sign}${inside}`,
			];
}

// The solutions of (x − h)² = s, and of other quadratic equations.

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

export const allRoots = (roots: Roots): DraftAnswer => solutions(...rootExpressions(roots));

/** Complex roots are not solutions unless they are asked for. */
export const rootsAnswer = (roots: Roots, { complex = false } = {}): DraftAnswer =>
	roots.kind === 'complex' && !complex ? solutions() : allRoots(roots);

/** From (x − h)² = s. */
export function wrongSquareRoots(middle: Number, square: Number): WrongAnswer[] {
	const [h, s] = [new Fraction(middle), new Fraction(square)];
	const moved: WrongAnswer[] = h.equals(0)
		? []
		: [[allRoots(rootsAround(h.neg(), s)), wrongMove(h)]];
	if (s.lt(0))
		return [
			[allRoots(rootsAround(h, s.neg())), 'ignored the negative sign under the radical'],
			...moved,
			[solutions(), 'stopped because no real number has a negative square'],
		];
	return [
		[
			solutions(...rootExpressions(rootsAround(h, s)).slice(-1)),
			'used only the positive square root',
		],
		...moved,
		[allRoots(rootsAround(h, s.mul(s))), 'did not take the square root'],
		[solutions(num(h.add(s.div(2)))), 'divided by 2 instead of taking the square root'],
	];
}

/** From x − h on the left side. */
const wrongMove = (h: Fraction): string =>
	h.gt(0)
		? `subtracted ${plainNumber(h)} from both sides instead of adding it`
		: `added ${plainNumber(h.neg())} to both sides instead of subtracting it`;

// What a prompt says about the form of the solutions.

export const IN_ORDER = say`Write the solutions from least to greatest.`;
export const EXACT = say`Give the exact solutions in simplest form, from least to greatest.`;
const OR_NONE = say`If there is no real solution, write “no solution”.`;
export const EXACT_OR_NONE = say`${EXACT} ${OR_NONE}`;

const A_PLUS_BI = sum('a', product('b', 'i'));

/** Both kinds of solutions may come up. */
export const COMPLEX = say`Give both solutions in simplest form. Write nonreal solutions in the form ${A_PLUS_BI}.`;

/** No solution is real. */
export const ONLY_COMPLEX = say`Write both solutions in the form ${A_PLUS_BI}.`;

// Lengths, as square roots.

export const EXACT_LENGTH = 'Give the exact value, with any square root in simplest form.';

export function rootLines(square: number, letter: string): Line[] {
	const reason = lengthReason(square);
	return [
		line(
			equation(letter, root(num(square))),
			'take the positive square root, because a length is positive',
		),
		...(reason ? [line(equation(letter, rootExpression(square)), reason)] : []),
	];
}

/** The same beside "AB = 10" after "AB = √100": "10² = 100", which does not repeat the line. */
export function lengthReason(square: number): string | undefined {
	const side = Math.sqrt(square);
	return Number.isInteger(side) ? `${side}² = ${square}` : rootReason(square);
}

/** `longest`: both given lengths are legs. Otherwise the second one is the hypotenuse. */
export type Right = { longest: boolean; one: number; two: number };

export const unknownSquare = ({ longest, one, two }: Right): number =>
	longest ? one * one + two * two : two * two - one * one;

/** From the theorem to the exact length. */
export function pythagorean(right: Right, letter: string): Line[] {
	const { longest, one, two } = right;
	const square = unknownSquare(right);
	const known = (value: number) => power(num(value), 2);
	const theorem = longest
		? `the Pythagorean theorem: the square of the hypotenuse ${letter} is the sum of the squares of the legs`
		: `the Pythagorean theorem, where ${letter} is the unknown leg: the squares of the legs add up to the square of the hypotenuse`;
	return [
		...(longest
			? [
					line(equation(power(letter, 2), sum(known(one), known(two))), theorem),
					line(equation(power(letter, 2), sum(one * one, two * two)), 'square both numbers'),
					line(equation(power(letter, 2), square), 'add'),
				]
			: [
					line(equation(sum(known(one), power(letter, 2)), known(two)), theorem),
					line(equation(sum(one * one, power(letter, 2)), two * two), 'square both numbers'),
					line(equation(power(letter, 2), square), `subtract ${one * one} from both sides`),
				]),
		...rootLines(square, letter),
	];
}
