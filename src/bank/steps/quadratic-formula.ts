/** Solving by the quadratic formula, as it is written on the board. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../math/expression.ts';
import { gcd } from '../../math/gcd.ts';
import { plusMinus, root } from '../../math/notation.ts';
import { say } from '../../math/prose.ts';
import { line, type Line, sentence, solutions, type WrongAnswer } from '../family.ts';
import { allRoots, rootReason, solutionsLine } from './square-roots.ts';
import { plainNumber } from '../../math/plain-notation.ts';
import {
	discriminantOf,
	discriminantValue,
	exacts,
	imaginary,
	type Quadratic,
	rootsAround,
	rootsOf,
	timesRoot,
	type WholeQuadratic,
} from '../../math/quadratic.ts';
import { simplifyRoot } from '../../math/surd.ts';

/** −b, with the brackets that a negative b needs: −(−3). */
const oppositeOf = (b: number): Expression => (b < 0 ? opposite(brackets(b)) : num(-b));

/** b² − 4ac with its values, before it is evaluated. */
const discriminantShown = ({ a, b, c }: WholeQuadratic): Expression =>
	sum(b === 0 ? power(0, 2) : power(num(b), 2), product(-4, num(a), num(c)));

/** "a = 2, b = −3, c = 5", for a line or a hint. */
const coefficientsLine = ({ a, b, c }: WholeQuadratic): Line =>
	sentence(
		say`${equation('a', a)}, ${equation('b', b)}, and ${equation('c', c)}`,
		'identify the coefficients',
	);

export const DISCRIMINANT: Expression = sum(power('b', 2), product(-4, 'a', 'c'));

/** The coefficients, then b² − 4ac step by step. */
export function discriminantLines(quadratic: WholeQuadratic): Line[] {
	const { a, b, c } = quadratic;
	return [
		coefficientsLine(quadratic),
		line(
			equation(DISCRIMINANT, discriminantShown(quadratic)),
			'substitute the coefficients into the discriminant',
		),
		line(continued(sum(b * b, -4 * a * c)), 'evaluate the power and the product'),
		line(continued(num(discriminantValue(quadratic))), a * c > 0 ? 'subtract' : 'add'),
	];
}

/** From the formula with its values to the exact roots; the lines follow ax² + bx + c = 0. */
export function formulaLines(
	quadratic: WholeQuadratic,
	{ letter = 'x', complex = false }: { letter?: string; complex?: boolean } = {},
): Line[] {
	const roots = rootsOf(quadratic);
	return [
		...formulaBegin(quadratic, letter),
		...simplifying(quadratic, letter, complex),
		...(roots.kind === 'rational' && roots.values.length > 1 ? bothValues(quadratic, letter) : []),
		solutionsLine(roots, { complex, letter }),
	];
}

/** x = (−b ± √(b² − 4ac))/(2a). */
const FORMULA = quotient(
	plusMinus(
		opposite(symbol('b')),
		root({ kind: 'sum', terms: [power('b', 2), product(-4, 'a', 'c')] }),
	),
	product(2, 'a'),
);

/** The formula, the coefficients, the formula with them, and the discriminant evaluated. */
export function formulaBegin(quadratic: WholeQuadratic, letter = 'x'): Line[] {
	const { a, b, c } = quadratic;
	return [
		sentence(say`The quadratic formula is ${equation(letter, FORMULA)}.`),
		coefficientsLine(quadratic),
		line(
			equation(
				letter,
				quotient(plusMinus(oppositeOf(b), root(discriminantShown(quadratic))), product(2, num(a))),
			),
			'substitute the coefficients',
		),
		line(
			equation(letter, quotient(plusMinus(num(-b), root(sum(b * b, -4 * a * c))), 2 * a)),
			'evaluate the power and the products',
		),
		line(
			equation(letter, quotient(plusMinus(num(-b), root(discriminantValue(quadratic))), 2 * a)),
			a * c > 0 ? 'subtract under the radical' : 'add under the radical',
		),
	];
}

function simplifying(quadratic: WholeQuadratic, letter: string, complex: boolean): Line[] {
	const { a, b } = quadratic;
	const d = discriminantValue(quadratic);
	const written = (over: Expression, under: number, why?: string) =>
		line(equation(letter, under === 1 ? over : quotient(over, under)), why);
	if (d < 0 && !complex)
		return [sentence(say`${num(d)} has no real square root.`, 'the discriminant is negative')];
	if (d === 0) return [written(num(-b), 2 * a, '√0 = 0')];
	const { outside: q, inside: n } = simplifyRoot(Math.abs(d));
	const spread = (size: number) => (d < 0 ? imaginary(new Fraction(size), n) : timesRoot(size, n));
	const reason = rootReason(d);
	const lines = reason ? [written(plusMinus(num(-b), spread(q)), 2 * a, reason)] : [];
	const shared = gcd(b, q, 2 * a) * Math.sign(a);
	const whole = d > 0 && n === 1;
	if (whole || Math.abs(shared) === 1) return lines;
	return [
		...lines,
		written(
			plusMinus(num(-b / shared), spread(q / Math.abs(shared))),
			(2 * a) / shared,
			`divide the numerator and the denominator by ${plainNumber(shared)}`,
		),
	];
}

/** "x = (3 − 7)/4 = −1 or x = (3 + 7)/4 = 5/2" when the discriminant is a square. */
function bothValues({ a, b, c }: WholeQuadratic, letter: string): Line[] {
	const spread = Math.sqrt(discriminantValue({ a, b, c }));
	return ([-1, 1] as const)
		.toSorted((one, two) => (one - two) * a)
		.map((sign) =>
			line(
				equation(
					equation(letter, quotient(sum(-b, sign * spread), 2 * a)),
					num(new Fraction(-b + sign * spread, 2 * a)),
				),
				`use the ${sign < 0 ? 'minus' : 'plus'} sign of ±`,
			),
		);
}

/** From ax² + bx + c = 0 by the quadratic formula. */
export function wrongRoots(quadratic: Quadratic): WrongAnswer[] {
	const { a, b, c } = exacts(quadratic);
	const roots = rootsOf(quadratic);
	const d = discriminantOf(quadratic);
	const middle = b.div(a.mul(-2));
	return [
		[allRoots(rootsOf({ a, b: b.neg(), c })), 'used b instead of −b in the quadratic formula'],
		...(d.lt(0)
			? ([
					[
						allRoots(rootsAround(middle, d.neg().div(a.mul(a).mul(4)))),
						'ignored the negative sign under the radical',
					],
				] satisfies WrongAnswer[])
			: []),
		...(roots.kind === 'rational' && roots.values.length > 1
			? ([
					[
						solutions(...roots.values.slice(-1)),
						`used only the ${a.gt(0) ? 'plus' : 'minus'} sign of ±`,
					],
				] satisfies WrongAnswer[])
			: []),
		...(roots.kind === 'surd'
			? ([
					...(a.equals(1)
						? []
						: [
								[allRoots(rootsAround(b.div(-2), d.div(4))), 'divided by 2 instead of 2a'] as const,
							]),
					[allRoots(rootsAround(middle, d)), 'divided only the first term by 2a'],
				] satisfies WrongAnswer[])
			: []),
		...(d.gt(0) && b.mul(b).add(a.mul(c).mul(4)).gt(0)
			? ([
					[
						allRoots(rootsAround(middle, b.mul(b).add(a.mul(c).mul(4)).div(a.mul(a).mul(4)))),
						'added 4ac instead of subtracting it',
					],
				] satisfies WrongAnswer[])
			: []),
	];
}
