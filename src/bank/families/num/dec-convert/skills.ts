/** num.dec-convert: fractions, decimals and percents. CCSS 7.NS.A.2d, 8.NS.A.1. */
import Fraction from 'fraction.js';
import { continued, equation, num, product, quotient } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { decimal, mixed, mixedParts } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { rational, rationalAs } from '../../../answer.ts';
import { type Draft, line, type Line, type Skills } from '../../../family.ts';
import { asDecimal, decimalLines } from '../../../steps/decimals.ts';
import { isProperForm, reducedLines } from '../../../steps/fractions.ts';
import { percentSkills } from './percent.ts';

export const skills: Skills = {
	'Fraction to decimal'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.inTurn('q'))];
		if (!isProperForm([p, q])) return undefined;
		const value = new Fraction(p, q);
		return {
			prompt: say`Write ${num(value)} as a decimal. If digits repeat, put a bar over them.`,
			answer: rationalAs(value, 'decimal', asDecimal(value)),
			steps: [line(num(value)), ...decimalLines(p, q)],
			hints: [
				value.toString().includes('(')
					? say`Divide ${p} by ${q}. Watch for a remainder that comes again.`
					: say`Can you give the fraction a denominator such as ${10}, ${100} or ${1000}?`,
			],
		};
	},

	'Decimal to fraction'(draw) {
		const [n, places] = [draw.int('n'), Number(draw.inTurn('places'))];
		const under = 10 ** places;
		const value = new Fraction(n, under);
		if (n % 10 === 0 || value.d === 1n) return undefined;
		const over = n % under;
		const shared = gcd(over, under);
		const below = value.lt(1);
		const name = ['tenths', 'hundredths', 'thousandths'][places - 1] ?? '';
		const first = below ? quotient(over, under) : mixedParts(Math.floor(n / under), over, under);
		return {
			prompt: say`Write ${asDecimal(value)} as a ${below ? 'fraction' : 'mixed number'} in simplest form.`,
			answer: below ? rational(value) : rationalAs(value, 'mixed number', mixed(value)),
			steps: [
				line(asDecimal(value)),
				line(continued(first), `the last digit stands for ${name}`),
				...(shared === 1
					? []
					: below
						? reducedLines([over, under])
						: [mixedLine(value, over, under)]),
			],
			hints: [say`How is the decimal read aloud? What does its last digit stand for?`],
		};
	},

	'Repeating decimal to fraction'(draw) {
		const [rep, lead] = [draw.int('rep'), draw.int('lead')];
		const delayed = draw.inTurn('pattern') === 'delayed';
		const digit = rep % 10;
		if (delayed)
			return digit === 0 || digit === lead || digit === 9 ? undefined : late(lead, digit);
		return rep % 11 === 0 || lead > 2 ? undefined : atOnce(lead, String(rep));
	},
	...percentSkills,
};

const mixedLine = (value: Fraction, over: number, under: number): Line => {
	const shared = gcd(over, under);
	return line(continued(mixed(value)), `${over}/${under} = ${over / shared}/${under / shared}`);
};

/** w.(ab): one subtraction clears the repeating part. */
function atOnce(whole: number, rep: string): Draft {
	const power = 10 ** rep.length;
	const value = new Fraction(`${whole}.(${rep})`);
	return fromRepeating(value, [
		[power, decimal(`${whole * power + Number(rep)}.(${rep})`), repeats(rep.length, power)],
		[power - 1, num(whole * power + Number(rep) - whole), 'subtract x: the repeating parts cancel'],
	]);
}

const repeats = (count: number, power: number) =>
	`${count === 1 ? 'one digit repeats' : 'two digits repeat'}: multiply by ${power}`;

/** 0.a(b): the point is moved to both sides of the first repeating digit. */
function late(lead: number, digit: number): Draft {
	const value = new Fraction(`0.${lead}(${digit})`);
	return fromRepeating(value, [
		[10, decimal(`${lead}.(${digit})`), 'multiply by 10: the repeating part begins at the point'],
		[100, decimal(`${lead}${digit}.(${digit})`.replace(/^0/, '')), 'multiply by 10 again'],
		[90, num(lead * 10 + digit - lead), 'subtract 10x from 100x: the repeating parts cancel'],
	]);
}

function fromRepeating(
	value: Fraction,
	rows: readonly (readonly [number, ReturnType<typeof num>, string])[],
): Draft {
	const [factor, total] = rows.at(-1) ?? [1, num(0)];
	const over = total.kind === 'number' ? Number(total.value) : 0;
	return {
		prompt: say`Write ${asDecimal(value)} as a fraction in simplest form.`,
		answer: rational(value),
		steps: [
			line(equation('x', asDecimal(value)), 'call the number x'),
			...rows.map(([times, right, why]) => line(equation(product(times, 'x'), right), why)),
			line(equation('x', quotient(over, factor)), `divide by ${factor}`),
			...(gcd(over, factor) === 1
				? []
				: [
						line(
							equation('x', num(value)),
							`divide numerator and denominator by ${gcd(over, factor)}`,
						),
					]),
		],
		hints: [
			say`Call the number ${'x'}. Multiply it by a power of ${10} so that the same digits stand after the point, then subtract.`,
		],
	};
}
