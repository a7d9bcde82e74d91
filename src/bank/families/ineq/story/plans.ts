/** ineq.story: from where on the plan with the higher fee is the cheaper one. */
import { symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence, withFigure } from '../../../family.ts';
import { type AnswerForm, withWrongSets } from '../../../steps/inequality-question.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

// Two offers with a fixed fee and a price for each unit: which one is cheaper depends on how much is used.

type PlanPair = {
	/** "Shop A", "Shop B" */
	sellers: readonly [string, string];
	/** "rents out a pontoon boat"; phone plans have an offer of their own. */
	does?: string;
	/** One unit and several; every amount of it makes sense. */
	unit: string;
	units: string;
	/** The cost "at Shop A", "with Plan A". */
	at: 'at' | 'with';
	/** What an hour costs here on top of the rates drawn. */
	dearer?: number;
	/** Nobody asks for less for one unit. */
	leastRate?: number;
	/** Nobody pays more for one unit. */
	mostRate?: number;
	/** Nobody pays more in all. */
	mostCost?: number;
	/** Nobody uses more units. */
	mostUnits?: number;
};

const PLAN_PAIRS: readonly PlanPair[] = [
	{
		sellers: ['Shop A', 'Shop B'],
		does: 'rents out a carpet cleaner',
		unit: 'hour',
		units: 'hours',
		at: 'at',
		leastRate: 4,
		mostCost: 100,
		mostUnits: 8,
	},
	{
		sellers: ['Company A', 'Company B'],
		does: 'tows a car',
		unit: 'mile',
		units: 'miles',
		at: 'with',
		mostRate: 3,
	},
	{
		sellers: ['Plan A', 'Plan B'],
		unit: 'gigabyte of roaming data',
		units: 'gigabytes of roaming data used in a month',
		at: 'with',
		mostCost: 120,
	},
	{
		sellers: ['Marina A', 'Marina B'],
		does: 'rents out a pontoon boat',
		unit: 'hour',
		units: 'hours',
		at: 'at',
		dearer: 50,
		mostUnits: 8,
	},
	{
		sellers: ['Store A', 'Store B'],
		does: 'rents out a paint sprayer',
		unit: 'hour',
		units: 'hours',
		at: 'at',
		leastRate: 4,
		mostCost: 100,
		mostUnits: 8,
	},
	{
		sellers: ['Studio A', 'Studio B'],
		does: 'rents out a recording room',
		unit: 'hour',
		units: 'hours',
		at: 'at',
		dearer: 20,
		mostUnits: 8,
	},
];

/** "Marina A rents out a pontoon boat for a fee of $20 plus $53 for each hour." */
function offer(seller: string, { does, unit }: PlanPair, fee: number, rate: number): Prose {
	const each = say`${dollars(rate)} for each ${unit}`;
	if (!does)
		return fee === 0
			? say`Phone ${seller} costs ${each}, with no monthly fee.`
			: say`Phone ${seller} costs ${dollars(fee)} a month plus ${each}.`;
	return fee === 0
		? say`${seller} ${does} at ${each}, with no fee.`
		: say`${seller} ${does} for a fee of ${dollars(fee)} plus ${each}.`;
}

const dollars = (amount: number): string => `$${amount}`;

type Plans = { f1: number; r1: number; f2: number; r2: number };

/** The first plan has the higher fee and the lower rate. */
export function comparedPlans(
	draw: Draw,
	{ f1, f2, ...rates }: Plans,
	form: AnswerForm,
): Draft | undefined {
	if (rates.r1 >= rates.r2 || f1 <= f2 || f2 < 0) return undefined;
	const pair = draw.random.pick(PLAN_PAIRS);
	const { dearer = 0, leastRate = 0, mostRate = Infinity, mostCost = Infinity } = pair;
	if (rates.r1 < leastRate || rates.r2 > mostRate) return undefined;
	const [r1, r2] = [rates.r1 + dearer, rates.r2 + dearer];
	const [a, b] = pair.sellers;
	const charges = a.startsWith('Plan') ? 'cost' : 'charge';
	const { lines, set } = solveInequality('x', {
		left: [term(f1), term(r1, 'x')],
		sign: '<',
		right: [...(f2 === 0 ? [] : [term(f2)]), term(r2, 'x')],
	});
	if (set.kind !== 'ray' || set.at.d > 2n || set.at.lt(2)) return undefined;
	if (set.at.gt(pair.mostUnits ?? 60)) return undefined;
	if (set.at.mul(r1).add(f1).valueOf() > mostCost) return undefined;
	const answer = withWrongSets('x', set, form, lines);
	const [first, ...rest] = lines;
	if (!first) return undefined;
	const asked =
		form === 'interval'
			? 'Give the answer in interval notation.'
			: 'Write the answer as an inequality.';
	return {
		prompt: say`${offer(a, pair, f1, r1)} ${offer(b, pair, f2, r2)} Let ${symbol('x')} be the number of ${pair.units}. For which values of ${symbol('x')} does ${a} ${charges} less than ${b}? ${asked}`,
		answer,
		steps: [
			{ ...first, why: `the cost ${pair.at} ${a} is less than the cost ${pair.at} ${b}` },
			...rest,
			withFigure(
				sentence(
					form === 'interval'
						? say`${a} ${charges}s less than ${b} for ${symbol('x')} in ${answer.body}.`
						: say`${a} ${charges}s less than ${b} when ${answer.body}.`,
				),
				{ kind: 'set on a number line' },
			),
		],
		hints: [
			say`How can you write the cost ${pair.at} ${a} and the cost ${pair.at} ${b} in terms of ${symbol('x')}?`,
			say`Which of the two costs must be less?`,
		],
	};
}
