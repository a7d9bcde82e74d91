import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatabaseSync } from 'node:sqlite';
import { RECORD_COLUMNS } from '../../../src/books/service/store/record-sql.ts';
import { csvRow } from './csv.ts';
import { RECORD_TABLES } from './record-tables.ts';

export type ExportFormat = 'csv' | 'ndjson';

/** Writes one file per table, readable only by its owner. Resolves to the number of rows of each. */
export async function exportRecords(
	database: DatabaseSync,
	folder: string,
	format: ExportFormat,
): Promise<Map<string, number>> {
	await mkdir(folder, { recursive: true });
	const counts = new Map<string, number>();
	for (const table of RECORD_TABLES) {
		const columns = ['id', 'created_at', ...RECORD_COLUMNS[table]];
		const rows = database
			.prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY created_at, id`)
			.iterate();
		const lines = function* (): Generator<string> {
			if (format === 'csv') yield csvRow(columns);
			let count = 0;
			for (const row of rows) {
				count++;
				yield format === 'csv'
					? csvRow(columns.map((column) => row[column]))
					: `${JSON.stringify(row)}\n`;
			}
			counts.set(table, count);
		};
		const file = createWriteStream(join(folder, `${table}.${format}`), { mode: 0o600 });
		await pipeline(Readable.from(lines()), file);
	}
	return counts;
}
