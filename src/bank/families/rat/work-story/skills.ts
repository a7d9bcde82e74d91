/** rat.work-story: shared work, currents, average speed and cost. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { formula, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { exactForm } from '../../../steps/fractions.ts';
import { plain } from '../../../steps/measured.ts';
import { averageCost, concentration } from './averages.ts';
import { averageSpeed, paddlingTrip, travel } from './travel.ts';

// Jobs that two can share, and tanks that two pipes fill. Hours.

/** "Working alone, Maya can paint a fence in 6 hours": two workers and what they do. */
type SharedJob = { one: string; other: string; job: string };

const BY_HAND = [
	'paint a long fence',
	'clean out a garage',
	'sort the books for a library sale',
	'plant the flower beds in a park',
	'set up the tables for a festival',
	'wash a row of school buses',
	'stack the firewood for the winter',
	'pack the boxes at a food bank',
];

/** Either of the two may be the faster one. */
const BY_MACHINE = [
	['the upstairs printer', 'the downstairs printer', 'print the ballots for an election'],
	['the orange snowplow', 'the yellow snowplow', 'clear the roads of a village'],
	['the red tractor', 'the blue tractor', 'plow a field'],
] as const;

function sharedJob(random: Random): SharedJob {
	if (random.int(0, 3) === 0) {
		const [one, other, job] = random.pick(BY_MACHINE);
		return { one, other, job };
	}
	const [one = '', other = ''] = random.sample(FIRST_NAMES, 2);
	return { one, other, job: random.pick(BY_HAND) };
}

/** What pipes fill: "a swimming pool". */
const tank = (random: Random): string =>
	random.pick(['a swimming pool', 'a water tank', 'a fish pond', 'a storage tank']);

export const skills: Skills = {
	'Solve shared-work problems'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		return draw.inTurn('ask') === 'together' ? together(a, b, draw) : alone(a, b, draw);
	},

	'Solve shared-work and pipe problems'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		return caseOf(
			{
				together: () => (draw.random.int(0, 1) === 0 ? together(a, b, draw) : pipes(a, b, draw)),
				'one alone': () => alone(a, b, draw),
				'fill and drain': () => drain(a, b, draw),
			},
			draw.inTurn('kind'),
		)();
	},

	'Solve current and average speed problems': travel,

	'Solve concentration, rate, and average cost problems': (draw) =>
		caseOf(
			{
				'cost per item': averageCost,
				'tank concentration': concentration,
				'paddling trip': paddlingTrip,
				'shared painting job': paintingJob,
				'average speed': averageSpeed,
			},
			draw.inTurn('ctx'),
		)(draw),
};

/** No two equal times, and a result that can be written without trouble. */
const isPlain = (time: Fraction): boolean => time.d <= 6n && time.gt(1) && time.lt(60);

/** Read as a mixed number: 8/3 hours is 2⅔ hours. Any equal form may be typed. */
const hours = (time: Fraction): DraftAnswer =>
	withUnit({ ...rational(time), body: formula(exactForm(time)) }, 'hours');

/** Nobody shares a job with someone who needs more than three times as long. */
const isSimilar = (a: number, b: number): boolean =>
	a !== b && Math.max(a, b) <= 3 * Math.min(a, b);

const bothMisconceptions = (a: number, b: number): WrongAnswer[] => [
	[rational(a + b), 'added the two times'],
	[rational(new Fraction(a + b, 2)), 'found the mean of the two times'],
];

function together(a: number, b: number, { random }: Draw): Draft | undefined {
	const time = new Fraction(a * b, a + b);
	if (!isSimilar(a, b) || !isPlain(time)) return undefined;
	const { one, other, job } = sharedJob(random);
	const answer = hours(time);
	return {
		prompt: say`Working alone, ${one} can ${job} in ${a} hours, and ${other} can do it in ${b} hours. How many hours does the job take when they work together? Write the exact answer.`,
		answer: withMisconceptions(answer, ...bothMisconceptions(a, b)),
		steps: [
			sentence(
				say`Let ${symbol('t')} be the number of hours that the job takes when they work together. In one hour, ${one} does ${quotient(1, a)} of the job, and ${other} does ${quotient(1, b)} of it.`,
			),
			...togetherLines(a, b, 1),
			sentence(say`Working together, they take ${answer.body}.`),
		],
		hints: [
			say`What fraction of the job does each of them do in one hour? What fraction do they do in one hour when they work together?`,
		],
	};
}

/** "a fish pond", then "the fish pond". */
const the = (noun: string): string => noun.replace('a ', 'the ');

function pipes(a: number, b: number, { random }: Draw): Draft | undefined {
	const time = new Fraction(a * b, a + b);
	if (a === b || !isPlain(time)) return undefined;
	const what = tank(random);
	const answer = hours(time);
	return {
		prompt: say`One pipe can fill ${what} in ${a} hours, and a second pipe can fill it in ${b} hours. How many hours does it take to fill ${the(what)} when both pipes are open? Write the exact answer.`,
		answer: withMisconceptions(answer, ...bothMisconceptions(a, b)),
		steps: [
			sentence(
				say`Let ${symbol('t')} be the number of hours that it takes with both pipes open. In one hour, the first pipe fills ${quotient(1, a)} of ${the(what)}, and the second pipe fills ${quotient(1, b)} of it.`,
			),
			...togetherLines(a, b, 1),
			sentence(say`With both pipes open, it takes ${answer.body} to fill ${the(what)}.`),
		],
		hints: [
			say`What fraction of ${the(what)} does each pipe fill in one hour? What fraction do they fill in one hour when both are open?`,
		],
	};
}

