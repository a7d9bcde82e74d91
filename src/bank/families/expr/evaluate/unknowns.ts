/** A formula in which all letters but one are given, in its setting, and the mistakes that several formulas share. */
import Fraction from 'fraction.js';
import type { Expression } from '../../../../math/expression.ts';
import type { StatedFormula } from './science-formulas.ts';

/** The result of a mistake, and the mistake. */
export type Wrong = readonly [value: Fraction, why: string];

export type Unknowns = StatedFormula & {
	/** The letters that may be asked for, and what they stand for: "the height", or just the letter. */
	quantities: Readonly<Record<string, string | Expression>>;
	/** Units by letter, plural; a letter without a unit is a bare number. */
	units: Readonly<Record<string, string>>;
	values(
		p: number,
		q: number,
		extra: number,
	): Readonly<Record<string, number | string>> | undefined;
	/** The left side; with `pi` the value is this multiple of π. */
	result(v: Readonly<Record<string, Fraction>>): Fraction;
	/** What mistakes lead to. `v` has the values of all letters; in a formula with π, the left side is a multiple of π. */
	wrong(v: V, target: string): Wrong[];
	pi?: true;
	positive?: true;
};

export type V = Readonly<Record<string, Fraction>>;
export const of = (v: V, name: string): Fraction => v[name] ?? new Fraction(0);
export const half = new Fraction(1, 2);
export const third = new Fraction(1, 3);
/** The other letter of two. */
export const other = (letters: string, target: string): string => letters.replace(target, '');

/** The whole is a product of the letters: all but the target are divided by. */
export const factors =
	(whole: string, letters: string) =>
	(v: V, target: string): Wrong[] => {
		const names = [...other(letters, target)];
		const others = names.map((letter) => of(v, letter));
		const [first = half, last = half] = others;
		const total = of(v, whole);
		return others.length === 1
			? [
					[total.mul(first), 'multiplied instead of dividing'],
					[first.div(total), 'divided in the wrong order'],
					[total.sub(first), 'subtracted instead of dividing'],
				]
			: [
					[total.div(first), `divided by ${names[0]} but not by ${names[1]}`],
					[total.div(last), `divided by ${names[1]} but not by ${names[0]}`],
				];
	};

/** The reciprocal of the target is a sum of two reciprocals. */
export const reciprocals =
	(one: string, two: string) =>
	(v: V, target: string): Wrong[] => [
		[of(v, one).add(of(v, two)), 'added the values instead of their reciprocals'],
		[new Fraction(1).div(of(v, target)), 'did not take the reciprocal at the end'],
	];

/** The positive number whose square is known. */
export const notRooted = (root: Fraction): Wrong[] => [
	[root.pow(2), 'did not take the square root'],
	[root.pow(2).div(2), 'divided by 2 instead of taking the square root'],
];

export const lengths = (letters: string, unit: string, more: Record<string, string> = {}) => ({
	...Object.fromEntries([...letters].map((letter) => [letter, unit])),
	...more,
});
