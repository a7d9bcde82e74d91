/** Short stories in which a quantity grows by the same amount for each unit, by the contexts of the curriculum plan. */
import { difference, type Expression, product, sum, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';

/** `parts` are the pieces of the expression, each with its reason; the last one is the whole expression. */
type Story = {
	prompt: Prose;
	parts: { formula: Expression; why: string }[];
	wrong: readonly (readonly [Expression, string])[];
	hint: Prose;
};

/** `f` is a fixed amount, `r` an amount for each unit. `undefined`: not possible or not sensible in this setting. */
type Tell = (f: number, r: number, random: Random) => Story | undefined;

const COINS = { nickel: 5, dime: 10, quarter: 25 } as const;

const feePlusRate = (letter: string, f: number, r: number, each: string) => ({
	parts: [
		{ formula: product(r, letter), why: `${money(r)} for each ${each}` },
		{ formula: sum(product(r, letter), f), why: `add the fixed amount of ${money(f)}` },
	],
	wrong: [
		[sum(product(f, letter), r), 'switched the fixed amount and the rate'],
		[product(f + r, letter), `multiplied the fixed amount by the number of ${each}s too`],
	] as const,
	hint: say`Which amount is fixed? Which amount is paid for each ${each}?`,
});

const money = (dollars: number): string => `$${dollars}`;

export const STORIES: Readonly<Record<string, Tell>> = {
	'phone plan': (f, r) =>
		r > 15
			? undefined
			: {
					prompt: say`A phone plan costs ${money(f)} a month plus ${money(r)} for each gigabyte of data. Write an expression for the cost, in dollars, of a month with ${symbol('g')} gigabytes.`,
					...feePlusRate('g', f, r, 'gigabyte'),
				},
	'taxi fare': (f, r) =>
		f > 25 || r > 9
			? undefined
			: {
					prompt: say`An airport taxi charges a pickup fee of ${money(f)} plus ${money(r)} for each mile. Write an expression for the fare, in dollars, for a ride of ${symbol('m')} miles.`,
					...feePlusRate('m', f, r, 'mile'),
				},
	'gym fee': (f, r) => ({
		prompt: say`A gym charges ${money(f)} to join plus ${money(r)} per month. Write an expression for the total cost, in dollars, of joining and being a member for ${symbol('m')} months.`,
		...feePlusRate('m', f, r, 'month'),
	}),
	'perimeter of a lot': (f) => ({
		prompt: say`A rectangular lot is ${f} yards long and ${symbol('w')} yards wide. Write an expression for its perimeter in yards.`,
		parts: [
			{ formula: product(2, 'w'), why: 'the two widths together' },
			{ formula: sum(product(2, 'w'), 2 * f), why: `add the two lengths: 2 × ${f} = ${2 * f}` },
		],
		wrong: [
			[sum('w', f), 'added only one length and one width'],
			[product(f, 'w'), 'found the area'],
		],
		hint: say`How many sides have the length ${symbol('w')}? How many sides have the length ${f}?`,
	}),
	'theater tickets': (f, r) => ({
		prompt: say`The drama club spends ${money(f)} on posters and sells tickets at ${money(r)} each. Write an expression for the amount of money, in dollars, that is left after ${symbol('t')} tickets are sold and the posters are paid for.`,
		parts: [
			{ formula: product(r, 't'), why: `${money(r)} for each ticket sold` },
			{
				formula: difference(product(r, 't'), f),
				why: `subtract the ${money(f)} spent on the posters`,
			},
		],
		wrong: [
			[difference(f, product(r, 't')), 'subtracted in the wrong order'],
			[sum(product(r, 't'), f), 'added the cost of the posters'],
		],
		hint: say`How much do the tickets bring in? What must you do with the cost of the posters?`,
	}),
	'printing cost': (f, r) => ({
		prompt: say`A print shop charges ${money(f)} to set up a job plus ${money(r)} for each banner. Write an expression for the cost, in dollars, of ${symbol('b')} banners.`,
		...feePlusRate('b', f, r, 'banner'),
	}),
	ages: (f) => ({
		prompt: say`A maple tree is ${symbol('m')} years old, and an oak tree is ${f} years older than the maple. Write an expression for the sum of the ages of the two trees, in years.`,
		parts: [
			{ formula: sum('m', f), why: 'the age of the oak' },
			{ formula: sum('m', sum('m', f)), why: 'the age of the maple plus the age of the oak' },
			{ formula: sum(product(2, 'm'), f), why: 'combine like terms: m + m = 2m' },
		],
		wrong: [
			[product(2, sum('m', f)), 'used the age of the oak for both trees'],
			[difference(product(2, 'm'), f), 'made the oak younger than the maple'],
		],
		hint: say`How can you write the age of the oak?`,
	}),
	'mixture of coins': (f, _, random) => {
		const [counted, known] = random.sample(['nickel', 'dime', 'quarter'] as const, 2);
		if (!counted || !known || f > 40) return undefined;
		const each = COINS[counted];
		const fixed = COINS[known] * f;
		return {
			prompt: say`A jar holds ${symbol('c')} ${counted}s and ${f} ${known}s. Write an expression for the value of all the coins, in cents.`,
			parts: [
				{ formula: product(each, 'c'), why: `a ${counted} is worth ${each} cents` },
				{
					formula: sum(product(each, 'c'), fixed),
					why: `add the ${known}s: ${f} × ${COINS[known]} = ${fixed}`,
				},
			],
			wrong: [
				[sum(product(each, 'c'), f), `used the number of ${known}s instead of their value`],
				[sum('c', f), 'counted the coins instead of finding their value'],
			],
			hint: say`How many cents is one ${counted} worth? How many cents are the ${known}s worth together?`,
		};
	},
};
