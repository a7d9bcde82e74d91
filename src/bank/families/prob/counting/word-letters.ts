/** The part of prob.counting about arrangements of the letters of a word, some of which are the same. */
import { equation, quotient, times } from '../../../../math/expression.ts';
import { factorial } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	onlyIf,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { factorialOf } from '../../../steps/counting.ts';

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
export function letters(draw: Draw): Draft | undefined {
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
