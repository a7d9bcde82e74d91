import { expect, test } from 'vitest';
import { clipped, description, sharedTitle, tabTitle } from './head-text.ts';

test('cuts at a word boundary and adds an ellipsis', () => {
	expect(clipped('Solve for x', 11)).toBe('Solve for x');
	expect(clipped('Evaluate the expression when x = 2', 30)).toBe('Evaluate the expression when…');
	expect(clipped('One, two, three', 10)).toBe('One, two…');
});

test('cuts inside a word longer than half the limit', () => {
	expect(clipped('Antidisestablishmentarianism', 10)).toBe('Antidises…');
});

test('adds the brand if the title still fits in search results', () => {
	expect(tabTitle('Workbooks', 'Lemma Lane')).toBe('Workbooks · Lemma Lane');
	expect(tabTitle('Lemma Lane: Every step, shown.', 'Lemma Lane')).toBe(
		'Lemma Lane: Every step, shown.',
	);
	expect(tabTitle('About Lemma Lane', 'Lemma Lane')).toBe('About Lemma Lane');
	const long = 'Why a negative times a negative is positive, slowly';
	expect(tabTitle(long, 'Lemma Lane')).toBe(long);
});

test('keeps the context of a long title', () => {
	const title = sharedTitle(
		'6.6 Cosine Law and Problems in Two and Three Dimensions',
		'Advanced Functions',
	);
	expect(title).toBe('6.6 Cosine Law and Problems in Two and… · Advanced Functions');
	expect(title.length).toBeLessThanOrEqual(60);
});

test('leaves a title without context as its author wrote it', () => {
	const title = 'How to help with homework without giving the answer away too soon';
	expect(sharedTitle(title)).toBe(title);
});

test('keeps the second sentence of a description whole', () => {
	const text = description('word '.repeat(60).trim(), 'Question 3 of 1.2 Adding Integers.');
	expect(text.length).toBeLessThanOrEqual(160);
	expect(text).toMatch(/word… Question 3 of 1\.2 Adding Integers\.$/);
});
