import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Book } from '../../../schemas/wire/book.ts';
import { drawCover } from './draw-cover.ts';
import { MOTIFS } from './motifs.ts';

const books: Book[] = JSON.parse(readFileSync('content/books.json', 'utf8'));

test.each(books.map((book) => [book.name, book] as const))(
	'draws %s from its own subject in under 4 kB',
	(_, book) => {
		const svg = drawCover(book);
		expect(Buffer.byteLength(svg)).toBeLessThan(4096);
		expect(svg).toContain(MOTIFS[book.common_name] ?? 'no drawing');
		expect(svg).not.toContain('NaN');
	},
);

test('writes a title with an ampersand as text', () => {
	const trigonometry = books.find(({ name }) => name.includes('&'));
	const svg = trigonometry && drawCover(trigonometry);
	expect(svg).toContain('aria-label="Algebra &amp; Trigonometry"');
	expect(svg).toContain('>Algebra &amp;<');
});

test('breaks a long title between words, so no letter leaves the cover', () => {
	const [first] = books;
	const svg = first && drawCover({ ...first, name: 'High School Algebra' });
	expect(svg).toContain('>High School<');
	expect(svg).toContain('>Algebra<');
});
