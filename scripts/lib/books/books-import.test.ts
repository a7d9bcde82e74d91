import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { loadBank } from './load-bank.ts';

const SCRIPT = fileURLToPath(new URL('../../books-import.ts', import.meta.url));

const BOOK = {
	type: 'book',
	id: '6f1c2a9e-3b47-4d0a-9c55-0e8f7d1b2a34',
	name: 'Owner',
	common_name: 'owner-book',
	country: 'CA',
	question_count: null,
	cover_image: '/covers/owner.svg',
	bookPDF: null,
	bookPDF_name: null,
	available: false,
};

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'import-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function writeLines(folder: string, name: string, lines: readonly unknown[]): string {
	const file = join(folder, name);
	writeFileSync(file, `\uFEFF${lines.map((line) => JSON.stringify(line)).join('\r\n')}\r\n`);
	return file;
}

function runImport(folder: string, ...args: string[]) {
	const env = { ...process.env, DATA_DIR: folder };
	return spawnSync(process.execPath, [SCRIPT, ...args], { env, encoding: 'utf8' });
}

function bookNames(folder: string): unknown[] {
	const database = new DatabaseSync(join(folder, 'books.sqlite'), { readOnly: true });
	const names = database.prepare('SELECT common_name FROM books ORDER BY 1').all();
	database.close();
	return names.map((row) => row['common_name']);
}

test('imports a file and says what it held', () => {
	const folder = temporaryFolder();
	const { status, stdout } = runImport(folder, writeLines(folder, 'a.ndjson', [BOOK]));
	expect([status, stdout]).toEqual([0, 'Imported 1 book.\n']);
	expect(bookNames(folder)).toEqual(['owner-book']);
});

test('lists the faults, changes nothing and ends with 1', () => {
	const folder = temporaryFolder();
	const other = { ...BOOK, common_name: 'Not A Slug', id: crypto.randomUUID(), country: 'UK' };
	const { status, stderr } = runImport(folder, writeLines(folder, 'a.ndjson', [BOOK, other]));
	expect(status).toBe(1);
	expect(stderr).toContain('line 2: book.common_name: found "Not A Slug", expected');
	expect(stderr).toContain('line 2: book.country: found "UK", expected "USA" or "CA"\n');
	expect(stderr).toContain('Nothing was imported: 2 faults in ');
	expect(bookNames(folder)).toEqual([]);
});

test('checks a file without importing it', () => {
	const folder = temporaryFolder();
	const { stdout } = runImport(folder, '--check', writeLines(folder, 'a.ndjson', [BOOK]));
	expect(stdout).toBe('No fault found in 1 book.\n');
	expect(bookNames(folder)).toEqual([]);
});

test('says plainly that a file is not there, and how it is used', () => {
	const folder = temporaryFolder();
	const missing = runImport(folder, join(folder, 'nothing.ndjson'));
	expect([missing.status, missing.stderr]).toEqual([
		1,
		expect.stringMatching(/^There is no file .*\n$/),
	]);
	const unused = runImport(folder);
	expect([unused.status, unused.stderr]).toEqual([1, expect.stringContaining('FILE.ndjson')]);
});

test('loads the bank from several files and names the one with a fault', async () => {
	const folder = temporaryFolder();
	const first = writeLines(folder, 'first.ndjson', [BOOK]);
	expect(await loadBank([first], folder)).toBe(join(folder, 'books.sqlite'));
	expect(bookNames(folder)).toEqual(['owner-book']);
	const second = writeLines(folder, 'second.ndjson', [{ ...BOOK, country: 'UK' }]);
	await expect(loadBank([first, second], folder)).rejects.toThrow(/second\.ndjson, line 1: book\./);
	expect(bookNames(folder)).toEqual(['owner-book']);
});
