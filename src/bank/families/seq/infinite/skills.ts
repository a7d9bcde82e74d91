/** seq.infinite: infinite geometric series. */
import Fraction from 'fraction.js';
import {
	absolute,
	brackets,
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	relation,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	inWords,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { geometricStart, geometricTerms } from '../../../steps/sequence.ts';

export const skills: Skills = {
	'Find infinite sums and test for convergence'(draw) {
		const [first, ratio] = [draw.int('a1'), new Fraction(draw.int('p'), draw.int('q'))];
		const ask = draw.inTurn('ask');
		if (ratio.abs().equals(1) || ratio.d > 9n) return undefined;
		if (ask === 'converges') return infinite(first, ratio, true);
		if (ratio.abs().gt(1)) return undefined;
		return ask === 'sum' ? infinite(first, ratio, false) : findFirst(first, ratio);
	},
	'Write a repeating decimal as a fraction'(draw) {
		const [rep, lead] = [draw.int('rep'), draw.int('lead')];
		return repeating(rep, draw.inTurn('type') === 'pure' ? undefined : lead);
	},
};

const S = symbol('S');
const FIRST = symbol('a_{1}');
const FORMULA = equation(S, quotient(FIRST, difference(1, 'r')));
const RULE =
	'the sum of an infinite geometric series is the first term over 1 minus the common ratio';

const FORM = 'Write your answer as an integer or a fraction in lowest terms.';

const RECIPROCAL = 'multiply by the reciprocal of the denominator';

const ADDED = 'added the ratio to 1 in the denominator instead of subtracting it';

/** For a series that may or may not have a sum. */
const EITHER = say`If it is, what formula gives the sum? If it is not, is there a sum?`;

function infinite(first: number, r: Fraction, mayDiverge: boolean): Draft | undefined {
	const terms = geometricTerms(first, r, 3).map((value, at) =>
		at === 0 ? num(value) : signed(value),
	);
	const shown = sum(...terms, symbol('\\cdots'));
	if (terms.some((one) => one.kind === 'number' && one.value.d > 300n)) return undefined;
	const partial = geometricTerms(first, r, 3).reduce((all, one) => all.add(one), new Fraction(0));
	const converges = r.abs().lt(1);
	const value = new Fraction(first).div(new Fraction(1).sub(r));
	if (value.d > 60n) return undefined;
	const note = mayDiverge ? ' If the series has no sum, write “no sum”.' : '';
	const hint = say`What is the common ratio? Is it between ${-1} and ${1}?`;
	if (!converges)
		return {
			prompt: say`Find the sum of the infinite geometric series ${shown}. ${FORM}${note}`,
			answer: withMisconceptions(
				inWords('rational', 'no sum'),
				[rational(value), 'used the formula although the series has no sum'],
				[rational(partial), 'added only the terms that are shown'],
			),
			steps: [
				sentence(say`The common ratio is ${num(r)}.`, 'divide the second term by the first'),
				line(
					relation(absolute(num(r)), '>', 1),
					'the ratio is not between −1 and 1, so the terms do not approach 0',
				),
				sentence(say`The series has no sum.`),
			],
			hints: [hint, EITHER],
		};
	return {
		prompt: say`Find the sum of the infinite geometric series ${shown}. ${FORM}${note}`,
		answer: withMisconceptions(
			rational(value),
			[
				rational(new Fraction(first).div(r.add(1))),
				r.lt(0) ? `either dropped the negative sign from the ratio, or ${ADDED}` : ADDED,
			],
			[rational(new Fraction(first).div(r)), 'divided by the ratio instead of 1 minus the ratio'],
			[rational(partial), 'added only the terms that are shown'],
			...(mayDiverge
				? [
						[
							inWords('rational', 'no sum'),
							'treated the ratio as if it were not between −1 and 1',
						] as [DraftAnswer, string],
					]
				: []),
		),
		steps: [
			geometricStart(first, r),
			line(
				relation(absolute(num(r)), '<', 1),
				'the ratio is between −1 and 1, so the series has a sum',
			),
			line(FORMULA, RULE),
			line(equation(S, quotient(first, difference(1, signed(r)))), 'substitute the values'),
			line(
				equation(S, quotient(first, num(new Fraction(1).sub(r)))),
				'subtract in the denominator',
			),
			...(Math.abs(first) === 1
				? [line(equation(S, num(value)), RECIPROCAL)]
				: [
						line(
							equation(S, product(first, brackets(num(new Fraction(1).sub(r).inverse())))),
							RECIPROCAL,
						),
						line(equation(S, num(value)), 'multiply'),
					]),
		],
		hints: [hint, mayDiverge ? EITHER : say`What formula gives the sum of such a series?`],
	};
}

function findFirst(first: number, r: Fraction): Draft | undefined {
	const value = new Fraction(first).div(new Fraction(1).sub(r));
	const left = new Fraction(1).sub(r);
	if (value.d > 12n) return undefined;
	return {
		prompt: say`An infinite geometric series has a common ratio of ${num(r)} and a sum of ${num(value)}. Find the first term.`,
		answer: withMisconceptions(
			rational(first),
			[rational(value.div(left)), 'divided by 1 minus the ratio instead of multiplying by it'],
			[rational(value.mul(r)), 'multiplied by the ratio instead of 1 minus the ratio'],
			[
				rational(value.mul(r.add(1))),
				`${r.lt(0) ? 'either dropped the negative sign from the ratio, or ' : ''}added the ratio to 1 instead of subtracting it`,
			],
		),
		steps: [
			line(FORMULA, RULE),
			line(
				equation(num(value), quotient(FIRST, difference(1, signed(r)))),
				'substitute the values',
			),
			line(equation(num(value), quotient(FIRST, num(left))), 'subtract in the denominator'),
			line(
				equation(product(num(value), brackets(num(left))), FIRST),
				`multiply both sides by ${left.toFraction()}`,
			),
			line(equation(FIRST, first), 'multiply'),
		],
		hints: [
			say`Which value in the formula for the sum is unknown?`,
			say`What do you multiply both sides by to isolate it?`,
		],
	};
}

// The part that writes a repeating decimal as a geometric series.

/** 0.(rep) or 0.lead(rep): the repeating part as a geometric series. */
function repeating(rep: number, lead: number | undefined): Draft | undefined {
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
