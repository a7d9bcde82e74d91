/** num.gcf-lcm: greatest common factor and least common multiple. */
import { equation } from '../../../../math/expression.ts';
import { gcd, lcm } from '../../../../math/gcd.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	isPrime,
	powersExpression,
	type PrimePower,
	primePowers,
	smallestPrime,
} from '../../../../math/whole-numbers.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	mergedByValue,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';

export const skills: Skills = {
	'Find the greatest common factor'(draw) {
		const g = draw.int('g');
		const numbers = [g * draw.int('p'), g * draw.int('q'), ...third(draw, (n) => g * n, 9)];
		const shared = gcd(...numbers);
		// Of three numbers, the first two alone have a greater common factor.
		const isShort = numbers.length > 2 && gcd(numbers[0] ?? 1, numbers[1] ?? 1) === shared;
		if (isShort || oneDividesAnother(numbers)) return undefined;
		return {
			prompt: say`Find the greatest common factor (GCF) of ${said(numbers)}.`,
			answer: withMisconceptions(
				integer(shared),
				...mergedByValue(
					...(isPrime(shared) ? [] : [onePrime(shared)]),
					[
						integer(numbers.reduce(lcm)),
						'found the least common multiple instead of the greatest common factor',
					],
					...(hasOnePrime(shared) ? [] : primesOnce(shared, 'used each common prime only once')),
				),
			),
			steps: [...factorLines(numbers), ...sharedLines(numbers, shared)],
			hints: [say`What is the prime factorization of each number? Which primes do they share?`],
		};
	},

	'Find the least common multiple'(draw) {
		const numbers = [draw.int('a'), draw.int('b'), ...third(draw, (n) => n, 20)];
		const least = numbers.reduce(lcm);
		const [first = 1, second = 1] = numbers;
		if (oneDividesAnother(numbers) || gcd(first, second) === 1) return undefined;
		if (least > (numbers.length > 2 ? 720 : 500) || numbers.every(isPrime)) return undefined;
		return {
			prompt: say`Find the least common multiple (LCM) of ${said(numbers)}.`,
			answer: withMisconceptions(
				integer(least),
				[
					integer(gcd(...numbers)),
					'found the greatest common factor instead of the least common multiple',
				],
				[integer(numbers.reduce((all, one) => all * one, 1)), 'multiplied the numbers'],
				...primesOnce(least, 'used each prime only once'),
			),
			steps: [...factorLines(numbers), ...multipleLines(numbers, least)],
			hints: [
				say`What is the prime factorization of each number? How many times must each prime appear in a common multiple?`,
			],
		};
	},

	'Solve equal-group and repeating-cycle problems'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		const story = caseOf(COMMON_STORIES, draw.inTurn('ctx'))(draw.random);
		const { least, most } = story;
		if (a === b || Math.min(a, b) < least || Math.max(a, b) > most) return undefined;
		return story.wants === 'GCF' ? gcfStory(a, b, story) : lcmStory(a, b, story);
	},
};

type Story = ReturnType<(typeof COMMON_STORIES)[string]>;

function gcfStory(a: number, b: number, { tell, unit, why, found }: Story): Draft | undefined {
	const shared = gcd(a, b);
	// With a prime factor, whoever gives only the smallest one is right, too.
	if (shared < 4 || shared === smallestPrime(shared) || shared === a || shared === b)
		return undefined;
	if (Math.abs(a - b) === shared) return undefined;
	const answer = withMisconceptions(
		withUnit(integer(shared), unit),
		[integer(lcm(a, b)), 'found the least common multiple instead of the greatest common factor'],
		onePrime(shared),
		[integer(Math.abs(a - b)), 'subtracted the numbers'],
	);
	return {
		prompt: tell(a, b),
		answer,
		steps: [
			sentence(say`Find the greatest common factor of ${a} and ${b}.`, why),
			...factorLines([a, b]),
			...sharedLines([a, b], shared),
			sentence(found(answer.body)),
		],
		hints: [
			say`Must the number be a common factor or a common multiple of ${a} and ${b}? The greatest one, or the least one?`,
			say`What is the prime factorization of each number?`,
		],
	};
}

