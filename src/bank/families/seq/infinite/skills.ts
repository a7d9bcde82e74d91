/** seq.infinite: infinite geometric series. CCSS HSA-SSE.B.4. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	quotient,
	relation,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { absolute } from '../../../../math/expression.ts';
import { decimal } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { inWords, rational } from '../../../answer.ts';
import { type Draft, line, sentence, type Skills } from '../../../family.ts';
import { geometricTerms } from '../../../steps/sequence.ts';

export const skills: Skills = {
	'Infinite sum or convergence'(draw) {
		const [first, ratio] = [draw.int('a1'), new Fraction(draw.int('p'), draw.int('q'))];
		const ask = draw.inTurn('ask');
		if (ratio.abs().equals(1) || ratio.d > 9n) return undefined;
		if (ask === 'converges') return infinite(first, ratio, true);
		if (ratio.abs().gt(1)) return undefined;
		return ask === 'sum' ? infinite(first, ratio, false) : findFirst(first, ratio);
	},
	'Repeating decimal as a fraction'(draw) {
		const [rep, lead] = [draw.int('rep'), draw.int('lead')];
		return repeating(rep, draw.inTurn('type') === 'pure' ? undefined : lead);
	},
};

const S = symbol('S');

function infinite(first: number, r: Fraction, mayDiverge: boolean): Draft | undefined {
	const terms = geometricTerms(first, r, 3).map((value, at) =>
		at === 0 ? num(value) : signed(value),
	);
	const shown = sum(...terms, symbol('\\cdots'));
	if (terms.some((one) => one.kind === 'number' && one.value.d > 300n)) return undefined;
	const converges = r.abs().lt(1);
	const value = new Fraction(first).div(new Fraction(1).sub(r));
	if (value.d > 60n) return undefined;
	const note = mayDiverge ? ' If it has no sum, write no sum.' : '';
	const ratioLine = sentence(
		say`The common ratio is ${num(r)}.`,
		'divide the second term by the first',
	);
	if (!converges)
		return {
			prompt: say`Find the sum of the infinite geometric series ${shown}.${note}`,
			answer: inWords('rational', 'no sum'),
			steps: [
				ratioLine,
				line(relation(absolute(num(r)), '>', 1), 'the terms do not come close to 0'),
				sentence(say`The series has no sum.`),
			],
			hints: [say`For which ratios do the terms come closer and closer to 0?`],
		};
	return {
		prompt: say`Find the sum of the infinite geometric series ${shown}. Write a whole number or a fraction.${note}`,
		answer: rational(value),
		steps: [
			ratioLine,
			line(relation(absolute(num(r)), '<', 1), 'so the series has a sum'),
			line(
				equation(S, quotient(first, difference(1, signed(r)))),
				'the first term over one minus the ratio',
			),
			line(equation(S, quotient(first, num(new Fraction(1).sub(r))))),
			line(equation(S, num(value))),
		],
		hints: [say`Find the common ratio. Is it between −1 and 1?`],
	};
}

function findFirst(first: number, r: Fraction): Draft | undefined {
	const value = new Fraction(first).div(new Fraction(1).sub(r));
	const left = new Fraction(1).sub(r);
	if (value.d > 12n) return undefined;
	return {
		prompt: say`An infinite geometric series has the common ratio ${num(r)} and the sum ${num(value)}. Find the first term.`,
		answer: rational(first),
		steps: [
			line(
				equation(num(value), quotient(symbol('a_{1}'), difference(1, signed(r)))),
				'the first term over one minus the ratio',
			),
			line(equation(num(value), quotient(symbol('a_{1}'), num(left)))),
			line(
				equation(times(num(value), num(left)), symbol('a_{1}')),
				'multiply both sides by the denominator',
			),
			line(equation(first, symbol('a_{1}'))),
		],
		hints: [say`Put the ratio and the sum into the formula for an infinite series.`],
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
	const text = `0.${lead ?? ''}(${rep})`;
	const problem: Expression = decimal(text);
	const places = (times_: number) =>
		`0.${'0'.repeat((lead === undefined ? 0 : 1) + digits * times_)}${rep}`;
	const opening = lead === undefined ? [] : [decimal(`0.${lead}`)];
	return {
		prompt: say`Write ${problem} as a fraction in lowest terms. The digits under the bar repeat.`,
		answer: rational(value),
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
				'a geometric series',
			),
			sentence(
				say`The ${lead === undefined ? 'first term' : 'first term of the series'} is ${num(first)}, and the ratio is ${num(ratio)}.`,
			),
			line(
				equation(
					problem,
					sum(
						...(lead === undefined ? [] : [quotient(lead, 10)]),
						quotient(num(first), num(new Fraction(1).sub(ratio))),
					),
				),
				'the first term over one minus the ratio',
			),
			...(lead === undefined ? [] : [line(equation(problem, sum(quotient(lead, 10), num(part))))]),
			line(equation(problem, num(value))),
		],
		hints: [
			say`Write the repeating digits as a sum: each block is a fixed fraction of the one before it.`,
		],
	};
}
