/** prob.simple: probability of one event. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { spelled, totalOf } from '../../../steps/amounts.ts';
import { countedLines, inventory, isHalf, LOWEST } from '../../../steps/counting.ts';
import { reducedLines } from '../../../steps/fractions.ts';
import { countSkills } from './count.ts';
import { BAG, type Bag, CARDS, likelihood, SPINNER } from './likelihood.ts';

// The part about numbered dice.

type Event = {
	words: Prose;
	fits: (value: number) => boolean;
	/** What the other outcomes are: "a multiple of 3". */
	others: string;
	/** A number that a student counts by mistake. */
	limit?: number;
};

const EVENTS: Readonly<Record<string, (n: number, k: number) => Event>> = {
	event: (_, k) => ({
		words: say`a number less than ${k}`,
		fits: (value) => value < k,
		others: `a number that is not less than ${k}`,
		limit: k,
	}),
	complement: (_, k) => ({
		words: say`a number that is not a multiple of ${k}`,
		fits: (value) => value % k !== 0,
		others: `a multiple of ${k}`,
	}),
	either: (n, k) => ({
		words: say`either ${n} or a number less than ${k}`,
		fits: (value) => value < k || value === n,
		others: `neither ${n} nor a number less than ${k}`,
		limit: k,
	}),
};

function dieQuestion(draw: Draw, ask: string): Draft | undefined {
	const n = draw.random.pick([6, 8, 10, 12, 20]);
	const k = draw.random.int(2, ask === 'complement' ? 5 : n - 1);
	const event = EVENTS[ask]?.(n, k);
	if (!event) return undefined;
	const all = Array.from({ length: n }, (_, at) => at + 1);
	const counted = all.filter(event.fits);
	const answer = new Fraction(counted.length, n);
	const others = n - counted.length;
	if (counted.length < 2 || others === 0 || isHalf(answer)) return undefined;
	// Counting the limit too must lead to a value of its own.
	const oneMore = new Fraction(counted.length + 1, n);
	const isOther =
		others === counted.length + 1 || oneMore.equals(new Fraction(counted.length, others));
	if (event.limit !== undefined && isOther) return undefined;
	return {
		prompt: say`A fair die has ${n} sides, numbered from ${1} to ${n}. It is rolled once. What is the probability of rolling ${event.words}? ${LOWEST}`,
		answer: withMisconceptions(
			rational(answer),
			[rational(new Fraction(1).sub(answer)), `found the probability of rolling ${event.others}`],
			[
				rational(new Fraction(counted.length, others)),
				'divided by the number of unfavourable outcomes instead of the total',
			],
			...(event.limit === undefined
				? []
				: [[rational(oneMore), `counted ${event.limit} as less than ${event.limit}`] as const]),
		),
		steps: [
			sentence(
				say`The favourable outcomes are ${spelled(counted)}.`,
				`list the outcomes from 1 to ${n} that satisfy the condition`,
			),
			...countedLines(
				counted.length,
				n,
				`divide the ${counted.length} favourable outcomes by the ${n} equally likely outcomes`,
			),
			sentence(say`The probability is ${rational(answer).body}.`),
		],
		hints: [say`Which outcomes are favourable? How many outcomes are there in all?`],
	};
}

const BAGS: Readonly<Record<string, Bag>> = {
	spinner: SPINNER,
	'bag of marbles': BAG,
	cards: CARDS,
};

export const skills: Skills = {
	...countSkills,
	'Describe how likely an event is': likelihood,

	'Find probabilities of events and complements': (draw) =>
		bagQuestion(draw, draw.random.pick([BAG, SPINNER, CARDS]), draw.inTurn('ask'), true),

	'Find the probability of one event'(draw) {
		const bag = BAGS[draw.inTurn('ctx')];
		return bag ? bagQuestion(draw, bag, draw.choice('ask')) : dieQuestion(draw, draw.choice('ask'));
	},

	'Find a relative frequency'(draw) {
		const names = draw.random.sample(COLORS, draw.random.int(3, 5));
		const counts = names.map(() => draw.random.int(3, 40));
		if (new Set(counts).size < counts.length) return undefined;
		const total = totalOf(counts);
		const isEvent = draw.inTurn('ask') === 'event';
		const [name = '', count = 0] = [names[0], counts[0]];
		const over = isEvent ? count : total - count;
		const answer = new Fraction(over, total);
		if (answer.d > 50n || isHalf(answer)) return undefined;
		const [asked, others] = isEvent ? ['landed', 'did not land'] : ['did not land', 'landed'];
		const order = draw.random.shuffle(names.map((_, at) => at));
		return {
			prompt: say`A spinner was spun many times. The table shows how often it landed on each color. Based on these results, what is the experimental probability that the spinner ${isEvent ? 'lands' : 'does not land'} on ${name}? ${LOWEST}`,
			answer: withMisconceptions(
				rational(answer),
				[
					rational(new Fraction(1).sub(answer)),
					`found the probability that the spinner ${isEvent ? 'does not land' : 'lands'} on ${name}`,
				],
				[
					rational(new Fraction(over, total - over)),
					`divided by the number of spins that ${others} on ${name} instead of the total number of spins`,
				],
				[
					rational(new Fraction(isEvent ? 1 : names.length - 1, names.length)),
					'assumed that all the colours were equally likely',
				],
			),
			steps: [
				line(
					equation(sum(...order.map((at) => counts[at] ?? 0)), total),
					'add to find the number of spins',
				),
				...(isEvent
					? []
					: [
							line(
								equation(difference(total, count), over),
								`subtract to find the number of spins that ${asked} on ${name}`,
							),
						]),
				...countedLines(
					over,
					total,
					`divide the number of spins that ${asked} on ${name} by the total number of spins`,
					'experimental probability',
				),
				sentence(say`The experimental probability is ${rational(answer).body}.`),
			],
			hints: [say`How many spins were there in all? How many of them ${asked} on ${name}?`],
			figure: {
				kind: 'table of counts',
				columns: order.map((at) => names[at] ?? ''),
				rows: [{ heading: 'Spins', cells: order.map((at) => counts[at] ?? 0) }],
			},
		};
	},
};

