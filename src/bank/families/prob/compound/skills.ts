/** prob.compound: two or more events. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	power,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { spelled } from '../../../steps/amounts.ts';
import {
	countedLines,
	fractionOf,
	LOWEST,
	type Part,
	productLines,
	valueOfParts,
} from '../../../steps/counting.ts';
import { drawSkills } from './draws.ts';
import { eitherSkills } from './either.ts';

// The part about the sum of two random numbers.

const NUMBERED_DEVICES: Readonly<
	Record<string, (faces: number) => { tell: Prose; sides: [number, number]; parts: string }>
> = {
	'two dice': () => ({
		tell: say`Two fair dice, each numbered from ${1} to ${6}, are rolled.`,
		sides: [6, 6],
		parts: 'the two dice',
	}),
	'two spinners': (faces) => ({
		tell: say`Two spinners each have ${faces} equal sections, numbered from ${1} to ${faces}. Both are spun.`,
		sides: [faces, faces],
		parts: 'the two spinners',
	}),
	'die+spinner': (faces) => ({
		tell: say`A fair die, numbered from ${1} to ${6}, is rolled. A spinner with ${faces} equal sections, numbered from ${1} to ${faces}, is spun.`,
		sides: [6, faces],
		parts: 'the die and the spinner',
	}),
};

const RELATIONS: Readonly<
	Record<string, { words: string; fits: (a: number, b: number) => boolean }>
> = {
	'=': { words: 'equal to', fits: (a, b) => a === b },
	'<': { words: 'less than', fits: (a, b) => a < b },
	'>': { words: 'greater than', fits: (a, b) => a > b },
	'>=': { words: 'at least', fits: (a, b) => a >= b },
};

const diceSkills: Skills = {
	'Find probabilities with dice and spinners'(draw) {
		const target = draw.int('target');
		const device = NUMBERED_DEVICES[draw.inTurn('device')]?.(draw.int('faces'));
		const relation = RELATIONS[draw.choice('rel')];
		if (!device || !relation) return undefined;
		const [m, n] = device.sides;
		const rows = numbersTo(m).map(
			(a) => numbersTo(n).filter((b) => relation.fits(a + b, target)).length,
		);
		const over = rows.reduce((all, count) => all + count, 0);
		if (over < 2 || over > m * n - 2) return undefined;
		const answer = new Fraction(over, m * n);
		return {
			prompt: say`${device.tell} What is the probability that the sum of the two numbers is ${relation.words} ${target}? ${LOWEST}`,
			answer: withMisconceptions(
				rational(answer),
				[rational(new Fraction(1).sub(answer)), 'found the probability of the complement'],
				[
					rational(new Fraction(over, m * n - over)),
					'divided by the number of unfavourable outcomes instead of the total',
				],
				[
					rational(new Fraction(over, m + n)),
					`added the numbers of outcomes for ${device.parts} instead of multiplying them`,
				],
			),
			steps: [
				sentence(
					say`A table of all sums has ${m} rows and ${n} columns, so there are ${m * n} equally likely outcomes.`,
				),
				line(
					equation(sum(...rows), over),
					'count the favourable sums row by row: first number 1, then 2, then 3, and so on',
				),
				...countedLines(
					over,
					m * n,
					'divide the number of favourable outcomes by the total number of outcomes',
				),
				sentence(say`The probability is ${rational(answer).body}.`),
			],
			hints: [
				say`How can you show all the sums in a table? How many cells does it have?`,
				say`Which cells have a favourable sum?`,
			],
		};
	},
};

const numbersTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

/** `least` is the smallest realistic probability of a success. */
const TRIALS = [
	{
		least: 0.25,
		when: 'On each throw',
		does: 'hits the target',
		who: 'Yara',
		tries: (n: number) => say`throws ${n} times`,
		each: 'throws',
		some: 'hit the target on at least one of the',
		every: 'hit the target on',
		none: 'not hit the target on any of the',
	},
	{
		least: 0.5,
		when: 'On each free throw',
		does: 'makes the shot',
		who: 'Jamal',
		tries: (n: number) => say`takes ${n} free throws`,
		each: 'free throws',
		some: 'make at least one of the',
		every: 'make',
		none: 'make none of the',
	},
	{
		least: 0.25,
		when: 'In each round of a game',
		does: 'wins',
		who: 'Hugo',
		tries: (n: number) => say`plays ${n} rounds`,
		each: 'rounds',
		some: 'win at least one of the',
		every: 'win',
		none: 'win none of the',
	},
] as const;

