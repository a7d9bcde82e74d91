/** num.factors: factors, divisibility, primes. */
import { list, num, symbol, times } from '../../../../math/expression.ts';
import { joinedByAnd, joinedByOr, type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import { isPrime, smallestPrime } from '../../../../math/whole-numbers.ts';
import {
	distractor,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';

export const skills: Skills = {
	'List all factors of a number'(draw) {
		const n = draw.int('n');
		const factors = upTo(n).filter((divisor) => n % divisor === 0);
		if (factors.length < 6) return undefined;
		const pairs = factors.filter((divisor) => divisor * divisor <= n);
		return {
			prompt: say`List all positive factors of ${n} in increasing order. Separate your answers with commas.`,
			answer: withMisconceptions(
				written('integer-set', list(...factors)),
				[
					written('integer-set', list(...factors.slice(1, -1))),
					`did not count 1 and ${n} as factors`,
				],
				[written('integer-set', list(...factors.filter(isPrime))), 'listed only the prime factors'],
			),
			steps: [
				line(
					list(...pairs.map((divisor) => times(divisor, n / divisor))),
					'test 1, 2, 3, … in order, and stop when the pairs begin to repeat',
				),
				line(list(...factors), 'write all the factors in increasing order'),
			],
			hints: [
				say`Factors come in pairs, such as ${1} and ${n}. What other pairs do you find when you test ${2}, ${3}, ${4}, … in order?`,
			],
		};
	},

	'Apply divisibility tests'(draw) {
		const n = draw.int('n');
		const fits = TESTS.filter(({ divisor }) => n % divisor === 0).map(({ divisor }) => divisor);
		if (fits.length < 2 || fits.length === TESTS.length) return undefined;
		const last = list(...fits);
		return {
			prompt: say`Which of these numbers divide ${n} evenly: ${list(...TESTS.map(({ divisor }) => divisor))}? List them in increasing order. Separate your answers with commas.`,
			answer: withMisconceptions(
				written('integer-set', last),
				...DOUBTFUL.filter(([test, wrong]) => fits.includes(test) && !fits.includes(wrong)).map(
					([, wrong, why]): WrongAnswer => [
						written('integer-set', list(...[...fits, wrong].toSorted((a, b) => a - b))),
						why,
					],
				),
				[
					written('integer-set', list(...fits.slice(0, -1))),
					`skipped the test for ${fits.at(-1) ?? 0}`,
				],
				[written('integer-set', list(...fits.slice(1))), `skipped the test for ${fits[0] ?? 0}`],
			),
			steps: [
				...TESTS.map((test) => testLine(test, n)),
				sentence(say`These numbers divide ${n} evenly: ${last}.`),
			],
			hints: [
				say`What do the last digit, the last two digits, and the sum of the digits tell you?`,
			],
		};
	},

	'Find a digit that makes a number divisible': missingDigit,

	'Identify prime and composite numbers'(draw) {
		const wanted = draw.random.int(1, 3);
		const pool = upTo(150).slice(19);
		const numbers = draw.random.shuffle([
			...draw.random.sample(pool.filter(isPrime), wanted),
			...draw.random.sample(
				pool.filter((n) => !isPrime(n)),
				5 - wanted,
			),
		]);
		const primes = numbers.filter(isPrime);
		const composites = numbers.filter((n) => !isPrime(n));
		const [tempting, next] = composites
			.filter((n) => n % 2 === 1 && n % 5 !== 0)
			.toSorted((a, b) => smallestPrime(b) - smallestPrime(a));
		if (!tempting || !composites.some((n) => n % 2 === 0)) return undefined;
		const odd = numbers.filter((n) => n % 2 === 1);
		const withOne = numbers.filter((n) => isPrime(n) || n === tempting);
		const wrong: (readonly [number[], string])[] = [
			[
				withOne,
				`did not notice that ${tempting} = ${smallestPrime(tempting)} × ${tempting / smallestPrime(tempting)}`,
			],
			[odd, 'thought that every odd number is prime'],
			primes.length > 1
				? [primes.slice(1), `thought that ${primes[0]} is composite`]
				: [
						numbers.filter((n) => isPrime(n) || n === next),
						`did not notice that ${next} is divisible by ${smallestPrime(next ?? 4)}`,
					],
		];
		const options = [primes, ...wrong.map(([members]) => members)].map((one) => one.join());
		if (new Set(options).size < 4) return undefined;
		return {
			prompt: say`Which of these numbers are prime: ${list(...numbers)}? Choose the complete list.`,
			answer: multipleChoice(
				inList(primes),
				...wrong.map(([members, mistake]) => distractor(inList(members), mistake)),
			),
			steps: [
				...numbers.map(primeLine),
				sentence(
					primes.length > 1
						? say`The primes are ${joinedByAnd(primes.map((prime) => num(prime)))}.`
						: say`The only prime is ${primes[0] ?? 0}.`,
				),
			],
			hints: [
				say`A prime number has exactly two factors, ${1} and itself. Which of the numbers are divisible by ${joinedByOr(testedFor(Math.max(...numbers)).map((prime) => num(prime)))}?`,
			],
		};
	},
};

/** A number divisible by the first need not be divisible by the second. */
const DOUBTFUL: readonly (readonly [number, number, string])[] = [
	[2, 4, 'thought that every even number is divisible by 4'],
	[3, 9, 'thought that every multiple of 3 is divisible by 9'],
	[3, 6, 'thought that every multiple of 3 is divisible by 6'],
	[5, 10, 'thought that every multiple of 5 is divisible by 10'],
];

/** The test that a learner may use instead. */
const LOOSER: Readonly<Record<number, number>> = { 3: 9, 4: 2, 6: 3, 9: 3 };
const LOOSE_WHY: Readonly<Record<number, string>> = {
	3: 'used the test for 9',
	4: 'tested only whether the number is even',
	6: 'tested only divisibility by 3',
	9: 'used the test for 3',
};

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

const inList = (members: readonly number[]): Prose => say`${list(...members)}`;

const testLine = ({ divisor, says }: Test, n: number): Line =>
	sentence(
		n % divisor === 0
			? say`${n} is divisible by ${divisor}.`
			: say`${n} is not divisible by ${divisor}.`,
		says(n),
	);

/** It is enough to test the primes whose square is not greater than n. */
const testedFor = (n: number): number[] => upTo(n).filter((p) => isPrime(p) && p * p <= n);

function noDivisor(n: number): string {
	const next = upTo(n).find((p) => isPrime(p) && p * p > n) ?? n;
	return `it is not divisible by ${listInWords(testedFor(n), 'or')}, and ${next} × ${next} is greater than ${n}`;
}

function primeLine(n: number): Line {
	if (isPrime(n)) return sentence(say`${n} is prime.`, noDivisor(n));
	const first = smallestPrime(n);
	return sentence(say`${n} is composite.`, `${n} = ${first} × ${n / first}`);
}

/** A digit of `base` followed by a blank: the digits that make the whole number divisible by k. */
function missingDigit(draw: Draw): Draft | undefined {
	const [base, at] = [String(draw.int('base')), draw.int('pos')];
	const k = Number(draw.inTurn('k'));
	const [before, after] = [base.slice(0, at), base.slice(at)];
	const digits = digitsThatFit(before, after, k);
	if (digits.length === 0 || digits.length === 10 || (k === 4 && after.length > 1))
		return undefined;
	const shown = symbol(`${before}\\square${after}`);
	const loose = digitsThatFit(before, after, LOOSER[k] ?? 1);
	const answer: DraftAnswer = withMisconceptions(
		written('integer-set', list(...digits)),
		...(digits.length > 1
			? ([
					[
						written('integer-set', list(...digits.slice(0, 1))),
						'stopped after the first digit that works',
					],
				] satisfies WrongAnswer[])
			: []),
		...(loose.length > 0
			? ([[written('integer-set', list(...loose)), LOOSE_WHY[k] ?? '']] as WrongAnswer[])
			: []),
	);
	const one = digits.length === 1;
	return {
		prompt: say`The blank in ${shown} stands for one digit. Which digits make the four-digit number divisible by ${k}? List all of them in increasing order. Separate your answers with commas.`,
		answer,
		steps: digitWork(
			before,
			after,
			k,
			one
				? say`The only digit that works is ${num(digits[0] ?? 0)}.`
				: say`The digits that work are ${joinedByAnd(digits.map((digit) => num(digit)))}.`,
		).map((work) => sentence(...work)),
		hints: [HINTS[k] ?? say`Which digits from ${0} to ${9} work?`],
	};
}

const HINTS: Readonly<Record<number, Prose>> = {
	3: say`What must be true of the sum of the digits for a number to be divisible by ${3}?`,
	4: say`What must be true of the last two digits for a number to be divisible by ${4}?`,
	6: say`A number is divisible by ${6} when it is divisible by both ${2} and ${3}. How do you test for each?`,
	9: say`What must be true of the sum of the digits for a number to be divisible by ${9}?`,
};

// Divisibility tests in words, and which digits may fill a gap.

type Test = {
	divisor: number;
	/** Why the test is passed or not, for this number. */
	says: (n: number) => string;
};

const digitsOf = (n: number | string) => [...String(n)].map(Number);
const digitSum = (n: number | string) => digitsOf(n).reduce((all, digit) => all + digit, 0);
const lastDigit = (n: number) => `the last digit is ${n % 10}`;
const sumReason = (n: number) => `the digits add up to ${digitSum(n)}`;
const is = (holds: boolean) => (holds ? 'is' : 'is not');

const TESTS: readonly Test[] = [
	{ divisor: 2, says: (n) => `${lastDigit(n)}, which ${is(n % 2 === 0)} even` },
	{ divisor: 3, says: (n) => `${sumReason(n)}, which ${is(n % 3 === 0)} a multiple of 3` },
	{
		divisor: 4,
		says: (n) =>
			`the last two digits are ${String(n).slice(-2)}, which ${is(n % 4 === 0)} a multiple of 4`,
	},
	{ divisor: 5, says: (n) => `${lastDigit(n)}${n % 5 === 0 ? '' : ', not 0 or 5'}` },
	{
		divisor: 6,
		says: (n) =>
			n % 6 === 0
				? `${n} is divisible by 2 and by 3`
				: `${n} is not divisible by ${n % 2 === 0 ? '3' : '2'}`,
	},
	{ divisor: 9, says: (n) => `${sumReason(n)}, which ${is(n % 9 === 0)} a multiple of 9` },
	{ divisor: 10, says: (n) => `${lastDigit(n)}${n % 10 === 0 ? '' : ', not 0'}` },
];

const DIGITS = digitsOf('0123456789');

const digitsThatFit = (before: string, after: string, k: number): number[] =>
	DIGITS.filter((digit) => Number(before + digit + after) % k === 0);

/** The reasoning for a gap between `before` and `after`, each line with its reason; `last` names the digits. */
function digitWork(before: string, after: string, k: number, last: Prose): [Prose, string?][] {
	if (k === 4) return lastTwo(before, after, last);
	const known = digitSum(before + after);
	const step = k === 9 ? 9 : 3;
	const sums = DIGITS.filter((digit) => (known + digit) % step === 0);
	const added = sums.map((digit) => `${known} + ${digit} = ${known + digit}`).join(', ');
	const fitting =
		sums.length === 1
			? `${added}, the only multiple of ${step} in this range`
			: `these are the multiples of ${step} in this range: ${added}`;
	const sumLine: [Prose, string?] = [
		say`The known digits add up to ${known}, so with the missing digit, the sum can be anywhere from ${known} to ${known + 9}. It must be a multiple of ${step}.`,
		`a number is divisible by ${step} exactly when the sum of its digits is a multiple of ${step}`,
	];
	if (k !== 6) return [sumLine, [last, fitting]];
	return [
		[
			say`The number must be divisible by ${2} and by ${3}.`,
			'a number is divisible by 6 exactly when it is divisible by both 2 and 3',
		],
		sumLine,
		[
			say`For divisibility by ${3}, the missing digit can be ${joinedByOr(sums.map((digit) => num(digit)))}.`,
			fitting,
		],
		after === ''
			? [
					say`The missing digit is the last one, so it must be even.`,
					'a number is even only when its last digit is even',
				]
			: [say`The last digit is ${Number(after.at(-1))}, so the number is even.`],
		after === '' ? [last, evenOnly(sums)] : [last],
	];
}

const evenOnly = (digits: number[]): string => {
	const even = digits.filter((digit) => digit % 2 === 0);
	return `of these digits, ${even.length === 1 ? `only ${even[0]} is` : `${listInWords(even.map(String))} are`} even`;
};

/** "from 20 to 29, the only multiples of 4 are 20, 24, and 28". */
function onlyMultiples(pairs: string[], fitting: string[]): string {
	const [first = '', last = ''] = [pairs[0], pairs.at(-1)];
	const among = first[0] === last[0] ? `from ${first} to ${last}` : `of ${listInWords(pairs)}`;
	return `${among}, the only ${fitting.length === 1 ? 'multiple of 4 is' : 'multiples of 4 are'} ${listInWords(fitting)}`;
}

function lastTwo(before: string, after: string, last: Prose): [Prose, string][] {
	const pairs = DIGITS.map((digit) => (before.slice(-1) + digit + after).slice(-2));
	const fitting = pairs.filter((pair) => Number(pair) % 4 === 0);
	return [
		[
			say`The last two digits must form a multiple of ${4}.`,
			'a number is divisible by 4 exactly when its last two digits form a multiple of 4',
		],
		[last, onlyMultiples(pairs, fitting)],
	];
}
