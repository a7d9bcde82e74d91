/** Wrong answers from the lengths that a prompt gives. */
import { type Found, isOneOf } from '../relations/found-values.ts';
import { numbersIn, radiusIn } from './given-figures.ts';
import { changed, type Relation } from '../relations/relations.ts';

export const fromLengths = (
	find: (...lengths: number[]) => readonly (Found | undefined)[],
): Relation => isOneOf((pair) => find(...numbersIn(pair)));

export const product = (lengths: readonly number[]) =>
	lengths.reduce((all, length) => all * length, 1);

export const fromRadius = (
	find: (radius: number, others: readonly number[]) => readonly Found[],
): Relation =>
	isOneOf((pair) => {
		const radius = radiusIn(pair);
		return radius === undefined ? [] : find(radius, besideRadius(radius, numbersIn(pair)));
	});

/** The other lengths, of which one may be as long as the radius. */
function besideRadius(radius: number, lengths: readonly number[]): readonly number[] {
	const at = lengths.findIndex((length) => length === radius || length === 2 * radius);
	return at < 0 ? lengths : lengths.toSpliced(at, 1);
}

/** From the value of the right answer and the radius. */
export const byRadius =
	(change: (value: number, radius: number) => number): Relation =>
	(pair) => {
		const radius = radiusIn(pair);
		return radius ? changed((value) => change(value, radius))(pair) : undefined;
	};
