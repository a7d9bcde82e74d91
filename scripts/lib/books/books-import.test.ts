import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
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

/** A book with this many questions, whose speech is given. */
function bookOf(name: string, questions: number, fields: object = {}): object[] {
	const id = `${name}-book`.padEnd(12, '0').replaceAll(/[^0-9a-f]/g, '0');
	const topics: object[] = [];
	const material = { number: '1.1', name: '1-1-sums', title: 'Sums', standards: [], topics };
	const place = { book_name: name, chapter_name: '1-numbers', material_name: '1-1-sums' };
	return [
		{ ...BOOK, common_name: name, id: `6f1c2a9e-3b47-4d0a-9c55-${id.slice(0, 12)}` },
		{
			type: 'chapter',
			book_name: name,
			number: 1,
			name: '1-numbers',
			title: 'Numbers',
			materials: [{ ...material, question_count: questions }],
		},
		...Array.from({ length: questions }, (_, index) => ({
			type: 'question',
			id: `${name}-${index}`,
			number: index + 1,
			...place,
			question: `Add $${index} + 1$.`,
			question_speech: 'Add.',
			answer: { kind: 'integer', value: String(index + 1), text: `$${index + 1}$`, speech: 'sum' },
			steps: [{ text: `$= ${index + 1}$`, speech: 'sum' }],
			hints: [],
			standards: [],
			difficulty: 1,
			...fields,
		})),
	];
}

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

function query(folder: string, statement: string): unknown[] {
	const database = new DatabaseSync(join(folder, 'books.sqlite'), {
		readOnly: true,
		timeout: 5_000,
	});
	const rows = database.prepare(statement).all();
	database.close();
	return rows.map((row) => Object.values(row)[0]);
}

const bookNames = (folder: string) => query(folder, 'SELECT common_name FROM books ORDER BY 1');

test('imports a file and reports its contents, without a progress line if there is no terminal', () => {
	const folder = temporaryFolder();
	const file = writeLines(folder, 'a.ndjson', bookOf('owner-book', 2));
	const { status, stdout, stderr } = runImport(folder, file);
	expect([status, stderr]).toEqual([0, '']);
	expect(stdout).toBe(
		'owner-book: 2 questions added; 1 chapter added; 1 book added.\n' +
			'In all: 2 questions added; 1 chapter added; 1 book added.\n',
	);
	expect(bookNames(folder)).toEqual(['owner-book']);
	expect(runImport(folder, file).stdout).toContain(
		'In all: 2 questions unchanged; 1 chapter unchanged; 1 book unchanged.\n',
	);
});

test('lists the issues of one book, imports the others, and exits with 1', () => {
	const folder = temporaryFolder();
	const other = { ...BOOK, common_name: 'Not A Slug', id: crypto.randomUUID(), country: 'UK' };
	const { status, stdout, stderr } = runImport(
		folder,
		writeLines(folder, 'a.ndjson', [BOOK, other, ...bookOf('third-book', 1)]),
	);
	expect(status).toBe(1);
	expect(stderr).toContain('line 2: book.common_name: found "Not A Slug", expected');
	expect(stderr).toContain('line 2: book.country: found "UK", expected "USA" or "CA"\n');
	expect(stderr).toMatch(/\n1 book was not imported: 2 issues\.\n$/);
	expect(stdout).toContain('Not A Slug: not imported, nothing of it changed: 2 issues.\n');
	expect(bookNames(folder)).toEqual(['owner-book', 'third-book']);
});

test('shows the first hundred issues and names the file with all of them', () => {
	const folder = temporaryFolder();
	const faulty = bookOf('owner-book', 150, { difficulty: 7 });
	const { stderr } = runImport(folder, writeLines(folder, 'a.ndjson', faulty));
	const list = join(folder, 'import-issues.txt');
	expect(stderr.split('\n')).toHaveLength(103);
	expect(stderr).toContain(`1 book was not imported: 150 issues, all in ${list}.`);
	const lines = readFileSync(list, 'utf8').trimEnd().split('\n');
	expect([lines.length, lines.at(-1)]).toEqual([
		150,
		'line 152: question.difficulty: found 7, expected 1, 2, 3',
	]);
	runImport(folder, writeLines(folder, 'a.ndjson', bookOf('owner-book', 1)));
	expect(existsSync(list)).toBe(false);
});

