/** num.factors: factors, divisibility, primes. CCSS 4.OA.B.4, 6.NS.B.4. */
import { list, num, symbol, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, multipleChoice, distractor, written } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { isPrime, smallestPrime, spokenList } from '../../../steps/whole-numbers.ts';
import { digitsThatFit, digitWork, TESTS, type Test } from './divisibility.ts';

export const skills: Skills = {
	'List all factors'(draw) {
		const n = draw.int('n');
		const factors = upTo(n).filter((divisor) => n % divisor === 0);
		if (factors.length < 6) return undefined;
		const pairs = factors.filter((divisor) => divisor * divisor <= n);
		return {
			prompt: say`List all positive factors of ${n} in increasing order, with commas between them.`,
			answer: written('integer-set', list(...factors)),
			steps: [
				line(
					list(...pairs.map((divisor) => times(divisor, n / divisor))),
					`try 1, 2, 3, … in turn: these factor pairs make ${n}`,
				),
				line(list(...factors), 'write all members of the pairs in increasing order'),
			],
			hints: [
				say`Factors come in pairs: ${1} and ${n} are one pair. Try ${2}, ${3}, ${4}, … next.`,
			],
		};
	},

	'Apply divisibility tests'(draw) {
		const n = draw.int('n');
		const fits = TESTS.filter(({ divisor }) => n % divisor === 0).map(({ divisor }) => divisor);
		if (fits.length < 2 || fits.length === TESTS.length) return undefined;
		const last = list(...fits);
		return {
			prompt: say`Which of the numbers ${list(...TESTS.map(({ divisor }) => divisor))} divide ${n} evenly? List them in increasing order, with commas between them.`,
			answer: written('integer-set', last),
			steps: [
				...TESTS.map((test) => testLine(test, n)),
				sentence(say`The numbers that divide ${n} evenly are ${last}.`),
			],
			hints: [say`Look at the last digit, at the last two digits and at the sum of the digits.`],
		};
	},

	'Find a digit that makes a number divisible': missingDigit,

	'Prime or composite'(draw) {
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
				`did not see that ${tempting} = ${smallestPrime(tempting)} × ${tempting / smallestPrime(tempting)}`,
			],
			[odd, 'took every odd number for a prime'],
			primes.length > 1
				? [primes.slice(1), `took ${primes[0]} for a composite number`]
				: [
						numbers.filter((n) => isPrime(n) || n === next),
						`did not see that ${next} is divisible by ${smallestPrime(next ?? 4)}`,
					],
		];
		const options = [primes, ...wrong.map(([members]) => members)].map((one) => one.join());
		if (new Set(options).size < 4) return undefined;
		return {
			prompt: say`Which of the numbers ${list(...numbers)} are prime? Choose the complete list.`,
			answer: multipleChoice(
				inList(primes),
				...wrong.map(([members, mistake]) => distractor(inList(members), mistake)),
			),
			steps: [...numbers.map(primeLine), sentence(say`The complete list is ${list(...primes)}.`)],
			hints: [
				say`A prime has only the factors ${1} and itself. Test the primes ${list(2, 3, 5, 7, 11)} on each number.`,
			],
		};
	},
};

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

const inList = (members: readonly number[]): Prose => say`${list(...members)}`;

const testLine = ({ divisor, says }: Test, n: number): Line =>
	sentence(
		n % divisor === 0 ? say`${divisor} divides ${n}.` : say`${divisor} does not divide ${n}.`,
		says(n),
	);

/** It is enough to test the primes whose square is not greater than n. */
function noDivisor(n: number): string {
	const tested = upTo(n).filter((p) => isPrime(p) && p * p <= n);
	const next = upTo(n).find((p) => isPrime(p) && p * p > n) ?? n;
	return `${spokenList(tested)} do not divide it, and ${next} × ${next} is already greater`;
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
	const answer: DraftAnswer = written('integer-set', list(...digits));
	const one = digits.length === 1;
	return {
		prompt: say`The blank in ${shown} stands for one digit. Which digits make the four-digit number divisible by ${k}? List all of them in increasing order, with commas between them.`,
		answer,
		steps: [
			...digitWork(before, after, k).map((work) => sentence(...work)),
			sentence(
				one
					? say`The only digit that fits is ${num(digits[0] ?? 0)}.`
					: say`The digits that fit are ${list(...digits)}.`,
			),
		],
		hints: [HINTS[k] ?? say`Try the digits one by one.`],
	};
}

const HINTS: Readonly<Record<number, Prose>> = {
	3: say`A number is divisible by ${3} when the sum of its digits is.`,
	4: say`A number is divisible by ${4} when its last two digits make a multiple of ${4}.`,
	6: say`A number is divisible by ${6} when it is even and divisible by ${3}.`,
	9: say`A number is divisible by ${9} when the sum of its digits is.`,
};
