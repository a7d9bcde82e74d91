import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../service.testdata.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { databasePath, openDatabase } from './open-database.ts';

test('brings a new database to the newest schema once', () => {
	const database = new DatabaseSync(':memory:');
	migrate(database, 'books');
	const version = schemaVersion(database);
	expect(version).toBeGreaterThan(0);
	migrate(database, 'books');
	expect(schemaVersion(database)).toBe(version);
	database.close();
});

test('refuses a database that a newer program made', () => {
	const database = new DatabaseSync(':memory:');
	database.exec('PRAGMA user_version = 99');
	expect(() => migrate(database, 'records')).toThrow(/records database has schema 99.*Update/);
	database.close();
});

test('keeps records on the disk before it says so, and from other users of the machine', () => {
	const dataDir = temporaryFolder();
	const database = openDatabase(dataDir, 'records');
	const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
	expect([pragma('journal_mode'), pragma('synchronous')]).toEqual(['wal', 2]);
	database.close();
	expect(statSync(databasePath(dataDir, 'records')).mode & 0o777).toBe(0o600);
});
