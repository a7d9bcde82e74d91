/** num.dec-convert: fractions, decimals and percents. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	num,
	product,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { decimal, mixed, mixedParts } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	onlyIf,
	rational,
	rationalAs,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { amount, tensOf } from '../../../steps/amounts.ts';
import { isProperForm, reducedLines } from '../../../steps/fractions.ts';
import { percentSkills } from './percent.ts';

export const skills: Skills = {
	'Write a fraction as a decimal'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.inTurn('q'))];
		if (!isProperForm([p, q])) return undefined;
		const value = new Fraction(p, q);
		return {
			prompt: say`Write ${num(value)} as a decimal. If the decimal repeats, write a bar over the repeating digits.`,
			answer: withMisconceptions(
				rationalAs(value, 'decimal', amount(value)),
				[rational(value.inverse()), 'divided the denominator by the numerator'],
				[rational(`${p}.${q}`), 'placed a decimal point between the numerator and the denominator'],
			),
			steps: [line(num(value)), ...decimalLines(p, q)],
			hints: [
				value.toString().includes('(')
					? say`What is ${p} divided by ${q}? Watch for a remainder that appears again.`
					: say`Can you write the fraction with a denominator of ${10}, ${100}, or ${1000}?`,
			],
		};
	},

	'Write a decimal as a fraction'(draw) {
		const [n, places] = [draw.int('n'), Number(draw.inTurn('places'))];
		const under = 10 ** places;
		const value = new Fraction(n, under);
		if (n % 10 === 0 || value.d === 1n) return undefined;
		const over = n % under;
		const shared = gcd(over, under);
		const below = value.lt(1);
		const whole = value.floor();
		const name = ['tenths', 'hundredths', 'thousandths'][places - 1] ?? '';
		const first = below ? quotient(over, under) : mixedParts(Math.floor(n / under), over, under);
		return {
			prompt: say`Write ${amount(value)} as a ${below ? 'fraction' : 'mixed number'} in simplest form.`,
			answer: withMisconceptions(
				below ? rational(value) : rationalAs(value, 'mixed number', mixed(value)),
				places === 1 && over > 1
					? [
							rational(whole.add(new Fraction(1, over))),
							'used the digit after the decimal point as the denominator',
						]
					: [
							rational(whole.add(new Fraction(over, under / 10))),
							'used a denominator with one zero too few',
						],
				[
					rational(whole.add(new Fraction(over, under * 10))),
					'used a denominator with one zero too many',
				],
			),
			steps: [
				line(amount(value)),
				line(continued(first), `the last digit is in the ${name} place`),
				...(shared === 1
					? []
					: below
						? reducedLines([over, under])
						: [mixedLine(value, over, under)]),
			],
			hints: [say`How do you read the decimal aloud? What is the place value of its last digit?`],
		};
	},

	'Write a repeating decimal as a fraction'(draw) {
		const [rep, lead] = [draw.int('rep'), draw.int('lead')];
		const delayed = draw.inTurn('pattern') === 'delayed';
		const digit = rep % 10;
		if (delayed)
			return digit === 0 || digit === lead || digit === 9 ? undefined : late(lead, digit);
		return rep % 11 === 0 || lead > 2 ? undefined : atOnce(lead, String(rep));
	},
	...percentSkills,
};

const mixedLine = (value: Fraction, over: number, under: number): Line =>
	line(continued(mixed(value)), `divide the numerator and the denominator by ${gcd(over, under)}`);

/** w.(ab): one subtraction clears the repeating part. */
function atOnce(whole: number, rep: string): Draft {
	const power = 10 ** rep.length;
	const value = new Fraction(`${whole}.(${rep})`);
	const all = whole * power + Number(rep);
	return fromRepeating(
		value,
		[
			[rational(new Fraction(all, power)), 'treated the decimal as if it ended'],
			...onlyIf(whole !== 0, [
				rational(new Fraction(all, power - 1)),
				'did not subtract the whole-number part',
			]),
			[rational(new Fraction(all - whole, power)), `divided by ${power} instead of ${power - 1}`],
		],
		say`Let ${symbol('x')} be the number. Which power of ${10} moves one whole block of repeating digits in front of the decimal point? What happens to the repeating parts when you subtract?`,
		[
			[power, decimal(`${whole * power + Number(rep)}.(${rep})`), repeats(rep.length, power)],
			[
				power - 1,
				num(whole * power + Number(rep) - whole),
				'subtract the first equation; the repeating parts cancel',
			],
		],
	);
}

