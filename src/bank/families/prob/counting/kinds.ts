/** The part of prob.counting with one formula for each kind of question. */
import { equation, power, times } from '../../../../math/expression.ts';
import { fill } from '../../../contexts/fill.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { spelled } from '../../../steps/amounts.ts';
import { arranged, choiceLines, chosen, fallingFactors } from '../../../steps/counting.ts';

/** Answers above this cannot be checked by hand in reasonable time. */
const LARGEST = 50_000;

/** What is filled with one thing each, and what is counted. */
const ORDERED = [
	{
		text: 'A race has {n} runners. In how many different ways can the first {r} places be filled, if there are no ties?',
		spot: 'place',
		first: 'first place',
		second: 'second place',
		counted: 'ways to fill these places',
	},
	{
		text: 'A club has {n} members. In how many different ways can {r} members be chosen for {r} different offices?',
		spot: 'office',
		first: 'the first office',
		second: 'the second office',
		counted: 'ways to fill these offices',
	},
	{
		text: 'From a group of {n} people, {r} will be chosen to sit in {r} numbered seats, one person in each. In how many different ways can the seats be filled?',
		spot: 'seat',
		first: 'the first seat',
		second: 'the second seat',
		counted: 'ways to fill the seats',
	},
	{
		text: 'A photographer has {n} pictures and hangs {r} of them in a row. How many different arrangements are possible?',
		spot: 'place',
		first: 'the first place',
		second: 'the second place',
		counted: 'arrangements',
	},
	{
		text: 'From {n} different books, {r} are placed in a row on a shelf. How many different arrangements are possible?',
		spot: 'place',
		first: 'the first place',
		second: 'the second place',
		counted: 'arrangements',
	},
] as const;

export function arrangement(draw: Draw, n: number, r: number): Draft | undefined {
	const answer = arranged(n, r);
	if (answer > LARGEST) return undefined;
	const { text, spot, first, second, counted } = draw.random.pick(ORDERED);
	return {
		prompt: fill(text, { n, r }),
		answer: withMisconceptions(
			integer(answer),
			[integer(chosen(n, r)), 'ignored the order'],
			[integer(n ** r), 'allowed repeats'],
		),
		steps: [
			sentence(
				r === 2
					? say`There are ${n} choices for ${first} and ${n - 1} for ${second}.`
					: say`There are ${n} choices for ${first}, then ${spelled(fallingFactors(n, r).slice(1))} for the others.`,
				'the order matters, and repeats are not allowed',
			),
			line(
				equation(times(...fallingFactors(n, r)), answer),
				`multiply the numbers of choices for the ${r} ${spot}s`,
			),
			sentence(say`There are ${answer} different ${counted}.`),
		],
		hints: [say`Does the order matter?`, say`How many choices are left for ${second}?`],
	};
}

/** "There are 64 possible flags." */
export const possibleLine = (answer: number, things: string): Line =>
	sentence(say`There are ${answer} possible ${things}.`);

/** What is chosen from, and what is counted. */
const UNORDERED: readonly {
	text: string;
	things: string;
	counted: string;
	/** The question says that the order does not matter. */
	saysOrder?: true;
}[] = [
	{
		text: 'A committee of {r} is chosen from {n} people. How many different committees are possible?',
		things: 'people',
		counted: 'committees',
	},
	{
		text: 'A pizza shop offers {n} toppings. How many pizzas with {r} different toppings are possible?',
		things: 'toppings',
		counted: 'pizzas',
	},
	{
		text: 'Tariq wants to take {r} of {n} books on a trip. How many different selections are possible?',
		things: 'books',
		counted: 'selections',
	},
	{
		text: 'A team of {r} is picked from {n} players. How many different teams are possible?',
		things: 'players',
		counted: 'teams',
	},
	{
		text: 'A teacher picks {r} of {n} problems for a test. How many different selections are possible, if the order does not matter?',
		things: 'problems',
		counted: 'selections',
		saysOrder: true,
	},
];

