/** The small site of `static-site.testdata.ts` in workerd: one runtime for all tests of a file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { getter, SITE_RECORDS, writeSite, type TestSite } from '../site/static-site.testdata.ts';
import { startEdgeHome, type EdgeHome } from './edge-home.testdata.ts';

let shared: Promise<EdgeHome & { folder: string }> | undefined;

if (inject('home') === 'workerd') {
	afterAll(async () => {
		const home = await shared;
		await home?.close();
		if (home) rmSync(home.folder, { recursive: true, force: true });
	});
}

export async function createEdgeSite(hasBooks: boolean): Promise<TestSite> {
	const home = await (shared ??= start());
	const errorsBefore = home.errors().length;
	onTestFinished(() => expect(home.errors().slice(errorsBefore)).toEqual([]));
	return { get: getter((path, init) => home.request(path, init, !hasBooks)), issues: [] };
}

async function start(): Promise<EdgeHome & { folder: string }> {
	const folder = mkdtempSync(join(tmpdir(), 'edge-site-'));
	const distDir = join(folder, 'dist');
	writeSite(distDir);
	const home = await startEdgeHome({ distDir, folder: join(folder, 'site') });
	const { book, chapters, lecture, question } = SITE_RECORDS;
	const [chapter] = chapters;
	await home.runOnBooks([
		insert('books', { common_name: 'b', id: 'b', available: 1, source: 'import' }, book),
		insert('chapters', { book_name: 'b', name: 'c', number: 1, source: 'bank' }, chapter),
		insert(
			'lectures',
			{ id: 't-live', book_name: 'b', chapter_name: 'c', material_name: 'm', source: 'bank' },
			lecture,
		),
		insert(
			'questions',
			{
				id: 'q-live',
				book_name: 'b',
				chapter_name: 'c',
				material_name: 'm',
				number: 7,
				source: 'bank',
			},
			question,
		),
	]);
	return { ...home, folder };
}

function insert(table: string, row: Record<string, string | number>, record: unknown): string {
	const fields = { ...row, json: JSON.stringify(record), etag: '"tag"' };
	const values = Object.values(fields).map((value) => `'${String(value).replaceAll("'", "''")}'`);
	return `INSERT INTO ${table} (${Object.keys(fields).join(', ')}) VALUES (${values.join(', ')})`;
}
