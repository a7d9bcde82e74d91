import type { RecordTable } from '../../../src/books/service/store/record-sql.ts';

/** Every table that holds what visitors sent. */
export const RECORD_TABLES: readonly RecordTable[] = [
	'download_requests',
	'downloads',
	'submissions',
];
