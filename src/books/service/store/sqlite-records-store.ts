import { openDatabase } from './open-database.ts';
import type { RecordsStore } from './records-store.ts';

export type SqliteRecordsStore = RecordsStore & { close(): void };

/** @param clock milliseconds since 1970, for `created_at`. */
export function openRecordsStore(dataDir: string, clock: () => number): SqliteRecordsStore {
	const database = openDatabase(dataDir, 'records');
	const insertRequest = database.prepare(
		'INSERT INTO download_requests (id, book_id, email, user_type, created_at) VALUES (?, ?, ?, ?, ?)',
	);
	const insertDownload = database.prepare(
		'INSERT INTO downloads (id, url, text, type, book_name, created_at) VALUES (?, ?, ?, ?, ?, ?)',
	);
	const insertSubmission = database.prepare(
		'INSERT INTO submissions (id, text, created_at) VALUES (?, ?, ?)',
	);
	const now = () => new Date(clock()).toISOString();

	return {
		async addDownloadRequest({ bookId, email, userType }) {
			const id = crypto.randomUUID();
			insertRequest.run(id, bookId, email, userType, now());
			return id;
		},
		async addDownload({ url, text, type, bookName }) {
			const id = crypto.randomUUID();
			insertDownload.run(id, url, text, type, bookName, now());
			return id;
		},
		async addSubmission(text) {
			const id = crypto.randomUUID();
			insertSubmission.run(id, text, now());
			return id;
		},
		close: () => database.close(),
	};
}
