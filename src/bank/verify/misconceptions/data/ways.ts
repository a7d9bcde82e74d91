/** Numbers of ways, and teams chosen at random: each mistake is repeated with the numbers of the prompt. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { calculated, changedBy, fromGiven } from '../relations/calculations.ts';
import { arrange, choose, factorial } from '../../permutations.ts';
import { either, where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { type Team, type Ways, exactly } from './several-trials.ts';

const atLeast =
	(ways: Ways) =>
	(...[one, other, members, wanted]: Team): number => {
		let total = 0;
		for (let count = wanted; count <= members; count++)
			total += exactly(ways)(one, other, members, count);
		return total;
	};

const product: Ways = (ofOne, ofOther) => ofOne * ofOther;

const teams = (ways: Ways): Relation =>
	either(...[exactly, atLeast].map((count) => ofTeam(count(product), count(ways))));

const ofTeam = (right: (...team: Team) => number, wrong: (...team: Team) => number): Relation =>
	calculated(
		(one, other, members, wanted) => right(one, other, members, wanted),
		(one, other, members, wanted) => wrong(one, other, members, wanted),
	);

/** "the letters of the word BALLOON": how often each letter occurs. */
const lettersIn = ({ question }: Question): { letters: number; repeats: number[] }[] => {
	const [, word = ''] = /the word ([A-Z]+)/.exec(question) ?? [];
	const repeats = [...new Set(word)].map((letter) => word.split(letter).length - 1);
	return word === '' ? [] : [{ letters: word.length, repeats }];
};

const orders = ({ letters, repeats }: { letters: number; repeats: number[] }): number =>
	repeats.reduce((ways, times) => ways / factorial(times), factorial(letters));

/** A committee with one person who must be on it, or must not. */
const withPerson = (k: number, n: number): number => choose(n - 1, k - 1);

const withoutPerson = (k: number, n: number): number => choose(n - 1, k);

const anyOf = (k: number, n: number): number => choose(n, k);

export const WAY_RULES: readonly Rule[] = [
	// Teams
	rule(
		teams((ofOne, ofOther) => ofOne + ofOther),
		'added the numbers of ways instead of multiplying them',
	),
	rule(
		either(
			teams((ofOne) => ofOne),
			teams((_, ofOther) => ofOther),
		),
		'left out the players from grade NUMBER',
	),
	rule(
		ofTeam(atLeast(product), exactly(product)),
		'counted only the teams with exactly NUMBER from grade NUMBER',
	),
	// Numbers of ways
	rule(
		either(
			calculated(anyOf, (k, n) => arrange(n, k)),
			calculated(withoutPerson, (k, n) => arrange(n - 1, k)),
			calculated(withPerson, (k, n) => arrange(n - 1, k - 1)),
		),
		'counted every order separately',
	),
	rule(
		calculated((k, n) => arrange(n, k), anyOf),
		'ignored the order',
	),
	rule(
		calculated(
			(k, n) => arrange(n, k),
			(k, n) => n ** k,
		),
		'allowed repeats',
	),
	rule(
		calculated(
			(k, n) => n ** k,
			(k, n) => arrange(n, k),
		),
		'did not allow repeats',
	),
	rule(
		either(
			calculated(anyOf, (k, n) => n * k),
			calculated(
				(k, n) => n ** k,
				(k, n) => n * k,
			),
			calculated(
				(k, n) => arrange(n, k),
				(k, n) => n * k,
			),
		),
		'multiplied the number of .*, NUMBER, by the number chosen, NUMBER',
		'multiplied NUMBER by NUMBER instead of raising NUMBER to the power of NUMBER',
	),
	rule(
		calculated(
			(k, n) => n ** k,
			(k, n) => k ** n,
		),
		'switched the base and the exponent',
	),
	rule(
		fromGiven(lettersIn, orders, ({ letters }) => factorial(letters)),
		'ignored the repeated letters in the word',
	),
	rule(
		fromGiven(lettersIn, orders, ({ repeats }) => factorial(repeats.length)),
		'counted (?:each|the) repeated letter in the word only once',
	),
	rule(
		fromGiven(lettersIn, orders, ({ letters, repeats }) =>
			repeats.reduce((ways, times) => ways / times, factorial(letters)),
		),
		'divided by NUMBER instead of NUMBER!',
	),
	rule(
		either(calculated(withPerson, anyOf), calculated(withoutPerson, anyOf)),
		'ignored the condition about \\w+',
	),
	rule(calculated(withoutPerson, withPerson), 'required \\w+ to be on the committee'),
	rule(calculated(withPerson, withoutPerson), 'left \\w+ off the committee'),
	rule(
		where(
			/How many different/,
			changedBy((value, count) => value / count),
		),
		'left out the (?!players|dots)[\\w ]+',
	),
];
