import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRecordsOf, temporaryFolder } from './records.testdata.ts';
import { copyDatabases, restoreDatabases } from './back-up.ts';
import { csvRow } from './csv.ts';
import { exportRecords } from './export-records.ts';
import { removeOldRecords, removeRecordsOf } from './forget-records.ts';

describe('an export', () => {
	test.each([
		['=1+1', "'=1+1"],
		['+1', "'+1"],
		['-1', "'-1"],
		['@SUM(A1)', "'@SUM(A1)"],
		['\t=1', "'\t=1"],
		[' =cmd|x', "' =cmd|x"],
		['＝1', "'＝1"],
		['say "hi", now', '"say ""hi"", now"'],
		['two\nlines', '"two\nlines"'],
		[null, ''],
		['plain', 'plain'],
	])('turns %j into the cell %j', (value, cell) => {
		expect(csvRow([value, 'x'])).toBe(`${cell},x\r\n`);
	});

	test('is one file per table, readable only by its owner', async () => {
		const { database } = await loadRecordsOf([{ table: 'submissions', text: '=HYPERLINK("x")' }]);
		const folder = temporaryFolder();
		const counts = await exportRecords(database, folder, 'csv');
		expect(Object.fromEntries(counts)).toEqual({
			download_requests: 0,
			downloads: 0,
			submissions: 1,
		});
		const file = join(folder, 'submissions.csv');
		expect(readFileSync(file, 'utf8')).toMatch(
			/^id,created_at,text\r\n.*,"'=HYPERLINK\(""x""\)"\r\n$/,
		);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		await exportRecords(database, folder, 'ndjson');
		const [line = ''] = readFileSync(join(folder, 'submissions.ndjson'), 'utf8').split('\n');
		expect(JSON.parse(line)).toMatchObject({ text: '=HYPERLINK("x")' });
	});
});

describe('what is to be deleted', () => {
	const message = (text: string) => ({ table: 'submissions', text }) as const;

	test('is every record that contains an address, and no other', async () => {
		const { database, texts } = await loadRecordsOf([
			{ table: 'download_requests', bookId: 'b', email: 'Ada@Example.org', userType: 'parent' },
			{ table: 'download_requests', bookId: 'b', email: 'bo@example.org', userType: 'parent' },
			message('Email: ada@example.org\n\nHello'),
			message('Write to ADA@example.org.'),
			message('canada@example.org'),
			message('ada@example.org.uk'),
			message('ada@example.organic'),
			message('adaXexample.org'),
		]);
		expect(removeRecordsOf(database, 'ada@example.org')).toBe(3);
		expect(texts()).toEqual([
			'ada@example.org.uk',
			'ada@example.organic',
			'adaXexample.org',
			'canada@example.org',
		]);
		expect(removeRecordsOf(database, 'ada@example.org')).toBe(0);
	});

	test('is gone from the files too', async () => {
		const secret = 'a secret that nobody may find';
		const { database, dataDir } = await loadRecordsOf([message(`ada@example.org ${secret}`)]);
		removeRecordsOf(database, 'ada@example.org');
		for (const name of ['records.sqlite', 'records.sqlite-wal']) {
			expect(readFileSync(join(dataDir, name), 'latin1')).not.toContain(secret);
		}
	});

	test('is what is older than the given days', async () => {
		const day = 86_400_000;
		const { database, texts } = await loadRecordsOf(
			[message('old'), message('new')],
			(index) => index * 10 * day,
		);
		expect(removeOldRecords(database, 5, 12 * day)).toBe(1);
		expect(texts()).toEqual(['new']);
	});
});

describe('a backup', () => {
	test('taken while records are written contains each that was acknowledged before it, and can be restored', async () => {
		const { store, dataDir, texts } = await loadRecordsOf([]);
		const answered: string[] = [];
		const stop = new AbortController();
		const writing = Array.from({ length: 8 }, async (_, writer) => {
			for (let index = 0; !stop.signal.aborted; index++) {
				const text = `${writer}-${index}`;
				await store.save({ table: 'submissions', text }, text);
				answered.push(text);
			}
		});
		while (answered.length < 200) await new Promise((resolve) => setTimeout(resolve, 5));
		const before = [...answered];
		const folder = temporaryFolder();
		expect(await copyDatabases(dataDir, folder)).toEqual(['records.sqlite']);
		stop.abort();
		await Promise.all(writing);
		await restoreDatabases(folder, dataDir);
		const kept = texts();
		expect(before.filter((text) => !kept.includes(text))).toEqual([]);
		expect(new Set(kept).size).toBe(kept.length);
		await store.save({ table: 'submissions', text: 'after' }, null);
		expect(texts()).toContain('after');
	});

	test('of a folder without databases is rejected', async () => {
		await expect(copyDatabases(temporaryFolder(), temporaryFolder())).rejects.toThrow(
			'has neither',
		);
	});
});
