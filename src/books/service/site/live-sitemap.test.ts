import { expect, test } from 'vitest';
import { importedSitemap, withImportedSitemaps } from './live-sitemap.ts';
import { LIBRARY, load, questionLine, readBooks, temporaryFolder } from '../service.testdata.ts';

const ORIGIN = 'https://site.example';
const INDEX = `<sitemapindex><sitemap><loc>${ORIGIN}/sitemap-pages-0.xml</loc></sitemap></sitemapindex>`;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

/** All files of the index with their URLs, at most `size` in each. */
async function readSitemaps(dataDir: string, size: number) {
	return readBooks(dataDir, async (books) => {
		const index = locations(await withImportedSitemaps(INDEX, books, size));
		const files = index.slice(1).map((address) => new URL(address ?? '').pathname);
		return Promise.all(
			files.map(async (file) => {
				const path = decodeURIComponent(file);
				return locations((await importedSitemap(path, INDEX, books, size)?.text()) ?? '');
			}),
		);
	});
}

test('list every imported record once, in files of limited size', async () => {
	const dataDir = temporaryFolder();
	const ids = Array.from({ length: 7 }, (_, index) => `pa-more-${index}`);
	const questions = ids.map((id, index) => questionLine({ id, number: index + 2 }));
	await load(dataDir, [...LIBRARY, ...questions]);
	const files = await readSitemaps(dataDir, 3);
	expect(Math.max(...files.map(({ length }) => length))).toBe(3);
	const material = `${ORIGIN}/workbooks/pre-algebra/1-integers/1-2-adding-integers`;
	const all = files.flat();
	expect(new Set(all).size).toBe(all.length);
	expect(all.toSorted()).toEqual(
		[
			`${ORIGIN}/workbooks/pre-algebra`,
			material,
			`${ORIGIN}/workbooks/pre-algebra/1-integers/1-3-subtracting-integers`,
			`${material}/lectures/pre-algebra-1-2-same-sign`,
			`${material}/pa-add-0001`,
			...ids.map((id) => `${material}/${id}`),
		].toSorted(),
	);
});

test('list nothing from the build, and no empty file', async () => {
	const dataDir = temporaryFolder();
	await load(dataDir, LIBRARY, 'bank');
	expect(await readSitemaps(dataDir, 3)).toEqual([]);
	await load(dataDir, [questionLine({ id: 'pa-own-0001', number: 2 })]);
	expect(await readSitemaps(dataDir, 1)).toEqual([[expect.stringMatching(/\/pa-own-0001$/)]]);
});
