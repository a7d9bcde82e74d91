/** sys.three: equations in three variables, and the question about them. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, type Number, tuple } from '../../../../math/expression.ts';
import { monomialExpression, term, uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	sentence,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';

/** ax + by + cz = d */
export type Plane = { a: number; b: number; c: number; d: number };

export type Spot = readonly [x: number, y: number, z: number];

export const planeThrough = (a: number, b: number, c: number, [x, y, z]: Spot): Plane => ({
	a,
	b,
	c,
	d: a * x + b * y + c * z,
});

export function planeEquation({ a, b, c, d }: Plane): Expression {
	const terms = [term(a, 'x'), term(b, 'y'), term(c, 'z')].filter(
		({ coefficient }) => !coefficient.equals(0),
	);
	const [only, ...more] = terms;
	return equation(only && more.length === 0 ? monomialExpression(only) : uncollected(...terms), d);
}

export const spotOf = (draw: Draw): Spot => [draw.int('x'), draw.int('y'), draw.int('z')];

/** Two equal values could be switched without anybody noticing. */
export const areDistinct = (at: Spot): boolean => new Set(at).size === at.length;

export type Wrong = { at: readonly [Fraction, Fraction, Fraction]; why: string };

export const question = (
	planes: readonly Plane[],
	at: Spot,
	steps: Line[],
	hints: Prose[],
	wrong: readonly Wrong[],
): Draft => {
	const [one, two, three] = planes.map(planeEquation);
	const shown = (values: readonly (number | Fraction)[]) =>
		written('triple', tuple(...values.map((value) => num(value))));
	const answer = shown(at);
	return {
		prompt: say`Solve the system ${one ?? ''}, ${two ?? ''}, and ${three ?? ''}. Give the solution as an ordered triple ${tuple('x', 'y', 'z')}.`,
		answer: withMisconceptions(
			answer,
			[shown(at.toReversed()), 'listed the values in reverse order'],
			...wrong
				.filter((slip) => slip.at.every(({ d }) => d <= 12n))
				.map((slip): WrongAnswer => [shown(slip.at), slip.why]),
		),
		steps: [...steps, sentence(say`The solution of the system is ${answer.body}.`)],
		hints,
	};
};

/** A constant that was moved to the other side without changing its sign. */
export const wrongWay = (constant: number): string =>
	constant < 0
		? `subtracted ${-constant} instead of adding it`
		: `added ${constant} instead of subtracting it`;

export const triple = (...values: [Number, Number, Number]): Wrong['at'] =>
	values.map((value) => new Fraction(value)) as [Fraction, Fraction, Fraction];

/** The first line gathers the numbers. */
export const simplifiedFirst = ([first, ...more]: readonly Line[]): Line[] =>
	first ? [first.why === undefined ? { ...first, why: 'simplify' } : first, ...more] : [];
