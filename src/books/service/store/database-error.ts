import { databasePath } from './open-database.ts';

/** By SQLite's result code (https://sqlite.org/rescode.html), or the code of a file system error. */
const ADVICE: Readonly<Record<string, string>> = {
	5: 'Another program holds its lock: wait for it to finish, or stop it.',
	8: 'Allow the program to write the file and its folder.',
	10: 'The disk is full or faulty: check it.',
	11: 'The file is damaged: stop the service, keep the file, restore a backup.',
	13: 'The disk is full: free some space.',
	14: 'Allow the program to read and write the file and its folder.',
	26: 'The file is not a database: stop the service, then move the file away or restore a backup.',
	EACCES: 'Allow the program to read and write the file and its folder.',
	EISDIR: 'A folder has that name: move it away.',
	ENOSPC: 'The disk is full: free some space.',
	ENOTDIR: 'DATA_DIR is not a folder: choose another.',
	EROFS: 'The disk is read-only: set DATA_DIR to a writable folder.',
};
const ANY = 'Check the file and its disk.';

/** One line: which file, why, what to do. */
export function explainRecordsIssue(error: unknown, dataDir: string): string {
	return `${explain(error, databasePath(dataDir, 'records'))} Reads continue.`;
}

/** An error from writing the books, in one line: which file, why, what to do. Any other error is returned as is. */
export function explainBooksIssue(error: unknown, dataDir: string): unknown {
	const { errcode, code } = toFields(error);
	if (errcode === undefined && ADVICE[code] === undefined) return error;
	const line = explain(error, databasePath(dataDir, 'books'));
	return new Error(
		`${line} The books imported so far are kept; the same command resumes after the last one.`,
		{
			cause: error,
		},
	);
}

function explain(error: unknown, path: string): string {
	const { message, errcode, code } = toFields(error);
	// The low byte is the primary result code.
	const advice =
		(errcode === undefined ? undefined : ADVICE[errcode & 0xff]) ?? ADVICE[code] ?? ANY;
	return `${path} cannot be written (${message.split('\n', 1)[0]}). ${advice}`;
}

function toFields(error: unknown): { message: string; errcode?: number; code: string } {
	if (!(error instanceof Error)) return { message: String(error), code: '' };
	const errcode =
		'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
	const code = 'code' in error ? String(error.code) : '';
	// A migration error has the real one as its cause.
	if (errcode === undefined && error.cause instanceof Error) return toFields(error.cause);
	return { message: error.message, errcode, code };
}
