/** Shared by rules known up to the leading coefficient: how their facts are given, and the lines that find a. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import type { Prose } from '../../../../math/prose.ts';
import { type Draft, line, type Line } from '../../../family.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const F = call('f', 'x');
export const STANDARD = sum(product('a', power('x', 2)), product('b', 'x'), 'c');

/** A question whose given facts can also precede another request. */
export type Featured = Draft & { facts: Prose };

/** How the given facts are stated: a function, or a member of a family of functions. */
export type Telling = 'function' | 'family';

/** x₀ − r with its value substituted. */
export const gap = (x: Number, r: Number): Expression =>
	brackets(
		new Fraction(r).equals(0)
			? num(x)
			: sum(num(x), new Fraction(r).lt(0) ? num(new Fraction(r).neg()) : opposite(num(r))),
	);

/** The reason for a line with the coordinates of a point in the rule. */
export const substituting = (x: Number, y: Fraction, name = 'f(x)'): string =>
	`substitute x = ${plainNumber(new Fraction(x))} and ${name} = ${plainNumber(y)}`;

/** A right side and how it follows from the line above. */
type Side = { shown: Expression; why: string };

/**
 * "y₀ = m·a", then a; `shown` is the right side with the point substituted, `evaluated` what it becomes before the
 * coefficient of a is one number.
 */
export function leadLines(
	[x, y]: [Number, Fraction],
	shown: Expression,
	evaluated: Side,
	{ factor, why }: { factor: Fraction; why: string },
	a: Fraction,
): Line[] {
	return [
		line(equation(num(y), shown), substituting(x, y)),
		line(equation(num(y), evaluated.shown), evaluated.why),
		...(factor.equals(1) ? [] : [line(equation(num(y), product(num(factor), 'a')), why)]),
		line(
			equation('a', num(a)),
			factor.equals(1) ? why : `divide both sides by ${plainNumber(factor)}`,
		),
	];
}