function wrongOf({ first, second, die }: Pair): (readonly [Fraction, string])[] {
	return [
		[new Fraction(...first).add(new Fraction(...second)), 'added instead of multiplying'],
		[new Fraction(...first), 'gave the probability of the first event'],
		[new Fraction(...second), 'gave the probability of the second event'],
		...(die
			? [
					[
						valueOfParts(die.atLeast),
						`read “at most ${die.most}” as “at least ${die.most}”`,
					] as const,
				]
			: []),
	];
}

export const skills: Skills = {
	...drawSkills,
	...eitherSkills,
	...diceSkills,

	'Find the probability of two independent events'(draw) {
		const make = DEVICES[draw.inTurn('ctx')];
		const pair = make?.(draw);
		if (!pair) return undefined;
		const parts = [pair.first, pair.second] as const;
		if (parts.some(([over, under]) => over >= under)) return undefined;
		const answer = valueOfParts(parts);
		const wrong = wrongOf(pair);
		const values = [answer, ...wrong.map(([value]) => value)].map((value) => value.toFraction());
		if (new Set(values).size < values.length) return undefined;
		return {
			prompt: say`${pair.tell} What is the probability that ${pair.event}? ${LOWEST}`,
			answer: withMisconceptions(
				rational(answer),
				...wrong.map(([value, why]): WrongAnswer => [rational(value), why]),
			),
			steps: [
				...(pair.die
					? [
							sentence(
								say`On the die, the favorable outcomes are ${spelled(numbersTo(pair.die.most))}.`,
								`these are the numbers that are at most ${pair.die.most}`,
							),
						]
					: []),
				sentence(
					say`The probabilities of the two events are ${fractionOf(pair.first)} and ${fractionOf(pair.second)}.`,
					'for each event, divide the number of favourable outcomes by the total number of outcomes',
				),
				...productLines(
					parts,
					'let P be the probability of both; the events are independent, so multiply',
				),
				sentence(say`The probability is ${rational(answer).body}.`),
			],
			hints: [say`What is the probability of each event? Does one event affect the other?`],
		};
	},

	'Find probabilities of repeated independent events'(draw) {
		const [p, q, n] = [draw.int('p'), draw.int('q'), draw.int('n')];
		const ask = draw.inTurn('ask');
		if (p >= q || gcd(p, q) > 1 || q ** n > 3000 || (n === 2 && ask !== 'at least one'))
			return undefined;
		const { least, when, does, who, tries, each, some, every, none } = draw.random.pick(TRIALS);
		// A success and a failure that are equally likely would be mistaken for each other.
		if (p / q < least || (ask === 'none' && 2 * p === q)) return undefined;
		const part: Part = ask === 'all' ? [p, q] : [q - p, q];
		const all = new Fraction(...part).pow(n);
		const answer = ask === 'at least one' ? new Fraction(1).sub(all) : all;
		const [over, under] = [part[0] ** n, q ** n];
		const asked =
			ask === 'all'
				? say`What is the probability that ${who} will ${every} all ${n} ${each}?`
				: ask === 'none'
					? say`What is the probability that ${who} will ${none} ${n} ${each}?`
					: say`What is the probability that ${who} will ${some} ${n} ${each}?`;
		const miss = line(
			equation(difference(1, quotient(p, q)), quotient(q - p, q)),
			'subtract the probability of a single success from 1',
		);
		const name = ask === 'at least one' ? symbol('Q') : symbol('P');
		return {
			prompt: say`${when}, the probability that ${who} ${does} is ${quotient(p, q)}. ${who} ${tries(n)}, and the ${each} are independent. ${asked} ${LOWEST}`,
			answer: withMisconceptions(
				rational(answer),
				[
					rational(new Fraction(1).sub(answer)),
					ask === 'none'
						? `found the probability that ${who} will ${some} ${n} ${each}`
						: 'found the probability of the complement',
				],
				[
					rational(new Fraction(...(ask === 'at least one' ? ([p, q] as const) : part)).mul(n)),
					ask === 'at least one'
						? `multiplied the probability of a single success by ${n}`
						: `multiplied the probability of a single ${ask === 'all' ? 'success' : 'failure'} by ${n} instead of raising it to the power of ${n}`,
				],
				...(ask === 'all'
					? []
					: [
							[
								rational(new Fraction(p, q).pow(n) ?? 0),
								'found the probability of succeeding every time',
							] satisfies WrongAnswer,
						]),
				[rational(new Fraction(p, q)), 'gave the probability of a single success'],
			),
			steps: [
				...(ask === 'all' ? [] : [miss]),
				line(
					equation(name, power(brackets(quotient(...part)), n)),
					ask === 'at least one'
						? 'let Q be the probability of no successes; the events are independent, so multiply'
						: 'let P be the probability; the events are independent, so multiply',
				),
				line(continued(quotient(over, under)), 'evaluate the power'),
				...(ask === 'at least one'
					? [
							line(
								equation(symbol('P'), difference(1, quotient(over, under))),
								'let P be the probability of at least one success, the complement of “no successes”',
							),
						]
					: []),
				sentence(
					say`The probability is ${rational(answer).body}.`,
					ask === 'at least one' ? 'subtract' : undefined,
				),
			],
			hints: [
				ask === 'at least one'
					? say`What is the complement of “at least one”? What is its probability?`
					: ask === 'all'
						? say`How do you find the probability that several independent events all happen?`
						: say`What is the probability of a single failure? How do you find the probability that several independent events all happen?`,
			],
		};
	},
};

