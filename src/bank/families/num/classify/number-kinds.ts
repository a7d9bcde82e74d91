/** Numbers in every form of school, with the smallest set they belong to and what gives it away. */
import Fraction from 'fraction.js';
import { type Expression, num, opposite, product, quotient } from '../../../../math/expression.ts';
import { PI, root } from '../../../../math/notation.ts';
import type { Random } from '../../../../math/random.ts';
import { asDecimal } from '../../../steps/decimals.ts';
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
		shown: asDecimal(value),
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
		shown: asDecimal(new Fraction(`${whole}.(${rep})`)),
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