function lcmStory(a: number, b: number, { tell, unit, why, found }: Story): Draft | undefined {
	const least = lcm(a, b);
	if (least === a || least === b || least === a * b || least > 240) return undefined;
	const answer = withMisconceptions(
		withUnit(integer(least), unit),
		[integer(a * b), 'multiplied the numbers'],
		[integer(gcd(a, b)), 'found the greatest common factor instead of the least common multiple'],
		[integer(a + b), 'added the numbers'],
	);
	return {
		prompt: tell(a, b),
		answer,
		steps: [
			sentence(say`Find the least common multiple of ${a} and ${b}.`, why),
			...factorLines([a, b]),
			...multipleLines([a, b], least),
			sentence(found(answer.body)),
		],
		hints: [
			say`Must the number be a common factor or a common multiple of ${a} and ${b}? The greatest one, or the least one?`,
			say`What is the prime factorization of each number?`,
		],
	};
}

const oneDividesAnother = (numbers: readonly number[]): boolean =>
	numbers.some((one, at) => numbers.some((two, other) => at !== other && two % one === 0));

/** A third number when the draw asks for one. */
function third(draw: Draw, from: (n: number) => number, most: number): number[] {
	if (draw.inTurn('three') === 'no') return [];
	const number = from(draw.random.int(2, most));
	return [number];
}

const said = (numbers: readonly number[]) =>
	numbers.length === 2
		? say`${numbers[0] ?? 0} and ${numbers[1] ?? 0}`
		: say`${numbers[0] ?? 0}, ${numbers[1] ?? 0}, and ${numbers[2] ?? 0}`;

const factorLines = (numbers: readonly number[]): Line[] =>
	numbers.map((number) =>
		isPrime(number)
			? sentence(say`${number} is prime.`)
			: line(
					equation(number, powersExpression(primePowers(number))),
					'write the number as a product of primes',
				),
	);

const allOf = (numbers: readonly number[]): string => (numbers.length > 2 ? 'all three' : 'both');

function sharedLines(numbers: readonly number[], shared: number): Line[] {
	const powers = primePowers(shared);
	const primes = powers.map(([prime]) => prime);
	const all = allOf(numbers);
	// Where no number has the prime more than once, no exponent is written.
	const once = primes.every((prime) => numbers.every((number) => number % prime ** 2 !== 0));
	const smallest = numbers.length > 2 ? 'smallest' : 'smaller';
	const [[prime, exponent] = [1, 1]] = powers;
	const isSame = numbers.every((number) => number % prime ** (exponent + 1) !== 0);
	const useOne = isSame
		? `Its exponent is ${exponent} in ${all}.`
		: `Use its ${smallest} exponent.`;
	return [
		sentence(
			primes.length > 1
				? say`The primes that ${all} numbers share are ${listInWords(primes)}. ${once ? 'Use each of them once.' : `For each, use its ${smallest} exponent.`}`
				: say`The only prime that ${all} numbers share is ${prime}. ${once ? 'Use it once.' : useOne}`,
			`then the ${isPrime(shared) ? 'result' : 'product'} divides evenly into ${all} numbers`,
		),
		...productLine(powers, shared),
		sentence(say`The greatest common factor is ${shared}.`),
	];
}

function multipleLines(numbers: readonly number[], least: number): Line[] {
	const powers = primePowers(least);
	const primes = listInWords(powers.map(([prime]) => prime));
	return [
		sentence(
			powers.every(([, exponent]) => exponent === 1)
				? say`The least common multiple needs each of the primes ${primes} once.`
				: say`The least common multiple needs the ${powers.length > 1 ? 'primes' : 'prime'} ${primes}, ${powers.length > 1 ? 'each ' : ''}with ${powers.length > 1 ? 'its' : 'the'} largest exponent.`,
			`then ${allOf(numbers)} numbers divide evenly into it`,
		),
		...productLine(powers, least),
		sentence(say`The least common multiple is ${least}.`),
	];
}

const hasOnePrime = (value: number): boolean => primePowers(value).length === 1;

/** In place of a product with more prime factors than one. */
function onePrime(shared: number): WrongAnswer {
	const prime = smallestPrime(shared);
	return [
		integer(prime),
		hasOnePrime(shared)
			? `used the common prime factor ${prime} only once`
			: 'gave only the smallest common prime factor',
	];
}

/** In place of a product in which a prime is used more than once. */
function primesOnce(value: number, why: string): WrongAnswer[] {
	const once = primePowers(value).reduce((all, [prime]) => all * prime, 1);
	return once === value ? [] : [[integer(once), why]];
}

/** Nothing to multiply for a single prime. */
const productLine = (powers: readonly PrimePower[], value: number): Line[] =>
	isPrime(value) ? [] : [line(equation(powersExpression(powers), value), 'multiply')];

// Stories about equal groups and repeating cycles, by the contexts of the curriculum plan.

