/** Numbers in every form taught in school, with the smallest set they belong to and what gives it away. */
import Fraction from 'fraction.js';
import { type Expression, num, opposite, product, quotient } from '../../../../math/expression.ts';
import { PI, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { distractor, type DraftChoice } from '../../../family.ts';
import { amount } from '../../../steps/amounts.ts';
import { fraction, isProperForm } from '../../../steps/fractions.ts';

/** From the smallest set up; the natural numbers here begin with 1, the whole numbers with 0. */
export type Level = 'natural' | 'integer' | 'rational' | 'irrational';

export type NumberCase = {
	shown: Expression;
	level: Level;
	/** Why it belongs there, as a reason. */
	why: string;
	/** Why an integer is rational. */
	ratio?: string;
	/** The mistake of someone who takes a rational number for an irrational one, or the reverse, and the level to which it leads. */
	mistake: string;
	mistakenFor: Level;
	/** Of an irrational number that is taken for a rational one but not for an integer. */
	asRational?: string;
};

type Make = (random: Random) => NumberCase | undefined;

const signedBy = (random: Random, size: Expression): [Expression, boolean] =>
	random.int(0, 1) === 0 ? [size, false] : [opposite(size), true];

const wholeLevel = (negative: boolean): Level => (negative ? 'integer' : 'natural');

const integer: Make = (random) => {
	const value = random.int(-50, 50);
	if (Math.abs(value) < 2) return undefined;
	return {
		shown: num(value),
		level: wholeLevel(value < 0),
		why: value < 0 ? 'it is the opposite of a counting number' : 'it is a counting number',
		ratio: `it can be written as ${value}/1`,
		mistake: 'thought that an integer cannot be written as a fraction',
		mistakenFor: 'irrational',
	};
};

const properFraction: Make = (random) => {
	const [p, q] = [random.int(1, 30), random.int(2, 12)];
	if (!isProperForm([p, q])) return undefined;
	return {
		shown: fraction([random.int(0, 1) === 0 ? p : -p, q]),
		level: 'rational',
		why: 'it is a ratio of two integers, but it is not an integer',
		mistake: 'thought that a fraction is irrational',
		mistakenFor: 'irrational',
	};
};

const wholeFraction: Make = (random) => {
	const [value, q] = [random.int(2, 9), random.int(2, 9)];
	const [shown, negative] = signedBy(random, quotient(value * q, q));
	const sign = negative ? '-' : '';
	return {
		shown,
		level: wholeLevel(negative),
		why: `${sign}${value * q}/${q} = ${sign}${value}`,
		mistake: 'thought that a fraction is irrational',
		mistakenFor: 'irrational',
	};
};

const terminating: Make = (random) => {
	const digits = random.int(11, 999);
	if (digits % 10 === 0) return undefined;
	const value = new Fraction(random.int(0, 1) === 0 ? digits : -digits, 100);
	return {
		shown: amount(value),
		level: 'rational',
		why: 'the decimal terminates, so it can be written as a ratio of two integers',
		mistake: 'thought that a decimal that terminates is irrational',
		mistakenFor: 'irrational',
	};
};

const repeating: Make = (random) => {
	const [whole, rep] = [random.int(0, 3), random.int(1, 98)];
	if (rep % 11 === 0 || rep === 9) return undefined;
	return {
		shown: amount(new Fraction(`${whole}.(${rep})`)),
		level: 'rational',
		why: 'the decimal repeats, so it can be written as a ratio of two integers',
		mistake: 'thought that a repeating decimal is irrational',
		mistakenFor: 'irrational',
	};
};

const surd: Make = (random) => {
	const n = random.int(2, 150);
	if (Number.isInteger(Math.sqrt(n))) return undefined;
	const [shown, negative] = signedBy(random, root(n));
	return {
		shown,
		level: 'irrational',
		why: `${n} is not a perfect square, so the decimal form of its square root neither terminates nor repeats`,
		mistake: `thought that ${n} is a perfect square`,
		mistakenFor: wholeLevel(negative),
		asRational: `thought that the decimal form of the square root of ${n} terminates or repeats`,
	};
};

const perfectRoot: Make = (random) => {
	const value = random.int(2, 12);
	const [shown, negative] = signedBy(random, root(value ** 2));
	return {
		shown,
		level: wholeLevel(negative),
		why: `${value} × ${value} = ${value ** 2}, so the square root of ${value ** 2} is ${value}`,
		mistake: 'thought that every square root is irrational',
		mistakenFor: 'irrational',
	};
};

const fractionRoot: Make = (random) => {
	const [p, q] = [random.int(1, 9), random.int(2, 9)];
	if (!isProperForm([p, q])) return undefined;
	return {
		shown: root(num(new Fraction(p * p, q * q))),
		level: 'rational',
		why: `the square root of ${p * p}/${q * q} is ${p}/${q}`,
		mistake: 'thought that every square root is irrational',
		mistakenFor: 'irrational',
	};
};

const circle: Make = (random) => {
	const [k, below] = [random.int(2, 12), random.int(0, 1) === 1];
	return {
		shown: below ? quotient(PI, k) : product(k, PI),
		level: 'irrational',
		why: 'π is irrational, and multiplying or dividing it by an integer other than 0 gives another irrational number',
		mistake: 'used 3.14 or 22/7 as the exact value of π',
		mistakenFor: 'rational',
	};
};

const MAKERS: Readonly<Record<Level, readonly Make[]>> = {
	natural: [integer, wholeFraction, perfectRoot],
	integer: [integer, wholeFraction, perfectRoot],
	rational: [properFraction, terminating, repeating, fractionRoot],
	irrational: [surd, surd, circle],
};

/** A number of that level in any of its forms. */
export function numberOf(level: Level, random: Random): NumberCase {
	for (;;) {
		const made = random.pick(MAKERS[level])(random);
		if (made?.level === level) return made;
	}
}

export const LEVELS: readonly Level[] = ['natural', 'integer', 'rational', 'irrational'];

// The sets of numbers as answers, right and wrong, by the smallest set a number belongs to.

const SMALLEST: Readonly<Record<Level, string>> = {
	natural: 'natural numbers',
	integer: 'integers',
	rational: 'rational numbers',
	irrational: 'irrational numbers',
};

const WIDE = 'chose a set that contains the number, but not the smallest such set';

/** The right set and three others, each with its mistake. */
export function smallestOptions({
	level,
	mistake,
	mistakenFor,
	asRational = mistake,
	shown,
}: NumberCase): [string, ...DraftChoice[]] {
	const rational = distractor(say`rational numbers`, WIDE);
	const irrational = distractor(say`irrational numbers`, mistake);
	switch (level) {
		case 'natural':
			return [SMALLEST.natural, distractor(say`integers`, WIDE), rational, irrational];
		case 'integer':
			return [
				SMALLEST.integer,
				distractor(say`whole numbers`, 'counted a negative integer as a whole number'),
				rational,
				irrational,
			];
		case 'rational':
			return [
				SMALLEST.rational,
				distractor(
					say`integers`,
					shown.kind === 'root'
						? 'thought that the square root is an integer'
						: 'rounded the number to an integer',
				),
				distractor(say`real numbers`, WIDE),
				irrational,
			];
		default:
			return [
				SMALLEST.irrational,
				distractor(say`rational numbers`, asRational),
				distractor(say`real numbers`, WIDE),
				mistakenFor === 'rational'
					? distractor(say`integers`, 'rounded the number to an integer')
					: distractor(say`${SMALLEST[mistakenFor]}`, mistake),
			];
	}
}

export const ALL_SETS: Readonly<Record<Level, readonly string[]>> = {
	natural: ['natural numbers', 'whole numbers', 'integers', 'rational numbers', 'real numbers'],
	integer: ['integers', 'rational numbers', 'real numbers'],
	rational: ['rational numbers', 'real numbers'],
	irrational: ['irrational numbers', 'real numbers'],
};

/** Wrong lists by level; the number's own mistake leads to one more. */
export const WRONG_SETS: Readonly<
	Record<Level, readonly (readonly [readonly string[], string])[]>
> = {
	natural: [
		[
			['natural numbers', 'whole numbers', 'real numbers'],
			'did not count natural numbers as integers or rational numbers',
		],
		[
			['integers', 'rational numbers', 'real numbers'],
			'left out the natural numbers and the whole numbers',
		],
	],
	integer: [
		[
			['whole numbers', 'integers', 'rational numbers', 'real numbers'],
			'counted a negative integer as a whole number',
		],
		[['integers', 'real numbers'], 'did not count integers as rational numbers'],
	],
	rational: [
		[['rational numbers'], 'did not count rational numbers as real numbers'],
		[
			['rational numbers', 'irrational numbers', 'real numbers'],
			'thought that a number can be both rational and irrational',
		],
	],
	irrational: [
		[
			['rational numbers', 'irrational numbers', 'real numbers'],
			'thought that a number can be both rational and irrational',
		],
		[['irrational numbers'], 'did not count irrational numbers as real numbers'],
	],
};
