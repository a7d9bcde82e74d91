/** Values of sums, differences and double angles from given ratios. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	operand,
	power,
	product,
	quotient,
	sum,
	opposite,
} from '../../../math/expression.ts';
import { call } from '../../../math/notation.ts';
import { say } from '../../../math/prose.ts';
import { rational } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import { NAMES, trig } from './turns.ts';

const TRIPLES = [
	[3, 4, 5],
	[5, 12, 13],
	[8, 15, 17],
	[7, 24, 25],
	[20, 21, 29],
	[9, 40, 41],
	[12, 35, 37],
	[11, 60, 61],
] as const;

const QUADRANTS = ['I', 'II', 'III', 'IV'] as const;

type Angle = { name: string; quadrant: number; sin: Fraction; cos: Fraction };

function drawAngle(draw: Draw, name: string, quadrant: number, count: number): Angle {
	const [short, long, whole] = draw.random.pick(TRIPLES.slice(0, count));
	const [x, y] = draw.random.shuffle([short, long]);
	const [right, up] = [quadrant === 1 || quadrant === 4 ? 1 : -1, quadrant < 3 ? 1 : -1];
	return {
		name,
		quadrant,
		sin: new Fraction((y ?? 1) * up, whole),
		cos: new Fraction((x ?? 1) * right, whole),
	};
}

const ratioOf = (angle: Angle, f: string): Fraction =>
	f === 'sin' ? angle.sin : f === 'cos' ? angle.cos : angle.sin.div(angle.cos);
const isIn = ({ name, quadrant }: Angle) =>
	say`angle ${operand(name)} lies in quadrant ${QUADRANTS[quadrant - 1] ?? 'I'}`;

/** The other of sine and cosine, with its sign. */
function otherRatio(angle: Angle, given: string): Line[] {
	const other = given === 'sin' ? 'cos' : 'sin';
	const [known, wanted] = [ratioOf(angle, given), ratioOf(angle, other)];
	return [
		sentence(
			say`${equation(call(`\\${other}`, angle.name, { power: 2 }), sum(1, opposite(power(brackets(num(known)), 2))))}, and the ${NAMES[other] ?? other} is ${wanted.gt(0) ? 'positive' : 'negative'} in quadrant ${QUADRANTS[angle.quadrant - 1] ?? 'I'}, so ${equation(trig(other, angle.name), num(wanted))}.`,
			'Pythagorean identity',
		),
	];
}

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
		say`Find the missing sine or cosine of each angle first, with the sign of its quadrant.`,
	];
	const given = say`${equation(trig(givenA, 'A'), num(ratioOf(A, givenA)))} and ${isIn(A)}; ${equation(trig(givenB, 'B'), num(ratioOf(B, givenB)))} and ${isIn(B)}`;
	const before = [...otherRatio(A, givenA), ...otherRatio(B, givenB)];
	const sine = A.sin.mul(B.cos).add(A.cos.mul(B.sin).mul(sign));
	const cosine = A.cos.mul(B.cos).sub(A.sin.mul(B.sin).mul(sign));
	const value =
		f === 'sin'
			? sine
			: f === 'cos'
				? cosine
				: cosine.equals(0)
					? new Fraction(0)
					: sine.div(cosine);
	if (value.equals(0) || cosine.equals(0)) return undefined;
	const prompt = say`It is known that ${given}. What is the exact value of ${left}? Write a fraction in lowest terms.`;
	if (f === 'tan') {
		const [p, q] = [ratioOf(A, 'tan'), ratioOf(B, 'tan')];
		return {
			prompt,
			answer: rational(value),
			steps: [
				...before,
				sentence(
					say`${equation(trig('tan', 'A'), num(p))} and ${equation(trig('tan', 'B'), num(q))}.`,
					'divide the sine by the cosine',
				),
				line(
					equation(
						left,
						quotient(
							join(isSum, trig('tan', 'A'), trig('tan', 'B')),
							join(!isSum, num(1), product(trig('tan', 'A'), trig('tan', 'B'))),
						),
					),
					isSum ? 'addition formula' : 'subtraction formula',
				),
				line(
					equation(
						left,
						quotient(num(p.add(q.mul(sign))), num(new Fraction(1).sub(p.mul(q).mul(sign)))),
					),
					'put in the tangents',
				),
				line(equation(left, num(value))),
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
	return {
		prompt,
		answer: rational(value),
		steps: [
			...before,
			line(equation(left, formula), isSum ? 'addition formula' : 'subtraction formula'),
			line(equation(left, numbers), 'put in the ratios'),
			line(equation(left, num(value))),
		],
		hints,
	};
}

export function doubleFromRatio(draw: Draw): Draft | undefined {
	const f = (draw.inTurn('f') || 'sin2x').slice(0, 3);
	const angle = drawAngle(draw, 'x', draw.int('q'), 8);
	const given = draw.random.pick(['sin', 'cos']);
	const { sin, cos } = angle;
	const x = operand('x');
	const left = trig(f, product(2, x));
	const cosine = cos.mul(cos).sub(sin.mul(sin));
	const value =
		f === 'sin' ? sin.mul(cos).mul(2) : f === 'cos' ? cosine : sin.mul(cos).mul(2).div(cosine);
	const wrapped = (of: Fraction) => brackets(num(of));
	const tangent = sin.div(cos);
	const steps: Line[] =
		f === 'sin'
			? [
					...otherRatio(angle, given),
					line(equation(left, product(2, trig('sin', x), trig('cos', x))), 'double angle formula'),
					line(equation(left, product(2, wrapped(sin), wrapped(cos)))),
				]
			: f === 'cos'
				? given === 'sin'
					? [
							line(
								equation(left, sum(1, product(-2, call('\\sin', x, { power: 2 })))),
								'double angle formula with the sine',
							),
							line(equation(left, sum(1, product(-2, power(wrapped(sin), 2))))),
						]
					: [
							line(
								equation(left, sum(product(2, call('\\cos', x, { power: 2 })), -1)),
								'double angle formula with the cosine',
							),
							line(equation(left, sum(product(2, power(wrapped(cos), 2)), -1))),
						]
				: [
						...otherRatio(angle, given),
						line(equation(trig('tan', x), num(tangent)), 'divide the sine by the cosine'),
						line(
							equation(
								left,
								quotient(
									product(2, trig('tan', x)),
									sum(1, opposite(call('\\tan', x, { power: 2 }))),
								),
							),
							'double angle formula',
						),
						line(
							equation(
								left,
								quotient(num(tangent.mul(2)), num(new Fraction(1).sub(tangent.mul(tangent)))),
							),
							'put in the tangent',
						),
					];
	return {
		prompt: say`It is known that ${equation(trig(given, x), num(ratioOf(angle, given)))} and ${isIn(angle)}. What is the exact value of ${left}? Write a fraction in lowest terms.`,
		answer: rational(value),
		steps: [...steps, line(equation(left, num(value)))],
		hints: [
			say`Which double angle formula fits? You may need the other ratio, with the sign of the quadrant.`,
		],
	};
}
