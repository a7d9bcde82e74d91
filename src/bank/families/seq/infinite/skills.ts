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
import { gcd } from '../../../../math/gcd.ts';
import { decimal } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type DraftAnswer,
	inWords,
	rational,
	withMisconceptions,
	type WrongAnswer,
} from '../../../answer.ts';
import { type Draft, line, sentence, type Skills } from '../../../family.ts';
import { geometricTerms } from '../../../steps/sequence.ts';

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
const RULE = 'the sum of an infinite series is the first term over 1 minus the ratio';

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
	const hint = say`What is the common ratio? Is it between −1 and 1?`;
	const ratioLine = sentence(
		say`The common ratio is ${num(r)}.`,
		'divide the second term by the first',
	);
	if (!converges)
		return {
			prompt: say`Find the sum of the infinite geometric series ${shown}.${note}`,
			answer: withMisconceptions(
				inWords('rational', 'no sum'),
				[rational(value), 'used the formula although the series has no sum'],
				[rational(partial), 'added only the terms that are shown'],
			),
			steps: [
				ratioLine,
				line(relation(absolute(num(r)), '>', 1), 'the terms do not approach 0'),
				sentence(say`The series has no sum.`),
			],
			hints: [hint],
		};
	return {
		prompt: say`Find the sum of the infinite geometric series ${shown}. Write your answer as an integer or a fraction in lowest terms.${note}`,
		answer: withMisconceptions(
			rational(value),
			[rational(new Fraction(first).div(r.add(1))), 'added the ratio in the denominator'],
			[rational(new Fraction(first).div(r)), 'divided by the ratio instead of 1 minus the ratio'],
			[rational(partial), 'added only the terms that are shown'],
			...(mayDiverge
				? [
						[inWords('rational', 'no sum'), 'assumed that the terms do not approach 0'] as [
							DraftAnswer,
							string,
						],
					]
				: []),
		),
		steps: [
			ratioLine,
			line(
				relation(absolute(num(r)), '<', 1),
				'the absolute value of the ratio is less than 1, so the series has a sum',
			),
			line(FORMULA, RULE),
			line(equation(S, quotient(first, difference(1, signed(r)))), 'substitute the values'),
			line(
				equation(S, quotient(first, num(new Fraction(1).sub(r)))),
				'subtract in the denominator',
			),
			line(
				equation(S, product(first, brackets(num(new Fraction(1).sub(r).inverse())))),
				'multiply by the reciprocal of the denominator',
			),
			line(equation(S, num(value)), 'multiply'),
		],
		hints: [hint],
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
			[rational(value.div(left)), 'divided by 1 minus the ratio instead of multiplying'],
			[rational(value.mul(r)), 'multiplied by the ratio instead of 1 minus the ratio'],
			[rational(value.mul(r.add(1))), 'added the ratio to 1 instead of subtracting it'],
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
				'multiply both sides by the denominator',
			),
			line(equation(FIRST, first), 'multiply'),
		],
		hints: [say`Which value in the formula for the sum is unknown?`],
	};
}

/** 0.(rep) or 0.lead(rep): the repeating part as a geometric series. */
function repeating(rep: number, lead: number | undefined): Draft | undefined {
	const digits = rep < 10 ? 1 : 2;
	if (rep % 11 === 0 || rep === 9 || rep % 10 === 0 || lead === 0) return undefined;
	const shift = lead === undefined ? 1 : 10;
	const first = new Fraction(rep, shift * 10 ** digits);
	const ratio = new Fraction(1, 10 ** digits);
	const part = first.div(new Fraction(1).sub(ratio));
	const value = part.add(new Fraction(lead ?? 0, 10));
	const shared = (10 * Number(part.d)) / gcd(10, Number(part.d));
	const text = `0.${lead ?? ''}(${rep})`;
	const problem: Expression = decimal(text);
	const places = (times_: number) =>
		`0.${'0'.repeat((lead === undefined ? 0 : 1) + digits * times_)}${rep}`;
	const opening = lead === undefined ? [] : [decimal(`0.${lead}`)];
	return {
		prompt: say`Write ${problem} as a fraction in lowest terms. The digits under the bar repeat.`,
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
				say`The first term of the series is ${num(first)}, and the common ratio is ${num(ratio)}.`,
			),
			line(
				equation(
					problem,
					sum(
						...(lead === undefined ? [] : [quotient(lead, 10)]),
						quotient(num(first), num(new Fraction(1).sub(ratio))),
					),
				),
				'the sum of the series is the first term over 1 minus the ratio',
			),
			...(lead === undefined
				? []
				: [
						line(equation(problem, sum(quotient(lead, 10), num(part))), 'divide'),
						line(
							equation(
								problem,
								sum(
									quotient(lead * (shared / 10), shared),
									quotient(Number(part.n) * (shared / Number(part.d)), shared),
								),
							),
							'use a common denominator',
						),
					]),
			line(equation(problem, num(value)), lead === undefined ? 'divide' : 'add and simplify'),
		],
		hints: [say`How does the value of each repeating block compare with the block before it?`],
	};
}

function wrongFractions(rep: number, digits: number, lead: number | undefined): WrongAnswer[] {
	const [nines, tens] = [10 ** digits - 1, 10 ** digits];
	if (lead === undefined)
		return [
			[rational(new Fraction(rep, tens)), 'ignored that the digits repeat'],
			[rational(new Fraction(rep, 10 * tens - 1)), 'used one 9 too many in the denominator'],
		];
	const all = lead * tens + rep;
	return [
		[rational(new Fraction(all, 10 * tens)), 'ignored that the digits repeat'],
		[rational(new Fraction(all, 10 * tens - 1)), 'treated all of the digits as repeating'],
		[
			rational(new Fraction(rep, nines).add(new Fraction(lead, 10))),
			'ignored the place of the repeating digits',
		],
	];
}
