/** What sentences say about numbers, as functions of them. */
import { isNear } from '../equation-lines.ts';

export function isWhole(value: number): boolean {
	return isNear(value, Math.round(value));
}

/** The quadrant of an angle in radians; on an axis, the next one. */
export const quadrantOf = (angle: number): string | undefined =>
	['I', 'II', 'III', 'IV'].at(Math.floor(angle / (Math.PI / 2)) % 4);

/** "1 and 26; 2 and 13" */
export const pairsIn = (list: string): [number, number][] =>
	[...list.matchAll(/(-?\d+) and (-?\d+)/g)].map(([, a, b]) => [Number(a), Number(b)]);

/** Each entry times (n − k)/(k + 1) is the next. */
export const isPascalRow = (row: number, list: string): boolean =>
	list
		.split(', ')
		.map(Number)
		.every((entry, k, all) => (all[k + 1] ?? 0) * (k + 1) === entry * (row - k));

export function isBetweenPowers(exponent: number) {
	return (value: number, low: number, high: number): boolean => {
		const [one, next] = [low ** (1 / exponent), high ** (1 / exponent)];
		return isWhole(one) && isNear(next, one + 1) && low < value && value < high;
	};
}

export function factorOf(whole: number): number | undefined {
	for (let factor = 2; factor * factor <= whole; factor++) if (whole % factor === 0) return factor;
	return undefined;
}

export function haveProductAndSum(a: number, b: number, product: number, sum: number): boolean {
	return isNear(a * b, product) && isNear(a + b, sum);
}

export function areReciprocals(a: number, b: number): boolean {
	return isNear(a * b, 1);
}

export function areOpposites(a: number, b: number): boolean {
	return a === -b;
}

/**
 * In the right triangle with these legs and hypotenuse, two sides seen from an angle have these lengths: "1", "√{3}",
 * "2", "opposite", "30°", "1", "hypotenuse", "2".
 */
export function areSides(
	one = '',
	two = '',
	longest = '',
	side = '',
	angle = '',
	length = '',
	other = '',
	otherLength = '',
): boolean {
	const [a = 0, b = 0, c = 0] = [one, two, longest].map(lengthOf);
	const degrees = angle.endsWith('°') ? Number(angle.slice(0, -1)) : 180 / Number(angle.slice(2));
	const [opposite, adjacent] = [Math.sin, Math.cos].map((of) => c * of((degrees * Math.PI) / 180));
	const seen: Readonly<Record<string, number | undefined>> = {
		opposite,
		'adjacent to': adjacent,
		'adjacent side': adjacent,
		hypotenuse: c,
	};
	return (
		isNear(a ** 2 + b ** 2, c ** 2) &&
		[a, b].some((leg) => isNear(leg, opposite ?? NaN)) &&
		isNear(seen[side] ?? NaN, lengthOf(length)) &&
		isNear(seen[other] ?? NaN, lengthOf(otherLength))
	);
}

/** 2 or √{3} */
const lengthOf = (text: string): number =>
	text.startsWith('√') ? Math.sqrt(Number(text.replaceAll(/\D/g, ''))) : Number(text);