test('checks files without importing them', () => {
	const folder = temporaryFolder();
	const { stdout } = runImport(folder, '--check', writeLines(folder, 'a.ndjson', [BOOK]));
	expect(stdout).toBe('owner-book: 1 book added.\nNo issue: 1 book added.\n');
	expect(bookNames(folder)).toEqual([]);
});

test('reports plainly a missing file, a locked database, and its usage', () => {
	const folder = temporaryFolder();
	const missing = runImport(folder, join(folder, 'nothing.ndjson'));
	expect([missing.status, missing.stderr]).toEqual([
		1,
		expect.stringMatching(/^There is no file .*\n$/),
	]);
	const unused = runImport(folder);
	expect([unused.status, unused.stderr]).toEqual([1, expect.stringContaining('FILE.ndjson')]);
	const file = writeLines(folder, 'a.ndjson', [BOOK]);
	runImport(folder, file);
	const holder = new DatabaseSync(join(folder, 'books.sqlite'));
	holder.exec('BEGIN IMMEDIATE');
	const locked = runImport(folder, file);
	holder.close();
	expect([locked.status, locked.stderr]).toEqual([
		1,
		expect.stringMatching(
			/books\.sqlite cannot be written \(database is locked\)\. Another program.*\n$/,
		),
	]);
}, 60_000);

/** Three books, the last long enough that a signal arrives in the middle of it. */
function longFile(folder: string): string {
	const books = [bookOf('book-a', 50), bookOf('book-b', 50), bookOf('book-c', 8_000)];
	return writeLines(folder, 'long.ndjson', books.flat());
}

/** Starts an import and sends the signal once the second book is stored. */
async function importAndStop(folder: string, file: string, signal: 'SIGKILL' | 'SIGINT') {
	const env = { ...process.env, DATA_DIR: folder };
	const child = spawn(process.execPath, [SCRIPT, file], { env });
	const ended = new Promise((resolve) => child.once('exit', resolve));
	let [output, errors] = ['', ''];
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
	while (!output.includes('book-b:')) await setTimeout(5);
	child.kill(signal);
	const code = await ended;
	return { code, errors };
}

const WORDS = /^Stopped\. The books imported so far are kept; the same command resumes/;

test.each([
	['SIGKILL', null, /^$/],
	['SIGINT', 1, WORDS],
] as const)(
	'stopped by %s in the middle of a book, resumes after the last whole one',
	async (signal, exitCode, words) => {
		const folder = temporaryFolder();
		const file = longFile(folder);
		const { code, errors } = await importAndStop(folder, file, signal);
		expect([code, errors]).toEqual([exitCode, expect.stringMatching(words)]);
		expect(bookNames(folder)).toEqual(['book-a', 'book-b']);
		expect(query(folder, 'SELECT COUNT(*) FROM questions')).toEqual([100]);
		const { status, stdout } = runImport(folder, file);
		expect(status).toBe(0);
		expect(stdout).toBe(
			`${file}: resumes after line 104.\n` +
				'book-c: 8,000 questions added; 1 chapter added; 1 book added.\n' +
				'In all: 8,000 questions added; 1 chapter added; 1 book added.\n',
		);
		expect(query(folder, 'SELECT COUNT(*) FROM questions')).toEqual([8_100]);
		expect(query(folder, 'SELECT COUNT(*) FROM import_progress')).toEqual([0]);
	},
);

test('starts over if the file changed after it was stopped, and reports a duplicate book', async () => {
	const folder = temporaryFolder();
	const file = longFile(folder);
	await importAndStop(folder, file, 'SIGKILL');
	writeLines(folder, 'long.ndjson', [bookOf('book-a', 49), bookOf('book-a', 50)].flat());
	const { stdout, stderr } = runImport(folder, file);
	expect(stdout).toContain('book-a: 1 question removed, 49 unchanged');
	expect(stderr).toContain('line 52: book.common_name: found "book-a", already used on line 1');
});

test('loads the bank from several files and names the one with an issue', async () => {
	const folder = temporaryFolder();
	const first = writeLines(folder, 'first.ndjson', [BOOK]);
	expect(await loadBank([first], folder)).toBe(join(folder, 'books.sqlite'));
	expect(bookNames(folder)).toEqual(['owner-book']);
	const second = writeLines(folder, 'second.ndjson', [{ ...BOOK, country: 'UK' }]);
	await expect(loadBank([first, second], folder)).rejects.toThrow(/second\.ndjson, line 1: book\./);
	expect(bookNames(folder)).toEqual(['owner-book']);
});
