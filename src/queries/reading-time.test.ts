import { expect, test } from 'vitest';
import { minutesToRead, WORDS_A_MINUTE, wordsIn } from './reading-time.ts';

test.each([
	['plain words', 'A square is never negative.', 5],
	['a heading and emphasis', '## Of what?\n\nIt is a part _of_ something.', 8],
	['a formula as spoken: x, 2, +, 6, x, =, 16', 'Start with $x^2 + 6x = 16$.', 9],
	['a fraction by its parts', '$\\frac{13}{4}$', 2],
	['a named symbol as one word', '$2\\pi r \\cdot d$', 5],
	[
		'lines of a display without its layout commands',
		'$$\n\\begin{aligned}\nx &= 3 \\\\\ny &= 4\n\\end{aligned}\n$$',
		6,
	],
	[
		'money as a word, not as the start of a formula',
		'It falls from \\$80 to \\$60, then rises.',
		8,
	],
	['a link without its URL', 'Read [the lesson](https://video.example/a-b/c) first.', 4],
	['an image by its description', '![Three bars side by side.](./figure.svg)', 5],
	['no imports or tags', 'import X from \'./x.astro\'\n\n<X size="2" /> Text', 1],
	['nothing', '', 0],
])('counts %s', (_what, markdown, words) => {
	expect(wordsIn(markdown)).toBe(words);
});

test('rounds to whole minutes and never below one', () => {
	const words = (count: number) => 'word '.repeat(count);
	expect(minutesToRead('')).toBe(1);
	expect(minutesToRead(words(WORDS_A_MINUTE * 1.4))).toBe(1);
	expect(minutesToRead(words(WORDS_A_MINUTE * 4.6))).toBe(5);
});
