/** num.dec-convert, percents: a percent is a number of hundredths. CCSS 6.RP.A.3c, 7.NS.A.2d. */
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
import { type DraftAnswer, rational, rationalAs } from '../../../answer.ts';
import { type Draft, line, type Line, type Skills } from '../../../family.ts';
import { asDecimal } from '../../../steps/decimals.ts';
import { isProperForm, reducedLines } from '../../../steps/fractions.ts';

const HUNDREDTHS = say`Percent means “out of ${100}”.`;
const PER_HUNDRED = 'percent means out of 100';

export const percentSkills: Skills = {
	'Percent to decimal and fraction'(draw) {
		const size = new Fraction(draw.int('p')).add(draw.choice('half'));
		if (size.mod(100).equals(0)) return undefined;
		return draw.inTurn('to') === 'decimal' ? toDecimal(size) : toFraction(size);
	},

	'Fraction to percent'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.inTurn('q'))];
		if (!isProperForm([p, q])) return undefined;
		const size = new Fraction(p * 100, q);
		const hundredths = 100 % q === 0;
		return {
			prompt: say`Write ${quotient(p, q)} as a percent.`,
			answer: percentAnswer(size, asDecimal(size)),
			steps: [
				line(quotient(p, q)),
				...(hundredths
					? hundredthLines(p, q)
					: [line(continued(asDecimal(size.div(100))), `divide ${p} by ${q}`)]),
				line(
					continued(percent(asDecimal(size))),
					hundredths ? 'hundredths are percents' : 'multiply by 100 and write the percent sign',
				),
			],
			hints: [
				hundredths
					? say`Write the fraction with the denominator ${100}.`
					: say`Divide ${p} by ${q} to get a decimal first.`,
			],
		};
	},

	'Repeating and mixed-number percents'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.inTurn('q'))];
		if (!isProperForm([p, q]) || p > q) return undefined;
		const size = new Fraction(p * 100, q);
		const shown = size.lt(1) ? num(size) : mixed(size);
		if (draw.random.int(0, 1) === 0) return fromMixed(size, shown);
		const { n, d } = size;
		return {
			prompt: say`Write ${quotient(p, q)} as a percent. Use a mixed number in simplest form, not a rounded decimal.`,
			answer: percentAnswer(size, shown),
			steps: [
				line(quotient(p, q)),
				line(continued(times(quotient(p, q), percent(100))), '100% is 1'),
				line(
					continued(percent(num(size))),
					`${p * 100}/${q} = ${n}/${d}`.replace(/^(.*) = \1$/, 'multiply'),
				),
				line(continued(percent(shown)), `${n} ÷ ${d} is ${n / d} with remainder ${n % d}`),
			],
			hints: [
				say`Multiply the fraction by ${percent(100)}, then write the result as a mixed number.`,
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
		prompt: say`Write ${percent(asDecimal(size))} as a decimal.`,
		answer: rationalAs(value, 'decimal', asDecimal(value)),
		steps: [
			line(percent(asDecimal(size))),
			line(continued(quotient(asDecimal(size), 100)), PER_HUNDRED),
			line(continued(asDecimal(value)), 'move the decimal point two places to the left'),
		],
		hints: [HUNDREDTHS],
	};
}

function toFraction(size: Fraction): Draft {
	const value = size.div(100);
	const scale = size.d === 1n ? 1 : 2;
	const [over, under] = [Number(size.mul(scale)), 100 * scale];
	const above = value.gt(1);
	return {
		prompt: say`Write ${percent(asDecimal(size))} as a ${above ? 'mixed number' : 'fraction'} in simplest form.`,
		answer: above ? rationalAs(value, 'mixed number', mixed(value)) : rational(value),
		steps: [
			line(percent(asDecimal(size))),
			line(continued(quotient(asDecimal(size), 100)), PER_HUNDRED),
			...(scale === 1
				? []
				: [line(continued(quotient(over, under)), 'multiply both by 2 to clear the decimal')]),
			...reducedLines([over, under]),
			...(above
				? [
						line(
							continued(mixed(value)),
							`${value.n} ÷ ${value.d} is ${value.n / value.d} with remainder ${value.n % value.d}`,
						),
					]
				: []),
		],
		hints: [HUNDREDTHS],
	};
}

const hundredthLines = (p: number, q: number): Line[] => [
	line(
		continued(quotient(times(p, 100 / q), times(q, 100 / q))),
		`make the denominator 100: multiply both by ${100 / q}`,
	),
	line(continued(quotient((p * 100) / q, 100))),
];

function fromMixed(size: Fraction, shown: Expression): Draft {
	const value = size.div(100);
	const [over, under] = [Number(size.n), Number(size.d)];
	const shared = gcd(over, 100);
	return {
		prompt: say`Write ${percent(shown)} as a fraction in simplest form.`,
		answer: rational(value),
		steps: [
			line(percent(shown)),
			...(size.gt(1)
				? [line(continued(percent(num(size))), 'write the mixed number as an improper fraction')]
				: []),
			line(continued(divided(num(size), 100)), `${PER_HUNDRED}: divide by 100`),
			line(continued(quotient(over, times(under, 100)))),
			line(continued(num(value)), `cancel: divide ${over} and 100 by ${shared}`),
		],
		hints: [HUNDREDTHS, say`Write the mixed number as an improper fraction before you divide.`],
	};
}
