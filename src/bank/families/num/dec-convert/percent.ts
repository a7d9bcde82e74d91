/** num.dec-convert, percents: a percent is a number of hundredths. */
import Fraction from 'fraction.js';
import {
	continued,
	divided,
	type Expression,
	num,
	quotient,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { mixed, percent } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Line,
	line,
	rational,
	rationalAs,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { amount } from '../../../steps/amounts.ts';
import { isProperForm, reducedLines } from '../../../steps/fractions.ts';

const PER_HUNDRED = 'percent means out of 100';

export const percentSkills: Skills = {
	'Write a percent as a decimal or fraction'(draw) {
		const size = new Fraction(draw.int('p')).add(draw.choice('half'));
		if (size.mod(100).equals(0)) return undefined;
		return draw.inTurn('to') === 'decimal' ? toDecimal(size) : toFraction(size);
	},

	'Write a fraction as a percent'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.inTurn('q'))];
		if (!isProperForm([p, q])) return undefined;
		const size = new Fraction(p * 100, q);
		const hundredths = 100 % q === 0;
		return {
			prompt: say`Write ${quotient(p, q)} as a percent.`,
			answer: withMisconceptions(
				percentAnswer(size, amount(size)),
				[
					rational(size.div(100)),
					'left the result as a fraction or decimal instead of changing it to a percent',
				],
				[rational(size.div(10)), 'moved the decimal point only one place'],
				[rational(new Fraction(q * 100, p)), 'divided the denominator by the numerator'],
			),
			steps: [
				line(quotient(p, q)),
				...(hundredths
					? hundredthLines(p, q)
					: [line(continued(amount(size.div(100))), `divide ${p} by ${q}`)]),
				line(
					continued(percent(amount(size))),
					hundredths ? 'percent means out of 100' : 'multiply by 100 and write the percent sign',
				),
			],
			hints: [
				hundredths
					? say`What does “percent” mean? Which denominator does that suggest?`
					: say`What is ${p} divided by ${q}, as a decimal?`,
			],
		};
	},

	'Convert repeating and mixed-number percents'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.inTurn('q'))];
		if (!isProperForm([p, q]) || p > q) return undefined;
		const size = new Fraction(p * 100, q);
		const shown = size.lt(1) ? num(size) : mixed(size);
		if (draw.random.int(0, 1) === 0)
			// The fraction part of 55 5/9 % would be the answer.
			return size.mod(1).equals(size.div(100)) ? undefined : fromMixed(size, shown);
		const { n, d } = size;
		return {
			prompt: say`Write ${quotient(p, q)} as a percent. Use a mixed number in simplest form, not a rounded decimal.`,
			answer: withMisconceptions(
				percentAnswer(size, shown),
				[rational(size.div(100)), 'left the number as a fraction instead of a percent'],
				[rational(new Fraction(q * 100, p)), 'divided the denominator by the numerator'],
				[rational(size.div(10)), 'multiplied by 10 instead of 100'],
			),
			steps: [
				line(quotient(p, q)),
				line(
					continued(times(quotient(p, q), percent(100))),
					'100% equals 1, so the value does not change',
				),
				line(
					continued(percent(num(size))),
					Number(d) === q ? 'multiply' : `multiply: ${p * 100}/${q} = ${n}/${d}`,
				),
				line(
					continued(percent(shown)),
					`${n} divided by ${d} is ${n / d} with a remainder of ${n % d}`,
				),
			],
			hints: [
				say`Which percent is equal to ${1}? How can you use it to write the fraction as a percent?`,
				say`How do you write the result as a mixed number?`,
			],
		};
	},
};

/** A number of percents: its value is the number before the sign. */
const percentAnswer = (size: Fraction, shown: Expression): DraftAnswer => ({
	...rationalAs(size, 'percent', percent(shown)),
	unit: '%',
});

function toDecimal(size: Fraction): Draft {
	const value = size.div(100);
	return {
		prompt: say`Write ${percent(amount(size))} as a decimal.`,
		answer: withMisconceptions(
			rationalAs(value, 'decimal', amount(value)),
			[rational(size), 'dropped the percent sign without dividing by 100'],
			[rational(size.div(10)), 'moved the decimal point only one place'],
		),
		steps: [
			line(percent(amount(size))),
			line(continued(quotient(amount(size), 100)), PER_HUNDRED),
			line(
				continued(amount(value)),
				'dividing by 100 moves the decimal point two places to the left',
			),
		],
		hints: [
			say`What does “percent” mean? Which operation does it stand for?`,
			say`In which direction does the decimal point move, and by how many places?`,
		],
	};
}

function toFraction(size: Fraction): Draft {
	const value = size.div(100);
	const scale = size.d === 1n ? 1 : 2;
	const [over, under] = [Number(size.mul(scale)), 100 * scale];
	const above = value.gt(1);
	const shared = gcd(over, under);
	const simplest =
		shared === 1 ? `; ${over} and ${under} have no common factor greater than 1` : '';
	return {
		prompt: say`Write ${percent(amount(size))} as a ${above ? 'mixed number' : 'fraction'} in simplest form.`,
		answer: withMisconceptions(
			above ? rationalAs(value, 'mixed number', mixed(value)) : rational(value),
			[rational(size.div(10)), 'wrote the percent over 10 instead of 100'],
			[rational(size), 'dropped the percent sign without dividing by 100'],
		),
		steps: [
			line(percent(amount(size))),
			line(
				continued(quotient(amount(size), 100)),
				scale === 1 ? `${PER_HUNDRED}${simplest}` : PER_HUNDRED,
			),
			...(scale === 1
				? []
				: [
						line(
							continued(quotient(over, under)),
							`multiply the numerator and the denominator by 2 to clear the decimal${simplest}`,
						),
					]),
			...reducedLines([over, under]),
			...(above
				? [
						line(
							continued(mixed(value)),
							`${value.n} divided by ${value.d} is ${value.n / value.d} with a remainder of ${value.n % value.d}`,
						),
					]
				: []),
		],
		hints: [
			say`What does “percent” mean? Which denominator does that suggest?`,
			say`Is the fraction in simplest form?`,
		],
	};
}

const hundredthLines = (p: number, q: number): Line[] => [
	line(
		continued(quotient(times(p, 100 / q), times(q, 100 / q))),
		`multiply the numerator and the denominator by ${100 / q} to make the denominator 100`,
	),
	line(continued(quotient((p * 100) / q, 100))),
];

function fromMixed(size: Fraction, shown: Expression): Draft {
	const value = size.div(100);
	const [over, under] = [Number(size.n), Number(size.d)];
	const shared = gcd(over, 100);
	return {
		prompt: say`Write ${percent(shown)} as a fraction in simplest form.`,
		answer: withMisconceptions(
			rational(value),
			[rational(size), 'dropped the percent sign without dividing by 100'],
			[rational(size.div(10)), 'divided by 10 instead of 100'],
		),
		steps: [
			line(percent(shown)),
			...(size.gt(1)
				? [line(continued(percent(num(size))), 'write the mixed number as an improper fraction')]
				: []),
			line(continued(divided(num(size), 100)), `${PER_HUNDRED}, so divide by 100`),
			line(
				continued(quotient(over, times(under, 100))),
				'dividing by 100 multiplies the denominator by 100',
			),
			line(continued(num(value)), `cancel: divide ${over} and 100 by ${shared}`),
		],
		hints: [
			say`What does “percent” mean? Which number do you divide ${shown} by?`,
			say`What is the mixed number as an improper fraction?`,
		],
	};
}
