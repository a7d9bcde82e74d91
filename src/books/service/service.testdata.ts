import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Issue } from './import/issues.ts';
import {
	importBooks,
	type FileLine,
	type ImportedBook,
	type ImportOptions,
} from './import/import-books.ts';
import { loadRecords } from './import/load-records.ts';
import type { ServiceParts } from './service-parts.ts';
import { openBooksWriter, type RecordSource } from './store/books-writer.ts';
import { openBooksStore } from './store/sqlite-books-store.ts';

type Fields = Readonly<Record<string, unknown>>;

export const BOOK_ID = '6f1c2a9e-3b47-4d0a-9c55-0e8f7d1b2a34';
export const PLACE = {
	book_name: 'pre-algebra',
	chapter_name: '1-integers',
	material_name: '1-2-adding-integers',
} as const;

export const bookLine = (fields: Fields = {}) => ({
	type: 'book',
	id: BOOK_ID,
	name: 'Pre-Algebra',
	common_name: 'pre-algebra',
	country: 'USA',
	question_count: '3,293',
	cover_image: '/covers/pre-algebra.svg',
	bookPDF: '/pdf/pre-algebra.pdf',
	bookPDF_name: 'pre-algebra.pdf',
	available: true,
	...fields,
});

export const chapterLine = (fields: Fields = {}) => ({
	type: 'chapter',
	book_name: 'pre-algebra',
	number: 1,
	name: '1-integers',
	title: 'Integers',
	materials: [
		{
			number: '1.2',
			name: '1-2-adding-integers',
			title: 'Adding Integers',
			standards: ['7.NS.A.1'],
			topics: [
				{ id: 'pre-algebra-1-2-same-sign', title: 'Same sign', objective: 'Add two integers.' },
				{ id: 'pre-algebra-1-2-opposites', title: 'Opposites', objective: 'Make zero.' },
			],
			question_count: 1,
		},
		{
			number: '1.3',
			name: '1-3-subtracting-integers',
			title: 'Subtracting Integers',
			standards: [],
			topics: [],
			question_count: 0,
		},
	],
	...fields,
});

export const figureLine = (fields: Fields = {}) => ({
	type: 'figure',
	id: 'line-7',
	svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
	alt: 'A number line',
	width: 320,
	height: 80,
	...fields,
});

export const questionLine = (fields: Fields = {}) => ({
	type: 'question',
	id: 'pa-add-0001',
	number: 1,
	...PLACE,
	question: 'Add $-8 + 5$.',
	answer: { kind: 'integer', value: '-3', text: '$-3$' },
	steps: [{ text: '$-8 + 5 = -3$', why: 'the signs differ' }],
	hints: [{ text: 'Start at $-8$.' }],
	standards: ['7.NS.A.1'],
	difficulty: 1,
	skill: { id: 'int-add-1', title: 'Add two integers' },
	...fields,
});

/** A worked question inside a lecture: the fields of a question line without its type. */
export function example(fields: Fields = {}): Fields {
	const { type: _, ...question } = questionLine(fields);
	return question;
}

export const lectureLine = (fields: Fields = {}) => ({
	type: 'lecture',
	id: 'pre-algebra-1-2-same-sign',
	title: 'Same sign',
	objective: 'Add two integers.',
	...PLACE,
	video_url: null,
	sections: [{ title: 'Idea', text: 'Keep the sign.\n\n- $2 + 3$\n- $-2 - 3$' }],
	examples: [example({ id: 'pa-example-1' })],
	...fields,
});

export const LIBRARY = [bookLine(), chapterLine(), figureLine(), lectureLine(), questionLine()];

/** An answer with the choices A and B. */
export const choices = (value: string) => ({
	kind: 'multiple-choice',
	value,
	choices: [
		{ key: 'A', text: 'one', misconception: 'counted badly' },
		{ key: 'B', text: 'two' },
	],
});

export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'books-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

export const SPOKEN = 'in words';

export type TestLoad = { ok: boolean; issues: Issue[]; books: ImportedBook[] };

/** Loads records, or raw lines, with a stub for the slow speech rules. */
export async function load(
	dataDir: string,
	lines: Iterable<Fields | string>,
	source: RecordSource = 'import',
	options: Partial<ImportOptions> = {},
): Promise<TestLoad> {
	const writer = openBooksWriter(dataDir, source);
	const createSpeaker = async () => () => SPOKEN;
	const found: TestLoad = { ok: true, issues: [], books: [] };
	try {
		if (source === 'bank') {
			found.issues = await loadRecords(writer, numbered(lines), createSpeaker);
		} else {
			await importBooks(writer, numbered(lines), {
				createSpeaker,
				onIssue: (issue) => found.issues.push(issue),
				onBook: (book) => found.books.push(book),
				...options,
			});
		}
	} finally {
		writer.close();
	}
	return { ...found, ok: found.issues.length === 0 };
}

/** Reads through its own store, so nothing stays open. */
export async function readBooks<Result>(
	dataDir: string,
	ask: (store: ReturnType<typeof openBooksStore>) => Result | Promise<Result>,
): Promise<Result> {
	const store = openBooksStore(dataDir);
	try {
		return await ask(store);
	} finally {
		store.close();
	}
}

/** Counts each line as one byte: `end` only has to grow. */
function* numbered(lines: Iterable<Fields | string>): Generator<FileLine> {
	let line = 0;
	for (const given of lines) {
		const text = typeof given === 'string' ? given : JSON.stringify(given);
		yield { text, line: ++line, end: line };
	}
}

/** Part of a message that the chat tool refuses once. */
export const BUSY_AT_FIRST = 'busy at first';

/** A chat tool: the status for each message, and the messages it accepted. */
export function createChat() {
	const taken: string[] = [];
	const refused = new Set<string>();
	const take = (message: string): 200 | 503 => {
		if (message.includes(BUSY_AT_FIRST) && !refused.has(message)) {
			refused.add(message);
			return 503;
		}
		taken.push(message);
		return 200;
	};
	return { taken, take };
}

export type TestRow = Readonly<Record<string, unknown>>;
export type TestService = {
	app: { request(path: string, init?: RequestInit): Response | Promise<Response> };
	/**
	 * What the chat tool accepted: `submissions {"text":"Hi"}`. It accepts a message with `BUSY_AT_FIRST` on the second
	 * try.
	 */
	posted: readonly string[];
	issues: readonly unknown[];
	/** The rows of a records table. */
	rows(table: string): Promise<TestRow[]>;
};
export type TestServiceOptions = Partial<ServiceParts> & { lines?: readonly Fields[] };
