/** stat.sampling: samples, margins of error, study design. CCSS 7.SP.A.1–2, S-IC.A.1, S-IC.B.3–6. */
import Fraction from 'fraction.js';
import { continued, equation, quotient, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational, withUnit } from '../../../answer.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { amount, asDecimal, ends, percentOf } from '../../../steps/amounts.ts';
import { listed, totalOf } from '../../../steps/statistics.ts';
import { POLLS, relativeOf } from './polls.ts';
import { planSkills } from './plans.ts';
import { marginSkills } from './margin.ts';

export const skills: Skills = {
	...planSkills,
	...marginSkills,

	'Combine several samples'(draw) {
		const { random } = draw;
		const [p, count, N] = [draw.int('p'), draw.int('samples'), draw.int('N')];
		const size = random.pick([20, 25, 40, 50]);
		const counts = Array.from({ length: count }, () =>
			Math.round((size * p) / 100 + random.int(-size, size) / 8),
		);
		const hits = totalOf(counts);
		const share = new Fraction(hits, size * count);
		const predicted = share.mul(N);
		const poll = random.pick(POLLS.filter(({ most }) => p <= most));
		const isBad = counts.some((one) => one < 1 || one >= size) || predicted.d !== 1n;
		if (isBad || !ends(share, 3) || size * count > N || new Set(counts).size < 2) return undefined;
		const answer = withUnit(rational(predicted), poll.things);
		return {
			prompt: say`There are ${N} ${poll.all}. In ${count} random samples of ${size} ${poll.things} each, the numbers of ${poll.things} ${relativeOf(poll)} ${poll.trait} are ${listed(counts)}. Use all samples together to estimate how many of the ${N} ${poll.things} ${poll.trait}.`,
			answer,
			steps: [
				line(equation(sum(...counts), hits), 'add the numbers of all samples'),
				line(equation(times(count, size), count * size), 'the size of all samples together'),
				line(equation(quotient(hits, count * size), amount(share)), 'the part of all samples'),
				line(
					equation(times(amount(share), N), amount(predicted)),
					'the same part of the population',
				),
				sentence(say`The estimate is ${answer.body}.`),
			],
			hints: [say`Put the samples together into one large sample.`],
		};
	},

	'Estimate a population count'(draw) {
		const [k, n, N] = [draw.int('k'), draw.int('n'), draw.int('N')];
		const predicted = new Fraction(k, n).mul(N);
		const poll = draw.random.pick(POLLS);
		if (k >= n || predicted.d !== 1n || 100 * k > poll.most * n || N < 5 * n) return undefined;
		const answer = withUnit(rational(predicted), poll.things);
		return {
			prompt: say`In a random sample of ${n} ${poll.things}, ${k} ${poll.trait}. There are ${N} ${poll.all}. Based on the sample, how many of them ${poll.trait}?`,
			answer,
			steps: [
				line(times(quotient(k, n), N), 'the same part of the population as of the sample'),
				line(continued(amount(predicted))),
				sentence(say`The estimate is ${answer.body}.`),
			],
			hints: [say`What fraction of the sample is it?`],
		};
	},

	'Margin of error and sample size'(draw) {
		const [p, ask] = [draw.int('p'), draw.inTurn('ask')];
		const poll = draw.random.pick(POLLS);
		const [n, margin] = draw.random.pick(SIZES);
		if (p > poll.most) return undefined;
		const rule = say`For a random sample of ${symbolN} ${poll.things}, use the margin of error ${quotient(1, { kind: 'root', of: symbolN, index: 2 })}.`;
		const root = Math.sqrt(n);
		const found = [
			line(quotient(1, { kind: 'root', of: amount(n), index: 2 }), 'the margin of error'),
			line(continued(quotient(1, root))),
			line(continued(percentOf(margin)), 'as a percent'),
		];
		if (ask === 'n') {
			const answer = withUnit(rational(n), poll.things);
			return {
				prompt: say`A survey is to find what fraction of the ${poll.all} ${poll.trait}. ${rule} How large must the sample be for a margin of error of ${percentOf(margin)}?`,
				answer,
				steps: [
					line(
						equation(quotient(1, { kind: 'root', of: symbolN, index: 2 }), asDecimal(margin)),
						'the margin as a decimal',
					),
					line(
						equation({ kind: 'root', of: symbolN, index: 2 }, root),
						'take the reciprocal of both sides',
					),
					line(equation(symbolN, n), 'square both sides'),
					sentence(say`The sample needs ${answer.body}.`),
				],
				hints: [say`Write the margin as a decimal and solve for ${symbolN}.`],
			};
		}
		const told = say`In a random sample of ${n} ${poll.things}, ${percentOf(p)} ${poll.trait}. ${rule}`;
		if (ask === 'claim')
			return {
				prompt: say`${told} What is the margin of error, in percentage points?`,
				answer: {
					...rational(new Fraction(margin)),
					value: String(margin),
					body: say`${percentOf(margin)}`,
					unit: '%',
				},
				steps: found,
				hints: [say`Put the sample size in place of ${symbolN}.`],
			};
		const isLow = draw.random.int(0, 1) === 1;
		const end = isLow ? p - margin : p + margin;
		return {
			prompt: say`${told} What is the ${isLow ? 'lowest' : 'highest'} percent that is plausible for all the ${poll.all}?`,
			answer: {
				...rational(new Fraction(end)),
				value: String(end),
				body: say`${percentOf(end)}`,
				unit: '%',
			},
			steps: [
				...found,
				sentence(
					say`${percentOf(p)} ${isLow ? 'minus' : 'plus'} ${percentOf(margin)} is ${percentOf(end)}.`,
					isLow ? 'go down by the margin of error' : 'go up by the margin of error',
				),
			],
			hints: [say`Find the margin of error as a percent first.`],
		};
	},
};

const symbolN = { kind: 'symbol', name: 'n' } as const;

/** Sample sizes and their margins 1/√n in percent. */
const SIZES: readonly (readonly [number, number])[] = [
	[100, 10],
	[400, 5],
	[625, 4],
	[1600, 2.5],
	[2500, 2],
];
