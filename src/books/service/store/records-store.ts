/** What the books service writes. Another database (Cloudflare D1) can stand behind it; this file imports none. */
import type { DownloadRecord, UserType } from '../../contract.ts';

/** What a visitor sent, by the table that keeps it. */
export type VisitorRecord =
	| { table: 'download_requests'; bookId: string; email: string; userType: UserType }
	| ({ table: 'downloads' } & DownloadRecord)
	| { table: 'submissions'; text: string };

/** `isNew` is false where a retry found the record that the first try had already made. */
export type SavedRecord = { id: string; isNew: boolean };

export type RecordsStore = {
	/**
	 * Resolves once the row survives a crash or power loss. The same key with the same record again resolves to the
	 * row that is there; `null` sends no key.
	 * @throws {RecordsUnavailableError} when nothing was written
	 * @throws {KeyReusedError} when the key belongs to another record
	 */
	save(record: VisitorRecord, idempotencyKey: string | null): Promise<SavedRecord>;
	/** Whether a record could be written now. Never rejects. */
	canWrite(): Promise<boolean>;
};

/** Nothing was written: the database is locked, full, damaged or cannot be opened. The message is for the log. */
export class RecordsUnavailableError extends Error {
	override name = 'RecordsUnavailableError';
}

/** The idempotency key was used before, with a record that says something else. */
export class KeyReusedError extends Error {
	override name = 'KeyReusedError';
}
