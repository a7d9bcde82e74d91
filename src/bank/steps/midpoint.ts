/** The midpoint of a segment: the average of the coordinates, worked out. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, quotient, sum, tuple } from '../../math/expression.ts';
import { line, type Line } from '../family.ts';
import { type At, pointAt } from './line-form.ts';

export const midpointOf = ([a, b]: At, [c, d]: At): readonly [Fraction, Fraction] => [
	new Fraction(a).add(c).div(2),
	new Fraction(b).add(d).div(2),
];

export function midpointLines(name: string, from: At, to: At, why?: string): Line[] {
	const average = (a: At[0], b: At[0]): Expression => quotient(sum(num(a), num(b)), 2);
	const totals = ([0, 1] as const).map((at) => new Fraction(from[at]).add(to[at]));
	const middle = midpointOf(from, to);
	const halves = tuple(...totals.map((total) => quotient(num(total), 2)));
	const reduced = middle.every(({ d }) => d === 2n);
	return [
		line(
			equation(name, tuple(average(from[0], to[0]), average(from[1], to[1]))),
			why ?? 'add the two x-coordinates and halve, and the same with y',
		),
		...(reduced ? [] : [line(equation(name, halves), 'add')]),
		line(equation(name, pointAt(middle)), reduced ? 'add' : 'divide'),
	];
}
