/** How often the built index has a right page among the first three. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../../e2e/built-pages.ts';
import { startBuiltWorker } from './built-index.testdata.ts';
import { createFind } from './find.ts';
import { createIndexReader } from './index-reader.ts';
import { QUERIES } from './queries.testdata.ts';

const FIRST = 3;
const RECALL = 0.95;

test('has a page that helps among the first three for nearly every query', async () => {
	const folder = join(dist, 'pagefind');
	const spellings: string[] = JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8'));
	const reader = createIndexReader(() => startBuiltWorker(folder));
	const find = createFind(reader, () => Promise.resolve(spellings));
	const missed: string[] = [];
	for (const [query, page] of QUERIES) {
		const hits = await (await find(query)).read(0, FIRST);
		if (!hits.some(({ url }) => page.test(url))) missed.push(query);
	}
	const recall = 1 - missed.length / QUERIES.length;
	expect(recall, `without ${missed.join(', ')}`).toBeGreaterThanOrEqual(RECALL);
});