const repeats = (count: number, power: number) =>
	`${count === 1 ? 'one digit repeats' : 'two digits repeat'}, so multiply both sides by ${power}`;

/** 0.a(b): the point is moved to both sides of the first repeating digit. */
function late(lead: number, digit: number): Draft {
	const value = new Fraction(`0.${lead}(${digit})`);
	const all = lead * 10 + digit;
	return fromRepeating(
		value,
		[
			[rational(new Fraction(all, 100)), 'treated the decimal as if it ended'],
			[rational(new Fraction(all, 99)), 'treated both digits as repeating'],
			...onlyIf(lead !== 0, [
				rational(new Fraction(all, 90)),
				'did not subtract the digit that does not repeat',
			]),
		],
		say`Let ${symbol('x')} be the number. Which two powers of ${10} give multiples of ${symbol('x')} with the same digits after the decimal point? What happens when you subtract one multiple from the other?`,
		[
			[
				10,
				decimal(`${lead}.(${digit})`),
				'multiply both sides by 10 so that the repeating part starts right after the decimal point',
			],
			[
				100,
				decimal(`${lead}${digit}.(${digit})`.replace(/^0/, '')),
				'multiply both sides by 10 again',
			],
			[
				90,
				num(lead * 10 + digit - lead),
				'subtract the 10x equation from the 100x equation; the repeating parts cancel',
			],
		],
	);
}

function fromRepeating(
	value: Fraction,
	wrong: Parameters<typeof withMisconceptions>[1][],
	hint: Prose,
	rows: readonly (readonly [number, ReturnType<typeof num>, string])[],
): Draft {
	const [factor, total] = rows.at(-1) ?? [1, num(0)];
	const over = total.kind === 'number' ? Number(total.value) : 0;
	return {
		prompt: say`Write ${amount(value)} as a fraction in simplest form.`,
		answer: withMisconceptions(rational(value), ...wrong),
		steps: [
			line(equation('x', amount(value)), 'let x be the number'),
			...rows.map(([by, right, why]) => line(equation(product(by, 'x'), right), why)),
			line(equation('x', quotient(over, factor)), `divide both sides by ${factor}`),
			...(gcd(over, factor) === 1
				? []
				: [
						line(
							equation('x', num(value)),
							`divide the numerator and the denominator by ${gcd(over, factor)}`,
						),
					]),
		],
		hints: [hint],
	};
}

const PLACES_LEFT: Readonly<Record<number, string>> = {
	10: 'one place',
	100: 'two places',
	1000: 'three places',
	10_000: 'four places',
};

/** Lines from p/q, already written, to its decimal. */
function decimalLines(p: number, q: number): Line[] {
	const tens = tensOf(q);
	const exact = amount(new Fraction(p, q));
	const value = line(
		continued(exact),
		`dividing by ${tens} moves the decimal point ${PLACES_LEFT[tens ?? 0]} to the left`,
	);
	if (tens === q) return [value];
	if (tens !== undefined) {
		const k = tens / q;
		return [
			line(
				continued(quotient(times(p, k), times(q, k))),
				`multiply the numerator and the denominator by ${k} to make the denominator ${tens}`,
			),
			line(continued(quotient(p * k, tens))),
			value,
		];
	}
	return [...longDivision(p, q), line(equation(quotient(p, q), exact))];
}

/** "70 divided by 12 is 5 with a remainder of 10", until a remainder comes again. */
function longDivision(p: number, q: number): Line[] {
	const lines: Line[] = [];
	const seen: number[] = [];
	let rest = p;
	let above: number | undefined;
	do {
		seen.push(rest % q);
		const why = lines.length === 0 ? undefined : `write a 0 after the remainder ${rest / 10}`;
		const said = divides(rest, q);
		lines.push(sentence(rest === above ? say`Again, ${said}` : said, why));
		above = rest;
		rest = (rest % q) * 10;
	} while (!seen.slice(0, -1).includes(seen.at(-1) ?? 0));
	const from = seen.indexOf(seen.at(-1) ?? 0);
	const digits = seen.slice(from, -1).map((left) => Math.floor((left * 10) / q));
	const last = lines.at(-1);
	if (last)
		last.why = `${last.why}; the remainder ${seen.at(-1)} appeared before, so the ${digits.length === 1 ? 'digit' : 'digits'} ${digits.join('')} ${digits.length === 1 ? 'repeats' : 'repeat'}`;
	return lines;
}

const divides = (rest: number, q: number): Prose =>
	say`${rest} divided by ${q} is ${Math.floor(rest / q)} with a remainder of ${rest % q}.`;