function alone(a: number, b: number, { random }: Draw): Draft | undefined {
	const time = new Fraction(a * b, a + b);
	if (!isSimilar(a, b) || !/^\d+(\.\d)?$/.test(time.toString()) || time.lte(1)) return undefined;
	const { one, other, job } = sharedJob(random);
	const answer = withUnit(rational(b), 'hours');
	return {
		prompt: say`Working alone, ${one} can ${job} in ${a} hours. Working together, ${one} and ${other} take ${plain(time)} hours. How many hours does ${other} take to do the job alone?`,
		answer: withMisconceptions(
			answer,
			[rational(new Fraction(a).sub(time)), 'subtracted one time from the other'],
			[
				rational(new Fraction(a).mul(time).div(time.add(a))),
				`added ${one}’s rate to the combined rate instead of subtracting it`,
			],
		),
		steps: [
			sentence(
				say`Let ${symbol('x')} be the number of hours that ${other} needs to do the job alone. In ${plain(time)} hours, ${one} does ${quotient(plain(time), a)} of the job, and ${other} does ${quotient(plain(time), 'x')} of it.`,
			),
			...aloneLines(a, time),
			sentence(say`Working alone, ${other} needs ${answer.body}.`),
		],
		hints: [
			say`What fraction of the job does ${one} do in ${plain(time)} hours? What fraction is left for ${other}?`,
		],
	};
}

function drain(a: number, b: number, { random }: Draw): Draft | undefined {
	if (b <= a) return undefined;
	const time = new Fraction(a * b, b - a);
	if (time.d > 2n || time.gt(40)) return undefined;
	const what = tank(random);
	const answer = hours(time);
	return {
		prompt: say`A pipe can fill ${what} in ${a} hours. An open drain can empty it in ${b} hours. How many hours does it take to fill ${the(what)} when both the pipe and the drain are open? Write the exact answer.`,
		answer: withMisconceptions(
			answer,
			[rational(new Fraction(a * b, a + b)), 'added the rates instead of subtracting them'],
			[rational(b - a), 'subtracted one time from the other'],
		),
		steps: [
			sentence(
				say`Let ${symbol('t')} be the number of hours that it takes to fill ${the(what)}. In one hour, the pipe fills ${quotient(1, a)} of ${the(what)}, and the drain empties ${quotient(1, b)} of it.`,
			),
			...togetherLines(a, b, -1),
			sentence(say`It takes ${answer.body} to fill ${the(what)}.`),
		],
		hints: [
			say`What fraction of ${the(what)} does the pipe fill in one hour, and what fraction does the drain empty? What fraction is filled in one hour when both are open?`,
		],
	};
}

/** The rate r is the time of one painter in hours; the other's time is drawn. */
function paintingJob(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('r'), draw.random.int(2, 24)];
	return draw.random.int(0, 1) === 0 ? together(a, b, draw) : alone(a, b, draw);
}

// 1/a + 1/b = 1/t and its relatives, solved on the board.

/** t from 1/a ± 1/b = 1/t. */
function togetherLines(a: number, b: number, sign: 1 | -1): Line[] {
	const common = (a * b) / gcd(a, b);
	const [one, two] = [quotient(1, a), quotient(1, b)];
	const join = (left: Expression, right: Expression) =>
		sign > 0 ? sum(left, right) : difference(left, right);
	const [first, second] = [common / a, common / b];
	const count = first + sign * second;
	return [
		line(
			equation(join(one, two), quotient(1, 't')),
			sign > 0
				? 'the hourly rates add up to the combined rate'
				: 'subtract the rate of the drain from the rate of the pipe',
		),
		line(
			equation(join(product(first, 't'), product(second, 't')), common),
			`multiply each term by ${common}t`,
		),
		...(count === 1 ? [] : [line(equation(product(count, 't'), common), 'combine like terms')]),
		...(gcd(common, count) === 1 || common % count === 0
			? []
			: [line(equation('t', quotient(common, count)), `divide both sides by ${count}`)]),
		line(
			equation('t', num(new Fraction(common, count))),
			count === 1
				? 'combine like terms'
				: gcd(common, count) === 1 || common % count === 0
					? `divide both sides by ${count}`
					: 'simplify the fraction',
		),
	];
}

/** x from t/a + t/x = 1: in t hours the whole job is done. */
function aloneLines(a: number, t: Fraction): Line[] {
	const time = plain(t);
	const part = t.div(a);
	const isReduced = t.d === 1n && part.d < BigInt(a);
	const under = isReduced ? Number(part.d) : a;
	const over = part.mul(under);
	const left = new Fraction(under).sub(over);
	const whole = t.mul(under);
	return [
		line(
			equation(sum(quotient(time, a), quotient(time, 'x')), 1),
			'the two parts add up to one whole job',
		),
		...(isReduced
			? [line(equation(sum(num(part), quotient(time, 'x')), 1), 'simplify the first fraction')]
			: []),
		line(
			equation(sum(product(plain(over), 'x'), plain(whole)), product(under, 'x')),
			`multiply each term by ${under}x`,
		),
		line(
			equation(plain(whole), product(plain(left), 'x')),
			`subtract ${over.equals(1) ? '' : over.toString()}x from both sides`,
		),
		...(left.equals(1)
			? []
			: [line(equation('x', num(whole.div(left))), `divide both sides by ${left.toString()}`)]),
	];
}
