/** The part of prob.compound that adds probabilities. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { lcm } from '../../../../math/gcd.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { reducedLines } from '../../../steps/fractions.ts';
import { LOWEST } from '../../../steps/counting.ts';

const SURVEYS = [
	{
		of: 'students',
		one: 'student',
		who: 'who',
		a: 'play a sport',
		does: 'do',
		b: 'play an instrument',
		asked: 'plays a sport or an instrument',
	},
	{
		of: 'travelers',
		one: 'traveler',
		who: 'who',
		a: 'speak Spanish',
		does: 'speak',
		b: 'speak French',
		asked: 'speaks Spanish or French',
	},
	{
		of: 'households',
		one: 'household',
		who: 'that',
		a: 'have a dog',
		does: 'have',
		b: 'have a cat',
		asked: 'has a dog or a cat',
	},
	{
		of: 'club members',
		one: 'member',
		who: 'who',
		a: 'like swimming',
		does: 'like',
		b: 'like hiking',
		asked: 'likes swimming or hiking',
	},
	{
		of: 'customers',
		one: 'customer',
		who: 'who',
		a: 'bought bread',
		does: 'bought',
		b: 'bought fruit',
		asked: 'bought bread or fruit',
	},
] as const;

export const eitherSkills: Skills = {
	'Apply the addition rule to a survey': (draw) =>
		survey(draw, draw.int('n'), draw.int('a'), draw.int('b'), draw.int('both')),

	'Apply the addition rule'(draw) {
		const n = draw.int('n');
		const ctx = draw.inTurn('ctx');
		if (ctx === 'numbers') return multiples(draw, n);
		if (ctx === 'cards') return cards(draw, n);
		const [a, b] = [draw.random.int(5, n - 3), draw.random.int(5, n - 3)];
		return survey(draw, n, a, b, draw.random.int(2, Math.max(2, Math.min(a, b) - 2)));
	},
};

function survey(draw: Draw, n: number, a: number, b: number, both: number): Draft | undefined {
	if (both < 2 || a <= both || b <= both || a + b - both >= n || a === b) return undefined;
	const story = draw.random.pick(SURVEYS);
	return either(
		say`Of ${n} ${story.of}, ${a} ${story.a}, ${b} ${story.b}, and ${both} ${story.does} both. One ${story.one} is chosen at random. What is the probability that the ${story.one} ${story.asked}, or both? ${LOWEST}`,
		[a, b, both, n],
		[],
		say`If you add the number of ${story.of} ${story.who} ${story.a} and the number ${story.who} ${story.b}, which ${story.of} are counted twice?`,
	);
}

/** Multiples of two numbers. */
function multiples(draw: Draw, n: number): Draft | undefined {
	const [k, l] = [draw.int('k1'), draw.int('k2')];
	const count = (step: number) => Math.floor(n / step);
	if (k === l || k % l === 0 || l % k === 0 || n < 18) return undefined;
	const both = count(lcm(k, l));
	return either(
		say`A whole number from ${1} to ${n} is chosen at random. What is the probability that it is a multiple of ${k} or a multiple of ${l}? ${LOWEST}`,
		[count(k), count(l), both, n],
		[
			sentence(
				say`From ${1} to ${n}, there are ${many(count(k), 'multiple')} of ${k}, ${many(count(l), 'multiple')} of ${l}, and ${both > 0 ? many(both, 'multiple') : 'no multiples'} of both.`,
			),
		],
		both > 0
			? say`Which numbers are multiples of both ${k} and ${l}?`
			: say`Can a number in this range be a multiple of both ${k} and ${l}?`,
	);
}

/** Small numbers and large numbers cannot occur together. */
function cards(draw: Draw, n: number): Draft | undefined {
	const [k, l] = [draw.int('k1'), draw.int('k2')];
	if (k < 3 || k + l >= n) return undefined;
	return either(
		say`A box holds ${n} cards, numbered from ${1} to ${n}. One card is drawn at random. What is the probability that its number is less than ${k} or greater than ${n - l}? ${LOWEST}`,
		[k - 1, l, 0, n],
		[
			sentence(
				say`Of the ${n} numbers, ${k - 1} are less than ${k}, ${l} ${l === 1 ? 'is' : 'are'} greater than ${n - l}, and no number is both.`,
			),
		],
		say`Can both events happen at the same time?`,
		[
			rational(new Fraction(k + l, n)),
			`counted ${k} as less than ${k}, or ${n - l} as greater than ${n - l}`,
		],
	);
}

function either(
	prompt: Prose,
	[a, b, both, n]: readonly [number, number, number, number],
	counts: Line[],
	hint: Prose,
	...wrong: WrongAnswer[]
): Draft {
	const over = a + b - both;
	const parts = sum(quotient(a, n), quotient(b, n));
	const answer = new Fraction(over, n);
	return {
		prompt,
		answer: withMisconceptions(
			rational(answer),
			both > 0
				? [rational(new Fraction(a + b, n)), 'counted the overlap twice']
				: [rational(new Fraction(a * b, n * n)), 'multiplied instead of adding'],
			...(both > 0
				? [[rational(new Fraction(both, n)), 'found the probability of both events'] as const]
				: wrong),
			[rational(new Fraction(1).sub(answer)), 'found the probability of the complement'],
		),
		steps: [
			...counts,
			both > 0
				? sentence(
						say`By the addition rule, the probability of one event or the other is the sum of the two probabilities minus the probability of both.`,
						'otherwise, the outcomes in both events would be counted twice',
					)
				: sentence(
						say`The events are mutually exclusive, so the probability of one or the other is the sum of the two probabilities.`,
						'they cannot both happen',
					),
			line(
				equation(symbol('P'), both > 0 ? difference(parts, quotient(both, n)) : parts),
				`let P be the probability; each fraction is the number of favorable outcomes divided by ${n}`,
			),
			line(continued(quotient(over, n)), 'combine the numerators'),
			...reducedLines([over, n]),
			sentence(say`The probability is ${rational(answer).body}.`),
		],
		hints: [hint],
	};
}
