/** All real solutions of a published one-variable equation, found other than by solving it. */
import type { Question } from '../../schemas/wire/question.ts';
import {
	opposite,
	plus,
	type Polynomial,
	readRational,
	realZeros,
	times,
	withoutZerosOf,
} from './polynomial.ts';
import { readReal, sidesOf, UnreadableTex } from './values.ts';

/** Real solutions of an equation between rational expressions, in increasing order; `all` if it is always true. */
export function solutionsOf(tex: string): number[] | 'all' {
	const [left, right, ...more] = sidesOf(tex);
	if (left === undefined || right === undefined || more.length > 0)
		throw new UnreadableTex(`"${tex}" has not two sides.`);
	const [l, r] = [readRational(left), readRational(right)];
	const gap = plus(times(l.over, r.under), opposite(times(r.over, l.under)));
	if (gap.length === 0) return 'all';
	return realZeros(withoutPoles(gap, [...l.divisors, ...r.divisors]));
}

const withoutPoles = (gap: Polynomial, divisors: readonly Polynomial[]): Polynomial =>
	divisors.reduce(withoutZerosOf, gap);

/** Issues unless the stored solutions are exactly these numbers, each once and in increasing order. */
export function expectSolutions(
	{ answer: { value } }: Question,
	wanted: readonly number[] | 'all',
): string[] {
	if (wanted === 'all')
		return value === 'all real numbers' ? [] : [`${value} are not all real numbers`];
	if (wanted.length === 0)
		return value === 'no solution' ? [] : [`${value} is stored, but there is no solution`];
	const stored = value.split(', ').map((tex) => readReal(tex)());
	const agree =
		stored.length === wanted.length &&
		stored.every((one, at) => {
			const other = wanted[at] ?? Number.NaN;
			return Math.abs(one - other) < 1e-7 * Math.max(1, Math.abs(other));
		});
	return agree ? [] : [`the stored solutions are ${value}, the check gives ${wanted.join(', ')}`];
}
