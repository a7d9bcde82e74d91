/** What every question about a special triangle is made of. */
import Fraction from 'fraction.js';
import { type Draw, type Line, line, radical, type WrongAnswer } from '../../../family.ts';
import { equation, type Expression, num, product, quotient } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rightTriangle } from '../../../figures/right-triangle.ts';
import type { Unit } from '../../../steps/measured.ts';
import { rootExpression } from '../../../steps/square-roots.ts';
import type { Figure } from '../../../figures/figure.ts';

/** `factor` times √n. */
export const surd = (factor: Fraction | number, n: number): Expression => {
	const exact = new Fraction(factor);
	return rootExpression(exact.mul(exact).mul(n));
};

type Case = {
	text: Prose;
	/** What is asked, with its article: "the hypotenuse". */
	asked: string;
	square?: true;
	/** The length comes out with a square root in its denominator. */
	rationalizes?: true;
	value: Expression;
	misconceptions: WrongAnswer[];
	lines: Line[];
	hint: Prose;
	figure: Figure;
};

export const half = new Fraction(1, 2);
export const RATIO_45 = 'in a 45-45-90 triangle, the hypotenuse is √2 times a leg';
export const RATIO_30 = 'in a 30-60-90 triangle, the sides are in the ratio 1 : √3 : 2';
export const HINT_45 = say`A 45-45-90 triangle is half of a square. How does the hypotenuse compare with a leg?`;
export const HINT_30 = say`A 30-60-90 triangle is half of an equilateral triangle. How does the shorter leg compare with the hypotenuse?`;

export const LEG_45 = (s: number): WrongAnswer[] => [
	[radical(surd(s, 2)), 'multiplied by √2 instead of dividing by it'],
	[radical(num(new Fraction(s, 2))), 'divided by 2 instead of √2'],
	[radical(surd(new Fraction(s, 3), 3)), 'divided by √3 instead of √2'],
];

export const HYPOTENUSE_45 = (s: number): WrongAnswer[] => [
	[radical(surd(s, 3)), 'multiplied by √3 instead of √2'],
	[radical(num(2 * s)), 'doubled the length instead of multiplying it by √2'],
	[radical(surd(new Fraction(s, 2), 2)), 'divided by √2 instead of multiplying by it'],
];

export type Make = (s: number, ask: string, unit: Unit, draw: Draw) => Case;

export const fig45 = (leg: string, longest: string, words: string) =>
	rightTriangle(
		1,
		1,
		{ across: leg, up: leg, longest },
		`A right triangle with two angles of 45 degrees. ${words}`,
	);

export const fig30 = (short: string, long: string, longest: string, words: string) =>
	rightTriangle(
		1.73,
		1,
		{ across: long, up: short, longest },
		`A right triangle with angles of 30 and 60 degrees. ${words}`,
	);

/** From s = √n times the length, which is written already. */
export const rationalized = (letter: string, s: number, n: number): Line[] => [
	line(equation(letter, quotient(s, root(n))), `divide both sides by √${n}`),
	line(
		equation(letter, quotient(product(s, root(n)), n)),
		`multiply the numerator and the denominator by √${n}`,
	),
];

/** One more line where s√n/n can be reduced. */
export const reduced = (letter: string, s: number, n: number): Line[] =>
	s % n === 0 ? [line(equation(letter, surd(new Fraction(s, n), n)), 'simplify the fraction')] : [];
