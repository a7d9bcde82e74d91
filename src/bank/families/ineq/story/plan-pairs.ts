/** Two offers with a fixed fee and a price for each unit: which one is cheaper depends on how much is used. */
import { type Prose, say } from '../../../../math/prose.ts';

export type PlanPair = {
	/** "Shop A", "Shop B" */
	sellers: readonly [string, string];
	/** "rents bikes" */
	does: string;
	/** One unit and several: any amount of it makes sense. */
	unit: string;
	units: string;
};

export const PLAN_PAIRS: readonly PlanPair[] = [
	{ sellers: ['Shop A', 'Shop B'], does: 'rents bikes', unit: 'hour', units: 'hours' },
	{ sellers: ['Company A', 'Company B'], does: 'rents moving vans', unit: 'mile', units: 'miles' },
	{
		sellers: ['Plan A', 'Plan B'],
		does: 'offers phone service',
		unit: 'gigabyte',
		units: 'gigabytes',
	},
	{ sellers: ['Marina A', 'Marina B'], does: 'rents canoes', unit: 'hour', units: 'hours' },
	{ sellers: ['Painter A', 'Painter B'], does: 'paints rooms', unit: 'hour', units: 'hours' },
	{
		sellers: ['Studio A', 'Studio B'],
		does: 'rents recording rooms',
		unit: 'hour',
		units: 'hours',
	},
];

/** "Shop A rents bikes for a fee of $20 plus $3 for each hour." */
export const offer = (
	seller: string,
	{ does, unit }: PlanPair,
	fee: number,
	rate: number,
): Prose =>
	fee === 0
		? say`${seller} ${does} for ${dollars(rate)} for each ${unit}, with no fee.`
		: say`${seller} ${does} for a fee of ${dollars(fee)} plus ${dollars(rate)} for each ${unit}.`;

const dollars = (amount: number): string => `$${amount}`;
