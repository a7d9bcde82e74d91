/** eq.money-story: find counts from a total value. */
import Fraction from 'fraction.js';
import { brackets, equation, product, sum, symbol } from '../../../../math/expression.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { storyQuestion } from '../../../steps/equation-question.ts';
import { bracket } from '../../../steps/solve-equation.ts';

// Things of fixed worth that are counted: coins, stamps, tickets. Worths in cents.

type Worth = {
	cents: number;
	one: string;
	many: string;
	/** At the first mention: "child tickets at $5". */
	stated: string;
	/** After the answer. */
	unit: string;
};

type CountedKind = 'coins' | 'stamps' | 'tickets';

const COINS: Readonly<Record<number, readonly [string, string]>> = {
	1: ['penny', 'pennies'],
	5: ['nickel', 'nickels'],
	10: ['dime', 'dimes'],
	25: ['quarter', 'quarters'],
	50: ['half-dollar', 'half-dollars'],
	100: ['dollar coin', 'dollar coins'],
};

/** From the cheapest to the most expensive. */
const TICKETS: Readonly<Record<number, readonly string[]>> = {
	2: ['child', 'adult'],
	3: ['child', 'senior', 'adult'],
};

/** In the order of `values`; for tickets they are dollars. `undefined` when there is no such coin or stamp. */
function worthsOf(kind: CountedKind, values: readonly number[]): Worth[] | undefined {
	const rising = values.toSorted((a, b) => a - b);
	const worths = values.map((value) =>
		kind === 'tickets'
			? ticketOf(value, TICKETS[values.length]?.[rising.indexOf(value)])
			: smallMoney(kind, value),
	);
	return worths.every((worth) => worth !== undefined) ? worths : undefined;
}

function ticketOf(dollars: number, name = 'group'): Worth {
	const many = `${name} tickets`;
	return {
		cents: dollars * 100,
		one: many.slice(0, -1),
		many,
		stated: `${many} at $${dollars}`,
		unit: many,
	};
}

function smallMoney(kind: 'coins' | 'stamps', cents: number): Worth | undefined {
	if (kind === 'stamps') {
		const many = `${cents}-cent stamps`;
		return cents < 100
			? { cents, one: many.slice(0, -1), many, stated: many, unit: 'stamps' }
			: undefined;
	}
	const names = COINS[cents];
	return names && { cents, one: names[0], many: names[1], stated: names[1], unit: names[1] };
}

/** "A jar holds 40 coins": where the things are, before their number. */
const holder = (kind: CountedKind, random: Random): string =>
	random.pick(
		{
			coins: ['A jar holds', 'A cash drawer holds', 'A piggy bank holds'],
			stamps: ['A drawer holds', 'A box holds'],
			tickets: ['A theatre sold', 'A fair sold', 'A school play sold'],
		}[kind],
	);

/** $3.20, $1450. */
const price = (cents: number): string =>
	`$${cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)}`;

const KINDS: readonly CountedKind[] = ['coins', 'stamps', 'tickets'];
/** Largest worth of one, as drawn, and of all, in cents: more would not be an everyday amount. */
const MOST: Readonly<Record<CountedKind, { each: number; total: number }>> = {
	coins: { each: 100, total: 6000 },
	stamps: { each: 50, total: 3000 },
	tickets: { each: 25, total: 300_000 },
};
const X = symbol('x');

export const skills: Skills = {
	'Solve coin, stamp, and ticket problems'(draw) {
		const [n, m] = [draw.int('n'), draw.int('m')];
		const kind = draw.random.pick(KINDS);
		const values = ['p', 'q'].map((name) => Number(draw.choice(name)));
		const [first, second] = worthsOf(kind, values) ?? [];
		if (!first || !second || first.cents === second.cents || n === m) return undefined;
		const total = first.cents * n + second.cents * m;
		if (Math.max(...values) > MOST[kind].each || total > MOST[kind].total) return undefined;
		const [p, q, whole] = [inUnits(kind, first), inUnits(kind, second), inUnitsOf(kind, total)];
		return storyQuestion({
			text: say`${holder(kind, draw.random)} ${n + m} ${kind}: some ${were(kind)} ${first.stated}, and the rest ${were(kind)} ${second.stated}. ${totalOf(kind)} ${price(total)}. How many ${first.many} ${areThere(kind)}?`,
			names: [
				say`Let ${X} be the number of ${first.many}. Then ${sum(n + m, product(-1, X))} is the number of ${second.many}.`,
			],
			left: [term(p, 'x'), bracket(q, term(n + m), term(-1, 'x'))],
			right: [term(whole)],
			because: addingUp(kind, 'two', [first, second]),
			unit: first.unit,
			kind: 'integer',
			concludes: counted(kind, first),
			wrong: [
				[new Fraction(m), `gave the number of ${second.many}`],
				[new Fraction(n + m, 2), `split the number of ${kind} equally between the two kinds`],
			],
			hints: [
				say`If ${X} is the number of ${first.many}, how many ${second.many} are there?`,
				valueHint(kind, 'two'),
			],
		});
	},

	'Solve value problems with three kinds of items': threeKinds,
};

