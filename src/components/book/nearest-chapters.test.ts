import { expect, test } from 'vitest';
import { createBook, createChapter } from '../../books/records.testdata.ts';
import { nearestChapter } from './nearest-chapters.ts';

const book = createBook({ common_name: 'pre-algebra' });
const geometry = createChapter({ name: '9-geometry', title: 'Geometry' });

test('leads from a missing book to a chapter of one that is there', () => {
	const available = [{ book, chapters: [createChapter(), geometry] }];
	expect(nearestChapter('geometry', available)).toEqual({ book, chapter: geometry });
});

test('leads nowhere where no chapter comes near', () => {
	expect(nearestChapter('topology', [])).toBeUndefined();
});

test.each([
	['the chapter has another title', [{ book, chapters: [createChapter({ title: 'Shapes' })] }]],
	['the book is not available either', []],
])('stops the build when %s', (_, available) => {
	expect(() => nearestChapter('geometry', available)).toThrow(
		/readers of "geometry" to the chapter "Geometry" of "pre-algebra", which is not among/,
	);
});