type CommonStory = {
	wants: 'GCF' | 'LCM';
	/** The smallest and the largest number that make sense here. */
	least: number;
	most: number;
	/** Of the answer, in the plural. */
	unit: string;
	/** The last line, from the answer with its unit. */
	found(answer: Prose): Prose;
	tell(a: number, b: number): Prose;
	/** Why this number is wanted. */
	why: string;
};

const divides = (groups: string) =>
	`the number of ${groups} must divide both numbers evenly and be as large as possible`;
const MEETS = 'the number must be a multiple of both and be as small as possible';

const COMMON_STORIES: Readonly<Record<string, (random: Random) => CommonStory>> = {
	'equal gift bags': (random) => {
		const name = random.pick(FIRST_NAMES);
		const [first, second] = random.pick([
			['pencils', 'stickers'],
			['granola bars', 'juice boxes'],
			['marbles', 'key chains'],
			['bookmarks', 'erasers'],
		] as const);
		return {
			wants: 'GCF',
			least: 12,
			most: 60,
			unit: 'bags',
			found: (answer) => say`${name} can make at most ${answer}.`,
			tell: (a, b) =>
				say`${name} has ${a} ${first} and ${b} ${second} and packs them into identical gift bags, with nothing left over. What is the greatest number of bags ${name} can make?`,
			why: divides('bags'),
		};
	},
	'bus schedules': (random) => {
		const [first, second] = random.sample(['red', 'blue', 'green', 'airport', 'downtown'], 2);
		return {
			wants: 'LCM',
			least: 6,
			most: 45,
			unit: 'minutes',
			found: (answer) => say`They next leave together in ${answer}.`,
			tell: (a, b) =>
				say`The ${first ?? ''} bus leaves the station every ${a} minutes and the ${second ?? ''} bus every ${b} minutes. They have just left at the same time. In how many minutes will they next leave together?`,
			why: MEETS,
		};
	},
	'flashing lights': (random) => {
		const [first, second] = random.sample(['red', 'blue', 'green', 'yellow', 'white'], 2);
		return {
			wants: 'LCM',
			least: 6,
			most: 40,
			unit: 'seconds',
			found: (answer) => say`They next flash together in ${answer}.`,
			tell: (a, b) =>
				say`A ${first ?? ''} light flashes every ${a} seconds and a ${second ?? ''} light flashes every ${b} seconds. They have just flashed together. In how many seconds will they next flash together?`,
			why: MEETS,
		};
	},
	'tiling a floor': (random) => {
		const place = random.pick(['table top', 'wall panel', 'game board', 'counter']);
		return {
			wants: 'GCF',
			least: 12,
			most: 60,
			unit: 'inches',
			found: (answer) => say`The greatest possible side length is ${answer}.`,
			tell: (a, b) =>
				say`A rectangular ${place} measures ${a} inches by ${b} inches. It will be covered with square tiles that are all the same size, and no tile will be cut. What is the greatest possible side length of a tile, in inches?`,
			why: 'the side length of a tile must divide both lengths evenly and be as large as possible',
		};
	},
	'team splitting': (random) => {
		const [first, second] = random.pick([
			['sixth graders', 'seventh graders'],
			['swimmers', 'divers'],
			['eighth graders', 'ninth graders'],
			['singers', 'dancers'],
		] as const);
		return {
			wants: 'GCF',
			least: 12,
			most: 60,
			unit: 'teams',
			found: (answer) => say`They can form at most ${answer}.`,
			tell: (a, b) =>
				say`A camp has ${a} ${first} and ${b} ${second}. They form teams that all have the same number of ${first} and the same number of ${second}, with nobody left out. What is the greatest possible number of teams?`,
			why: divides('teams'),
		};
	},
	'packaging rolls and patties': (random) => {
		const name = random.pick(FIRST_NAMES);
		const [first, second] = random.pick([
			['hamburger buns', 'hamburger patties'],
			['hot dog buns', 'sausages'],
			['cups', 'lids'],
			['plates', 'napkins'],
		] as const);
		return {
			wants: 'LCM',
			least: 6,
			most: 40,
			unit: second,
			found: (answer) => say`${name} can buy as few as ${answer}.`,
			tell: (a, b) =>
				say`For a school fair, ${name} buys ${first} in packs of ${a} and ${second} in packs of ${b}. What is the smallest number of ${second} ${name} can buy so that there are exactly as many ${first} as ${second}?`,
			why: MEETS,
		};
	},
};
