/** Values of sums, differences and double angles from given ratios. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	operand,
	opposite,
	power,
	product,
	quotient,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { fraction, isProperForm, type Ratio } from '../../../steps/fractions.ts';
import { NAMES, trig } from '../../../steps/turns.ts';

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

// Values of double angles from a given ratio.

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
	const lostSign =
		f === 'cos'
			? 'subtracted in the opposite order'
			: f === 'tan' && cosine.lt(0)
				? 'lost the negative sign of the denominator'
				: signMistake(angle, given);
	/** In quadrant I nothing that is squared or multiplied has a sign. */
	const isSigned = f === 'cos' || angle.quadrant > 1 || (f === 'tan' && cosine.lt(0));
	const steps: Line[] =
		f === 'sin'
			? [
					...otherRatio(angle, given),
					line(
						equation(left, product(2, trig('sin', x), trig('cos', x))),
						'the double angle formula',
					),
					line(equation(left, product(2, wrapped(sin), wrapped(cos))), 'substitute the ratios'),
				]
			: f === 'cos'
				? given === 'sin'
					? [
							line(
								equation(left, sum(1, product(-2, call('\\sin', x, { power: 2 })))),
								'the form of the double angle formula that contains only the sine',
							),
							line(
								equation(left, sum(1, product(-2, power(wrapped(sin), 2)))),
								'substitute the value of the sine',
							),
							line(
								equation(left, sum(1, opposite(num(sin.mul(sin).mul(2))))),
								'square, then multiply by 2',
							),
						]
					: [
							line(
								equation(left, sum(product(2, call('\\cos', x, { power: 2 })), -1)),
								'the form of the double angle formula that contains only the cosine',
							),
							line(
								equation(left, sum(product(2, power(wrapped(cos), 2)), -1)),
								'substitute the value of the cosine',
							),
							line(equation(left, sum(num(cos.mul(cos).mul(2)), -1)), 'square, then multiply by 2'),
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
							'the double angle formula',
						),
						line(
							equation(
								left,
								quotient(
									product(2, wrapped(tangent)),
									sum(1, opposite(power(wrapped(tangent), 2))),
								),
							),
							'substitute the tangent',
						),
						line(
							equation(product(2, wrapped(tangent)), num(tangent.mul(2))),
							'evaluate the numerator',
						),
						line(
							equation(
								sum(1, opposite(power(wrapped(tangent), 2))),
								num(new Fraction(1).sub(tangent.mul(tangent))),
							),
							'evaluate the denominator',
						),
						line(
							equation(
								left,
								quotient(num(tangent.mul(2)), num(new Fraction(1).sub(tangent.mul(tangent)))),
							),
							'write the quotient of the two values',
						),
					];
	return {
		prompt: say`Suppose that ${equation(trig(given, x), num(ratioOf(angle, given)))} and ${isIn(angle)}. What is the exact value of ${left}? Write your answer as a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(value),
			[
				rational(ratioOf(angle, f).mul(2)),
				`doubled ${f} x instead of using a double angle formula`,
			],
			...(isSigned ? [[rational(value.neg()), lostSign] satisfies WrongAnswer] : []),
			[
				rational(f === 'cos' ? sin.mul(cos).mul(2) : cosine),
				`found the ${f === 'cos' ? 'sine' : 'cosine'} of the double angle instead of the ${NAMES[f]}`,
			],
		),
		steps: [
			...steps,
			line(
				equation(left, num(value)),
				{ sin: 'multiply', cos: 'subtract', tan: 'divide the fractions' }[f],
			),
		],
		hints: [
			f === 'cos'
				? say`Which form of the double angle formula for cosine needs only the given ratio?`
				: say`Which double angle formula can you use? Which ratios does it need, and what are their signs in this quadrant?`,
		],
	};
}

// Angles given by a ratio and a quadrant.

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

/** The angle with the wrong sign for the ratio that is not given. */
const withWrongSign = (angle: Angle, given: string): Angle =>
	given === 'sin' ? { ...angle, cos: angle.cos.neg() } : { ...angle, sin: angle.sin.neg() };

/** "took the cosine of A to be positive" where it is negative */
function signMistake(angle: Angle, given: string, of = ''): string {
	const other = given === 'sin' ? 'cos' : 'sin';
	return `took the ${NAMES[other]}${of} to be ${ratioOf(angle, other).gt(0) ? 'negative' : 'positive'}`;
}

/** The other of sine and cosine, with its sign. */
function otherRatio(angle: Angle, given: string): Line[] {
	const other = given === 'sin' ? 'cos' : 'sin';
	const [known, wanted] = [ratioOf(angle, given), ratioOf(angle, other)];
	const square = call(`\\${other}`, angle.name, { power: 2 });
	return [
		line(
			equation(square, sum(1, opposite(power(brackets(num(known)), 2)))),
			`Pythagorean identity: ${other}²${angle.name} = 1 − ${given}²${angle.name}`,
		),
		line(equation(square, num(wanted.pow(2) ?? wanted)), 'evaluate the right side'),
		line(
			equation(trig(other, angle.name), num(wanted)),
			`take the square root; the ${NAMES[other]} is ${wanted.gt(0) ? 'positive' : 'negative'} in quadrant ${QUADRANTS[angle.quadrant - 1] ?? 'I'}`,
		),
	];
}
