import { expect, test } from 'vitest';
import { letterPairs, withLettersSwapped } from './swapped-letters.ts';

test('exchanges letters, including those of points that coincide', () => {
	const svg = '<text x="1">A, D</text><text y="2">B</text><text>12 cm</text>';
	expect(letterPairs(svg)).toEqual([
		['A', 'B'],
		['D', 'B'],
	]);
	expect(withLettersSwapped(svg, ['D', 'B'])).toBe(
		'<text x="1">A, B</text><text y="2">D</text><text>12 cm</text>',
	);
});
