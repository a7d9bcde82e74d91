import {
	closeSync,
	fstatSync,
	mkdirSync,
	openSync,
	rmSync,
	writeFileSync,
	writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../service.testdata.ts';
import { databasePath } from './open-database.ts';
import { KeyReusedError, RecordsUnavailableError, type VisitorRecord } from './records-store.ts';
import { openRecordsStore } from './sqlite-records-store.ts';

const message = (text: string): VisitorRecord => ({ table: 'submissions', text });

function openStore(dataDir = temporaryFolder()) {
	const lines: string[] = [];
	const log = (line: string) => void lines.push(line);
	const store = openRecordsStore(dataDir, { clock: () => 0, log, lockWaitMs: 100 });
	onTestFinished(() => store.close());
	const open = () => {
		const database = new DatabaseSync(databasePath(dataDir, 'records'));
		onTestFinished(() => void (database.isOpen && database.close()));
		return database;
	};
	const texts = () => {
		const database = open();
		const rows = database.prepare('SELECT text FROM submissions ORDER BY text').all();
		database.close();
		return rows.map((row) => row['text']);
	};
	return { store, lines, open, texts, dataDir };
}

/** Acts like a failing disk: overwrites what another program has just added to the file. */
function overwriteMiddle(dataDir: string): void {
	const path = databasePath(dataDir, 'records');
	const other = new DatabaseSync(path);
	other.exec("INSERT INTO submissions (id, created_at, text) VALUES ('other', '', 'other')");
	other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	other.close();
	const file = openSync(path, 'r+');
	const { size } = fstatSync(file);
	writeSync(file, Buffer.alloc(size / 2, 0xa5), 0, size / 2, 4096);
	closeSync(file);
}

test('stores many simultaneous records, each once', async () => {
	const { store, texts } = openStore();
	const sent = Array.from({ length: 1200 }, (_, index) => `m${String(index).padStart(4, '0')}`);
	const saved = await Promise.all(sent.map((text) => store.save(message(text), null)));
	expect(new Set(saved.map(({ id }) => id)).size).toBe(1200);
	expect(texts()).toEqual(sent);
});

describe('a retry under the same key', () => {
	test('finds the existing row, even if both come at the same time', async () => {
		const { store, texts } = openStore();
		const [first, second] = await Promise.all([
			store.save(message('Hello'), 'k1'),
			store.save(message('Hello'), 'k1'),
		]);
		expect(second).toEqual({ id: first.id, isNew: false });
		expect(await store.save(message('Hello'), 'k1')).toEqual({ id: first.id, isNew: false });
		expect(texts()).toEqual(['Hello']);
	});

	test('is rejected if its content differs', async () => {
		const { store, texts } = openStore();
		await store.save(message('Hello'), 'k1');
		await expect(store.save(message('Bye'), 'k1')).rejects.toThrow(KeyReusedError);
		expect(texts()).toEqual(['Hello']);
	});

	test('is a new record in another table or without a key', async () => {
		const { store, texts } = openStore();
		await store.save(message('Hello'), null);
		await store.save(message('Hello'), null);
		await store.save(message('Hello'), 'k1');
		const request = { bookId: 'b', email: 'ada@example.org', userType: 'parent' } as const;
		const saved = await store.save({ table: 'download_requests', ...request }, 'k1');
		expect(saved.isNew).toBe(true);
		expect(texts()).toEqual(['Hello', 'Hello', 'Hello']);
	});
});

describe('a database that cannot be written', () => {
	test('does not block the event loop while it is locked, and is used again afterward', async () => {
		const { store, lines, open, texts } = openStore();
		await store.save(message('before'), null);
		const other = open();
		other.exec('BEGIN EXCLUSIVE');
		let turns = 0;
		const counting = setInterval(() => turns++, 1);
		await expect(store.save(message('lost'), 'k1')).rejects.toThrow(RecordsUnavailableError);
		clearInterval(counting);
		expect(turns).toBeGreaterThan(10);
		await expect(store.save(message('lost'), 'k1')).rejects.toThrow(RecordsUnavailableError);
		other.exec('ROLLBACK');
		await store.save(message('after'), 'k1');
		expect(texts()).toEqual(['after', 'before']);
		expect(lines).toEqual([
			expect.stringMatching(
				/records\.sqlite cannot be written \(database is locked\)\. Another program/,
			),
			'Records are written again.',
		]);
	});

	test.each([
		[
			'is not a database',
			(path: string) => writeFileSync(path, 'no database '.repeat(1000)),
			/is not a database: stop/,
		],
		['is a folder', (path: string) => mkdirSync(path), /A folder has that name/],
	])('is left alone if it %s, with one line that says what to do', async (_, spoil, advice) => {
		const dataDir = temporaryFolder();
		spoil(databasePath(dataDir, 'records'));
		const { store, lines } = openStore(dataDir);
		expect(await store.canWrite()).toBe(false);
		await expect(store.save(message('lost'), null)).rejects.toThrow(RecordsUnavailableError);
		expect(lines).toEqual([expect.stringMatching(advice)]);
		expect(lines[0]).not.toContain('\n');
	});

	test.each([
		['was damaged before startup', true],
		['is damaged while in use', false],
	])('is left alone if it %s, with one line that says what to do', async (_, isAtStart) => {
		const dataDir = temporaryFolder();
		const { store, lines } = openStore(dataDir);
		const long = 'x'.repeat(2_000);
		for (let number = 0; number < 200; number++)
			await store.save(message(`${number} ${long}`), null);
		if (isAtStart) await store.close();
		overwriteMiddle(dataDir);
		const after = isAtStart ? openStore(dataDir) : { store, lines };
		const refused = Array.from({ length: 20 }, () => after.store.save(message('new'), null));
		for (const saving of refused) await expect(saving).rejects.toThrow(RecordsUnavailableError);
		expect(await after.store.canWrite()).toBe(false);
		expect(after.lines).toEqual([
			expect.stringMatching(/records\.sqlite cannot be written \(.+\)\. The file is damaged: stop/),
		]);
	});

	test('stores nothing of a write that the database rejects, and continues with the next', async () => {
		const { store, open, texts, lines } = openStore();
		await store.save(message('before'), null);
		open().exec(
			`CREATE TRIGGER full BEFORE INSERT ON submissions WHEN NEW.text = 'too much'
			 BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
		);
		await expect(store.save(message('too much'), null)).rejects.toThrow(RecordsUnavailableError);
		await store.save(message('later'), null);
		expect(texts()).toEqual(['before', 'later']);
		expect(lines).toEqual([expect.stringContaining('disk is full'), 'Records are written again.']);
	});

	test('continues in a file that replaced it', async () => {
		const { store, dataDir, texts } = openStore();
		await store.save(message('old'), null);
		for (const end of ['', '-wal', '-shm'])
			rmSync(join(dataDir, `records.sqlite${end}`), { force: true });
		await store.save(message('new'), null);
		expect(texts()).toEqual(['new']);
	});
});
