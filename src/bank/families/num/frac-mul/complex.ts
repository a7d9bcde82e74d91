/** num.frac-mul, complex fractions: a long bar that means division. */
import { continued, divided, type Expression, quotient, sum } from '../../../../math/expression.ts';
import { gcd, lcm } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	rational,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	fraction,
	isProperForm,
	type Ratio,
	reciprocalLines,
	valueOf,
} from '../../../steps/fractions.ts';

export const complexSkills: Skills = {
	'Simplify a fraction over a fraction'(draw) {
		const [top, below]: Ratio[] = [
			[draw.int('p'), draw.int('q')],
			[draw.int('r'), draw.int('s')],
		];
		const a = draw.int('a');
		if (!top || !below || !isProperForm(top) || !isProperForm(below)) return undefined;
		if (a === 0) return complexFraction(fraction(top), undefined, top, below);
		const [p, q] = top;
		if (p > q) return undefined;
		const whole = sum(fraction([a * q, q]), fraction(top));
		return complexFraction(
			sum(a, fraction(top)),
			{ formula: whole, why: `write ${a} as ${a * q}/${q}`, total: 'add in the numerator' },
			[a * q + p, q],
			below,
		);
	},

	'Simplify a complex fraction'(draw) {
		const [b, d] = [draw.int('b'), draw.int('d')];
		const [first, second, below]: Ratio[] = [
			[draw.int('a'), b],
			[draw.inTurn('sign') === '+' ? draw.int('c') : -draw.int('c'), d],
			[draw.int('e'), draw.int('f')],
		];
		if (!first || !second || !below || b === d) return undefined;
		if (![first, second, below].every(isProperForm)) return undefined;
		const common = lcm(b, d);
		const [over, other] = [(first[0] * common) / b, (second[0] * common) / d];
		const top = valueOf([over + other, common]);
		if (top.d === 1n) return undefined;
		return complexFraction(
			sum(fraction(first), fraction(second)),
			{
				formula: sum(fraction([over, common]), fraction([other, common])),
				why: `in the numerator, write both fractions with a denominator of ${common}`,
				total: totalReason(over, other, common),
			},
			[Number(top.s * top.n), Number(top.d)],
			below,
		);
	},
};

function totalReason(over: number, other: number, under: number): string {
	const does = `${other < 0 ? 'subtract' : 'add'} in the numerator`;
	const [total, shared] = [over + other, gcd(over + other, under)];
	if (shared === 1) return does;
	return `${does}: ${total}/${under} = ${total / shared}/${under / shared}`;
}

/** The sum above the long bar with one denominator, and how it becomes one fraction. */
type Work = { formula: Expression; why: string; total: string };

/** `above` is the numerator over the long bar, `work` how it becomes the one fraction `top`. */
function complexFraction(
	above: Expression,
	work: Work | undefined,
	top: Ratio,
	below: Ratio,
): Draft | undefined {
	const value = valueOf(top).div(valueOf(below));
	if (value.abs().equals(1)) return undefined;
	const bar = (expression: Expression) => quotient(expression, fraction(below));
	const problem = bar(above);
	return {
		prompt: say`Simplify: ${problem}. Give your answer as an integer or a fraction in simplest form.`,
		answer: withMisconceptions(
			rational(value),
			[
				rational(valueOf(top).mul(valueOf(below))),
				'multiplied by the denominator instead of by its reciprocal',
			],
			[
				rational(value.inverse()),
				'took the reciprocal of the numerator instead of the denominator',
			],
		),
		steps: [
			line(problem),
			...(work ? [line(continued(bar(work.formula)), work.why)] : []),
			...oneFraction(bar, work, top),
			line(
				continued(divided(valueOf(top), valueOf(below))),
				'the main fraction bar means division',
			),
			...reciprocalLines(top, below),
		],
		hints: [
			...(work ? [say`How can you write the numerator of the main fraction as one fraction?`] : []),
			say`The main fraction bar means division. What is divided by what?`,
		],
	};
}

type Wrap = (above: Expression) => Expression;

const oneFraction = (bar: Wrap, work: Work | undefined, top: Ratio): Line[] =>
	work ? [line(continued(bar(fraction(top))), work.total)] : [];
