/** stat.sampling: samples, margins of error, study design. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { amount, asDecimal, ends, percentOf, spelled, totalOf } from '../../../steps/amounts.ts';
import { planSkills } from './plans.ts';
import { atFirst, inAll, introduced, isTooLarge, POLLS, relativeOf } from './studies.ts';

// The part about what a margin of error says.

const marginSkills: Skills = {
	'Interpret a margin of error'(draw) {
		const [m, e] = [draw.int('m'), draw.int('e')];
		const poll = POLLS.find(({ ctx }) => ctx === draw.choice('ctx'));
		if (!poll || m > poll.most || m - 3 * e < 1 || m + 3 * e > 99 || e < 1.5) return undefined;
		const claim = (share: Prose): Prose =>
			say`It is plausible that ${share} of the ${poll.all} ${poll.trait}.`;
		const between = (low: number, high: number): Prose =>
			claim(say`between ${percentOf(low)} and ${percentOf(high)}`);
		const other = (value: number): Prose => claim(say`${percentOf(value)}`);
		const isClaim = draw.inTurn('ask') === 'valid claim';
		const lead = say`In a random sample of the ${introduced(poll.all)}, ${percentOf(m)} ${poll.trait}. The margin of error is ${percentOf(e)}.`;
		const right = isClaim ? other(m - e / 2) : between(m - e, m + e);
		return {
			prompt: say`${lead} ${isClaim ? 'Which statement is justified?' : 'Which statement describes the interval of plausible values?'}`,
			answer: isClaim
				? multipleChoice(
						right,
						distractor(other(m + 2 * e), 'added the margin of error twice'),
						distractor(other(m - 3 * e), 'subtracted the margin of error three times'),
						distractor(other(m + 3 * e), 'added the margin of error three times'),
					)
				: multipleChoice(
						right,
						distractor(
							between(m, m + 2 * e),
							'added the margin of error twice instead of also subtracting it',
						),
						distractor(
							between(m - 2 * e, m),
							'subtracted the margin of error twice instead of also adding it',
						),
						distractor(
							between(m - e / 2, m + e / 2),
							'used half of the margin of error instead of the whole margin',
						),
					),
			steps: [
				line(
					equation(difference(percentOf(m), percentOf(e)), percentOf(m - e)),
					'subtract the margin of error to find the lowest plausible value',
				),
				line(
					equation(sum(percentOf(m), percentOf(e)), percentOf(m + e)),
					'add the margin of error to find the highest plausible value',
				),
				sentence(
					right,
					isClaim ? 'it lies between the lowest and the highest plausible value' : undefined,
				),
			],
			hints: [say`How far below or above the sample percentage can a plausible value be?`],
		};
	},
};

export const skills: Skills = {
	...planSkills,
	...marginSkills,

	'Estimate from several samples'(draw) {
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
		const isBad =
			counts.some((one) => one < 1 || one >= size) || predicted.d !== 1n || isTooLarge(poll, N);
		if (isBad || !ends(share, 3) || size * count > N || new Set(counts).size < 2) return undefined;
		const answer = withMisconceptions(
			withUnit(rational(predicted), poll.things),
			[rational(new Fraction(counts[0] ?? 0, size).mul(N)), 'used only the first sample'],
			[rational(hits), 'gave the count in all the samples'],
			[
				rational(new Fraction(N).sub(predicted)),
				`estimated the number of all the other ${poll.things}`,
			],
		);
		return {
			prompt: say`${atFirst(poll, N)}. In ${count} random samples of ${size} ${poll.things} each, the numbers of ${poll.things} ${relativeOf(poll)} ${poll.trait} are ${spelled(counts)}. Use all the samples together to estimate how many of the ${N} ${poll.things} ${poll.trait}.`,
			answer,
			steps: [
				line(equation(sum(...counts), hits), 'add the counts from all the samples'),
				line(equation(times(count, size), count * size), 'multiply to find the total sample size'),
				line(
					equation(quotient(hits, count * size), amount(share)),
					'divide to find the sample proportion',
				),
				line(
					equation(times(amount(share), N), amount(predicted)),
					'multiply the population size by the sample proportion',
				),
				sentence(say`The estimate is ${answer.body}.`),
			],
			hints: [
				say`What is the total count in all the samples? What is the total sample size?`,
				say`How do you use the sample proportion to estimate the number in the whole population?`,
			],
		};
	},

	'Estimate a population count'(draw) {
		const [k, n, N] = [draw.int('k'), draw.int('n'), draw.int('N')];
		const predicted = new Fraction(k, n).mul(N);
		const poll = draw.random.pick(POLLS);
		if (k >= n || predicted.d !== 1n || 100 * k > poll.most * n || N < LEAST_PER_SAMPLE * n)
			return undefined;
		if (isTooLarge(poll, N)) return undefined;
		const answer = withMisconceptions(
			withUnit(rational(predicted), poll.things),
			[
				rational(new Fraction(N).sub(predicted)),
				`estimated the number of all the other ${poll.things}`,
			],
			[
				rational(new Fraction(k).add(N - n)),
				'added the difference between the population size and the sample size to the count in the sample',
			],
		);
		return {
			prompt: say`In a random sample of ${n} ${introduced(poll.all)}, ${k} ${poll.trait}. ${inAll(poll, N)}. Based on the sample, about how many of them ${poll.trait}?`,
			answer,
			steps: [
				line(times(quotient(k, n), N), 'multiply the population size by the sample proportion'),
				line(continued(amount(predicted)), 'multiply'),
				sentence(say`The estimate is ${answer.body}.`),
			],
			hints: [say`What fraction of the ${poll.things} in the sample ${poll.trait}?`],
		};
	},

	'Relate margin of error and sample size'(draw) {
		const [p, ask] = [draw.int('p'), draw.inTurn('ask')];
		const poll = draw.random.pick(POLLS);
		const [n, margin] = draw.random.pick(SIZES);
		if (p > poll.most || isTooLarge(poll, LEAST_PER_SAMPLE * n)) return undefined;
		const rule = say`For a random sample of ${symbolN} ${poll.things}, use ${quotient(1, { kind: 'root', of: symbolN, index: 2 })} as the margin of error.`;
		const root = Math.sqrt(n);
		const found = [
			line(
				quotient(1, { kind: 'root', of: amount(n), index: 2 }),
				`substitute ${n} for n in the margin of error`,
			),
			line(continued(quotient(1, root)), `the square root of ${n} is ${root}`),
			line(continued(percentOf(margin)), 'write the fraction as a percent'),
		];
		if (ask === 'n') {
			const answer = withMisconceptions(
				withUnit(rational(n), poll.things),
				[rational(root), 'gave √n instead of squaring it to find n'],
				[rational(2 * root), 'multiplied by 2 instead of squaring'],
			);
			return {
				prompt: say`A random sample will be used to estimate what percent of the ${introduced(poll.all)} ${poll.trait}. ${rule} How large must the sample be for a margin of error of ${percentOf(margin)}?`,
				answer,
				steps: [
					line(
						equation(quotient(1, { kind: 'root', of: symbolN, index: 2 }), asDecimal(margin)),
						'write the margin of error as a decimal',
					),
					line(
						equation({ kind: 'root', of: symbolN, index: 2 }, root),
						'take the reciprocal of both sides',
					),
					line(equation(symbolN, n), 'square both sides'),
					sentence(say`The sample must include ${answer.body}.`),
				],
				hints: [
					say`What is the margin of error as a decimal? What equation can you solve for ${symbolN}?`,
				],
			};
		}
		const stated = say`In a random sample of ${n} ${introduced(poll.all)}, ${percentOf(p)} ${poll.trait}. ${rule}`;
		if (ask === 'claim')
			return {
				prompt: say`${stated} What is the margin of error, as a percent?`,
				answer: withMisconceptions(
					{
						...rational(new Fraction(margin)),
						value: String(margin),
						body: say`${percentOf(margin)}`,
						unit: '%',
					},
					[rational(root), 'did not take the reciprocal'],
					[rational(new Fraction(100, n)), 'did not take the square root'],
				),
				steps: [...found, sentence(say`The margin of error is ${percentOf(margin)}.`)],
				hints: [
					say`What is the square root of the sample size?`,
					say`How do you write the fraction as a percent?`,
				],
			};
		const isLow = draw.random.int(0, 1) === 1;
		const end = isLow ? p - margin : p + margin;
		return {
			prompt: say`${stated} What is the ${isLow ? 'lowest' : 'highest'} percentage that is plausible for the whole population?`,
			answer: withMisconceptions(
				{
					...rational(new Fraction(end)),
					value: String(end),
					body: say`${percentOf(end)}`,
					unit: '%',
				},
				[
					rational(new Fraction(2 * p).sub(end)),
					isLow
						? 'added the margin of error instead of subtracting it'
						: 'subtracted the margin of error instead of adding it',
				],
				[rational(new Fraction(margin)), 'gave the margin of error'],
			),
			steps: [
				...found,
				line(
					equation(
						isLow
							? difference(percentOf(p), percentOf(margin))
							: sum(percentOf(p), percentOf(margin)),
						percentOf(end),
					),
					isLow
						? 'subtract the margin of error to find the lowest plausible percentage'
						: 'add the margin of error to find the highest plausible percentage',
				),
				sentence(
					say`The ${isLow ? 'lowest' : 'highest'} plausible percentage is ${percentOf(end)}.`,
				),
			],
			hints: [
				say`What is the margin of error as a percent?`,
				say`Do you add it or subtract it to find the ${isLow ? 'lowest' : 'highest'} plausible percentage?`,
			],
		};
	},
};

const symbolN = { kind: 'symbol', name: 'n' } as const;

/** A population is at least this many times as large as a sample from it. */
const LEAST_PER_SAMPLE = 5;

/** Sample sizes and their margins 1/√n in percent. */
const SIZES: readonly (readonly [number, number])[] = [
	[100, 10],
	[400, 5],
	[625, 4],
	[1600, 2.5],
	[2500, 2],
];
