/** Conditions for two unknown numbers as equations, and two conditions as a system. */
import {
	equation,
	type Expression,
	num,
	opposite,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { COUNT_STORIES, type Counts, type CountStory } from '../../../contexts/count-and-value.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	onlyIf,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';

// Stories of two kinds of things for the choice of a system, by the contexts of the curriculum plan.

type TellCounts = (counts: Counts, random: Random) => CountStory | undefined;

const known = (name: string): TellCounts => COUNT_STORIES[name] ?? (() => undefined);
const money = (amount: number): string => `$${amount}`;

const SYSTEM_STORIES: Readonly<Record<string, TellCounts>> = {
	'adult and child tickets': known('adult and child tickets'),
	'coins of two kinds': known('coin jar'),
	'heads and legs': known('heads and legs'),
	'sports points': known('sports points'),
	'two kinds of notebooks': ({ x, y, p, q }) =>
		p >= q || p < 2 || q > 12
			? undefined
			: {
					text: say`A store sells plain notebooks for ${money(p)} each and hardcover notebooks for ${money(q)} each. One day it sells ${x + y} notebooks for ${money(p * x + q * y)} in all.`,
					kinds: ['plain notebooks', 'hardcover notebooks'],
					things: 'notebooks',
					worth: 'the total sales of notebooks in dollars',
					worths: {
						named: 'the prices of a plain notebook and a hardcover notebook',
						asked:
							'How much does each plain notebook cost, and how much does each hardcover notebook cost?',
					},
				},
	'two hourly jobs': ({ x, y, p, q }) =>
		Math.min(p, q) < 12 || x + y > 60
			? undefined
			: {
					text: say`Omar works at a bakery for ${money(p)} an hour and at a library for ${money(q)} an hour. In one week, Omar works ${x + y} hours and earns ${money(p * x + q * y)} in all.`,
					kinds: ['hours at the bakery', 'hours at the library'],
					things: 'hours',
					worth: 'the total pay in dollars',
					worths: {
						named: 'the hourly pay at the bakery and at the library',
						asked:
							'How much does Omar earn in each hour at the bakery, and how much in each hour at the library?',
					},
				},
	'small and large boxes': ({ x, y, p, q }) =>
		p >= q || p < 3
			? undefined
			: {
					text: say`A truck carries small boxes that have a mass of ${p} kilograms each and large boxes that have a mass of ${q} kilograms each. Its ${x + y} boxes have a mass of ${p * x + q * y} kilograms in all.`,
					kinds: ['small boxes', 'large boxes'],
					things: 'boxes',
					worth: 'the total mass of the boxes, in kilograms',
					worths: {
						named: 'the masses of a small box and a large box',
						asked: 'What is the mass of each small box, and what is the mass of each large box?',
					},
				},
};

const [X, Y] = [symbol('x'), symbol('y')];

export function conditionEquation(draw: Draw): Draft | undefined {
	const tell = caseOf(CONDITIONS, draw.inTurn('ctx'));
	const stated = tell(draw.int('a'), draw.int('b'), draw.int('c'), draw.random);
	if (!stated) return undefined;
	const { text, x, y, a, b, c, isPercent, first, second, parts, total } = stated;
	const { does = 'models this situation', hint } = stated;
	const factor = (value: number): Expression => (isPercent ? decimal(`0.0${value}`) : num(value));
	const [one, two] = [product(factor(a), X), product(factor(b), Y)];
	const whole = equation(sum(one, two), c);
	return {
		prompt: say`${text} Let ${X} be ${x} and ${Y} be ${y}. Write an equation that ${does}. Do not solve it.`,
		answer: withMisconceptions(
			written('equation', whole),
			...onlyIf(a !== b, [
				written('equation', equation(sum(product(factor(b), X), product(factor(a), Y)), c)),
				'switched the coefficients',
			]),
			[
				written('equation', equation(sum(one, opposite(two)), c)),
				'subtracted the parts instead of adding them',
			],
			[written('equation', equation(sum(X, Y), c)), 'left out the coefficients'],
			...(isPercent
				? [
						[
							written('equation', equation(sum(product(a, X), product(b, Y)), c)),
							'did not write the percents as decimals',
						] as const,
					]
				: []),
		),
		steps: [
			{ ...line(one), why: first },
			{ ...line(two), why: second },
			line(whole, `the two ${parts} add up to ${total}`),
		],
		hints: [
			hint ??
				say`Which two ${parts} add up to ${total}? How can you write one of them in terms of ${X} and the other in terms of ${Y}?`,
		],
	};
}

type Row = { a: number; b: number; c: number };

const rowOf = ({ a, b, c }: Row): Expression => equation(sum(product(a, X), product(b, Y)), c);

const both = (one: Expression, two: Expression): Prose => say`${one} and ${two}`;

export function systemChoice(draw: Draw): Draft | undefined {
	const [x, y, p, q] = [draw.int('x'), draw.int('y'), draw.int('p'), draw.int('q')];
	const ctx = draw.inTurn('ctx');
	if (x === y || p === q) return undefined;
	if (ctx === 'two plans with start and rate') return plans(x, y, p, q);
	const story = caseOf(SYSTEM_STORIES, ctx)({ x, y, p, q }, draw.random);
	if (!story?.worths) return undefined;
	const [each, other] = story.each ?? [p, q];
	const [count, value] = [x + y, each * x + other * y];
	const counted = rowOf({ a: 1, b: 1, c: count });
	const valued = rowOf({ a: each, b: other, c: value });
	return {
		prompt: say`${story.text}${story.cents ? ` Express the value in cents.` : ''} Let ${X} be the number of ${story.kinds[0]} and ${Y} the number of ${story.kinds[1]}. Which system of equations models this situation?`,
		answer: multipleChoice(
			both(counted, valued),
			distractor(
				both(counted, rowOf({ a: other, b: each, c: value })),
				`switched ${story.worths.named}`,
			),
			distractor(
				both(rowOf({ a: 1, b: 1, c: value }), rowOf({ a: each, b: other, c: count })),
				'switched the two totals',
			),
			distractor(
				both(rowOf({ a: 1, b: -1, c: count }), valued),
				'subtracted the numbers instead of adding them',
			),
		),
		steps: [
			line(counted, `the number of ${story.things}`),
			{ ...line(valued), why: story.worth },
			sentence(say`The system is ${both(counted, valued)}.`),
		],
		hints: [
			say`Which total is the number of ${story.things}? What is the other total?`,
			say`${story.worths.asked}`,
		],
	};
}

/** Two plans y = start + rate·x. */
function plans(x: number, y: number, p: number, q: number): Draft | undefined {
	const [one, two] = [Math.min(x, y), Math.max(x, y)];
	const [high, low] = [Math.max(p, q), Math.min(p, q)];
	if ([one, two].some((start) => start === high || start === low)) return undefined;
	const plan = (start: number, rate: number): Expression =>
		equation(Y, sum(product(rate, X), start));
	const right = both(plan(one, high), plan(two, low));
	return {
		prompt: say`Plan A costs $${String(one)} to join and $${String(high)} a month. Plan B costs $${String(two)} to join and $${String(low)} a month. Let ${X} be the number of months and ${Y} the total cost in dollars. Which system of equations, plan A first, models the two plans?`,
		answer: multipleChoice(
			right,
			distractor(both(plan(high, one), plan(low, two)), 'switched the fee and the rate'),
			distractor(both(plan(one, low), plan(two, high)), 'switched the rates of the plans'),
			distractor(both(plan(two, high), plan(one, low)), 'switched the fees of the plans'),
		),
		steps: [
			line(plan(one, high), 'Plan A: the monthly rate times the number of months, plus the fee'),
			{ ...line(plan(two, low)), why: 'Plan B: the same with its rate and its fee' },
			sentence(say`The system is ${right}.`),
		],
		hints: [say`Which amount is paid once? Which amount is paid for each month?`],
	};
}

// One condition for two unknown numbers, ax + by = c, by the contexts of the curriculum plan.

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

type TellCondition = (
	a: number,
	b: number,
	c: number,
	random: Random,
) => TwoLetterCondition | undefined;
/** Whether whole numbers above 0 fit, so that the story is possible. */
const canBeCounted = (a: number, b: number, c: number): boolean =>
	Array.from({ length: Math.floor(c / a) }, (_, at) => c - a * (at + 1)).some(
		(rest) => rest > 0 && rest % b === 0,
	);

const CONDITIONS: Readonly<Record<string, TellCondition>> = {
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
