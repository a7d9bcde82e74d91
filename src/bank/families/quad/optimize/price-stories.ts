/** Things that sell less the more they cost. */
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type Demand = {
	/** Dollars each. */
	price: number;
	/** Sold in one period at that price. */
	sold: number;
	/** Dollars of one change of the price, and how many fewer (for a lower price: more) are then sold. */
	step: number;
	change: number;
	raised: boolean;
};

type Shop = {
	upTo: number;
	seller: string;
	things: string;
	thing: string;
	period: string;
	/** "daily" */
	each: string;
	/** What one thing costs the seller. */
	costs: (cost: number) => Prose;
};

const toMake = (cost: number) => say`Each one costs ${money(cost)} to make.`;

const SHOPS: readonly Shop[] = [
	{
		upTo: 12,
		seller: 'A food stand',
		things: 'sandwiches',
		thing: 'sandwich',
		period: 'day',
		each: 'daily',
		costs: toMake,
	},
	{
		upTo: 30,
		seller: 'A souvenir shop',
		things: 'T-shirts',
		thing: 'T-shirt',
		period: 'month',
		each: 'monthly',
		costs: (cost) => say`The shop pays ${money(cost)} for each one.`,
	},
	{
		upTo: 60,
		seller: 'A store',
		things: 'backpacks',
		thing: 'backpack',
		period: 'month',
		each: 'monthly',
		costs: (cost) => say`The store pays ${money(cost)} for each one.`,
	},
	{
		upTo: Infinity,
		seller: 'A workshop',
		things: 'wooden chairs',
		thing: 'chair',
		period: 'year',
		each: 'yearly',
		costs: toMake,
	},
];

export const shopFor = (price: number): Shop => {
	const found = SHOPS.find(({ upTo }) => price <= upTo);
	if (!found) throw new RangeError(`No shop sells at ${price}.`);
	return found;
};

/** Price, number and what a change of the price does; two sentences. */
export function demandStory({ price, sold, step, change, raised }: Demand): Prose {
	const { seller, things, period } = shopFor(price);
	const move = raised ? 'increase' : 'decrease';
	return say`${seller} sells ${sold} ${things} a ${period} at ${money(price)} each. For each ${money(step)} ${move} in price, ${change} ${raised ? 'fewer' : 'more'} ${things} are sold.`;
}
