/** Values of double angles from a given ratio. */
import { otherRatio, drawAngle, ratioOf, isIn, signMistake } from './angles.ts';
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	operand,
	power,
	product,
	quotient,
	sum,
	opposite,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { NAMES, trig } from '../../../steps/turns.ts';

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
