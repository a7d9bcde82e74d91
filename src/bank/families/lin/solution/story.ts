import { difference, equation, num, product, sum, symbol } from '../../../../math/expression.ts';
import { pointAt } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { COUNTS } from '../../../../math/speech-numbers.ts';
import {
	caseOf,
	line,
	point,
	sentence,
	type Skill,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';

// Stories of two kinds of things with a known total, by the contexts of the curriculum plan.

type BudgetStory = {
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
const BUDGETS: Readonly<Record<string, MakeBudget>> = {
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

/** The total must allow one combination only, and finding it must not take more than six trials. */
export const wholeCombination: Skill = (draw) => {
	const story = caseOf(BUDGETS, draw.inTurn('ctx'))(draw.int('a'), draw.int('b'), draw.random);
	if (!story) return undefined;
	const [a, b] = story.each;
	const [x, y] = [draw.random.int(1, 5), draw.int('y')];
	// Two equal counts do not show in which order they are given.
	if (x === y) return undefined;
	const total = a * x + b * y;
	const trials = Array.from({ length: Math.floor((total - b) / a) }, (_, at) => at + 1);
	const fitting = trials.filter((count) => (total - a * count) % b === 0);
	if (fitting.length !== 1 || trials.length > 6 || trials.length < 2 || y < 2) return undefined;
	const { asked = 'are there' } = story;
	const [first, second] = story.kinds;
	const counted = (count: number, one: string, many: string) =>
		`${COUNTS[count]} ${count === 1 ? one : many}`;
	const [one = '', other = ''] = story.kinds.map((kind) =>
		kind.replace(/(?:(?<=box|sandwich)e)?s$/, ''),
	);
	const { worth } = story;
	const roundedTrials = trials
		.filter((count) => count !== x)
		.map((count): WrongAnswer => {
			const rest = total - a * count;
			const up = rest < b || 2 * (rest % b) >= b;
			return [
				point(count, Math.floor(rest / b) + (up ? 1 : 0)),
				`rounded ${rest} ÷ ${b} ${up ? 'up' : 'down'} to a whole number of ${second}`,
			];
		})
		.slice(0, 2);
	const next = trials.length + 1;
	const last = total - a * next;
	return {
		prompt: say`${story.tell(total)} How many ${first} and how many ${second} ${asked}? Write the answer as an ordered pair: ${first}, then ${second}.`,
		answer: withMisconceptions(
			point(x, y),
			[point(y, x), 'switched the two numbers'],
			...roundedTrials,
		),
		steps: [
			sentence(
				say`Let ${symbol('x')} be the number of ${first} and ${symbol('y')} the number of ${second}.`,
			),
			line(
				equation(sum(product(a, 'x'), product(b, 'y')), total),
				story.adds?.(total) ??
					`${worth(a)} for each ${one} and ${worth(b)} for each ${other} make ${worth(total)}`,
			),
			line(
				equation(product(b, 'y'), difference(total, product(a, 'x'))),
				`subtract ${a}x from both sides`,
			),
			sentence(
				say`The right side must be a multiple of ${b}.`,
				`y is a whole number, so ${b}y is a multiple of ${b}`,
			),
			...trials.map((count) => {
				const rest = total - a * count;
				return sentence(
					say`When ${equation('x', count)}, the right side is ${equation(difference(total, product(a, num(count))), rest)}.`,
					rest % b === 0
						? `a multiple of ${b}: ${rest} = ${b} × ${rest / b}, so y = ${rest / b}`
						: `not a multiple of ${b}`,
				);
			}),
			sentence(
				say`When ${equation('x', next)}, the right side is ${equation(difference(total, product(a, num(next))), last)}.`,
				last === 0
					? `then y = 0, but there must be at least one ${other}`
					: last < 0
						? `a negative number: ${COUNTS[next]} ${first} alone come to more than ${worth(total)}`
						: `not enough for one ${other}, so ${COUNTS[next]} ${first} are already too many`,
			),
			sentence(
				say`The only possible pair is ${pointAt([x, y])}: ${counted(x, one, first)} and ${counted(y, other, second)}.`,
			),
		],
		hints: [
			say`How much is left for the ${second} after you choose a number of ${first}? Which amounts can come from ${second} alone?`,
		],
	};
};
