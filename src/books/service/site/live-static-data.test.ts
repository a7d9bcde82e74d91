import { expect, test } from 'vitest';
import { createBook } from '../../records.testdata.ts';
import { withImportedBooks } from './live-static-data.ts';

const built = [createBook(), createBook({ common_name: 'geometry', name: 'Geometry' })];
const file = JSON.stringify({ fileName: 'books', data: built });
const reversed = <Value extends object>(value: Value) =>
	Object.fromEntries(Object.entries(value).toReversed()) as Value;

test('is the built file, byte for byte, until something is imported', () => {
	expect(withImportedBooks(file, [])).toBe(file);
	expect(withImportedBooks(file, built.map(reversed))).toBe(file);
});

test('lists imported books after the built ones, and the imported version of a replaced book', () => {
	const library = [
		createBook({ common_name: 'z-book', name: 'Zeta' }),
		createBook({ common_name: 'geometry', name: 'Geometry, 2nd Edition' }),
		createBook({ common_name: 'a-book', name: 'Alpha' }),
	];
	const { data } = JSON.parse(withImportedBooks(file, library));
	expect(data.map(({ name }: { name: string }) => name)).toEqual([
		'Pre-Algebra',
		'Geometry, 2nd Edition',
		'Alpha',
		'Zeta',
	]);
});
