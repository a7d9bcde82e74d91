import { sumOf, termsOf, withStars } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { generalWays, inUnicode, type Asked } from './spellings.ts';

const TURNED: Readonly<Record<string, string>> = {
	'=': '=',
	'<': '>',
	'>': '<',
	'<=': '>=',
	'>=': '<=',
};

export function relationWays({ answer, letter }: Asked): string[] {
	const plain = plainText(answer.value);
	const ways = generalWays(answer.value);
	if (answer.kind === 'interval') return [...ways, ...intervalWays(plain, letter)];
	const sides = plain.split(/ (<=|>=|<|>|=) /);
	return [
		...ways,
		withStars(plain),
		sidesTurned(sides),
		...joinedByAnd(sides),
		...termsMoved(sides),
	];
}

/** `31 <= 5x + 9 < 70` read from the other end: `70 > 5x + 9 >= 31`. */
const sidesTurned = (sides: readonly string[]) =>
	sides
		.toReversed()
		.map((side) => TURNED[side] ?? side)
		.join(' ');

/** `0 < x <= 14` as two inequalities. */
function joinedByAnd([low, first, middle, second, high]: readonly string[]): string[] {
	return high === undefined ? [] : [`${low} ${first} ${middle} and ${middle} ${second} ${high}`];
}

/** The terms of each side in the other order. */
function termsMoved(sides: readonly string[]): string[] {
	const moved = sides.map((side) => sumOf(termsOf(side).toReversed()));
	return [moved.join(' '), withStars(moved.join(' ')), inUnicode(moved.join(' '))];
}

function intervalWays(plain: string, letter: string | undefined): string[] {
	const parts = plain.split(' U ');
	return [
		plain.replaceAll('inf', 'infinity'),
		plain.replaceAll('inf', 'oo'),
		plain.replaceAll(' inf', ' +inf'),
		plain.replaceAll(', ', '; '),
		`${letter ?? 'x'} ∈ ${inUnicode(plain)}`,
		...(parts.length > 1
			? [parts.toReversed().join(' ∪ '), parts.join(' or '), parts.join('u')]
			: []),
	];
}
