/** Values of sums and differences of two angles from given ratios. */
import {
	type Angle,
	otherRatio,
	drawAngle,
	ratioOf,
	isIn,
	signMistake,
	withWrongSign,
} from './angles.ts';
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	signed,
	sum,
	opposite,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	mergedByValue,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { fraction, isProperForm, type Ratio } from '../../../steps/fractions.ts';
import { trig, NAMES } from '../../../steps/turns.ts';

/** The product before it is reduced. */
const timesOf = (one: Fraction, two: Fraction): Ratio => [
	Number(one.s * one.n * two.s * two.n),
	Number(one.d * two.d),
];

export function sumFromRatios(draw: Draw): Draft | undefined {
	const [f, isSum] = [draw.inTurn('f'), draw.choice('sign') === '+'];
	const A = drawAngle(draw, 'A', draw.int('q1'), 4);
	const B = drawAngle(draw, 'B', draw.int('q2'), 4);
	const [givenA, givenB] = [draw.random.pick(['sin', 'cos']), draw.random.pick(['sin', 'cos'])];
	if (A.sin.abs().equals(B.sin.abs()) || A.cos.abs().equals(B.sin.abs())) return undefined;
	const sign = isSum ? 1 : -1;
	const inside = isSum ? sum('A', 'B') : difference('A', 'B');
	const left = trig(f, inside);
	const join = (plus: boolean, one: Expression, two: Expression) =>
		plus ? sum(one, two) : sum(one, opposite(two));
	const both = (one: Fraction, two: Fraction) => product(brackets(num(one)), brackets(num(two)));
	const [a, b] = [trig('sin', 'A'), trig('cos', 'A')];
	const [c, d] = [trig('sin', 'B'), trig('cos', 'B')];
	const hints = [
		say`For each angle, is the sine or the cosine missing? What is its sign in that quadrant?`,
		say`Which formula gives ${left}? Which ratios does it need?`,
	];
	const given = say`${equation(trig(givenA, 'A'), num(ratioOf(A, givenA)))} and ${isIn(A)}, and that ${equation(trig(givenB, 'B'), num(ratioOf(B, givenB)))} and ${isIn(B)}`;
	const before = [...otherRatio(A, givenA), ...otherRatio(B, givenB)];
	const value = valueOf(f, A, B, sign);
	if (!value || value.equals(0) || valueOf('cos', A, B, sign)?.equals(0)) return undefined;
	const prompt = say`Suppose that ${given}. What is the exact value of ${left}? Write your answer as a fraction in lowest terms.`;
	const wrong = (of: Fraction | undefined, why: string): WrongAnswer[] =>
		of ? [[rational(of), why]] : [];
	const answer = withMisconceptions(
		rational(value),
		...mergedByValue(
			...wrong(
				valueOf(f, A, B, -sign),
				`used the ${isSum ? 'subtraction' : 'addition'} formula instead of the ${isSum ? 'addition' : 'subtraction'} formula`,
			),
			[
				rational(ratioOf(A, f).add(ratioOf(B, f).mul(sign))),
				`${isSum ? 'added' : 'subtracted'} the ${NAMES[f]}s of the two angles`,
			],
			...(A.quadrant === 1
				? []
				: wrong(valueOf(f, withWrongSign(A, givenA), B, sign), signMistake(A, givenA, ' of A'))),
			...(B.quadrant === 1
				? []
				: wrong(valueOf(f, A, withWrongSign(B, givenB), sign), signMistake(B, givenB, ' of B'))),
		),
	);
	if (f === 'tan') {
		const [p, q] = [ratioOf(A, 'tan'), ratioOf(B, 'tan')];
		return {
			prompt,
			answer,
			steps: [
				...before,
				sentence(
					say`${equation(trig('tan', 'A'), num(p))} and ${equation(trig('tan', 'B'), num(q))}.`,
					'divide the sine by the cosine of each angle',
				),
				line(
					equation(
						left,
						quotient(
							join(isSum, trig('tan', 'A'), trig('tan', 'B')),
							join(!isSum, num(1), product(trig('tan', 'A'), trig('tan', 'B'))),
						),
					),
					`the ${isSum ? 'addition' : 'subtraction'} formula for the tangent`,
				),
				line(
					equation(
						left,
						quotient(join(isSum, num(p), signed(q)), join(!isSum, num(1), both(p, q))),
					),
					'substitute the tangents',
				),
				line(
					equation(join(isSum, num(p), signed(q)), num(p.add(q.mul(sign)))),
					'evaluate the numerator',
				),
				line(
					equation(join(!isSum, num(1), both(p, q)), num(new Fraction(1).sub(p.mul(q).mul(sign)))),
					'evaluate the denominator',
				),
				line(
					equation(
						left,
						quotient(num(p.add(q.mul(sign))), num(new Fraction(1).sub(p.mul(q).mul(sign)))),
					),
					'write the quotient of the two values',
				),
				line(equation(left, num(value)), 'divide the fractions'),
			],
			hints,
		};
	}
	const isSine = f === 'sin';
	const formula = isSine
		? join(isSum, product(a, d), product(b, c))
		: join(!isSum, product(b, d), product(a, c));
	const numbers = isSine
		? join(isSum, both(A.sin, B.cos), both(A.cos, B.sin))
		: join(!isSum, both(A.cos, B.cos), both(A.sin, B.sin));
	const [first, second] = isSine
		? [timesOf(A.sin, B.cos), timesOf(A.cos, B.sin)]
		: [timesOf(A.cos, B.cos), timesOf(A.sin, B.sin)];
	const total: Ratio = [first[0] + (isSine === isSum ? second[0] : -second[0]), first[1]];
	return {
		prompt,
		answer,
		steps: [
			...before,
			line(
				equation(left, formula),
				`the ${isSum ? 'addition' : 'subtraction'} formula for the ${NAMES[f]}`,
			),
			line(equation(left, numbers), 'substitute the ratios'),
			line(
				equation(
					left,
					join(
						isSine === isSum,
						fraction(first),
						second[0] < 0 ? brackets(fraction(second)) : fraction(second),
					),
				),
				'multiply',
			),
			line(
				equation(left, fraction(total)),
				`${isSine === isSum ? 'add' : 'subtract'} the fractions`,
			),
			...(isProperForm(total)
				? []
				: [line(equation(left, num(value)), 'write the fraction in lowest terms')]),
		],
		hints,
	};
}

/** The ratio of A + B or, with the sign −1, of A − B; a tangent may be undefined. */
function valueOf(f: string, A: Angle, B: Angle, sign: number): Fraction | undefined {
	const sine = A.sin.mul(B.cos).add(A.cos.mul(B.sin).mul(sign));
	const cosine = A.cos.mul(B.cos).sub(A.sin.mul(B.sin).mul(sign));
	if (f !== 'tan') return f === 'sin' ? sine : cosine;
	return cosine.equals(0) ? undefined : sine.div(cosine);
}
