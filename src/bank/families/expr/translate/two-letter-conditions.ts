/** One condition for two unknown numbers, ax + by = c, by the contexts of the curriculum plan. */
import { symbol } from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';

type TwoLetterCondition = {
	text: Prose;
	/** What x and y stand for. */
	x: string;
	y: string;
	/** In hundredths for percents. */
	a: number;
	b: number;
	c: number;
	isPercent?: true;
	/** The two products in words. */
	first: string;
	second: string;
	/** What an equation does for it: "models this situation" when it is not given. */
	does?: string;
	/** Instead of the question which two parts add up to the total. */
	hint?: Prose;
	/** What they are, "distances", and what they add up to, "60 kilometres". */
	parts: string;
	total: string;
};

type Tell = (a: number, b: number, c: number, random: Random) => TwoLetterCondition | undefined;

const money = (amount: number): string => `$${amount}`;
/** Whether whole numbers above 0 fit, so that the story is possible. */
const canBeCounted = (a: number, b: number, c: number): boolean =>
	Array.from({ length: Math.floor(c / a) }, (_, at) => c - a * (at + 1)).some(
		(rest) => rest > 0 && rest % b === 0,
	);

export const CONDITIONS: Readonly<Record<string, Tell>> = {
	'ticket sales': (a, b, c) =>
		a <= b || b < 4 || !canBeCounted(a, b, c)
			? undefined
			: {
					text: say`Adult tickets for a play cost ${money(a)} each and student tickets cost ${money(b)} each. A group pays ${money(c)} in all for tickets to the play.`,
					x: 'the number of adult tickets',
					y: 'the number of student tickets',
					a,
					b,
					c,
					first: 'the cost of the adult tickets, in dollars',
					second: 'the cost of the student tickets, in dollars',
					parts: 'costs',
					total: money(c),
				},
	'coins of two kinds': (_, __, c, random) => {
		const [one, two] = random.pick([
			[5, 10],
			[5, 25],
			[10, 25],
		] as const);
		const NAMES: Readonly<Record<number, string>> = { 5: 'nickels', 10: 'dimes', 25: 'quarters' };
		const [first, second] = [NAMES[one] ?? '', NAMES[two] ?? ''];
		const value = 5 * c;
		return {
			text: say`A jar holds only ${first} and ${second}. They are worth $${(value / 100).toFixed(2)} in all. Use cents in the equation.`,
			x: `the number of ${first}`,
			y: `the number of ${second}`,
			a: one,
			b: two,
			c: value,
			first: `the value of the ${first}, in cents`,
			second: `the value of the ${second}, in cents`,
			parts: 'values',
			total: `${value} cents`,
		};
	},
	'perimeter of a yard': (_, __, c) => ({
		text: say`The perimeter of a rectangular yard is ${c} metres.`,
		x: 'the length in metres',
		y: 'the width in metres',
		a: 2,
		b: 2,
		c,
		first: 'the two lengths together',
		second: 'the two widths together',
		hint: say`What is the total of the two lengths in terms of ${symbol('x')}? What is the total of the two widths in terms of ${symbol('y')}?`,
		parts: 'totals',
		total: `${c} metres`,
	}),
	'two hourly jobs': (a, b, c) =>
		Math.min(a, b) < 15 || a === b || c < 60
			? undefined
			: {
					text: say`Noor has two jobs. One pays ${money(a)} an hour and the other pays ${money(b)} an hour. In one week, Noor earns ${money(c)} in all.`,
					x: 'the number of hours worked at the first job',
					y: 'the number of hours worked at the second job',
					a,
					b,
					c,
					first: 'the pay for the first job, in dollars',
					second: 'the pay for the second job, in dollars',
					parts: 'amounts of pay',
					total: money(c),
				},
	'mixture of nuts': (a, b, c) =>
		Math.min(a, b) < 8 || a === b || c < 40
			? undefined
			: {
					text: say`Almonds cost ${money(a)} per kilogram and cashews cost ${money(b)} per kilogram. A mixture of the two costs ${money(c)} in all.`,
					x: 'the mass of the almonds in kilograms',
					y: 'the mass of the cashews in kilograms',
					a,
					b,
					c,
					first: 'the cost of the almonds, in dollars',
					second: 'the cost of the cashews, in dollars',
					parts: 'costs',
					total: money(c),
				},
	'total distance of two legs': (a, b, c) =>
		a < 12 || b < 3 || b > 8 || c > 120
			? undefined
			: {
					text: say`On a trip, Kai cycles at ${a} kilometres per hour and then hikes at ${b} kilometres per hour. The whole trip is ${c} kilometres long.`,
					x: 'the time spent cycling, in hours,',
					y: 'the time spent hiking, in hours',
					a,
					b,
					c,
					first: 'the distance by bicycle, in kilometres',
					second: 'the distance on foot, in kilometres',
					parts: 'distances',
					total: `${c} kilometres`,
				},
	'number relation': (a, b, c) =>
		a === b
			? undefined
			: {
					text: say`The sum of ${a} times one number and ${b} times another number is ${c}.`,
					does: 'represents this relationship',
					x: 'the first number',
					y: 'the second number',
					a,
					b,
					c,
					first: `${a} times the first number`,
					second: `${b} times the second number`,
					parts: 'products',
					total: `${c}`,
				},
	'two investments': (a, b, c) =>
		a === b || a > 9 || b > 9
			? undefined
			: {
					text: say`Money is divided between two investments. The first earns ${percent(a)} simple interest a year and the second earns ${percent(b)} a year. Together they earn ${money(c)} in the first year.`,
					x: 'the amount in the first investment, in dollars,',
					y: 'the amount in the second investment, in dollars',
					a,
					b,
					c,
					isPercent: true,
					first: 'the interest from the first investment, in dollars',
					second: 'the interest from the second investment, in dollars',
					parts: 'amounts of interest',
					total: money(c),
				},
};