export function choice(draw: Draw, n: number, r: number): Draft | undefined {
	const answer = chosen(n, r);
	// Whoever copies the number of things must not be right.
	if (answer === n) return undefined;
	const { text, things, counted, saysOrder } = draw.random.pick(UNORDERED);
	return {
		prompt: fill(text, { n, r }),
		answer: withMisconceptions(
			integer(answer),
			[integer(arranged(n, r)), 'counted every order separately'],
			[integer(n * r), `multiplied the number of ${things}, ${n}, by the number chosen, ${r}`],
		),
		steps: [...choiceLines(n, r, things), possibleLine(answer, counted)],
		hints: [
			saysOrder
				? say`In how many ways can ${r} ${things} be picked in order?`
				: say`Does the order matter?`,
			say`In how many orders can the same ${r} ${things} be listed?`,
		],
	};
}

const REPEATED = [
	{
		text: 'A code has {r} characters. Each is one of {n} different symbols, and a symbol may be used more than once. How many different codes are possible?',
		spot: 'character',
		counted: 'codes',
	},
	{
		text: 'A lock opens with {r} turns. Each turn stops at one of {n} numbers, and numbers may be repeated. How many different settings are possible?',
		spot: 'turn',
		counted: 'settings',
	},
	{
		text: 'A flag has {r} stripes. Each stripe may have any of {n} colours, and colours may be repeated. How many different flags are possible?',
		spot: 'stripe',
		counted: 'flags',
	},
] as const;

export function code(draw: Draw, n: number, r: number): Draft | undefined {
	const answer = n ** r;
	if (answer === r ** n) return undefined;
	const { text, spot, counted } = draw.random.pick(REPEATED);
	return {
		prompt: fill(text, { n, r }),
		answer: withMisconceptions(
			integer(answer),
			[integer(n * r), `multiplied ${n} by ${r} instead of raising ${n} to the power of ${r}`],
			...(r <= n ? ([[integer(arranged(n, r)), 'did not allow repeats']] as WrongAnswer[]) : []),
			[integer(r ** n), 'switched the base and the exponent'],
		),
		steps: [
			sentence(say`There are ${n} choices for each of the ${r} ${spot}s.`, 'repeats are allowed'),
			line(equation(power(n, r), answer), 'multiply the numbers of choices'),
			possibleLine(answer, counted),
		],
		hints: [
			say`How many choices are there for the first ${spot}? Does that choice limit the second ${spot}?`,
			say`How do you combine the numbers of choices for the ${spot}s?`,
		],
	};
}

/** One person must or must not belong to the group. */
export function conditioned(draw: Draw, n: number, r: number): Draft | undefined {
	const name = draw.random.pick(['Rosa', 'Omar', 'Lina', 'Sam']);
	const isIn = draw.random.int(0, 1) === 1;
	const k = isIn ? r - 1 : r;
	if (k < 2 || n - 1 <= k) return undefined;
	const answer = chosen(n - 1, k);
	const opposite = chosen(n - 1, isIn ? r : r - 1);
	const inOrder = arranged(n - 1, k);
	if (opposite === inOrder || opposite === answer) return undefined;
	return {
		prompt: say`A committee of ${r} is chosen from ${n} people. ${name} is one of these people and must ${isIn ? '' : 'not '}be on the committee. How many different committees are possible?`,
		answer: withMisconceptions(
			integer(answer),
			[integer(chosen(n, r)), `ignored the condition about ${name}`],
			[
				integer(opposite),
				isIn ? `left ${name} off the committee` : `required ${name} to be on the committee`,
			],
			[integer(inOrder), 'counted every order separately'],
		),
		steps: [
			sentence(
				say`${isIn ? `${name} takes one place` : `${name} is left out`}, so ${k} people are chosen from the other ${n - 1}.`,
			),
			...choiceLines(n - 1, k, 'people'),
			sentence(say`There are ${answer} different committees.`),
		],
		hints: [
			isIn
				? say`How many places are left to fill, and from how many people?`
				: say`From how many people can the ${r} members be chosen?`,
			say`Does the order matter?`,
		],
	};
}
