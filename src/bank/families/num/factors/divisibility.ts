/** Divisibility tests in words, and which digits may fill a gap. */
import { num } from '../../../../math/expression.ts';
import { joinedByOr, type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';

export type Test = {
	divisor: number;
	/** Why the test is passed or not, for this number. */
	says: (n: number) => string;
};

const digitsOf = (n: number | string) => [...String(n)].map(Number);
const digitSum = (n: number | string) => digitsOf(n).reduce((all, digit) => all + digit, 0);
const lastDigit = (n: number) => `the last digit is ${n % 10}`;
const sumReason = (n: number) => `the digits add up to ${digitSum(n)}`;
const is = (holds: boolean) => (holds ? 'is' : 'is not');

export const TESTS: readonly Test[] = [
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

export const digitsThatFit = (before: string, after: string, k: number): number[] =>
	DIGITS.filter((digit) => Number(before + digit + after) % k === 0);

/** The reasoning for a gap between `before` and `after`, each line with its reason; `last` names the digits. */
export function digitWork(
	before: string,
	after: string,
	k: number,
	last: Prose,
): [Prose, string?][] {
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
