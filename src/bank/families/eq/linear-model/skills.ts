/** eq.linear-model: form ax + b = c, or two plans equal, from a story. */
import Fraction from 'fraction.js';
import { type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	rational,
	sentence,
	type Skill,
	type Skills,
	withAlternatives,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { withStop, wrongSolutions } from '../../../steps/equation-question.ts';
import { type Solved, solveEquation } from '../../../steps/solve-equation.ts';

const onePlan =
	(shown: boolean): Skill =>
	(draw) => {
		const [f, r, x] = [draw.int('f'), draw.int('r'), draw.int('x')];
		const stated = caseOf(ONE_PLAN, draw.inTurn('ctx'))(f, r, x, draw.random);
		if (!stated || f === r) return undefined;
		const { text, letter, unit, fixed, each, concludes } = stated;
		const solved = solveEquation([term(r, letter), term(f)], [term(f + r * x)], { shown });
		if (!solved) return undefined;
		const answer = withUnit(rational(solved.value), unit);
		return {
			prompt: text,
			answer: withMisconceptions(
				answer,
				[rational(new Fraction(f + r * x, r)), `did not subtract ${fixed} of $${f}`],
				...countedWrong(solved),
			),
			steps: [
				sentence(say`Let ${symbol(letter)} be the number of ${unit}.`),
				...explained(
					solved.lines,
					`$${r} for each ${each} plus ${fixed} of $${f} equals the total`,
				),
				sentence(concludes(answer.body)),
			],
			hints: [
				say`Which amount is fixed? Which amount is paid for each ${each}?`,
				say`How can you write the total for ${symbol(letter)} ${unit}?`,
			],
		};
	};

export const skills: Skills = {
	'Solve problems with a fixed fee and a rate': onePlan(true),
	'Solve two-step word problems': onePlan(false),

	'Find when two options are equal': drawnPlans,

	'Compare the costs of two plans'(draw) {
		const [f1, r1, r2, x] = [draw.int('f1'), draw.int('r1'), draw.int('r2'), draw.int('x')];
		return compare(draw, { f1, r1, f2: f1 - (r2 - r1) * x, r2, x });
	},
};

function drawnPlans(draw: Draw): Draft | undefined {
	const [f1, r1, r2] = [draw.int('f1'), draw.int('r1'), draw.int('r2')];
	if (draw.choice('given') === 'both fees') {
		const f2 = draw.int('f2');
		const x = (f1 - f2) / (r2 - r1);
		return compare(draw, { f1, r1, f2, r2, x });
	}
	const x = draw.int('x');
	return compare(draw, { f1, r1, f2: f1 - (r2 - r1) * x, r2, x });
}

function compare(draw: Draw, numbers: PlanNumbers): Draft | undefined {
	const context = draw.inTurn('ctx');
	const race = context.startsWith('two walkers');
	const { f1, r1, r2, x } = numbers;
	const f2 = race ? 0 : numbers.f2;
	if (!Number.isInteger(x) || x < 2 || x > 60 || r1 === r2) return undefined;
	if (!race && (f2 <= 0 || new Set([f1, f2, r1, r2]).size < 4)) return undefined;
	const stated = caseOf(TWO_PLANS, context)(numbers, draw.random);
	if (!stated) return undefined;
	const start = race ? (r2 - r1) * x : f1;
	const { text, letter, unit, fixed, rates } = stated;
	const first = [term(r1, letter), term(start)];
	const second = [term(r2, letter), ...(f2 === 0 ? [] : [term(f2)])];
	const solved = r1 > r2 ? solveEquation(first, second) : solveEquation(second, first);
	if (!solved) return undefined;
	const answer = withUnit(rational(solved.value), unit);
	return {
		prompt: text,
		answer: withMisconceptions(
			answer,
			[
				rational(new Fraction(Math.abs(f2 - start), r1 + r2)),
				`added the two ${rates} instead of subtracting them`,
			],
			...(fixed === undefined
				? []
				: withAlternatives(
						withStop(
							[
								[
									new Fraction(f2 + start, Math.abs(r2 - r1)),
									`added the two ${fixed} instead of subtracting them`,
								],
							],
							...solved.sides,
						),
						(one, other) => one.equals(other),
					).map(([value, why]) => [rational(value), why] as const)),
			...countedWrong(solved),
		),
		steps: [
			sentence(say`Let ${symbol(letter)} be the number of ${unit}.`),
			...amounts(
				stated,
				sum(product(r1, letter), start),
				f2 === 0 ? product(r2, letter) : sum(product(r2, letter), f2),
			),
			...explained(solved.lines, race ? 'the two distances are equal' : 'the two costs are equal'),
			sentence(stated.concludes(answer.body)),
		],
		hints: [
			race
				? say`How far from the beginning of the track is each robot after ${symbol(letter)} ${unit}?`
				: say`What are the two costs for ${symbol(letter)} ${unit}? When are they equal?`,
		],
	};
}

const amounts = ({ names, amount }: TwoPlans, first: Expression, second: Expression): Line[] => [
	sentence(say`The ${amount} is ${first} for ${names[0]} and ${second} for ${names[1]}.`),
];

const explained = (lines: Line[], why: string): Line[] =>
	lines.map((one, at) => (at === 0 ? { ...one, why } : one));

const countedWrong = ({ sides }: Solved) =>
	wrongSolutions(...sides)
		.filter(([value]) => value.gt(0))
		.map(([value, why]) => [rational(value), why] as const);

// Stories of a fixed amount and an amount for each unit, by the contexts of the curriculum plan.

/** "f plus r for each unit is the total": the numbers appear in this order in the text. */
type OnePlan = {
	text: Prose;
	letter: string;
	unit: string;
	fixed: string;
	each: string;
	/** The last line, from the answer with its unit. */
	concludes: (answer: Prose) => Prose;
};

/** Whole dollars; `x` is the number of units that is asked for. `undefined`: not sensible in this setting. */
type TellOne = (f: number, r: number, x: number, random: Random) => OnePlan | undefined;

const money = (dollars: number): string => `$${dollars}`;

/** In dollars, for a month. */
const MOST_PHONE_BILL = 150;
const MOST_PHONE_FEE = 80;

const ONE_PLAN: Readonly<Record<string, TellOne>> = {
	'phone plan': (f, r, x) =>
		r > 15 || x > 30 || f > MOST_PHONE_FEE || f + r * x > MOST_PHONE_BILL
			? undefined
			: {
					text: say`A phone plan costs ${money(f)} a month plus ${money(r)} for each gigabyte of data. The bill for one month is ${money(f + r * x)}. How many gigabytes of data were used?`,
					letter: 'g',
					unit: 'gigabytes',
					fixed: 'the monthly fee',
					each: 'gigabyte',
					concludes: (answer) => say`The customer used ${answer} of data.`,
				},
	'taxi fare': (f, r, x) =>
		f > 60 || r > 12 || x < 6
			? undefined
			: {
					text: say`An airport limousine service charges a booking fee of ${money(f)} plus ${money(r)} for each mile. A ride costs ${money(f + r * x)}. How many miles long is the ride?`,
					letter: 'm',
					unit: 'miles',
					fixed: 'the booking fee',
					each: 'mile',
					concludes: (answer) => say`The ride is ${answer} long.`,
				},
	'gym membership': (f, r, x) =>
		r < 8
			? undefined
			: {
					text: say`A gym charges ${money(f)} to join plus ${money(r)} per month. So far, a member has paid ${money(f + r * x)} in all. For how many months has the member paid?`,
					letter: 'm',
					unit: 'months',
					fixed: 'the joining fee',
					each: 'month',
					concludes: (answer) => say`The member has paid for ${answer}.`,
				},
	'plumber visit': (f, r, x) =>
		r < 10 || x > 24
			? undefined
			: {
					text: say`A plumber charges ${money(f)} for a visit plus ${money(r)} for each quarter hour of work. One visit costs ${money(f + r * x)}. How many quarter hours does the plumber work?`,
					letter: 'q',
					unit: 'quarter hours',
					fixed: 'the fixed charge',
					each: 'quarter hour',
					concludes: (answer) => say`The plumber works for ${answer}.`,
				},
	'streaming bundle': (f, r, x) =>
		r > 12 || x > 20
			? undefined
			: {
					text: say`A streaming bundle costs ${money(f)} a month plus ${money(r)} for each extra channel. A family pays ${money(f + r * x)} a month. How many extra channels does the family have?`,
					letter: 'c',
					unit: 'extra channels',
					fixed: 'the monthly fee',
					each: 'extra channel',
					concludes: (answer) => say`The family has ${answer}.`,
				},
	'bike rental'(f, r, x, random) {
		const name = random.pick(FIRST_NAMES);
		return r > 20 || x > 12 || f > 80
			? undefined
			: {
					text: say`A hardware store rents out generators for a flat fee of ${money(f)} plus ${money(r)} for each hour. ${name} pays ${money(f + r * x)} to rent a generator. For how many hours does ${name} rent it?`,
					letter: 'h',
					unit: 'hours',
					fixed: 'the flat fee',
					each: 'hour',
					concludes: (answer) => say`${name} rents the generator for ${answer}.`,
				};
	},
	'printing order'(f, r, x, random) {
		const thing = random.pick(r > 12 ? ['banner', 'flag'] : ['poster', 'calendar', 'T-shirt']);
		return {
			text: say`A print shop charges ${money(f)} to set up a job plus ${money(r)} for each ${thing}. An order costs ${money(f + r * x)}. How many ${thing}s are in the order?`,
			letter: thing === 'poster' ? 'p' : thing === 'banner' ? 'b' : 'n',
			unit: `${thing}s`,
			fixed: 'the setup fee',
			concludes: (answer) => say`There are ${answer} in the order.`,
			each: thing,
		};
	},
	'parking garage': (f, r, x) =>
		f > 40 || r < 8 || r > 30 || x > 24
			? undefined
			: {
					text: say`An airport parking service charges a valet fee of ${money(f)} plus ${money(r)} for each day. A driver pays ${money(f + r * x)}. For how many days was the car parked?`,
					letter: 'd',
					unit: 'days',
					fixed: 'the valet fee',
					each: 'day',
					concludes: (answer) => say`The car was parked for ${answer}.`,
				},
};

/** Two plans that start at f1 and f2 and grow by r1 and r2 a unit: the numbers appear in the order f1, r1, f2, r2. */
type TwoPlans = {
	text: Prose;
	letter: string;
	unit: string;
	/** The plans in a sentence: "Plan A". */
	names: readonly [string, string];
	/** The amounts that become equal: "cost, in dollars,". */
	amount: string;
	/** What there is two of: "flat fees", if both plans have one, and "hourly rates". */
	fixed?: string;
	rates: string;
	/** The last line, from the answer with its unit. */
	concludes: (answer: Prose) => Prose;
};

type PlanNumbers = { f1: number; r1: number; f2: number; r2: number; x: number };

type TellTwo = (numbers: PlanNumbers, random: Random) => TwoPlans | undefined;

const prices = (
	letter: string,
	unit: string,
	names: readonly [string, string],
	[fixed, rates]: readonly [fixed: string, rates: string],
	concludes: TwoPlans['concludes'],
) => ({
	letter,
	unit,
	names,
	amount: 'cost, in dollars,',
	fixed,
	rates,
	concludes,
});

const TWO_PLANS: Readonly<Record<string, TellTwo>> = {
	'phone plans': ({ f1, r1, f2, r2, x }) =>
		Math.max(r1, r2) > 15 || Math.max(f1, f2) > MOST_PHONE_FEE || f1 + r1 * x > MOST_PHONE_BILL
			? undefined
			: {
					text: say`Phone Plan A costs ${money(f1)} a month plus ${money(r1)} for each gigabyte of data. Phone Plan B costs ${money(f2)} a month plus ${money(r2)} for each gigabyte. For how many gigabytes of data in a month do the two plans cost the same amount?`,
					...prices(
						'g',
						'gigabytes',
						['Plan A', 'Plan B'],
						['monthly fees', 'prices per gigabyte'],
						(answer) => say`The two plans cost the same amount for ${answer}.`,
					),
				},
	'gym memberships': ({ f1, r1, f2, r2 }) =>
		Math.min(r1, r2) < 5
			? undefined
			: {
					text: say`Gym A charges ${money(f1)} to join plus ${money(r1)} per month. Gym B charges ${money(f2)} to join plus ${money(r2)} per month. After how many months is the total cost the same at both gyms?`,
					...prices(
						'm',
						'months',
						['Gym A', 'Gym B'],
						['joining fees', 'monthly fees'],
						(answer) => say`The total cost is the same at both gyms after ${answer}.`,
					),
				},
	'bike rentals': ({ f1, r1, f2, r2, x }) =>
		x > 24
			? undefined
			: {
					text: say`Rental Shop A rents out generators for a flat fee of ${money(f1)} plus ${money(r1)} for each hour. Rental Shop B rents them out for a flat fee of ${money(f2)} plus ${money(r2)} for each hour. For what number of hours do the two shops charge the same amount?`,
					...prices(
						'h',
						'hours',
						['Rental Shop A', 'Rental Shop B'],
						['flat fees', 'hourly rates'],
						(answer) => say`The two shops charge the same amount for a rental of ${answer}.`,
					),
				},
	'printing quotes'({ f1, r1, f2, r2 }, random) {
		const thing = random.pick(['banner', 'T-shirt', 'booklet']);
		return {
			text: say`Print Shop A charges ${money(f1)} to set up a job plus ${money(r1)} for each ${thing}. Print Shop B charges ${money(f2)} to set up the same job plus ${money(r2)} for each ${thing}. For how many ${thing}s are the two prices the same?`,
			...prices(
				'n',
				`${thing}s`,
				['Print Shop A', 'Print Shop B'],
				['setup fees', `prices per ${thing}`],
				(answer) => say`The two prices are the same for ${answer}.`,
			),
		};
	},
	'car hire': ({ f1, r1, f2, r2, x }) =>
		Math.min(r1, r2) < 4 || x > 30
			? undefined
			: {
					text: say`Company A rents out a car for a flat fee of ${money(f1)} plus ${money(r1)} for each hour. Company B rents out the same car for a flat fee of ${money(f2)} plus ${money(r2)} for each hour. For what number of hours do the two companies charge the same amount?`,
					...prices(
						'h',
						'hours',
						['Company A', 'Company B'],
						['flat fees', 'hourly rates'],
						(answer) => say`The two companies charge the same amount for a rental of ${answer}.`,
					),
				},
	'two walkers with a head start': ({ r1, r2, x }) =>
		r1 >= r2 || x > 60
			? undefined
			: {
					text: say`Two toy robots walk in the same direction along a straight track. Robot A starts ${(r2 - r1) * x} centimetres from the beginning of the track and walks ${r1} centimetres each second. At the same time, Robot B starts at the beginning of the track, at ${0} centimetres, and walks ${r2} centimetres each second. After how many seconds does Robot B catch up with Robot A?`,
					letter: 't',
					unit: 'seconds',
					names: ['Robot A', 'Robot B'],
					amount: 'distance from the beginning of the track, in centimetres,',
					rates: 'speeds',
					concludes: (answer) => say`Robot B catches up with Robot A after ${answer}.`,
				},
};
