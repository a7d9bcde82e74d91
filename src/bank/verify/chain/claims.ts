/** What sentences claim about numbers: "6 times 6 is 36", "the factor −4 is negative", "27 is 3 to the power 3". */
import { isNear } from '../equation-lines.ts';
import { gcd } from '../values.ts';
import {
	areOpposites,
	areReciprocals,
	factorOf,
	haveProductAndSum,
	isBetweenPowers,
	areSides,
	isPascalRow,
	isWhole,
	pairsIn,
} from './number-facts.ts';
import { equationsIn } from './number-equations.ts';
import { unitsIn } from './units.ts';
import { remembered } from '../../../math/remembered.ts';
import { plainMath } from './plain-math.ts';
import { isFalseOfFormulas } from './said-of-formulas.ts';

/** `word` occurs in every sentence of the kind, so few sentences need the full match. */
type Claim = { word: string; pattern: RegExp; holds: (...found: string[]) => boolean };

/** An integer, a decimal, or a fraction, not part of something longer. */
const N = String.raw`(?<![-\w./^)}]|[-+×÷] |\)\()\(?(-?\d+(?:\.\d+)?(?:/\d+)?)\)?(?![\w/^{]|\.\d)`;
/** The same as the result of a calculation: "4 × 9 = 36". */
const C = String.raw`(?:[-+×÷\d.()/ ]+ = )?${N}`;

const patternOf = (words: string): RegExp =>
	new RegExp(
		words.replaceAll(/\b[NC]\b/g, (name) => (name === 'N' ? N : C)),
		'g',
	);

const claim = (words: string, holds: (...numbers: number[]) => boolean): Claim => ({
	word: longestWord(words),
	pattern: patternOf(words),
	holds: (...found) => holds(...found.map(valueOf)),
});

/** Parts in brackets are optional. */
function longestWord(words: string): string {
	const plain = words.replaceAll(
		/\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\][*+?]*|\\.[*+?]?|.\?/g,
		'|',
	);
	const parts = plain.split(/\b[NC]\b|\||-1/).toSorted((a, b) => b.length - a.length);
	return parts[0] ?? '';
}

