/** Stories of two kinds of things with a known total, by the contexts of the curriculum plan. */
import type { Random } from '../../../../math/random.ts';

export type BudgetStory = {
	/** Value of one of the first and of the second kind. */
	each: readonly [number, number];
	/** An amount with its unit: "$12", "12 jars". */
	worth(amount: number): string;
	/** "adult tickets", "child tickets" */
	kinds: readonly [string, string];
	/** Why the equation holds, where "$50 for each $50 bill" would say nothing. */
	adds?(total: number): string;
	/** The story with its total. */
	tell(total: number): string;
	/** What the question asks after the names of the kinds; "are there" unless stated. */
	asked?: string;
};

type MakeBudget = (a: number, b: number, random: Random) => BudgetStory | undefined;

const dollars = (value: number): string => `$${value}`;

/** The prices must differ, and neither be 1. */
export const BUDGETS: Readonly<Record<string, MakeBudget>> = {
	'ticket combinations': (a, b) =>
		a <= b
			? undefined
			: {
					each: [a, b],
					worth: dollars,
					kinds: ['adult tickets', 'child tickets'],
					tell: (total) =>
						`At a school concert, an adult ticket costs ${dollars(a)} and a child ticket costs ${dollars(b)}. A group pays ${dollars(total)} in all and buys at least one ticket of each kind.`,
					asked: 'does the group buy',
				},
	'snack budget': (a, b) =>
		a > 12 || b > 9 || a <= b
			? undefined
			: {
					each: [a, b],
					worth: dollars,
					kinds: ['sandwiches', 'drinks'],
					tell: (total) =>
						`A sandwich costs ${dollars(a)} and a drink costs ${dollars(b)}. Some friends spend exactly ${dollars(total)} and buy at least one of each.`,
					asked: 'do they buy',
				},
	'shipping boxes': (a, b) =>
		a <= b
			? undefined
			: {
					each: [a, b],
					worth: (amount) => `${amount} jars`,
					kinds: ['large boxes', 'small boxes'],
					tell: (total) =>
						`A large box holds ${a} jars and a small box holds ${b} jars. Exactly ${total} jars are packed into full boxes, with at least one box of each size.`,
				},
	'bill combinations'(_, __, random) {
		const [a, b] = random.pick([
			[10, 5],
			[20, 5],
			[20, 10],
			[50, 20],
		] as const);
		return {
			each: [a, b],
			worth: dollars,
			kinds: [`$${a} bills`, `$${b} bills`],
			adds: (total) =>
				`the values of the $${a} bills and of the $${b} bills add up to ${dollars(total)}`,
			tell: (total) =>
				`A customer pays exactly ${dollars(total)} with $${a} bills and $${b} bills and uses at least one of each.`,
			asked: 'does the customer use',
		};
	},
	'coin combinations'(_, __, random) {
		const [a, b, first, second] = random.pick([
			[25, 10, 'quarters', 'dimes'],
			[25, 5, 'quarters', 'nickels'],
			[10, 5, 'dimes', 'nickels'],
		] as const);
		return {
			each: [a, b],
			worth: (amount) => `${amount} cents`,
			kinds: [first, second],
			tell: (total) =>
				`A purse holds ${total} cents, all in ${first} and ${second}, with at least one of each. A ${first.slice(0, -1)} is worth ${a} cents and a ${second.slice(0, -1)} is worth ${b} cents.`,
		};
	},
};
