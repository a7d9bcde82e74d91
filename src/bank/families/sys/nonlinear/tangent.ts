/** sys.nonlinear: the discriminant decides how often a line meets a parabola. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { standardForm } from '../../../steps/quadratic.ts';
import { DISCRIMINANT } from '../../../steps/quadratic-formula.ts';
import { bracket, solveEquation } from '../../../steps/solve-equation.ts';
import { bothMoved, parabola } from './parabola.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

const K = symbol('k');
const CONDITION = say`What quadratic equation do you get when you set the right sides equal? What must be true about its discriminant?`;

const EVALUATED = 'evaluate the power and the product';

type Tangent = { a: number; b: number; c: number; m: number };

/** y = mx + k with k unknown. */
const unknownLine = (m: number): Expression => equation('y', sum(slope(m), K));
const slope = (m: number): Expression => (m === 1 ? symbol('x') : product(m, 'x'));

/** ax² + (b − m)x + (c − k) = 0, and its discriminant with k. */
function discriminantWithK({ a, b, c, m }: Tangent): { lines: Line[]; shown: Expression } {
	const left = standardForm({ a, b, c });
	const middle = b - m;
	const terms: Expression[] = [
		a === 1 ? power('x', 2) : product(a, power('x', 2)),
		...(middle === 0 ? [] : [slope(middle)]),
		...(c === 0 ? [] : [num(c)]),
		product(-1, K),
	];
	const rest = c === 0 ? product(-1, K) : difference(c, K);
	return {
		lines: [
			line(equation(left, sum(slope(m), K)), 'set the two expressions for y equal'),
			line(equation(sum(...terms), 0), bothMoved(term(m, 'x'), term(1, 'k'))),
			sentence(
				say`${equation('a', a)}, ${equation('b', middle)}, and ${equation('c', rest)}`,
				'identify the coefficients',
			),
		],
		shown: sum(power(num(middle), 2), product(-4, num(a), rest)),
	};
}

const drawn = (draw: Draw, c: number): Tangent => ({
	a: draw.int('a'),
	b: draw.int('b'),
	m: draw.int('m'),
	c,
});

/** c − (b − m)²/(4a) */
const touching = ({ a, b, c, m }: Tangent): Fraction =>
	new Fraction(c).sub(new Fraction((b - m) ** 2, 4 * a));

export function tangentConstant(draw: Draw, constant = draw.int('c')): Draft | undefined {
	const tangent = drawn(draw, constant);
	const { a, b, c, m } = tangent;
	const value = touching(tangent);
	if (m === 0 || b === m || c === 0 || value.d > 8n) return undefined;
	const { lines, shown } = discriminantWithK(tangent);
	const solved = solveEquation(
		[term((b - m) ** 2), bracket(-4 * a, term(c), term(-1, 'k'))],
		[term(0)],
	);
	return {
		prompt: say`The line ${unknownLine(m)} is tangent to the parabola ${parabola({ ...tangent, k: 0 })}. What is the value of ${K}? Write your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(value),
			[
				rational(new Fraction(c).add(new Fraction((b - m) ** 2, 4 * a))),
				'added 4ac in the discriminant instead of subtracting it',
			],
			[
				rational(new Fraction(c).sub(new Fraction((b - m) ** 2, a))),
				'left out the factor 4 in the discriminant',
			],
			[
				rational(touching({ ...tangent, m: -m })),
				'moved the x-term of the line to the other side without changing its sign',
			],
		),
		steps: [
			...lines,
			sentence(
				say`A tangent line meets the parabola at exactly one point, so the discriminant ${DISCRIMINANT} must be 0.`,
			),
			line(equation(shown, 0), 'substitute the coefficients'),
			...(solved?.lines ?? []).map((one, at) => (at === 0 ? { ...one, why: EVALUATED } : one)),
		],
		hints: [CONDITION],
	};
}

/** The tangent, or the last integer for which the line misses the parabola. */
export function tangentOrMissing(draw: Draw): Draft | undefined {
	const isTangent = draw.random.int(0, 1) === 0;
	const constant = draw.random.int(-9, 9);
	if (isTangent) return tangentConstant(draw, constant);
	const tangent = drawn(draw, constant);
	const { a, b, c, m } = tangent;
	const bound = touching(tangent);
	if (m === 0 || b === m || c === 0 || bound.d > 4n) return undefined;
	const below = a > 0;
	const value = below ? bound.ceil().sub(1) : bound.floor().add(1);
	const { lines, shown } = discriminantWithK(tangent);
	const [free, sign] = [(b - m) ** 2 - 4 * a * c, below ? '<' : '>'] as const;
	const which = below ? 'greatest' : 'least';
	return {
		prompt: say`The line ${unknownLine(m)} does not meet the parabola ${parabola({ ...tangent, k: 0 })}. What is the ${which} possible integer value of ${K}?`,
		answer: withMisconceptions(
			{ ...integer(Number(value)), kind: 'rational' },
			[
				rational(value.add(below ? 1 : -1)),
				`gave the ${below ? 'least' : 'greatest'} integer for which the line meets the parabola`,
			],
			[rational(c), 'gave the y-intercept of the parabola'],
		),
		steps: [
			...lines,
			sentence(
				say`The line and the parabola have no point in common, so the discriminant ${DISCRIMINANT} must be negative.`,
			),
			line(relation(shown, '<', 0), 'substitute the coefficients'),
			line(
				relation(
					sum((b - m) ** 2, product(-4 * a, c === 0 ? product(-1, K) : difference(c, K))),
					'<',
					0,
				),
				EVALUATED,
			),
			line(
				relation(sum((b - m) ** 2, -4 * a * c, product(4 * a, K)), '<', 0),
				'use the distributive property',
			),
			line(
				relation(free === 0 ? product(4 * a, K) : sum(free, product(4 * a, K)), '<', 0),
				'combine the constants',
			),
			...(free === 0
				? []
				: [
						line(
							relation(product(4 * a, K), '<', -free),
							free > 0 ? `subtract ${free} from both sides` : `add ${-free} to both sides`,
						),
					]),
			line(
				relation(K, sign, num(bound)),
				`divide both sides by ${4 * a}${below ? '' : ' and reverse the inequality symbol'}`,
			),
			sentence(
				say`The ${which} possible integer value of ${K} is ${num(value)}.`,
				`this is the ${which} integer ${below ? 'less' : 'greater'} than ${plainNumber(bound)}`,
			),
		],
		hints: [CONDITION],
	};
}
