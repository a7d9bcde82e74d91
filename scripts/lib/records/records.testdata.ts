import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/books/service/store/open-database.ts';
import type { VisitorRecord } from '../../../src/books/service/store/records-store.ts';
import { openRecordsStore } from '../../../src/books/service/store/sqlite-records-store.ts';

export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'records-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Records in a new folder, written by the service's own store. @param timeOf milliseconds since 1970, by index */
export async function loadRecordsOf(
	records: readonly VisitorRecord[],
	timeOf: (index: number) => number = () => 0,
) {
	const dataDir = temporaryFolder();
	let saved = 0;
	const store = openRecordsStore(dataDir, { clock: () => timeOf(saved), log: () => {} });
	onTestFinished(() => store.close());
	for (const record of records) {
		await store.save(record, null);
		saved++;
	}
	const database = openDatabase(dataDir, 'records');
	onTestFinished(() => database.close());
	const texts = () => {
		const rows = database.prepare('SELECT text FROM submissions ORDER BY text').all();
		return rows.map((row) => String(row['text']));
	};
	return { store, database, dataDir, texts };
}
