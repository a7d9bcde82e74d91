import { expect, test } from 'vitest';
import { createBook, createChapter } from '../../books/records.testdata.ts';
import { nearestChapter } from './nearest-chapters.ts';

const book = createBook({ common_name: 'pre-algebra' });
const geometry = createChapter({ name: '9-geometry', title: 'Geometry' });

test('maps a missing book to a chapter of an available one', () => {
	const available = [{ book, chapters: [createChapter(), geometry] }];
	expect(nearestChapter('geometry', available)).toEqual({ book, chapter: geometry });
});

test('maps to nothing if no chapter is close', () => {
	expect(nearestChapter('topology', [])).toBeUndefined();
});

test.each([
	['the chapter has another title', [{ book, chapters: [createChapter({ title: 'Shapes' })] }]],
	['the book is not available either', []],
])('stops the build if %s', (_, available) => {
	expect(() => nearestChapter('geometry', available)).toThrow(
		/readers of "geometry" to the chapter "Geometry" of "pre-algebra", which is not among/,
	);
});