// Two devices that give results at random, independent of each other.

type Pair = {
	tell: Prose;
	event: Prose;
	first: Part;
	second: Part;
	/** A die shows at most this number; both parts again for “at least”. */
	die?: { most: number; atLeast: readonly [Part, Part] };
};

const numbers = (draw: Draw) =>
	[draw.int('p'), draw.int('q'), draw.int('r'), draw.int('s')] as const;

/** `undefined` for a draw that the device cannot show. */
const DEVICES: Readonly<Record<string, (draw: Draw) => Pair | undefined>> = {
	'coin and die'(draw) {
		const [, , r, s] = numbers(draw);
		if (r < 2 || r >= s || s < 4 || s % 2 > 0) return undefined;
		const face = draw.random.pick(['heads', 'tails']);
		return {
			tell: say`A fair coin is tossed, and a fair die with ${s} sides, numbered from ${1} to ${s}, is rolled.`,
			event: say`the coin shows ${face} and the die shows at most ${r}`,
			first: [1, 2],
			second: [r, s],
			die: {
				most: r,
				atLeast: [
					[1, 2],
					[s - r + 1, s],
				],
			},
		};
	},
	'two spinners'(draw) {
		const [p, q, r, s] = numbers(draw);
		if (p < 2 || r < 2 || q < 3 || s < 3) return undefined;
		return {
			tell: say`There are two spinners. The first spinner has ${q} equal sections, and ${p} of them are red. The second spinner has ${s} equal sections, and ${r} of them are blue. Both are spun once.`,
			event: say`the first spinner lands on red and the second spinner lands on blue`,
			first: [p, q],
			second: [r, s],
		};
	},
	'two bags'(draw) {
		const [p, q, r, s] = numbers(draw);
		if (p < 2 || r < 2 || q < 3 || s < 3) return undefined;
		return {
			tell: say`There are two bags of marbles. The first bag contains ${q} marbles, and ${p} of them are green. The second bag contains ${s} marbles, and ${r} of them are white. One marble is drawn at random from each bag.`,
			event: say`the marble from the first bag is green and the marble from the second bag is white`,
			first: [p, q],
			second: [r, s],
		};
	},
	'die and spinner'(draw) {
		const [p, q, r, s] = numbers(draw);
		if (p < 2 || q < 4 || q % 2 > 0 || r < 2 || s < 3) return undefined;
		return {
			tell: say`A fair die with ${q} sides, numbered from ${1} to ${q}, is rolled. A spinner has ${s} equal sections, and ${r} of them are red. It is spun once.`,
			event: say`the die shows at most ${p} and the spinner lands on red`,
			first: [p, q],
			second: [r, s],
			die: {
				most: p,
				atLeast: [
					[q - p + 1, q],
					[r, s],
				],
			},
		};
	},
};
