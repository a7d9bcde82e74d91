/** Factors, multiples, and primes: each mistake is repeated with the list or the numbers of the prompt. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { fromGiven, numbersAsked } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import { allNamed, changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { membersOf } from './number-sets.ts';
import { gcd } from '../../values.ts';
import { sum } from '../../statistics.ts';

/** The right list after members are put in or taken out, in any order. */
const listBecomes =
	(
		change: (
			members: readonly number[],
			named: readonly number[],
			record: Question,
		) => readonly number[],
	): Relation =>
	(pair) => {
		const [was, is] = [pair.right, pair.wrong].map((list) => membersOf(list).map(Number));
		if (!was || !is || [...was, ...is].some(Number.isNaN)) return undefined;
		const wanted = change(was, allNamed(pair), pair.record);
		const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join();
		return sorted(is) !== sorted(was) && sorted(is) === sorted(wanted);
	};

const isPrime = (number: number): boolean => {
	for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
	return number > 1;
};

/** The list in the prompt: "Which of these numbers are prime: $73, 148, 85$?" */
const listed = ({ question }: Question): number[] =>
	(/: \$([\d, ]+)\$/.exec(question)?.[1] ?? '').split(', ').map(Number);

/** The digits for the blank in "61□7" that pass a test. */
const digitsFor = ({ question }: Question, passes: (number: number) => boolean): number[] => {
	const [, before, after] = /\$(\d*)\\square(\d*)\$/.exec(question) ?? [];
	return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) =>
		passes(Number(`${before}${digit}${after}`)),
	);
};

const gcdOf = (numbers: readonly number[]): number => numbers.reduce(gcd);

const lcmOf = (numbers: readonly number[]): number =>
	numbers.reduce((one, other) => (one * other) / gcd(one, other));

/** The primes of a number, each once. */
const primesOf = (number: number): number[] =>
	Array.from({ length: number }, (_, at) => at + 1).filter(
		(factor) => number % factor === 0 && isPrime(factor),
	);

const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1);

const together = (record: Question): (readonly number[])[] => [
	numbersAsked(record).filter((number) => number > 1),
];

export const DIVISOR_RULES: readonly Rule[] = [
	rule(
		listBecomes((members, [number]) => members.filter((member) => member !== number)),
		'skipped the test for NUMBER',
		'thought that NUMBER is composite',
	),
	rule(
		listBecomes((members, [number = 0]) => [...members, number]),
		'thought that every (?:even number|multiple of [23]) is divisible by NUMBER',
		'did not notice that NUMBER (?:=|is divisible by) .*',
	),
	rule(
		listBecomes((members, named) => members.filter((member) => !named.includes(member))),
		'did not count NUMBER and NUMBER as factors',
	),
	rule(
		listBecomes((members) => members.filter(isPrime)),
		'listed only the prime factors',
	),
	rule(
		listBecomes((_, __, record) => listed(record).filter((number) => number % 2 === 1)),
		'thought that every odd number is prime',
	),
	rule(
		listBecomes((_, [divisor = 1], record) =>
			digitsFor(record, (number) => number % divisor === 0),
		),
		'used the test for NUMBER',
		'tested only divisibility by NUMBER',
	),
	rule(
		listBecomes((_, __, record) => digitsFor(record, (number) => number % 2 === 0)),
		'tested only whether the number is even',
	),
	rule(
		fromGiven(together, gcdOf, lcmOf),
		'found the least common multiple instead of the greatest common factor',
	),
	rule(
		fromGiven(together, lcmOf, gcdOf),
		'found the greatest common factor instead of the least common multiple',
	),
	rule(fromGiven(together, lcmOf, product), 'multiplied the numbers'),
	rule(fromGiven(together, lcmOf, sum), 'added the numbers'),
	rule(
		fromGiven(together, gcdOf, ([one = 0, other = 0]) => Math.abs(one - other)),
		'subtracted the numbers',
	),
	rule(
		fromGiven(together, gcdOf, (numbers) => primesOf(gcdOf(numbers))[0] ?? Number.NaN),
		'gave only the smallest common prime factor',
	),
	rule(
		either(
			fromGiven(together, gcdOf, (numbers) => product(primesOf(gcdOf(numbers)))),
			fromGiven(together, lcmOf, (numbers) => product(primesOf(lcmOf(numbers)))),
		),
		'used each (?:common )?prime only once',
	),
	rule(
		changed((value) => product(primesOf(value))),
		'listed each prime only once',
	),
];
