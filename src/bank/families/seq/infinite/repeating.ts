/** The part of seq.infinite that writes a repeating decimal as a geometric series. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	line,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';

/** 0.(rep) or 0.lead(rep): the repeating part as a geometric series. */
export function repeating(rep: number, lead: number | undefined): Draft | undefined {
	const digits = rep < 10 ? 1 : 2;
	if (rep % 11 === 0 || rep === 9 || rep % 10 === 0 || lead === 0) return undefined;
	const [nines, tens] = [10 ** digits - 1, 10 ** digits];
	const shift = lead === undefined ? 1 : 10;
	const [total, under] = [(lead ?? 0) * nines + rep, shift * nines];
	const value = new Fraction(total, under);
	const ratio = new Fraction(1, tens);
	const first = quotient(rep, shift * tens);
	const part = quotient(rep, under);
	const text = `0.${lead ?? ''}(${rep})`;
	const problem: Expression = decimal(text);
	const places = (times_: number) =>
		`0.${'0'.repeat((lead === undefined ? 0 : 1) + digits * times_)}${rep}`;
	const opening = lead === undefined ? [] : [decimal(`0.${lead}`)];
	/** The problem as the digit before the repeating part, if there is one, and this part. */
	const withPart = (shown: Expression): Expression =>
		equation(problem, lead === undefined ? shown : sum(quotient(lead, 10), shown));
	return {
		prompt: say`Write ${problem} as a fraction in lowest terms.`,
		answer: withMisconceptions(rational(value), ...wrongFractions(rep, digits, lead)),
		steps: [
			line(
				equation(
					problem,
					sum(
						...opening,
						decimal(places(0)),
						decimal(places(1)),
						decimal(places(2)),
						symbol('\\cdots'),
					),
				),
				'the repeating digits form a geometric series',
			),
			sentence(
				say`The first term of the series is ${first}, and the common ratio is ${num(ratio)}.`,
			),
			line(
				withPart(quotient(first, difference(1, num(ratio)))),
				'the ratio is between −1 and 1, so the sum of the series is the first term over 1 minus the ratio',
			),
			line(
				withPart(quotient(first, num(new Fraction(nines, tens)))),
				'subtract in the denominator',
			),
			line(withPart(part), 'divide'),
			...(lead === undefined
				? []
				: [
						line(
							equation(problem, sum(quotient(lead * nines, under), part)),
							'use a common denominator',
						),
						line(equation(problem, quotient(total, under)), 'add'),
					]),
			...(value.d === BigInt(under)
				? []
				: [line(equation(problem, num(value)), 'write the fraction in lowest terms')]),
		],
		hints: [
			say`How does the value of each repeating block compare with that of the block before it?`,
			say`What are the first term and the common ratio of the series of these blocks?`,
		],
	};
}

function wrongFractions(rep: number, digits: number, lead: number | undefined): WrongAnswer[] {
	const [nines, tens] = [10 ** digits - 1, 10 ** digits];
	if (lead === undefined)
		return [
			[rational(new Fraction(rep, tens)), 'ignored the fact that the digits repeat'],
			[rational(new Fraction(rep, 10 * tens - 1)), 'used one 9 too many in the denominator'],
		];
	const all = lead * tens + rep;
	return [
		[rational(new Fraction(all, 10 * tens)), 'ignored the fact that the digits repeat'],
		[rational(new Fraction(all, 10 * tens - 1)), 'treated all of the digits as repeating'],
		[
			rational(new Fraction(rep, nines).add(new Fraction(lead, 10))),
			`kept the 0.${lead}, but started the repeating digits in the tenths place`,
		],
	];
}
