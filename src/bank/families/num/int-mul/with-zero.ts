/** num.int-mul: quotients of zero, and quotients by zero, which are undefined. */
import {
	continued,
	divided,
	equation,
	type Expression,
	num,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

/** Zero is written as such, or as the sum of two opposites above or below a fraction bar. */
export function quotientWithZero(draw: Draw): Draft | undefined {
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
