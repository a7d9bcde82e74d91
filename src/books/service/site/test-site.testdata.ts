/** The small site of `static-site.testdata.ts`, served by either adapter. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { inject } from 'vitest';
import { createEdgeSite } from '../edge/edge-site.testdata.ts';
import { folderSite } from './send-file.ts';
import { temporaryFolder } from '../service.testdata.ts';
import { createStaticSite, type StaticSiteParts } from './static-site.ts';
import { getter, SITE_RECORDS, writeSite, type TestSite } from './static-site.testdata.ts';
import { BooksNotReadyError } from '../store/books-store.ts';
import { openFolder } from '../store/folder-files.ts';

/** The site in this process, or in workerd if the test's project says so. */
export async function createSite({ hasBooks = true } = {}): Promise<TestSite> {
	if (inject('home') === 'workerd') return createEdgeSite(hasBooks);
	return createNodeSite(hasBooks ? knownRecords() : failing(new BooksNotReadyError('none')));
}

export function createNodeSite(
	books: StaticSiteParts['books'],
	more: Pick<StaticSiteParts, 'secondsUntil'> = {},
): TestSite {
	const folder = temporaryFolder();
	const distDir = join(folder, 'dist');
	writeSite(distDir);
	writeFileSync(join(folder, 'package.json'), 'outside');
	const issues: unknown[] = [];
	const logError = (issue: unknown) => void issues.push(issue);
	const site = new Hono();
	site.all(
		'*',
		createStaticSite({ files: folderSite(openFolder(distDir)), books, logError, ...more }),
	);
	return { get: getter((path, init) => site.request(path, init)), issues };
}

export function knownRecords(): StaticSiteParts['books'] {
	const { book, lecture, question } = SITE_RECORDS;
	const record = (value: unknown) => ({ json: JSON.stringify(value), etag: '"tag"' });
	return {
		book: async (name) => (name === 'b' ? record(book) : null),
		chapters: async (name) => (name === 'b' ? record(SITE_RECORDS.chapters) : null),
		lectures: async (id) => (id === 't-live' ? record([lecture]) : null),
		question: async (id) => (id === 'q-live' ? record(question) : null),
		library: async () => record([book]),
		imported: async (kind, after) =>
			kind === 'books' && after === '' ? [{ key: 'b', place: SITE_RECORDS.place }] : [],
		importedKeys: async (kind) => (kind === 'books' ? [''] : []),
	};
}

export function failing(error: Error): StaticSiteParts['books'] {
	const fail = async () => {
		throw error;
	};
	return {
		book: fail,
		chapters: fail,
		lectures: fail,
		question: fail,
		library: fail,
		imported: fail,
		importedKeys: fail,
	};
}
