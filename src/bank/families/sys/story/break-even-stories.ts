/** Two amounts that grow with x: one begins at a fixed F and grows by v, the other begins at 0 and grows by p. */
import { type Prose, say } from '../../../../math/prose.ts';

type BreakEven = {
	/** The numbers appear in the order F, v, p. */
	text: Prose;
	/** What x counts and what the equal amounts y are. */
	x: string;
	y: string;
	first: string;
	second: string;
	/** Begins the last sentence, before the amount: "both plans cost". */
	bothAre: string;
	/** What is paid once, with its amount: "$30 for the booth". */
	fixed: string;
	/** The same as a mistaken answer, and what should have been given: "the cost of each plan". */
	onlyFixed: string;
	equal: string;
	/** How each amount grows, with its numbers. */
	parts: readonly [string, string];
	units: string;
};

type Tell = (F: number, v: number, p: number) => BreakEven;

const business =
	(who: string, [fixed, known]: [string, string], one: string, many: string): Tell =>
	(F, v, p) => ({
		text: say`${who} spends $${String(F)} on ${fixed} and $${String(v)} to make each ${one}. It sells each ${one} for $${String(p)}.`,
		x: `the number of ${many} for which the cost equals the income`,
		y: 'that cost, in dollars',
		first: 'the cost',
		second: 'the income',
		bothAre: 'the cost and the income are both',
		fixed: `$${F} for ${known}`,
		onlyFixed: `the cost of ${known}, $${F},`,
		equal: 'the cost and the income',
		parts: [`$${v} for each ${one}`, `$${p} for each ${one}`],
		units: many,
	});

export const BREAK_EVEN: Readonly<Record<string, Tell>> = {
	'T-shirt business': business(
		'A T-shirt business',
		['a heat press', 'the heat press'],
		'T-shirt',
		'T-shirts',
	),
	'bakery stall': business('A bakery', ['a booth at a fair', 'the booth'], 'cake', 'cakes'),
	'candle workshop': business(
		'A candle workshop',
		['tools', 'the tools'],
		'candle set',
		'candle sets',
	),
	'jewellery stand': business(
		'A jewellery business',
		['a market permit', 'the permit'],
		'necklace',
		'necklaces',
	),
	'toy maker': business(
		'A small toy business',
		['a workbench', 'the workbench'],
		'wooden train',
		'wooden trains',
	),
	'rental plans': (F, v, p) => ({
		text: say`Rental Plan A for a storage container has a one-time delivery fee of $${String(F)} and costs $${String(v)} a day. Rental Plan B has no delivery fee and costs $${String(p)} a day.`,
		x: 'the number of days for which both plans cost the same',
		y: 'that cost, in dollars',
		first: 'the cost of Plan A',
		second: 'the cost of Plan B',
		bothAre: 'both plans cost',
		fixed: `the delivery fee of $${F}`,
		onlyFixed: `the delivery fee of $${F}`,
		equal: 'the cost of each plan',
		parts: [`$${v} for each day`, `$${p} for each day`],
		units: 'days',
	}),
	'phone plans': (F, v, p) => ({
		text: say`Phone Plan A has a one-time fee of $${String(F)} and costs $${String(v)} a month. Phone Plan B has no fee and costs $${String(p)} a month.`,
		x: 'the number of months after which both plans cost the same',
		y: 'that cost, in dollars',
		first: 'the cost of Plan A',
		second: 'the cost of Plan B',
		bothAre: 'both plans cost',
		fixed: `the fee of $${F}`,
		onlyFixed: `the fee of $${F}`,
		equal: 'the cost of each plan',
		parts: [`$${v} for each month`, `$${p} for each month`],
		units: 'months',
	}),
};