/** "There are 12 dimes.", "There are 12 stamps worth 5 cents each.", "12 child tickets were sold." */
const counted =
	(kind: CountedKind, { cents }: Worth) =>
	(answer: Prose): Prose =>
		kind === 'stamps'
			? say`There are ${answer} worth ${String(cents)} ${cents === 1 ? 'cent' : 'cents'} each.`
			: kind === 'tickets'
				? say`${answer} were sold.`
				: say`There are ${answer}.`;

const areThere = (kind: CountedKind): string => (kind === 'tickets' ? 'were sold' : 'are there');

const totalOf = (kind: CountedKind): string =>
	kind === 'tickets' ? 'Ticket sales came to' : 'Together they are worth';

const were = (kind: CountedKind): string => (kind === 'tickets' ? 'were' : 'are');

const valueHint = (kind: CountedKind, count: 'two' | 'three'): Prose =>
	kind === 'tickets'
		? say`How much money, in dollars, do the tickets of each kind bring in? What must the ${count} amounts add up to?`
		: say`What is the total value, in cents, of the ${kind} of each kind? What must the ${count} values add up to?`;

/** Only coins do not say what they are worth. */
function addingUp(kind: CountedKind, count: 'two' | 'three', worths: readonly Worth[]): string {
	if (kind === 'tickets')
		return `the sales of the ${count} kinds of tickets add up to the total, in dollars`;
	const total = 'the values add up to the total, in cents';
	if (kind === 'stamps') return total;
	const facts = worths
		.toSorted((one, two) => one.cents - two.cents)
		.map(({ one, cents }) => `a ${one} is worth ${cents === 1 ? 'one cent' : `${cents} cents`}`);
	return `${total}: ${listInWords(facts)}`;
}

const inUnits = (kind: CountedKind, { cents }: Worth): number => inUnitsOf(kind, cents);
const inUnitsOf = (kind: CountedKind, cents: number): number =>
	kind === 'tickets' ? cents / 100 : cents;

/** In dollars: senior, adult, child. The drawn values are those of coins and stamps. */
function ticketPrices(random: Random): number[] {
	const senior = random.int(6, 9);
	return [senior, senior + random.int(2, 5), senior - random.int(1, 3)];
}

/** x of the first kind, k times as many of the second, some more than x of the third. */
function threeKinds(draw: Draw): Draft | undefined {
	const [n, k] = [draw.int('n'), draw.int('k')];
	const kind = draw.random.pick(KINDS);
	const drawn = ['p', 'q', 'r'].map((name) => Number(draw.choice(name)));
	if (new Set(drawn).size < 3) return undefined;
	const values = kind === 'tickets' ? ticketPrices(draw.random) : drawn;
	const [first, second, third] = worthsOf(kind, values) ?? [];
	const more = draw.random.int(2, 9);
	if (!first || !second || !third) return undefined;
	const total = first.cents * n + second.cents * k * n + third.cents * (n + more);
	if (total > MOST[kind].total) return undefined;
	const [p, q, r] = [first, second, third].map((worth) => inUnits(kind, worth));
	const times = k === 2 ? 'twice' : `${k} times`;
	const worth = say`${totalOf(kind)} ${price(total)}.`;
	const story =
		kind === 'tickets'
			? say`It sold ${times} as many ${second.many} as ${first.many} and ${more} more ${third.many} than ${first.many}. ${worth}`
			: say`${worth} There are ${times} as many ${second.many} as ${first.many}, and there are ${more} more ${third.many} than ${first.many}.`;
	const left: Monomial[] = [term(p ?? 0, 'x'), term((q ?? 0) * k, 'x')];
	return storyQuestion({
		text: say`${holder(kind, draw.random)} ${first.stated}, ${second.stated}, and ${third.stated}. ${story} How many ${first.many} ${areThere(kind)}?`,
		names: [
			say`Let ${X} be the number of ${first.many}. The number of ${second.many} is ${product(k, X)}, and the number of ${third.many} is ${sum(X, more)}.`,
		],
		left: [...left, bracket(r ?? 0, term(1, 'x'), term(more))],
		right: [term(inUnitsOf(kind, total))],
		because: addingUp(kind, 'three', [first, second, third]),
		...(q === 1
			? {}
			: {
					before: {
						written: [
							line(
								equation(
									sum(
										product(p ?? 0, X),
										product(q ?? 0, brackets(product(k, X))),
										r === 1 ? brackets(sum(X, more)) : product(r ?? 0, sum(X, more)),
									),
									inUnitsOf(kind, total),
								),
							),
						] as const,
						next: `multiply ${q} by ${k}`,
					},
				}),
		unit: first.unit,
		kind: 'integer',
		concludes: counted(kind, first),
		wrong: [
			[new Fraction(k * n), `gave the number of ${second.many}`],
			[new Fraction(n + more), `gave the number of ${third.many}`],
		],
		hints: [
			say`If ${X} is the number of ${first.many}, how can you write the numbers of ${second.many} and ${third.many}?`,
			valueHint(kind, 'three'),
		],
	});
}
