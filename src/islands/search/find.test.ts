import { expect, test } from 'vitest';
import { createFind } from './find.ts';
import type { IndexReader, RawHit } from './index-reader.ts';

const rawHit = (changes: Partial<RawHit>): RawHit => ({
	url: '/about',
	meta: { title: 'About', kind: 'Page', place: '', also: '' },
	excerpt: '',
	raw_content: '',
	locations: [],
	...changes,
});

/** An index that returns these hits for these queries, and none for any other. */
const readerOf = (answers: Record<string, RawHit[]>): IndexReader => {
	const hits = Object.entries(answers).flatMap(([query, list]) =>
		list.map((hit, place): [string, RawHit] => [`${query}/${place}`, hit]),
	);
	return {
		warmUp: () => undefined,
		search: (query) =>
			Promise.resolve(hits.map(([key]) => key).filter((key) => key.startsWith(`${query}/`))),
		read: (key) => Promise.resolve(new Map(hits).get(key) ?? rawHit({})),
	};
};

const noSpellings = () => Promise.resolve<string[]>([]);

const fractions = rawHit({
	url: '/fractions',
	excerpt: 'Adding <mark>fractions.</mark>',
	raw_content: 'Adding fractions.',
	locations: [1],
});
const everyR = rawHit({ raw_content: 'the radius r', locations: [2] });

test('reads the requested part of the list', async () => {
	const found = await createFind(
		readerOf({ fractions: [fractions, everyR] }),
		noSpellings,
	)('fractions');
	expect(found).toMatchObject({ total: 2, leftOut: [] });
	expect(await found.read(0, 1)).toEqual([
		{
			url: '/fractions',
			title: 'About',
			kind: 'Page',
			place: '',
			excerpt: [
				{ text: 'Adding ', isMatch: false },
				{ text: 'fractions.', isMatch: true },
			],
		},
	]);
});

test('leaves out a word that no page has and says so', async () => {
	const both = rawHit({ raw_content: 'r fractions', locations: [0, 1] });
	const find = createFind(
		readerOf({ 'refund fractions': [both], fractions: [fractions] }),
		noSpellings,
	);
	expect(await find('refund fractions')).toMatchObject({ total: 1, leftOut: ['refund'] });
});

test('finds nothing if no word is known, whatever the index offers instead', async () => {
	const find = createFind(readerOf({ refund: [everyR] }), noSpellings);
	expect(await find('refund')).toMatchObject({ total: 0, leftOut: [] });
});

test('counts a word in the title as known', async () => {
	const find = createFind(readerOf({ about: [rawHit({})] }), noSpellings);
	expect(await find('about')).toMatchObject({ total: 1 });
});

test('replaces a misspelled word by the nearest one and says which', async () => {
	const readSpellings = () => Promise.resolve(['fractions', 'slope']);
	const find = createFind(readerOf({ fractions: [fractions] }), readSpellings);
	expect(await find('fracsions')).toMatchObject({ total: 1, meant: 'fractions', leftOut: [] });
});

test('requests nothing if only symbols were typed', async () => {
	const find = createFind(readerOf({ '': [fractions] }), noSpellings);
	expect(await find('+++')).toMatchObject({ total: 0 });
});
