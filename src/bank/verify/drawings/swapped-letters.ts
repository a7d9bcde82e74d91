/** Copies of a drawing with two of its letters exchanged: its reader must notice each of them. */

/** A letter, or those of points that coincide: "A, D". */
const LETTERS = /(<text[^>]*>)([A-Za-z](?:, [A-Za-z])*)(<\/text>)/g;

type LetterPair = readonly [one: string, other: string];

/** Letters in different places, so that exchanging them makes a difference. */
export function letterPairs(svg: string): LetterPair[] {
	const names = [...new Set([...svg.matchAll(LETTERS)].map(([, , name = '']) => name))];
	return names.flatMap((one, at) =>
		names
			.slice(at + 1)
			.flatMap((other) =>
				one.split(', ').flatMap((a) => other.split(', ').map((b): LetterPair => [a, b])),
			),
	);
}

export const withLettersSwapped = (svg: string, [one, other]: LetterPair): string =>
	svg.replaceAll(
		LETTERS,
		(_, before: string, names: string, after: string) =>
			before +
			names
				.split(', ')
				.map((name) => (name === one ? other : name === other ? one : name))
				.join(', ') +
			after,
	);
