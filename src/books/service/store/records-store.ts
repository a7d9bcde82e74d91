/** The books service's write interface. Another database (Cloudflare D1) can implement it; this file imports none. */
import type { DownloadRecord, UserType } from '../../contract.ts';

/** What a visitor sent, by the table that stores it. */
export type VisitorRecord =
	| { table: 'download_requests'; bookId: string; email: string; userType: UserType }
	| ({ table: 'downloads' } & DownloadRecord)
	| { table: 'submissions'; text: string };

/** `isNew` is false if a retry found the record made by the first try. */
export type SavedRecord = { id: string; isNew: boolean };

export type RecordsStore = {
	/**
	 * Resolves once the row survives a crash or power loss. The same record under the same key resolves to the existing
	 * row; `null` means no key.
	 * @throws {RecordsUnavailableError} if nothing was written
	 * @throws {KeyReusedError} if the key belongs to another record
	 */
	save(record: VisitorRecord, idempotencyKey: string | null): Promise<SavedRecord>;
	/** Whether a record could be written now. Never rejects. */
	canWrite(): Promise<boolean>;
};

/** Nothing was written: the database is locked, full, damaged, or cannot be opened. The message is for the log. */
export class RecordsUnavailableError extends Error {
	override name = 'RecordsUnavailableError';
}

/** The idempotency key was already used for a record with different content. */
export class KeyReusedError extends Error {
	override name = 'KeyReusedError';
}
