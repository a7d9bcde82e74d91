import { expect, test } from 'vitest';
import { misconceptionSentence } from './misconception-sentence.ts';

test.each([
	['took the wrong sign', 'Perhaps you took the wrong sign.'],
	['did not check the sign', 'Perhaps you did not check the sign.'],
	['either added 4, or left out 7', 'Perhaps you either added 4, or left out 7.'],
	[
		'assumed, without checking, that it factors',
		'Perhaps you assumed, without checking, that it factors.',
	],
	['proves equal sides, not a right angle', 'This choice proves equal sides, not a right angle.'],
	['also true for a trapezoid', 'This is also true for a trapezoid.'],
	['a monomial has one term', 'A monomial has one term.'],
	['This is the slope of the other line.', 'This is the slope of the other line.'],
	['You added the exponents', 'You added the exponents.'],
])('turns a misconception into a sentence: %s', (words, sentence) => {
	expect(misconceptionSentence(words)).toBe(sentence);
});