const FAVORABLE = 'divide the number of favourable outcomes by the total number of outcomes';

const COLORS = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'orange'] as const;

/** `usesRule`: a complement is found from the event, not counted. */
function bagQuestion(draw: Draw, bag: Bag, ask: string, usesRule = false): Draft | undefined {
	const isByRule = usesRule && ask === 'complement';
	const counts = [draw.int('a'), draw.int('b'), draw.int('c')];
	const [first, second, third] = draw.random.shuffle([0, 1, 2]);
	if (first === undefined || second === undefined || third === undefined) return undefined;
	const total = totalOf(counts);
	if (total > bag.most || new Set(counts).size < 2 || counts.includes(1)) return undefined;
	const at = (place: number) => counts[place] ?? 0;
	const kind = (place: number) => bag.kinds[place] ?? '';
	const over =
		ask === 'event' ? at(first) : ask === 'either' ? at(first) + at(second) : total - at(first);
	const outcome =
		ask === 'event'
			? kind(first)
			: ask === 'either'
				? `${kind(first)} or ${kind(second)}`
				: `not ${kind(first)}`;
	const [is, isNot] = [`${bag.is} ${kind(first)}`, `${bag.isNot} ${kind(first)}`];
	const [event, others] =
		ask === 'event'
			? [is, isNot]
			: ask === 'either'
				? [`${bag.is} ${outcome}`, `${bag.is} ${kind(third)}`]
				: [isNot, is];
	const counted: Line =
		ask === 'event'
			? sentence(say`Of the ${total} ${bag.thing}s, ${over} are ${outcome}.`)
			: ask === 'either'
				? line(
						equation(sum(at(first), at(second)), over),
						`add to find the number of ${bag.thing}s that are ${outcome}`,
					)
				: line(
						equation(difference(total, at(first)), over),
						`subtract to find the number of ${bag.thing}s that are ${outcome}`,
					);
	const answer = new Fraction(over, total);
	if (isHalf(answer)) return undefined;
	return {
		prompt: say`${bag.tell(inventory(counts.map((count, place) => [count, kind(place)] as const)))} What is the probability that ${event}? ${LOWEST}`,
		answer: withMisconceptions(
			rational(answer),
			[rational(new Fraction(1).sub(answer)), `found the probability that ${others}`],
			[
				rational(new Fraction(over, total - over)),
				'divided by the number of unfavorable outcomes instead of the total',
			],
			[rational(new Fraction(1, total)), `counted only one favorable ${bag.thing}`],
		),
		steps: [
			line(equation(sum(...counts), total), `add to find the number of ${bag.thing}s`),
			...(isByRule
				? [
						sentence(
							say`The probability that ${bag.is} ${kind(first)} is ${quotient(at(first), total)}.`,
							FAVORABLE,
						),
						line(
							equation(symbol('P'), difference(1, quotient(at(first), total))),
							'let P be the probability of the complement: subtract the probability of the event from 1',
						),
						line(continued(quotient(over, total)), 'write 1 as a fraction and subtract'),
						...reducedLines([over, total]),
					]
				: [counted, ...countedLines(over, total, FAVORABLE)]),
			sentence(say`The probability is ${rational(answer).body}.`),
		],
		hints: [
			isByRule
				? say`What is the probability that ${bag.is} ${kind(first)}? What must be added to it to get ${1}?`
				: say`How many ${bag.thing}s are there in all? How many of them are ${outcome}?`,
		],
	};
}
