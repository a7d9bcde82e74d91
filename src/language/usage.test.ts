import { expect, test } from 'vitest';
import { findUsageIssues, plainWords } from './usage.ts';

test('sees each formula as one sign, so a phrase may hold any formula', () => {
	expect(plainWords('Put $x = 3$ in place of $x$.')).toBe('Put ¤ in place of ¤.');
});

test('names what is written and what to say instead', () => {
	expect(findUsageIssues('Work out $3 + 4$.', 'learning')).toEqual([
		'"Work out": say "simplify, evaluate, calculate, find" instead',
	]);
	expect(findUsageIssues('Evaluate $3 + 4$.', 'learning')).toEqual([]);
});

test('lets a story put money in a jar, but no hint put 3 into an equation', () => {
	const words = 'Nora puts her coins in a jar.';
	expect(findUsageIssues(words, 'learning')).toEqual([]);
	expect(findUsageIssues(words, 'explanations')).toHaveLength(1);
});

test('holds pages and posts to what is wrong everywhere only', () => {
	expect(findUsageIssues('This letter is anew.', 'everything')).toHaveLength(1);
});
