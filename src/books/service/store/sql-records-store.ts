import type { RecordsStore } from './records-store.ts';
import type { SqlDatabase } from './sql-database.ts';

/** @param clock milliseconds since 1970, for `created_at`. */
export function createRecordsStore(database: SqlDatabase, clock: () => number): RecordsStore {
	const now = () => new Date(clock()).toISOString();

	return {
		async addDownloadRequest({ bookId, email, userType }) {
			const id = crypto.randomUUID();
			await database.run(
				'INSERT INTO download_requests (id, book_id, email, user_type, created_at) VALUES (?, ?, ?, ?, ?)',
				id,
				bookId,
				email,
				userType,
				now(),
			);
			return id;
		},
		async addDownload({ url, text, type, bookName }) {
			const id = crypto.randomUUID();
			await database.run(
				'INSERT INTO downloads (id, url, text, type, book_name, created_at) VALUES (?, ?, ?, ?, ?, ?)',
				id,
				url,
				text,
				type,
				bookName,
				now(),
			);
			return id;
		},
		async addSubmission(text) {
			const id = crypto.randomUUID();
			await database.run(
				'INSERT INTO submissions (id, text, created_at) VALUES (?, ?, ?)',
				id,
				text,
				now(),
			);
			return id;
		},
	};
}
