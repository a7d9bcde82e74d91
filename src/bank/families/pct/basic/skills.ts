/** pct.basic: find the part, the percent or the whole. */
import Fraction from 'fraction.js';
import { continued, num, relation, symbol, times } from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	decimalAnswer,
	distractor,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	amount,
	dollarsAnswer,
	exactAnswer,
	percentAnswer,
	percentOf,
} from '../../../steps/amounts.ts';
import {
	partLines,
	percentLines,
	type PercentNumbers,
	wholeLines,
} from '../../../steps/percent-lines.ts';
import { PERCENT_STORIES, type PercentAsk } from './percent-stories.ts';

// The part about estimates: a benchmark fraction of a number that is easy to divide.

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

const estimateSkills: Skills = {
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

// What learners type for the part, the whole or the percent when they mix them up.

type Numbers = { p: number; whole: number; part: number };

/** Nobody types 5000/47 as a percent: a long decimal is rounded to the nearest tenth. */
const shortened = (value: Fraction): DraftAnswer =>
	value.mul(100).d === 1n ? rational(value) : decimalAnswer(value, 1);

const wrongParts = ({ p, whole, part }: Numbers): WrongAnswer[] => [
	[rational(p * whole), 'multiplied by the percent without writing it as a decimal'],
	[
		rational(new Fraction(whole).sub(part).abs()),
		p > 100
			? 'used only the part of the percent above 100% and left out the 100%'
			: 'subtracted the part from the whole',
	],
	[
		rational(new Fraction(part).div(10)),
		'moved the decimal point one place too far when writing the percent as a decimal',
	],
];

const wrongWholes = ({ p, part, whole }: Numbers): WrongAnswer[] => [
	[rational(new Fraction(part).mul(p).div(100)), `found ${p}% of the part`],
	[rational(new Fraction(whole, 100)), 'divided by the percent without writing it as a decimal'],
];

const wrongPercents = ({ p, part, whole }: Numbers): WrongAnswer[] => [
	[shortened(new Fraction(100 * whole, part)), 'divided the whole by the part'],
	[
		rational(new Fraction(p, 100)),
		'left the result as a fraction or decimal instead of changing it to a percent',
	],
	[
		rational(new Fraction(100 - p).abs()),
		p > 100
			? 'found the percent by which the part is greater than the whole'
			: 'found what percent of the whole is left over',
	],
];

// A percent story with one of its three numbers unknown.

const LINES: Record<PercentAsk, (numbers: Numbers) => Line[]> = {
	part: partLines,
	whole: wholeLines,
	percent: percentLines,
};

const WRONG = { part: wrongParts, whole: wrongWholes, percent: wrongPercents };

const HINTS: Record<PercentAsk, Prose> = {
	part: say`The whole and the percent are known. How do you find a percent of a number?`,
	whole: say`The part and the percent are known. What equation gives the whole?`,
	percent: say`The part and the whole are known. What fraction of the whole is the part?`,
};

/** Each part is a whole number of what is counted, and not one. */
function percentStory(draw: Draw, numbers: Numbers, ask: PercentAsk): Draft | undefined {
	const { p, whole, part } = numbers;
	if (!Number.isInteger(part) || part < 2 || whole === 100) return undefined;
	const story = caseOf(
		PERCENT_STORIES,
		draw.inTurn('ctx'),
	)({
		p: percentOf(p),
		percents: p,
		whole,
		part,
		random: draw.random,
	});
	if (!story) return undefined;
	const count = story.isMoney ? dollarsAnswer : exactAnswer;
	const answer = withMisconceptions(
		ask === 'percent' ? percentAnswer(p) : count(numbers[ask]),
		...WRONG[ask](numbers),
	);
	// Half is as much as the rest.
	return {
		prompt: story.prompts[ask],
		answer,
		steps: [...LINES[ask](numbers), sentence(story.concludes[ask](answer.body))],
		hints: [HINTS[ask]],
	};
}

export const skills: Skills = {
	'Find a percent of a number'(draw) {
		const numbers = numbersOf(draw, 'p', 'n');
		if (numbers.p === 100 || numbers.whole === 100) return undefined;
		return partOf(numbers);
	},

	...estimateSkills,

	'Find the part in a percent problem': (draw) =>
		percentStory(draw, numbersOf(draw, 'p', 'n'), 'part'),

	'Find what percent one number is of another'(draw) {
		const numbers = numbersOf(draw, 'p', 'b');
		const { p, part, whole } = numbers;
		if (p === 100 || whole === 100 || !Number.isInteger(part)) return undefined;
		const answer = withMisconceptions(percentAnswer(p), ...wrongPercents(numbers));
		const direct = draw.random.int(0, 1) === 0;
		return {
			prompt: direct
				? say`What percent of ${whole} is ${part}?`
				: say`${part} is what percent of ${whole}?`,
			answer,
			steps: [...percentLines(numbers), sentence(say`${part} is ${answer.body} of ${whole}.`)],
			hints: [
				say`Which number is the whole? The word “of” comes right before it.`,
				say`Which number do you divide, and which number do you divide by? How do you write the quotient as a percent?`,
			],
		};
	},

	'Find the whole from a percent'(draw) {
		const numbers = numbersOf(draw, 'p', 'w');
		const { p, part, whole } = numbers;
		if (p === 100 || whole === 100) return undefined;
		return {
			prompt: say`${part} is ${percentOf(p)} of what number?`,
			answer: withMisconceptions(exactAnswer(whole), ...wrongWholes(numbers)),
			steps: wholeLines(numbers),
			hints: [
				say`Let ${symbol('n')} be the unknown number. What equation says that ${percentOf(p)} of it is ${part}?`,
			],
		};
	},

	'Solve percent problems in context': (draw) =>
		percentStory(draw, numbersOf(draw, 'p', 'w'), askOf(draw)),

	'Find the part, whole, or percent'(draw) {
		const numbers = numbersOf(draw, 'p', 'w');
		const { p, part, whole } = numbers;
		const ask = askOf(draw);
		if (p === 100 || whole === 100 || !Number.isInteger(part)) return undefined;
		if (ask === 'part') return partOf(numbers);
		if (ask === 'whole')
			return {
				prompt: say`If ${percentOf(p)} of ${symbol('x')} is ${part}, what is the value of ${symbol('x')}?`,
				answer: withMisconceptions(exactAnswer(whole), ...wrongWholes(numbers)),
				steps: wholeLines(numbers, 'x'),
				hints: [
					say`Which number is the part? What equation connects the percent, the whole, and the part?`,
				],
			};
		return {
			prompt: say`The number ${part} is ${percent('p')} of ${whole}. What is the value of ${symbol('p')}?`,
			answer: withMisconceptions(exactAnswer(p), ...wrongPercents(numbers)),
			steps: [
				...percentLines(numbers),
				sentence(say`${part} is ${percentOf(p)} of ${whole}, so ${symbol('p')} is ${amount(p)}.`),
			],
			hints: [
				say`Which number is the part, and which is the whole? What is their quotient as a percent?`,
			],
		};
	},
};

type Ask = 'part' | 'whole' | 'percent';

function askOf(draw: Draw): Ask {
	const ask = draw.choice('ask');
	return ask === 'part' || ask === 'whole' ? ask : 'percent';
}

function numbersOf(draw: Draw, p: string, whole: string): Record<keyof PercentNumbers, number> {
	const [percents, n] = [draw.int(p), draw.int(whole)];
	return { p: percents, whole: n, part: (percents * n) / 100 };
}

function partOf(numbers: Record<keyof PercentNumbers, number>): Draft | undefined {
	const { p, whole, part } = numbers;
	const form = Number.isInteger(part) ? say`` : say` Write your answer as a decimal.`;
	const answer = withMisconceptions(exactAnswer(part), ...wrongParts(numbers));
	// Half is as much as the rest.
	return {
		prompt: say`What is ${percentOf(p)} of ${whole}?${form}`,
		answer,
		steps: partLines(numbers),
		hints: [
			p > 100
				? say`Is the result more or less than ${whole}? What is ${percentOf(p)} as a decimal?`
				: say`What is ${percentOf(p)} as a decimal? What does “of” tell you to do?`,
		],
	};
}
