import { expect, test } from 'vitest';
import { createBook } from '../../books/records.testdata.ts';
import { withLiveBooks } from './live-books.ts';
import type { Found, SearchHit } from './search-hit.ts';

const hit = (title: string): SearchHit => ({
	url: '/x',
	kind: 'Page',
	title,
	place: '',
	excerpt: [],
});
const pages = ['one', 'two', 'three'].map(hit);
const indexOf = (parts: Partial<Found> = {}): Found => ({
	total: pages.length,
	leftOut: [],
	read: async (from, to) => pages.slice(from, to),
	...parts,
});
const books = [
	createBook(),
	createBook({ common_name: 'school-algebra', name: 'School Algebra: Part 2', country: 'CA' }),
];
const search = async (query: string, parts: Partial<Found> = {}) => {
	const find = withLiveBooks(
		async () => indexOf(parts),
		['pre-algebra'],
		async () => books,
	);
	const found = await find(query);
	const titles = (await found.read(0, 10)).map(({ title }) => title);
	return { ...found, titles };
};

test.each(['school algebra', 'Algebra, school', 'sch part', '2'])(
	'puts a book that is not in the index first for “%s”',
	async (query) => {
		const { titles, total } = await search(query);
		expect(titles).toEqual(['School Algebra: Part 2', 'one', 'two', 'three']);
		expect(total).toBe(4);
	},
);

test("continues with the index's list where its own ends", async () => {
	const find = withLiveBooks(
		async () => indexOf(),
		[],
		async () => books,
	);
	const found = await find('algebra');
	const part = async (from: number, to: number) =>
		(await found.read(from, to)).map(({ title }) => title);
	expect(await part(0, 2)).toEqual(['Pre-Algebra', 'School Algebra: Part 2']);
	expect(await part(1, 4)).toEqual(['School Algebra: Part 2', 'one', 'two']);
	expect(await part(2, 9)).toEqual(['one', 'two', 'three']);
});

test('shows only the book if the index had to use other words', async () => {
	const { titles, meant } = await search('school', { meant: 'scale' });
	expect([titles, meant]).toEqual([['School Algebra: Part 2'], undefined]);
});

test.each(['geometry', 'school geometry', '', '…', 'lgebra'])(
	'leaves the results of the index alone for “%s”',
	async (query) => {
		expect((await search(query)).titles).toEqual(['one', 'two', 'three']);
	},
);
