/**
 * Numbers that a sentence derives from others without showing how: how many values there are, digits, the rest of 100%.
 */

type Derivation = {
	words: RegExp;
	from: (known: readonly number[], texts: readonly string[]) => number[];
};

const digitsOf = (number: number): number[] => [...String(number)].map(Number);

const whole = (known: readonly number[]): number[] => known.filter(Number.isInteger);

const DERIVATIONS: readonly Derivation[] = [
	{
		words: /digit/,
		from: (known) =>
			whole(known).flatMap((number) => [
				digitsOf(number).reduce((sum, digit) => sum + digit, 0),
				number % 100,
				number % 10,
			]),
	},
	{ words: /\d%/, from: (known) => known.flatMap((percent) => [100 - percent, 100 + percent]) },
	{
		words: /^growing by [\d.]+% means multiplying by/,
		from: (known) => known.map((percent) => (100 + percent) / 100),
	},
	{
		words: /^decreasing by [\d.]+% means multiplying by/,
		from: (known) => known.map((percent) => (100 - percent) / 100),
	},
	{ words: /root/, from: (known) => known.flatMap((root) => [root ** 2, root ** 3]) },
	{ words: /square|product of/, from: (known) => known.map(Math.sqrt) },
	{
		words: /\b(?:values|bounces|numbers|terms|things)\b/,
		from: (_, texts) =>
			texts.flatMap(lengthsOfLists).flatMap((length) => [length, Math.floor(length / 2)]),
	},
	{
		words:
			/\badded (?:only |just )?\d+ terms|\btimes instead of\b|\bby r \d+ times|added \d+ times/,
		from: (known) => whole(known).flatMap((number) => [number - 1, number + 1]),
	},
	{ words: /by -\d+ instead of \d|product is 0/, from: (known) => [...known] },
	// The multiple of a row that cancels a −6 is the one by 6.
	{ words: /^replace row \d with row \d plus \d+ × row/, from: (known) => [...known] },
	{
		words: /^added \d+ instead of multiplying by/,
		from: (known) => known.flatMap((one) => known.map((other) => Math.abs(other - one))),
	},
];

/** What the text may name because it follows from known numbers. */
export const derivedNumbers = (
	words: string,
	known: readonly number[],
	texts: readonly string[],
): number[] =>
	DERIVATIONS.filter((derivation) => derivation.words.test(words)).flatMap(({ from }) =>
		from(known, texts),
	);

/** How many members each list of three or more numbers has. */
const lengthsOfLists = (text: string): number[] =>
	(text.replaceAll('$', '').match(/-?\d[\d.]*(?:, (?:and )?-?\d[\d.]*){2,}/g) ?? []).map(
		(list) => list.split(', ').length,
	);
