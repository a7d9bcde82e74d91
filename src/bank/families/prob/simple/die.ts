/** The part of prob.simple about numbered dice. */
import Fraction from 'fraction.js';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, rational, sentence, withMisconceptions } from '../../../family.ts';
import { countedLines, isHalf, LOWEST } from '../../../steps/counting.ts';
import { spelled } from '../../../steps/statistics.ts';

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

export function dieQuestion(draw: Draw, ask: string): Draft | undefined {
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
