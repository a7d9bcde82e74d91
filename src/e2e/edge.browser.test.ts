/** The same site on the other host: workerd with local D1 and static assets, instead of the Node server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test as base, vi } from 'vitest';
import { bankFile } from '../../scripts/lib/bank/write-bank.ts';
import { loadBank } from '../../scripts/lib/books/load-bank.ts';
import { writeAssetsFolder } from '../../scripts/lib/edge/assets-folder.ts';
import { d1Target } from '../../scripts/lib/edge/d1-target.ts';
import { loadBooks } from '../../scripts/lib/edge/load-books.ts';
import { openLocalD1 } from '../../scripts/lib/edge/local-d1.ts';
import { prepareEdge } from '../../scripts/lib/edge/places.ts';
import { startWorker, type RunningWorker } from '../../scripts/lib/edge/start-worker.ts';
import { load } from '../books/service/service.testdata.ts';
import { databasePath, openReadOnly } from '../books/service/store/open-database.ts';
import { newPage } from './harness.ts';
import { importedQuestion } from './imported-question.testdata.ts';
import { BOOK, MATERIAL_PATH } from './library.ts';
import { PAGE_KINDS } from './page-kinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'edge-walk-'));
const places = prepareEdge(folder);
let worker: RunningWorker;

// The first test includes it.
vi.setConfig({ testTimeout: 180_000 });
const test = base.extend('isSetUp', { scope: 'file', auto: true }, async () => {
	// One book: the pages of all are built, and every row of it goes the way that a whole library goes.
	await loadBank([bankFile(BOOK)], folder);
	await load(folder, [{ type: 'question', ...importedQuestion }]);
	writeAssetsFolder('dist', places.site);
	const d1 = await openLocalD1(places);
	const books = openReadOnly(databasePath(folder, 'books'));
	await loadBooks(books, d1Target(d1.env.BOOKS));
	books.close();
	await d1.dispose();
	worker = await startWorker({ host: '127.0.0.1', port: 0, places, variables: {} });
});

afterAll(async () => {
	await worker?.close();
	rmSync(folder, { recursive: true, force: true });
});

test.each(PAGE_KINDS.filter(({ kind }) => kind !== 'not found'))(
	'serves the $kind page without errors in the browser',
	async ({ path }) => {
		const { page, complaints } = await newPage();
		const answer = await page.goto(worker.url + (await path()));
		await page.waitForLoadState('networkidle');
		expect(answer?.status()).toBe(200);
		expect(complaints).toEqual([]);
	},
);

test('shows a question imported after the build', async () => {
	const { page, complaints } = await newPage();
	await page.goto(`${worker.url}${MATERIAL_PATH}/${importedQuestion.id}`);
	await page.getByText('Add the temperatures').first().waitFor();
	expect(await page.title()).toContain('no. 900');
	expect(complaints).toEqual([]);
});

test('serves the 404 page for what does not exist', async () => {
	const { page } = await newPage();
	const answer = await page.goto(`${worker.url}${MATERIAL_PATH}/no-such-question`);
	expect(answer?.status()).toBe(404);
});

test.each([true, false])('stores a message; JavaScript: %s', async (javaScript) => {
	const { page } = await newPage({ javaScript });
	await page.goto(`${worker.url}/support`);
	await page.getByRole('textbox', { name: 'Your message' }).fill('Do you teach at the edge?');
	await page.getByRole('button', { name: /send/i }).click();
	await page.waitForURL('**/thankyou');
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/thank/i);
});
