import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatIssue } from '../../../src/books/service/import/issues.ts';
import { importBooks, type ImportedBook } from '../../../src/books/service/import/import-books.ts';
import { explainBooksIssue } from '../../../src/books/service/store/database-error.ts';
import { openBooksWriter } from '../../../src/books/service/store/books-writer.ts';
import { createSpeaker } from '../../../src/math/speak-markup.ts';
import { describeBook, describeTally } from './describe-tally.ts';
import { createIssueList } from './issue-list.ts';
import { explainFileIssue, fileLines, type FileLine } from './file-lines.ts';
import type { ProgressLine } from './progress-line.ts';

export type ImportJob = {
	files: readonly string[];
	dataDir: string;
	/** Report issues, change nothing. */
	isCheck: boolean;
	/** Remove what a book no longer names, however much it is. */
	mayRemove: boolean;
	/** Stops the import between two lines; the current book is not changed. */
	stop: AbortSignal;
	progress: ProgressLine;
	print: (line: string) => void;
	complain: (line: string) => void;
};

const STOPPED =
	'Stopped. The books imported so far are kept; the same command resumes after the last of them.';

/** Imports the books in these files and reports the result. Resolves to the exit code: 1 if anything was wrong. */
export async function importFiles(job: ImportJob): Promise<0 | 1> {
	const { dataDir, isCheck, mayRemove, stop, progress, print, complain } = job;
	const files = job.files.map(describeFile);
	const issues = createIssueList(join(dataDir, 'import-issues.txt'), (line) => {
		progress.clear();
		complain(line);
	});
	const books: ImportedBook[] = [];
	try {
		const writer = openBooksWriter(dataDir, 'import');
		try {
			let before = 0;
			for (const file of files) {
				const from = isCheck ? null : writer.progress.find(file);
				if (from) print(`${file.path}: resumes after line ${from.line.toLocaleString('en')}.`);
				const start = { end: from?.position ?? 0, line: from?.line ?? 0 };
				progress.begin(before + start.end);
				const place = files.length > 1 ? `${file.path}, ` : '';
				await importBooks(writer, untilStopped(fileLines(file.path, start), stop), {
					createSpeaker,
					file,
					from,
					isCheck,
					mayRemove,
					onIssue: (issue) => issues.add(`${place}${formatIssue(issue)}`),
					onBook(book) {
						books.push(book);
						progress.clear();
						print(describeBook(book, isCheck));
					},
					onLine: ({ end }, isQuestion) => progress.show(before + end, isQuestion),
				});
				before += file.size;
			}
			for (const file of files) writer.progress.forget(file);
			if (!isCheck) writer.tidy();
		} finally {
			writer.close();
		}
	} catch (error) {
		throw explainBooksIssue(error, dataDir);
	} finally {
		progress.clear();
		issues.close();
	}
	const sound = books.filter(({ issues: count }) => count === 0);
	print(`${isCheck ? 'No issue' : 'In all'}: ${describeTally(sound)}.`);
	if (sound.length === books.length) return 0;
	complain(issues.describe(books.length - sound.length));
	return 1;
}

async function* untilStopped(lines: AsyncIterable<FileLine>, stop: AbortSignal) {
	for await (const line of lines) {
		if (stop.aborted) throw new Error(STOPPED);
		yield line;
	}
}

/** @throws {Error} with one plain line if there is no such file. */
function describeFile(path: string) {
	try {
		const { size, mtimeMs } = statSync(path);
		return { path: resolve(path), size, modified: String(mtimeMs) };
	} catch (error) {
		throw explainFileIssue(error, path);
	}
}
