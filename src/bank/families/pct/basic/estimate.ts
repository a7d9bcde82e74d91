/** The part of pct.basic about estimates: a benchmark fraction of a number that is easy to divide. */
import Fraction from 'fraction.js';
import { continued, num, relation, times } from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { distractor, line, multipleChoice, sentence, type Skills } from '../../../family.ts';
import { percentOf } from '../../../steps/amounts.ts';

type Benchmark = {
	fraction: string;
	/** Numbers are rounded to a multiple of this. */
	round: number;
	/** A fraction that is taken by mistake, and how. */
	mistaken: readonly [fraction: string, mistake: string];
};

/** Beyond this, the number has closer ones that are as easy to divide. */
const FARTHEST = 5;

const TENTH: Benchmark = {
	fraction: '1/10',
	round: 10,
	mistaken: ['1/5', 'found one fifth of the number instead of one tenth'],
};
const QUARTER: Benchmark = {
	fraction: '1/4',
	round: 20,
	mistaken: ['1/2', 'halved the number only once instead of twice'],
};
const HALF: Benchmark = {
	fraction: '1/2',
	round: 20,
	mistaken: ['1/5', 'found one fifth of the number instead of one half'],
};
const THREE_QUARTERS: Benchmark = {
	fraction: '3/4',
	round: 20,
	mistaken: ['1/2', 'found half of the number without adding another quarter of it'],
};

const BENCHMARKS: Readonly<Record<number, Benchmark>> = {
	9: TENTH,
	11: TENTH,
	19: {
		fraction: '1/5',
		round: 10,
		mistaken: ['1/2', 'found one half of the number instead of one fifth'],
	},
	24: QUARTER,
	26: QUARTER,
	33: {
		fraction: '1/3',
		round: 30,
		mistaken: ['1/30', 'found one thirtieth of the number instead of one third'],
	},
	48: HALF,
	52: HALF,
	67: {
		fraction: '2/3',
		round: 30,
		mistaken: ['1/6', 'divided a third of the number by 2 instead of multiplying it by 2'],
	},
	74: THREE_QUARTERS,
	76: THREE_QUARTERS,
};

/** "divide by 5", "240 ÷ 3 = 80, and 2 × 80 = 160" */
function dividedFirst(part: Fraction, of: number): string {
	const [top, bottom] = [Number(part.n), Number(part.d)];
	const one = of / bottom;
	return top === 1
		? `divide by ${bottom}`
		: `${of} ÷ ${bottom} = ${one}, and ${top} × ${one} = ${top * one}`;
}

export const estimateSkills: Skills = {
	'Estimate a percent of a number'(draw) {
		const [p, n] = [Number(draw.inTurn('p')), draw.int('n')];
		const benchmark = BENCHMARKS[p];
		if (!benchmark) return undefined;
		const part = new Fraction(benchmark.fraction);
		const near = Math.round(n / benchmark.round) * benchmark.round;
		if (n % Number(part.d) === 0 || Math.abs(near - n) > Math.min(0.06 * n, FARTHEST))
			return undefined;
		const [wrongPart, mistake] = benchmark.mistaken;
		const right = part.mul(near);
		const wrong: [Fraction, string][] = [
			[new Fraction(wrongPart).mul(near), mistake],
			[
				right.mul(10),
				'moved the decimal point only one place when writing the percent as a decimal',
			],
			[new Fraction(1).sub(part).mul(near), 'estimated what is left over instead of the part'],
		];
		if (part.equals('1/2')) wrong[2] = [right.div(2), 'halved the number twice instead of once'];
		const all = [right, ...wrong.map(([value]) => value)].map((value) => value.toFraction());
		const exact = new Fraction(p).mul(n).div(100);
		const gap = (value: Fraction) => value.sub(exact).abs();
		const isClear = wrong.every(([value]) => gap(value).gt(gap(right).mul(3)));
		if (!isClear || new Set(all).size < 4 || all.some((value) => value.includes('/')))
			return undefined;
		return {
			prompt: say`Which number is the best estimate of ${percentOf(p)} of ${n}?`,
			answer: multipleChoice(
				num(right),
				...wrong.map(([value, why]) => distractor(num(value), why)),
			),
			steps: [
				line(
					relation(percent(p), '\\approx', num(part)),
					'choose an easy fraction close to the percent',
				),
				line(relation(n, '\\approx', near), 'choose a nearby number that is easy to divide'),
				line(times(num(part), near), 'take the fraction of that number'),
				line(continued(num(right)), dividedFirst(part, near)),
				sentence(say`So ${percentOf(p)} of ${n} is about ${num(right)}.`),
			],
			hints: [
				say`Which simple fraction is close to ${percentOf(p)}?`,
				say`Which number close to ${n} is easy to divide by the denominator of that fraction?`,
			],
		};
	},
};
