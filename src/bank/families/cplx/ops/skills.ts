/** cplx.ops: roots of negative numbers, powers of i, and the four operations on a + bi. CCSS N-CN.A.1–3. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { orderedList, written } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { complexNumber, type Gaussian, productTerms } from '../../../steps/complex-number.ts';
import { addition, FORM, multiplication, square, subtraction } from './arithmetic.ts';
import { powerOfI, productOfRoots, rootOfNegative } from './roots.ts';

// Conjugates, and equations whose real and imaginary parts are compared.

const I = symbol('i');

export function conjugateProduct([a, b]: Gaussian): Draft {
	const [z, conjugate] = [complexNumber(a, b), complexNumber(a, -b)];
	return {
		prompt: say`Multiply ${z} by its conjugate.`,
		answer: written('complex', num(a * a + b * b)),
		steps: [
			sentence(
				say`The conjugate of ${z} is ${conjugate}.`,
				'change the sign of the imaginary part',
			),
			line(product(z, conjugate)),
			line(
				continued(
					sum(a * a, b * b === 1 ? product(-1, power(I, 2)) : product(-b * b, power(I, 2))),
				),
				'product of a sum and a difference: the middle terms cancel',
			),
			line(continued(sum(a * a, b * b)), 'i² = −1'),
			line(continued(a * a + b * b)),
		],
		hints: [
			say`The conjugate of ${sum('a', product('b', 'i'))} is ${sum('a', product(-1, 'b', 'i'))}.`,
		],
	};
}

/** mx + (y + n)i = p + qi for real x and y. */
export function equality([x, y]: Gaussian, { random }: Draw): Draft | undefined {
	const [m, n] = [random.int(2, 6), random.pick([-1, 1]) * random.int(1, 9)];
	if (x === y || y + n === 0) return undefined;
	const left = sum(product(m, 'x'), product(sum('y', n), I));
	const problem = equation(left, complexNumber(m * x, y + n));
	return {
		prompt: say`Find the real numbers ${symbol('x')} and ${symbol('y')} for which ${problem}. Write the value of ${symbol('x')} first, then the value of ${symbol('y')}, with a comma between.`,
		answer: orderedList(x, y),
		steps: [
			line(problem, 'two complex numbers are equal when both parts are equal'),
			line(equation(product(m, 'x'), m * x), 'equal real parts'),
			line(equation('x', x), `divide both sides by ${m}`),
			line(equation(sum('y', n), y + n), 'equal imaginary parts'),
			line(equation('y', y), n > 0 ? `subtract ${n} from both sides` : `add ${-n} to both sides`),
			sentence(say`The two values are ${orderedList(x, y).body}.`),
		],
		hints: [say`Compare the real parts, then compare the numbers in front of ${I}.`],
	};
}

export function quotientOf([a, b]: Gaussian, [c, d]: Gaussian): Draft | undefined {
	if (a === 0 && b === 0) return undefined;
	const [top, bottom] = [complexNumber(a, b), complexNumber(c, d)];
	const conjugate = complexNumber(c, -d);
	const size = c * c + d * d;
	const [re, im] = [a * c + b * d, b * c - a * d];
	const answer = complexNumber(new Fraction(re, size), new Fraction(im, size));
	const over = [a, b].includes(0)
		? product(a === 0 ? complexNumber(0, b) : num(a), conjugate)
		: product(top, conjugate);
	return {
		prompt: say`Divide: ${quotient(top, bottom)}. ${FORM}`,
		answer: written('complex', answer),
		steps: [
			line(quotient(top, bottom)),
			line(
				continued(quotient(over, product(bottom, conjugate))),
				'multiply numerator and denominator by the conjugate of the denominator',
			),
			line(
				continued(quotient(productTerms([a, b], [c, -d]), sum(c * c, d * d))),
				'multiply out; (c + di)(c − di) = c² + d²',
			),
			line(continued(quotient(complexNumber(re, im), size)), 'i² = −1'),
			...(size === 1 ? [] : [line(continued(answer), `divide both parts by ${size}`)]),
		],
		hints: [say`Multiply numerator and denominator by ${conjugate}, the conjugate of ${bottom}.`],
	};
}

export const skills: Skills = {
	'Roots of negatives and powers of i': (draw) =>
		caseOf(
			{ root: rootOfNegative, power: powerOfI, product: productOfRoots },
			draw.inTurn('kind'),
		)(draw),

	'Add, subtract, multiply': (draw) =>
		caseOf(
			{ '+': addition, '-': subtraction, x: multiplication },
			draw.inTurn('op'),
		)(...pairOf(draw)),

	'Divide with conjugates': (draw) => quotientOf(...pairOf(draw)),

	'Square, conjugate product, or solve for a, b': (draw) =>
		caseOf({ square, conjugate: conjugateProduct, equality }, draw.inTurn('kind'))(
			[draw.int('a'), draw.int('b')],
			draw,
		),
};

const pairOf = (draw: Draw): [Gaussian, Gaussian] => [
	[draw.int('a'), draw.int('b')],
	[draw.int('c'), draw.int('d')],
];
