import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const known = ['quadratic', 'parallel', 'probability', 'theorem', 'slope'];

test.each([
	['quadradic', 'quadratic'],
	['parrallel', 'parallel'],
	['probabilty', 'probability'],
	['slop', 'slope'],
])('reads "%s" as "%s"', (typed, meant) => {
	expect(nearestWord(typed, known)).toBe(meant);
});

test('guesses nothing from a word too short or too far away', () => {
	expect(nearestWord('the', known)).toBeUndefined();
	expect(nearestWord('refund', known)).toBeUndefined();
});

test('allows more wrong letters in a longer word', () => {
	expect(nearestWord('fracshuns', ['fractions'])).toBe('fractions');
	expect(nearestWord('therom', known)).toBe('theorem');
	expect(nearestWord('probabilit', ['problem', 'parallel'])).toBeUndefined();
	expect(nearestWord('paralele', known)).toBe('parallel');
	expect(nearestWord('slap', ['slope'])).toBeUndefined();
});
