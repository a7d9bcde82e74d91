/** num.int-mul: multiply and divide integers. */
import Fraction from 'fraction.js';
import {
	blank,
	brackets,
	continued,
	divided,
	equation,
	type Expression,
	num,
	opposite,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	multipleChoice,
	rational,
	reversedSign,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';

export const skills: Skills = {
	'Multiply two integers'(draw) {
		const [a = 0, b = 0] = draw.random.shuffle([draw.int('a'), draw.int('b')]);
		if (a > 0 && b > 0) return undefined;
		const prompt = times(a, b);
		return {
			prompt: say`Find the product: ${prompt}.`,
			answer: withMisconceptions(
				integer(a * b),
				[integer(-a * b), reversedSign('product', a * b)],
				[integer(a + b), 'added instead of multiplying'],
			),
			steps: [
				line(prompt),
				line(withSign(times(Math.abs(a), Math.abs(b)), a * b), twoSigns('product', a, b)),
				line(continued(a * b)),
			],
			hints: [say`Decide the sign first: are the two signs the same or different?`],
		};
	},

	'Multiply three or four integers'(draw) {
		const factors = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (draw.random.int(0, 1) === 1) factors.push(draw.random.pick([-5, -4, -3, -2, 2, 3, 4, 5]));
		const product = factors.reduce((all, factor) => all * factor, 1);
		if (factors.includes(1) || factors.every((factor) => factor > 0)) return undefined;
		if (Math.abs(product) > 1000 || factors.filter((factor) => factor === -1).length > 1)
			return undefined;
		return manyFactors(factors, product);
	},

	'Divide two integers'(draw) {
		const [q, b] = [draw.int('q'), draw.int('b')];
		const a = q * b;
		if (a > 0 && b > 0) return undefined;
		const divide = draw.random.pick([divided, divided, quotient]);
		return {
			prompt: say`Find the quotient: ${divide(a, b)}.`,
			answer: withMisconceptions(
				integer(q),
				[integer(-q), reversedSign('quotient', q)],
				[integer(a - b), 'subtracted instead of dividing'],
			),
			steps: [
				line(divide(a, b)),
				line(withSign(divide(Math.abs(a), Math.abs(b)), q), twoSigns('quotient', a, b)),
				line(continued(q), `check: ${b} times ${q} is ${a}`),
			],
			hints: [
				say`Decide the sign first: are the two signs the same or different?`,
				say`What number times ${b} gives ${a}?`,
			],
		};
	},

	'Find a missing factor or divisor'(draw) {
		const [a, q] = [draw.int('a'), draw.int('q')];
		const c = a * q;
		if (a > 0 && q > 0) return undefined;
		const multiplies = draw.inTurn('form') === 'mult';
		const [prompt, inverse, missing, why]: [Expression, Expression, number, string] = multiplies
			? [equation(times(a, blank), c), divided(c, a), q, 'divide the product by the known factor']
			: [equation(divided(c, blank), q), divided(c, q), a, 'divide the dividend by the quotient'];
		const known = multiplies ? a : q;
		return {
			prompt: say`Find the missing number: ${prompt}.`,
			answer: withMisconceptions(
				integer(missing),
				[integer(-missing), reversedSign('missing number', missing)],
				multiplies
					? [integer(c - known), 'subtracted the known factor instead of dividing by it']
					: [integer(c * known), 'multiplied by the quotient instead of dividing by it'],
			),
			steps: [
				line(prompt),
				line(equation(blank, inverse), why),
				line(equation(blank, missing), twoSigns('quotient', c, known)),
			],
			hints: [
				multiplies
					? say`Which operation undoes multiplying by ${known}?`
					: say`What number times ${q} gives ${c}?`,
			],
		};
	},

	'Evaluate chains of multiplications and divisions'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if ([a, b, c].some((value) => Math.abs(value) === 1) || (a > 0 && b > 0 && c > 0))
			return undefined;
		if (Math.abs(a) === Math.abs(c) || Math.abs(b) === Math.abs(c) || Math.abs(a * b * c) > 200)
			return undefined;
		// A division comes first, so that the order of the two operations makes a difference.
		return draw.random.int(0, 1) === 0
			? chain(divided(divided(a * b * c, b), c), divided(a * c, c), a, a * c, a * c * c, [
					twoSigns('quotient', a * b * c, b),
					twoSigns('quotient', a * c, c),
				])
			: chain(times(divided(a * c, c), b), times(a, b), a * b, a, new Fraction(a, b), [
					twoSigns('quotient', a * c, c),
					twoSigns('product', a, b),
				]);
	},

	'Find quotients that involve zero': quotientWithZero,
};

/** `of` as a "= …" line, with a minus sign before it when `value` is negative. */
const withSign = (of: Expression, value: number): Expression =>
	continued(value < 0 ? opposite(of.kind === 'quotient' ? of : brackets(of)) : of);

