/** num.dec-ops: rounding, estimating and computing with decimals. */
import Fraction from 'fraction.js';
import { continued, difference, type Expression, num, times } from '../../../../math/expression.ts';
import { decimal, money, roundedText } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	caseOf,
	exactDecimal,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, moneyAnswer } from '../../../steps/amounts.ts';
import { arithmeticSkills } from './arithmetic.ts';
import { roundingSkills } from './rounding.ts';

// Stories in which equal decimal amounts are taken from a whole, by the contexts of the curriculum plan.

type TakenStory = {
	/** Amounts are money. */
	money: boolean;
	unit: string;
	/** What each equal amount is. */
	amount: 'cost' | 'distance' | 'weight' | 'length';
	/** What the two questions ask for, as in the last line: "The … is". */
	totalName: string;
	leftName: string;
	/** What each equal amount is for, in the plural, and if it differs, where something is left of a whole. */
	many: string;
	manyTaken?: string;
	/** Limits of one equal amount that make sense. */
	least: number;
	most: number;
	/** `each` is taken `n` times. The first asks how much that is, the second what is left of `whole`. */
	total(n: number, each: Expression): Prose;
	left(n: number, each: Expression, whole: Expression): Prose;
};

type Make = (random: Random) => TakenStory;

const shopping: Make = (random) => {
	const name = random.pick(FIRST_NAMES);
	const thing = random.pick(['notebook', 'sandwich', 'T-shirt', 'calendar', 'movie ticket']);
	const things = thing === 'sandwich' ? 'sandwiches' : `${thing}s`;
	return {
		money: true,
		unit: 'dollars',
		amount: 'cost',
		totalName: 'total cost',
		leftName: 'change',
		many: things,
		least: 2,
		most: 15,
		total: (n, each) =>
			say`One ${thing} costs ${each}. ${name} buys ${n} ${things}. How much does ${name} pay, in dollars?`,
		left: (n, each, whole) =>
			say`${name} buys ${n} ${things} at ${each} each and pays with ${whole}. How much change does ${name} get, in dollars?`,
	};
};

const fuel: Make = (random) => {
	const name = random.pick(FIRST_NAMES);
	return {
		money: true,
		unit: 'dollars',
		amount: 'cost',
		totalName: 'total cost',
		leftName: 'change',
		many: 'gallons',
		least: 2.5,
		most: 5.5,
		total: (n, each) =>
			say`Fuel costs ${each} a gallon. ${name} buys ${n} gallons. How much does ${name} pay, in dollars?`,
		left: (n, each, whole) =>
			say`${name} buys ${n} gallons of fuel at ${each} a gallon and pays with ${whole}. How much change does ${name} get, in dollars?`,
	};
};

const running: Make = (random) => {
	const name = random.pick(FIRST_NAMES);
	return {
		money: false,
		unit: 'miles',
		amount: 'distance',
		totalName: 'total distance',
		leftName: 'distance left',
		many: 'days',
		least: 1.25,
		most: 8,
		total: (n, each) =>
			say`${name} runs ${each} miles a day. How many miles does ${name} run in ${n} days?`,
		left: (n, each, whole) =>
			say`${name} wants to run ${whole} miles this month and has run ${each} miles on each of ${n} days so far. How many miles are left?`,
	};
};

const parcels: Make = (random) => {
	const what = random.pick(['parcel', 'crate', 'box of books']);
	const many = what === 'parcel' ? 'parcels' : what === 'crate' ? 'crates' : 'boxes of books';
	return {
		money: false,
		unit: 'pounds',
		amount: 'weight',
		totalName: 'total weight',
		leftName: 'weight that can be added',
		many,
		least: 1.25,
		most: 12,
		total: (n, each) =>
			say`Each ${what} weighs ${each} pounds. How many pounds do ${n} ${many} weigh together?`,
		left: (n, each, whole) =>
			say`A cart can carry ${whole} pounds. It holds ${n} ${many} of ${each} pounds each. How many more pounds can it carry?`,
	};
};

