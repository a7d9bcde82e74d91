/** prob.counting: counting principle, permutations, combinations. */
import { equation, quotient, times } from '../../../../math/expression.ts';
import { factorial } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import { fill } from '../../../contexts/fill.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	line,
	onlyIf,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { factorialOf } from '../../../steps/counting.ts';
import { arrangement, choice, code, conditioned, possibleLine } from './kinds.ts';

type Stages = {
	text: string;
	ask: string;
	/** What is counted. */
	counted: string;
	parts: [string, string, string];
	/** Ask for the first two stages, then for the third. */
	hints: [string, string];
	/** "the hats": what a student leaves out. */
	third: string;
	most: number;
	/** Whether the numbers are realistic together. */
	fits?: (a: number, b: number, c: number) => boolean;
};

const STAGES: Readonly<Record<string, Stages>> = {
	outfits: {
		text: 'Nadia has {a} shirts, {b} pairs of pants, and {c} hats.',
		ask: 'How many different outfits of one shirt, one pair of pants, and one hat are possible?',
		counted: 'outfits',
		parts: ['shirts', 'pairs of pants', 'hats'],
		hints: [
			'How many different combinations of a shirt and a pair of pants are possible?',
			'How many different hats can go with each of these combinations?',
		],
		third: 'the hats',
		most: 12,
		// More shirts than pants, and not many hats.
		fits: (a, b, c) => a >= b && b >= c && c <= 6,
	},
	'license codes': {
		text: 'A code has three places: one of {a} letters in the first, one of {b} digits in the second, and one of {c} symbols in the third.',
		ask: 'How many different codes are possible?',
		counted: 'codes',
		parts: ['letters in the first place', 'digits in the second', 'symbols in the third'],
		hints: [
			'In how many ways can the first two places be filled?',
			'For each way of filling the first two places, how many choices are there for the third?',
		],
		third: 'the symbols',
		most: 10,
	},
	menus: {
		text: 'A restaurant offers {a} soups, {b} main dishes, and {c} desserts.',
		ask: 'How many different meals of one soup, one main dish, and one dessert are possible?',
		counted: 'meals',
		parts: ['soups', 'main dishes', 'desserts'],
		hints: [
			'How many different combinations of a soup and a main dish are possible?',
			'How many different desserts can go with each of these combinations?',
		],
		third: 'the desserts',
		most: 12,
	},
	committees: {
		text: 'A school council needs one member from each of three grades. There are {a} candidates in grade 6, {b} candidates in grade 7, and {c} candidates in grade 8.',
		ask: 'How many different councils are possible?',
		counted: 'councils',
		parts: ['candidates in grade 6', 'in grade 7', 'in grade 8'],
		hints: [
			'In how many ways can one member from grade 6 and one from grade 7 be chosen?',
			'For each of these pairs, how many choices are there for the member from grade 8?',
		],
		third: 'the candidates in grade 8',
		most: 12,
	},
	'race finishes': {
		text: 'A track meet has three races, with {a} runners in the first, {b} other runners in the second, and {c} other runners in the third.',
		ask: 'How many different lists of the three winners are possible?',
		counted: 'lists',
		parts: ['runners in the first race', 'in the second', 'in the third'],
		hints: [
			'How many different pairs of winners are possible for the first two races?',
			'How many different winners of the third race can go with each of these pairs?',
		],
		third: 'the third race',
		most: 12,
	},
};

export const skills: Skills = {
	'Apply the counting principle'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const stages = caseOf(STAGES, draw.inTurn('ctx'));
		const { text, ask, counted, parts, hints, third, most } = stages;
		if (a > most || b > most || c > most || stages.fits?.(a, b, c) === false) return undefined;
		const answer = a * b * c;
		return {
			prompt: say`${fill(text, { a, b, c })} ${ask}`,
			answer: withMisconceptions(
				integer(answer),
				[integer(a + b + c), 'added instead of multiplying'],
				[integer(a * b), `left out ${third}`],
			),
			steps: [
				line(
					equation(times(a, b, c), answer),
					`multiply the numbers of choices: ${a} ${parts[0]}, ${b} ${parts[1]}, and ${c} ${parts[2]}`,
				),
				possibleLine(answer, counted),
			],
			hints: hints.map((hint) => say`${hint}`),
		};
	},

	'Count permutations and combinations'(draw) {
		const [n, r] = [draw.int('n'), draw.int('r')];
		const make = caseOf(KINDS, draw.inTurn('kind'));
		return r < n ? make(draw, n, r) : undefined;
	},
};

const KINDS: Readonly<Record<string, (draw: Draw, n: number, r: number) => Draft | undefined>> = {
	P: arrangement,
	C: choice,
	codes: code,
	permutation: arrangement,
	combination: choice,
	'permutation with repeats': letters,
	'combination with a condition': conditioned,
};

// The part about arrangements of the letters of a word, some of which are the same.

const WORDS = [
	'LEVEL',
	'COFFEE',
	'TOMATO',
	'PEPPER',
	'BANANA',
	'SUMMER',
	'LETTER',
	'CHEESE',
	'COOKIE',
	'PUPPY',
	'KAYAK',
	'HAMMER',
	'PAPAYA',
	'RABBIT',
	'ALGEBRA',
	'BALLOON',
] as const;

/** Arrangements of the letters of a word. */
function letters(draw: Draw): Draft | undefined {
	const word = draw.random.pick(WORDS);
	const counts = [...new Set(word)].map(
		(letter) => [letter, word.split(letter).length - 1] as const,
	);
	const repeats = counts.filter(([, count]) => count > 1);
	const under = repeats.map(([, count]) => factorialOf(count)).reduce((a, b) => a * b, 1);
	const [over, answer] = [factorialOf(word.length), factorialOf(word.length) / under];
	const factors = repeats.map(([, count]) => factorial(count));
	const [only] = factors;
	if (!only) return undefined;
	return {
		prompt: say`How many different arrangements of all the letters of the word ${word} are possible?`,
		answer: withMisconceptions(
			integer(answer),
			[integer(over), 'ignored the repeated letters in the word'],
			...onlyIf(
				repeats.some(([, count]) => count > 2),
				[
					integer(over / repeats.reduce((all, [, count]) => all * count, 1)),
					`divided by ${repeats.map(([, count]) => count).join(' × ')} instead of ${repeats.map(([, count]) => `${count}!`).join(' × ')}`,
				],
			),
			[
				integer(factorialOf(counts.length)),
				`counted ${repeats.length === 1 ? 'the' : 'each'} repeated letter in the word only once`,
			],
		),
		steps: [
			sentence(
				say`There are ${word.length} letters in the word. ${listInWords(repeats.map(([letter, count]) => `${letter} occurs ${TIMES[count] ?? ''}`))}.`,
			),
			line(
				equation(
					quotient(factorial(word.length), factors.length === 1 ? only : times(...factors)),
					quotient(over, under),
				),
				`if all the letters in the word were different, there would be ${word.length}! arrangements; ${listInWords(repeats.map(([letter, count], at) => `${at === 0 ? 'divide ' : ''}by ${count}! for the ${count} ${letter}’s`))}, because rearranging identical letters in the word does not give a new arrangement`,
			),
			line(equation(quotient(over, under), answer), 'divide'),
			sentence(say`There are ${answer} different arrangements.`),
		],
		hints: [
			say`Which letters in the word occur more than once?`,
			say`How many arrangements would there be if all the letters in the word were different? In how many ways can identical letters in the word trade places without giving a new arrangement?`,
		],
	};
}

const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times' };
