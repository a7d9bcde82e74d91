import { findRecordSql, insertRecordSql, recordValues, savedRecord } from './record-sql.ts';
import { KeyReusedError, RecordsUnavailableError, type RecordsStore } from './records-store.ts';
import type { SqlDatabase } from './sql-database.ts';

/**
 * Visitors' records in an asynchronous SQL database such as D1.
 * @param clock milliseconds since 1970, for `created_at`.
 */
export function createRecordsStore(database: SqlDatabase, clock: () => number): RecordsStore {
	return {
		async save(record, idempotencyKey) {
			const id = crypto.randomUUID();
			const createdAt = new Date(clock()).toISOString();
			const values = recordValues(record);
			const insert = insertRecordSql(record.table);
			const row = await whenWritable(async () => {
				await database.run(insert, id, createdAt, idempotencyKey, ...values);
				if (idempotencyKey === null) return undefined;
				return database.first(findRecordSql(record.table), idempotencyKey);
			});
			const saved = row ? savedRecord(id, values, row) : { id, isNew: true };
			if (saved === 'key-reused') throw new KeyReusedError();
			return saved;
		},
		canWrite: () =>
			database.first('SELECT 1').then(
				() => true,
				() => false,
			),
	};
}

async function whenWritable<Result>(write: () => Promise<Result>): Promise<Result> {
	try {
		return await write();
	} catch (cause) {
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new RecordsUnavailableError(`The records cannot be written: ${why}.`, { cause });
	}
}
