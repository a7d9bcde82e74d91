import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadBooks, type LoadTarget } from './load-books.ts';
import { loadChunks } from './load-chunks.ts';

const SCHEMA = `
	CREATE TABLE books (common_name TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
	CREATE TABLE materials (book TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (book, name)) STRICT, WITHOUT ROWID;
	CREATE TABLE questions (id TEXT PRIMARY KEY, number INTEGER NOT NULL, width REAL, json TEXT NOT NULL) STRICT;`;

function openDatabase(): DatabaseSync {
	const database = new DatabaseSync(':memory:');
	onTestFinished(() => database.close());
	database.exec(SCHEMA);
	return database;
}

/** Books with `count` questions of 300 characters. */
function openBooks(count = 200): DatabaseSync {
	const database = openDatabase();
	database.exec(`INSERT INTO books VALUES ('algebra', '{"name":"It''s Algebra; no, really"}')`);
	database.exec(`INSERT INTO materials VALUES ('algebra', '1-1-x'), ('algebra', '1-1')`);
	const insert = database.prepare('INSERT INTO questions VALUES (?, ?, ?, ?)');
	for (let number = 0; number < count; number++) {
		insert.run(`q${number}`, number, number % 2 ? null : 0.5, `${number} × π 𝑥 `.repeat(30));
	}
	return database;
}

/** Another SQLite as the target: like D1, it runs each set of statements in one transaction. */
function targetOver(database: DatabaseSync): LoadTarget & { applied: number; failAt?: number } {
	const target: LoadTarget & { applied: number; failAt?: number } = {
		applied: 0,
		query: async (statement) => database.prepare(statement).all(),
		async apply(statements) {
			if (target.applied++ === target.failAt) throw new Error('connection lost');
			database.exec(`BEGIN; ${statements.join(';')}; COMMIT`);
		},
	};
	return target;
}

const contents = (database: DatabaseSync) =>
	['books', 'materials', 'questions'].map((table) =>
		database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
	);

const small = { least: 3_000, most: 30_000, endsOneIn: 4 };

describe('loading the books into D1', () => {
	test('gives the target the same rows, the books last', async () => {
		const [books, d1] = [openBooks(), openDatabase()];
		const tables: string[] = [];
		await loadBooks(books, targetOver(d1), {
			sizes: small,
			onChunk: (chunk) => tables.push(chunk.table),
		});
		expect(contents(d1)).toEqual(contents(books));
		expect(tables.length).toBeGreaterThan(5);
		expect(tables.at(-1)).toBe('books');
	});

	test('a second time changes nothing', async () => {
		const [books, d1] = [openBooks(), openDatabase()];
		await loadBooks(books, targetOver(d1), { sizes: small });
		const again = await loadBooks(books, targetOver(d1), { sizes: small });
		expect(again).toMatchObject({ loaded: 0, rows: 0 });
	});

	test('resumes after the last whole chunk if it was stopped', async () => {
		const [books, d1] = [openBooks(), openDatabase()];
		const stopped = Object.assign(targetOver(d1), { failAt: 4 });
		await expect(loadBooks(books, stopped, { sizes: small })).rejects.toThrow('connection lost');
		const rest = await loadBooks(books, targetOver(d1), { sizes: small });
		expect(rest.loaded).toBe(rest.chunks - 3);
		expect(contents(d1)).toEqual(contents(books));
	});

	test('loads only the chunks around what changed', async () => {
		const [books, d1] = [openBooks(), openDatabase()];
		await loadBooks(books, targetOver(d1), { sizes: small });
		books.exec(`UPDATE questions SET json = 'changed' WHERE id = 'q42'`);
		books.exec(`DELETE FROM questions WHERE id = 'q150'`);
		books.exec(`INSERT INTO questions VALUES ('q42-a', 1, NULL, 'new')`);
		const { chunks, loaded } = await loadBooks(books, targetOver(d1), { sizes: small });
		expect(contents(d1)).toEqual(contents(books));
		expect(loaded).toBeLessThan(chunks / 2);
	});

	test('removes rows that no longer exist, even if there are fewer chunks and then more again', async () => {
		const d1 = openDatabase();
		for (const count of [200, 20, 0, 120, 200]) {
			const books = openBooks(count);
			await loadBooks(books, targetOver(d1), { sizes: small });
			expect(contents(d1)).toEqual(contents(books));
		}
	});
});

describe('the statements of a chunk', () => {
	test("are within D1's limit, however long a text is", async () => {
		const [books, d1] = [openBooks(3), openDatabase()];
		const long = `${"it's 𝑥 ≤ 3; "}`.repeat(40_000);
		books.prepare('INSERT INTO questions VALUES (?, 1, NULL, ?)').run("long'id", long);
		const bytes = [...loadChunks(books)].flatMap(({ statements }) =>
			statements.map((statement) => Buffer.byteLength(statement)),
		);
		expect(Math.max(...bytes)).toBeLessThanOrEqual(100_000);
		await loadBooks(books, targetOver(d1));
		expect(contents(d1)).toEqual(contents(books));
	});
});
