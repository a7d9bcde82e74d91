import { expect, test } from 'vitest';
import { headedOtherwise } from './table-headings.ts';
import { withLettersSwapped } from './swapped-letters.ts';

const row = (y: number, heading: string, ...cells: number[]) =>
	[heading, ...cells]
		.map((text, at) => `<text x="${22 + 60 * at}" y="${y}">${text}</text>`)
		.join('');

test('refuses a table whose headings are exchanged', () => {
	const svg = row(24, 'w', 3, 6) + row(58, 'S', 56, 62);
	const words = 'A table with 2 rows. w: 3, 6. S: 56, 62.';
	expect(headedOtherwise(svg, words)).toEqual([]);
	expect(headedOtherwise(withLettersSwapped(svg, ['w', 'S']), words)).toHaveLength(2);
});

test('reads a heading with its function or its unit', () => {
	const svg = row(24, 't (hours)', 3, 6) + row(58, 'f(x)', 56, 62);
	expect(headedOtherwise(svg, 'A table with 2 rows. t (hours): 3, 6. f of x: 56, 62.')).toEqual([]);
	const km = row(24, 't (hours)', 3, 6) + row(58, 'distance (km)', 56, 62.5);
	const words = 'A table with 2 rows. t (hours): 3, 6. distance, in kilometers: 56, 62.5.';
	expect(headedOtherwise(km, words)).toEqual([]);
	expect(headedOtherwise(km, words.replace('distance', 'time'))).toHaveLength(1);
});