const phone: Make = (random) => {
	const name = random.pick(FIRST_NAMES);
	return {
		money: true,
		unit: 'dollars',
		amount: 'cost',
		totalName: 'total cost',
		leftName: 'remaining credit',
		many: 'months',
		least: 3,
		most: 30,
		total: (n, each) =>
			say`A phone plan costs ${each} a month. How much does ${name} pay for ${n} months, in dollars?`,
		left: (n, each, whole) =>
			say`${name} has a phone credit of ${whole}. Each month, ${each} is deducted from it. How much credit is left after ${n} months, in dollars?`,
	};
};

const crafts: Make = (random) => {
	const name = random.pick(FIRST_NAMES);
	const stuff = random.pick(['ribbon', 'yarn', 'cloth', 'wire']);
	return {
		money: false,
		unit: 'yards',
		amount: 'length',
		totalName: `total length of ${stuff}`,
		leftName: `length of ${stuff} left`,
		many: 'projects',
		manyTaken: 'pieces',
		least: 1.25,
		most: 9,
		total: (n, each) =>
			say`A craft project needs ${each} yards of ${stuff}. How many yards does ${name} need for ${n} projects?`,
		left: (n, each, whole) =>
			say`${name} cuts ${n} pieces of ${stuff}, each ${each} yards long, from a ${whole}-yard roll. How many yards are left on the roll?`,
	};
};

const TAKEN_STORIES: Readonly<Record<string, Make>> = {
	'shopping with change': shopping,
	'fuel purchase': fuel,
	'running distances': running,
	'weighing parcels': parcels,
	'phone bill': phone,
	'craft supplies': crafts,
};

// Money and measurements in stories.

const moneySkills: Skills = {
	'Solve money and measurement problems'(draw) {
		const story = caseOf(TAKEN_STORIES, draw.inTurn('ctx'))(draw.random);
		const [each, n] = [new Fraction(draw.int('price')), draw.int('n')];
		const whole = new Fraction(draw.choice('paid'));
		if (each.lt(story.least) || each.gt(story.most) || each.d === 1n) return undefined;
		const taken = each.mul(n);
		const asksLeft = draw.random.int(0, 2) > 0;
		const many = asksLeft ? (story.manyTaken ?? story.many) : story.many;
		const left = whole.sub(taken);
		if (asksLeft && (left.lt(1.25) || left.gt(whole.mul(0.9)))) return undefined;
		const value = asksLeft ? left : taken;
		const shown = (one: Fraction) =>
			!story.money ? amount(one) : decimal(roundedText(one, one.d === 1n ? 0 : 2));
		const said = (one: Fraction) => (story.money ? money(one) : amount(one));
		const answered = (one: Fraction) =>
			story.money ? moneyAnswer(one) : withUnit(exactDecimal(one), story.unit);
		const answer = withMisconceptions(
			answered(value),
			...(asksLeft
				? ([
						[answered(taken), `found the total for the ${n} ${many} but did not subtract it`],
						[
							answered(whole.sub(each)),
							`subtracted the ${story.amount} of only one of the ${n} ${many}`,
						],
					] as WrongAnswer[])
				: ([
						[answered(each.add(n)), 'added instead of multiplying'],
						[answered(taken.sub(each)), `left out one of the ${n} ${many}`],
					] as WrongAnswer[])),
		);
		return {
			prompt: asksLeft ? story.left(n, said(each), said(whole)) : story.total(n, said(each)),
			answer,
			steps: [
				line(
					asksLeft ? difference(num(whole), times(n, shown(each))) : times(n, shown(each)),
					asksLeft
						? `subtract the total ${story.amount} of the ${n} ${many}`
						: `multiply by the number of ${many}`,
				),
				...(asksLeft
					? [line(continued(difference(num(whole), shown(taken))), 'multiply first')]
					: []),
				line(continued(shown(value))),
				sentence(say`The ${asksLeft ? story.leftName : story.totalName} is ${answer.body}.`),
			],
			hints: [
				asksLeft
					? say`What is the total for the ${n} ${many}? Which operation then gives the ${story.leftName}?`
					: say`Which operation gives the total for the ${n} ${many}?`,
			],
		};
	},
};

export const skills: Skills = { ...roundingSkills, ...arithmeticSkills, ...moneySkills };