const twoSigns = (name: 'product' | 'quotient', a: number, b: number): string =>
	a < 0 === b < 0
		? `the signs are the same, so the ${name} is positive`
		: `the signs are different, so the ${name} is negative`;

function manyFactors(factors: number[], product: number): Draft {
	const prompt = times(...factors);
	const [first = 1, second = 1, ...rest] = factors.map(Math.abs).filter((size) => size > 1);
	const count = factors.filter((factor) => factor < 0).length;
	const counted =
		count === 1 ? 'there is 1 negative factor' : `there are ${count} negative factors`;
	const [parity, sign] = count % 2 === 0 ? ['even', 'positive'] : ['odd', 'negative'];
	const unitFactor = factors.includes(-1) ? ', and the factor -1 changes only the sign' : '';
	const why = `${counted}, an ${parity} number, so the product is ${sign}${unitFactor}`;
	const shorter: Line[] = [];
	let [done, left] = [first * second, rest];
	for (let [next, ...more] = left; next !== undefined; [next, ...more] = left) {
		const reason = shorter.length === 0 ? 'multiply from left to right' : undefined;
		shorter.push(line(withSign(times(done, ...left), product), reason));
		[done, left] = [done * next, more];
	}
	return {
		prompt: say`Find the product: ${prompt}.`,
		answer: withMisconceptions(
			integer(product),
			[integer(-product), reversedSign('product', product)],
			[integer(product / (factors.at(-1) ?? 1)), 'left out the last factor'],
			[integer(factors.reduce((all, one) => all + one, 0)), 'added instead of multiplying'],
		),
		steps: [
			line(prompt),
			line(withSign(times(first, second, ...rest), product), why),
			...shorter,
			line(continued(product)),
		],
		hints: [say`How many of the factors are negative? Is that number even or odd?`],
	};
}

/** `first` is the result of the first of the two operations, `reversed` what comes out from right to left, and `signs` explains the sign of each. */
function chain(
	prompt: Expression,
	next: Expression,
	value: number,
	first: number,
	reversed: Fraction | number,
	signs: [string, string],
): Draft {
	return {
		prompt: say`Evaluate: ${prompt}.`,
		answer: withMisconceptions(
			integer(value),
			[integer(-value), reversedSign('result', value)],
			[integer(first), 'stopped after the first operation'],
			[rational(reversed), 'worked from right to left'],
		),
		steps: [
			line(prompt),
			line(continued(next), `work from left to right: ${signs[0]}`),
			line(continued(value), signs[1]),
		],
		hints: [
			say`Multiplication and division have the same priority. Which one comes first from left to right?`,
		],
	};
}

// Quotients of zero, and quotients by zero, which are undefined.

/** Zero is written as such, or as the sum of two opposites above or below a fraction bar. */
function quotientWithZero(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const form = draw.inTurn('form');
	if (Math.abs(a) === Math.abs(b)) return undefined;
	const byZero = form.startsWith('divisor');
	const hidden = form.endsWith('sum') ? sum(b, -b) : undefined;
	const written = hidden ? quotient : divided;
	const zero = hidden ?? num(0);
	const asked = byZero ? written(a, zero) : written(zero, a);
	return {
		prompt: say`What is the value of ${asked}?`,
		answer: byZero
			? multipleChoice(
					say`undefined`,
					distractor(0, 'multiplied by 0 instead of dividing by it'),
					distractor(a, 'divided by 1 instead of 0'),
					distractor(1, 'treated the quotient as a number divided by itself'),
				)
			: multipleChoice(
					0,
					distractor(say`undefined`, 'treated the quotient as a number divided by 0'),
					distractor(a, 'gave the divisor as the quotient'),
					distractor(1, 'treated the quotient as a number divided by itself'),
				),
		steps: byZero ? undefinedLines(asked, a, hidden) : zeroLines(asked, a, hidden ? b : 0),
		hints: [
			...(hidden ? [say`What is the value of the ${byZero ? 'denominator' : 'numerator'}?`] : []),
			say`What number times ${byZero ? 0 : a} gives ${byZero ? a : 0}?`,
		],
	};
}

/** `first` is the first of two opposites in the numerator, or 0 where zero is written as such. */
const zeroLines = (asked: Expression, a: number, first: number): Line[] => [
	line(asked),
	...(first === 0
		? []
		: [line(continued(quotient(0, a)), `${first > 0 ? 'subtract' : 'add'} in the numerator`)]),
	line(continued(0), `${a} times 0 is 0`),
];

function undefinedLines(asked: Expression, a: number, hidden?: Expression): Line[] {
	return [
		...(hidden
			? [
					sentence(
						say`In ${asked}, the denominator is ${equation(hidden, 0)}, so ${a} is divided by ${0}.`,
					),
				]
			: [sentence(say`The quotient ${asked} asks for a number whose product with ${0} is ${a}.`)]),
		sentence(
			say`No number times ${0} gives ${a}, so the quotient is undefined.`,
			'any number times 0 is 0',
		),
	];
}