const CLAIMS: readonly Claim[] = [
	claim('N is a square number', (square) => isWhole(Math.sqrt(square))),
	claim('(?<!thought that )N is a perfect square', (square) => isWhole(Math.sqrt(square))),
	claim('thought that N is a perfect square', (number) => !isWhole(Math.sqrt(number))),
	claim('thought that N is composite', (prime) => factorOf(prime) === undefined),
	claim('thought that N is prime', (composite) => factorOf(composite) !== undefined),
	claim('N is the square of N', (square, root) => isNear(root ** 2, square)),
	claim('the square of N is N', (root, square) => isNear(root ** 2, square)),
	claim('N times N is N', (a, b, product) => isNear(a * b, product)),
	claim('N to the power N is N', (base, exponent, power) => isNear(base ** exponent, power)),
	claim('N is N to the power N', (power, base, exponent) => isNear(base ** exponent, power)),
	claim('N is between the perfect squares N and N', isBetweenPowers(2)),
	claim('N is between the perfect cubes N and N', isBetweenPowers(3)),
	claim('N is between C and C', (value, low, high) => low < value && value < high),
	claim('the greatest common factor of N and N is N', (a, b, factor) => gcd(a, b) === factor),
	claim('the greatest common factor of N, N, and N is N', (a, b, c, factor) => {
		return gcd(gcd(a, b), c) === factor;
	}),
	claim('N and N have no common factor greater than 1', (a, b) => gcd(a, b) === 1),
	claim('N and N have a product of C and a sum of C', haveProductAndSum),
	claim('with N and N: their product is C, and their sum is C', haveProductAndSum),
	claim('dividing by N is the same as multiplying by N', areReciprocals),
	claim('N, the reciprocal of N', areReciprocals),
	claim('subtracting N is the same as adding N', areOpposites),
	claim('N and N are opposites', areOpposites),
	claim('discount of N% leaves N%', (off, left) => isNear(off + left, 100)),
	claim('N is (?:less|smaller) than N', (a, b) => a < b),
	claim('N × (\\d+) is greater than N', (a, b, number) => a * b > number),
	claim('N is greater than N', (a, b) => a > b),
	claim('N is N or more', (digit, least) => digit >= least),
	claim('divide N and N by N', (a, b, by) => a % by === 0 && b % by === 0),
	claim(
		'N divided by N is N,? with a remainder of N',
		(a, b, times, rest) => a === b * times + rest && rest < Math.abs(b),
	),
	claim('[Hh]alf of N is N', (whole, half) => isNear(whole / 2, half)),
	claim('N% of N is N', (percent, of, part) => isNear((percent * of) / 100, part)),
	claim('the square root of N is closer to N than to N', (square, near, far) => {
		return Math.abs(Math.sqrt(square) - near) < Math.abs(Math.sqrt(square) - far);
	}),
	claim('the square root of N is N', (square, root) => isNear(root ** 2, square)),
	claim('the absolute value of N is N', (number, size) => Math.abs(number) === size),
	claim('stretch by a factor of N replaces [a-z] with \\(1/(\\d+)\\)[a-z]', (a, b) => a === b),
	claim('compression by a factor of 1/(\\d+) replaces [a-z] with N[a-z]', (a, b) => a === b),
	claim('N units? to the right replaces [a-z] with [a-z] - (\\d+)', (a, b) => a === b),
	claim('N units? to the left replaces [a-z] with [a-z] \\+ (\\d+)', (a, b) => a === b),
	claim('between N and N instead of between N and N', (a, b, c, d) => {
		return b === a + 1 && d === c + 1 && Math.abs(a - c) === 1;
	}),
	claim('substituted N instead of N', areOpposites),
	claim('factor of N multiplies every [xy]-value by N', (a, b) => isNear(a, b)),
	claim('the cosine is N only at the point N, N on', (value, x, y) => {
		return value === x && y === 0 && Math.abs(x) === 1;
	}),
	claim('the sine is N only at the point N, N on', (value, x, y) => {
		return value === y && x === 0 && Math.abs(y) === 1;
	}),
	claim('used N instead of N as a zero', areOpposites),
	claim('used N as a zero instead of N', (a, b) => b === 0 || areOpposites(a, b)),
	claim('placed the number between N and N, but', (low, high) => high === low + 1),
	claim(
		'took the constant N in the binomial to be a zero, without evaluating P\\(N\\)',
		(one, other) => one === other,
	),
	claim('log N is about N', (number, log) => isNear(Math.log10(number), log, 1e-3)),
	claim('the N values of [a-z] from N to N', (count, from, to) => count === to - from + 1),
	claim('N times instead of N times', (a, b) => Math.abs(a - b) === 1),
	claim('slopes, N and N, have a product of -1', (a, b) => isNear(a * b, -1)),
	claim(
		'added N and N to get N instead of 0',
		(a, b, wrong) => a === -b && wrong === 2 * Math.abs(a),
	),
	claim('N and N are both divisible by N', (a, b, by) => a % by === 0 && b % by === 0),
	claim('(?<!thought that |multiple of )N is divisible by N', (number, by) => number % by === 0),
	claim('N is divisible by \\d+ and by N', (number, by) => number % by === 0),
	{
		word: ' is not divisible by ',
		pattern: /(?<![\w.-])(\d+) is not divisible by (\d+(?:(?:, | or |, or )\d+)*)/g,
		holds: (number, list = '') => wholeNumbersIn(list).every((by) => Number(number) % by !== 0),
	},
	{
		word: ', the only multiple',
		pattern:
			/(?:from (\d+) to (\d+)|of ((?:\d+(?:, and |, | and )?)+)), the only multiples? of (\d+) (?:is|are) ((?:\d+(?:, and |, | and )?)+)/g,
		holds: (start, end, among = '', by, list = '') => {
			const [first, last] = [Number(start), Number(end)];
			const all = start
				? Array.from({ length: last - first + 1 }, (_, at) => first + at)
				: wholeNumbersIn(among);
			const multiples = all.filter((number) => number % Number(by) === 0);
			return multiples.join() === wholeNumbersIn(list).join();
		},
	},
	claim('digit is N, which is even', (digit) => digit % 2 === 0),
	claim('digit is N, which is not even', (digit) => digit % 2 !== 0),
	{
		word: ' is ',
		pattern: patternOf('(?<![\\d.])(?:1|one) ([a-z ]+?) is N ([a-z ]+?)(?= \\(|[,;]|$)'),
		holds: (larger = '', size = '', smaller = '') =>
			[undefined, valueOf(size)].includes(unitsIn(larger, smaller)),
	},
	claim('added N and N to N instead of N', (a, b, wrong, sum) => a + b === sum && wrong !== sum),
	claim(', then N and N by N', (a, b, by) => a % by === 0 && b % by === 0),
	claim('exponents? by N when taking the square root', (index) => index === 2),
	claim('exponents? by N when taking the cube root', (index) => index === 3),
	{
		word: ' repeatedly: ',
		pattern: /by (\d+) repeatedly: ((?:\d+, )+\d+)/g,
		holds: (by, list = '') =>
			list
				.split(', ')
				.every((one, at, all) => at === 0 || Number(all[at - 1]) === Number(one) * Number(by)),
	},
	{
		word: 'pairs of integers whose product',
		pattern: /pairs of integers whose product is (-?\d+) are ((?:-?\d+ and -?\d+;? ?)+)/g,
		holds: (product, list = '') => pairsIn(list).every(([a, b]) => a * b === Number(product)),
	},
	{
		word: ' are both ',
		pattern:
			/sum is (-?\d+), so p and q are both (positive|negative) integers: ((?:(?:or )?-?\d+ and -?\d+[;,]? ?)+)/g,
		holds: (sum, sign, list = '') =>
			pairsIn(list).every(
				([a = 0, b = 0]) =>
					a + b === Number(sum) && [a, b].every((one) => one > 0 === (sign === 'positive')),
			),
	},
	{
		word: 'Row ',
		pattern: /Row (\d+)(?: of Pascal['’]s triangle)? is ((?:\d+, )+\d+)/g,
		holds: (row, list = '') => isPascalRow(Number(row), list),
	},
	claim('(?<![()] ?)N(?:, which)? is positive', (number) => number > 0),
	claim('(?<![()] ?)N(?:, which)? is negative', (number) => number < 0),
	{
		word: ' negative factor',
		pattern:
			/(\d+) negative factors?, an (even|odd) number, so the product is (positive|negative)/g,
		holds: (count, parity, sign) =>
			(Number(count) % 2 === 0) === (parity === 'even') &&
			(parity === 'even') === (sign === 'positive'),
	},
	claim('N, which is a multiple of N', (number, factor) => number % factor === 0),
	claim('N, which is not a multiple of N', (number, factor) => number % factor !== 0),
	{
		word: ' x-axis',
		pattern: /vertex,? \([^()]*, (-?[\d./]+)\),? is (above|below|on) the x-axis/g,
		holds: (height = '', place) =>
			Math.sign(valueOf(height)) === ['below', 'on', 'above'].indexOf(place ?? '') - 1,
	},
	{
		word: ' is always positive, so ',
		pattern: /is always positive, so [^=]* = (-?[\d./]+) has no solution/g,
		holds: (value = '') => valueOf(value) <= 0,
	},
	claim('N spaces? to the left of N, so it is at N', (by, label, at) => label - by === at),
	claim('N spaces? to the right of N, so it is at N', (by, label, at) => label + by === at),
	{
		word: 'right triangle with sides ',
		pattern:
			/right triangle with sides (\S+), (\S+), and (\S+), the side (opposite|adjacent to) (?:a|the) (\d+°|π\/\d) angle has length ([√\d{}]+), and the (hypotenuse|adjacent side) has length ([√\d{}]+)/g,
		holds: areSides,
	},
	claim('N is even', (number) => number % 2 === 0),
	claim('N is odd', (number) => Math.abs(number % 2) === 1),
];

const wholeNumbersIn = (list: string): number[] => (list.match(/\d+/g) ?? []).map(Number);

const claimsIn = remembered((words): readonly Claim[] =>
	/\d/.test(words) ? CLAIMS.filter(({ word }) => words.includes(word)) : [],
);

/** Issues for a false claim in a sentence. */
export function falseClaims(text: string): string[] {
	const words = plainMath(text);
	const isTrue = claimsIn(words).every(({ pattern, holds }) =>
		[...words.matchAll(pattern)].every(([, ...found]) => holds(...found)),
	);
	return isTrue && !isFalseOfFormulas(text) ? [] : [`"${text}" is not true`];
}

/** What is left after everything that was checked is removed, with `…` in its place. */
export function withoutClaims(text: string): string {
	const plain = plainMath(text);
	const words = claimsIn(plain).reduce((rest, { pattern }) => rest.replaceAll(pattern, '…'), plain);
	return equationsIn(words).reduce((rest, equation) => rest.replace(equation, '…'), words);
}

function valueOf(text: string): number {
	const [numerator = 0, denominator = 1] = text.split('/').map(Number);
	return numerator / denominator;
}
