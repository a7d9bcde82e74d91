/** The SQL for visitors' records, shared by both SQLite drivers: node:sqlite and D1. */
import type { SavedRecord, VisitorRecord } from './records-store.ts';

export type RecordTable = VisitorRecord['table'];

/** The columns for what the visitor sent, in the order of `recordValues`. */
export const RECORD_COLUMNS = {
	download_requests: ['book_id', 'email', 'user_type'],
	downloads: ['url', 'text', 'type', 'book_name'],
	submissions: ['text'],
} as const satisfies Record<RecordTable, readonly string[]>;

export function recordValues(record: VisitorRecord): string[] {
	switch (record.table) {
		case 'download_requests':
			return [record.bookId, record.email, record.userType];
		case 'downloads':
			return [record.url, record.text, record.type, record.bookName];
		case 'submissions':
			return [record.text];
	}
}

/** Takes id, `created_at`, key, then `recordValues`. Does nothing if the key exists. */
export function insertRecordSql(table: RecordTable): string {
	const columns = ['id', 'created_at', 'idempotency_key', ...RECORD_COLUMNS[table]];
	const places = columns.map(() => '?').join(', ');
	return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})
	        ON CONFLICT (idempotency_key) DO NOTHING`;
}

/** Takes a key; the row has `id`, then `RECORD_COLUMNS`. */
export const findRecordSql = (table: RecordTable): string =>
	`SELECT id, ${RECORD_COLUMNS[table].join(', ')} FROM ${table} WHERE idempotency_key = ?`;

/**
 * The outcome of a write under a key.
 * @param row of `findRecordSql`, read after inserting `id` and `values`
 */
export function savedRecord(
	id: string,
	values: readonly string[],
	row: Readonly<Record<string, unknown>>,
): SavedRecord | 'key-reused' {
	const { id: keptId, ...kept } = row;
	if (keptId === id) return { id, isNew: true };
	const isSame = Object.values(kept).every((value, index) => value === values[index]);
	return isSame ? { id: String(keptId), isNew: false } : 'key-reused';
}
