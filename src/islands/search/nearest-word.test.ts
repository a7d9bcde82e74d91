import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const known = ['quadratic', 'parallel', 'probability', 'theorem', 'slope'];

test.each([
	['quadradic', 'quadratic'],
	['parrallel', 'parallel'],
	['probabilty', 'probability'],
	['slop', 'slope'],
])('takes "%s" for "%s"', (typed, meant) => {
	expect(nearestWord(typed, known)).toBe(meant);
});

test('guesses nothing from a word too short or too far away', () => {
	expect(nearestWord('the', known)).toBeUndefined();
	expect(nearestWord('refund', known)).toBeUndefined();
});

test('forgives the more letters, the longer the word is', () => {
	expect(nearestWord('fracshuns', ['fractions'])).toBe('fractions');
	expect(nearestWord('therom', known)).toBe('theorem');
	expect(nearestWord('probabilit', ['problem', 'parallel'])).toBeUndefined();
	expect(nearestWord('paralele', known)).toBe('parallel');
	expect(nearestWord('slap', ['slope'])).toBeUndefined();
});
