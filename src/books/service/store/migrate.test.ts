import { readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../service.testdata.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { databasePath, openDatabase } from './open-database.ts';

test('migrates a new database to the latest schema once', () => {
	const database = new DatabaseSync(':memory:');
	migrate(database, 'books');
	const version = schemaVersion(database);
	expect(version).toBeGreaterThan(0);
	migrate(database, 'books');
	expect(schemaVersion(database)).toBe(version);
	database.close();
});

test('fills in the skill of questions stored before skills had a column', () => {
	const database = new DatabaseSync(':memory:');
	const first = new URL('../migrations/books/0001_books.sql', import.meta.url);
	database.exec(`${readFileSync(first, 'utf8')}; PRAGMA user_version = 1`);
	const insert = database.prepare(
		"INSERT INTO questions VALUES (?, 'b', 'c', 'm', 1, 'import', ?, 'tag')",
	);
	insert.run('with', '{"skill":{"id":"int-add-1","title":"Add"}}');
	insert.run('without', '{}');
	migrate(database, 'books');
	expect(database.prepare('SELECT id, skill FROM questions ORDER BY id').all()).toEqual([
		{ id: 'with', skill: 'int-add-1' },
		{ id: 'without', skill: null },
	]);
	database.close();
});

test('rejects a database made by a newer program', () => {
	const database = new DatabaseSync(':memory:');
	database.exec('PRAGMA user_version = 99');
	expect(() => migrate(database, 'records')).toThrow(/records database has schema 99.*Update/);
	database.close();
});

test('puts records on disk before it returns, and hides them from other users of the machine', () => {
	const dataDir = temporaryFolder();
	const database = openDatabase(dataDir, 'records');
	const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
	expect([pragma('journal_mode'), pragma('synchronous')]).toEqual(['wal', 2]);
	database.close();
	expect(statSync(databasePath(dataDir, 'records')).mode & 0o777).toBe(0o600);
});
