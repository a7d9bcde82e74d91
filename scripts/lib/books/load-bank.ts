import { basename } from 'node:path';
import { formatIssue } from '../../../src/books/service/import/issues.ts';
import { loadRecords } from '../../../src/books/service/import/load-records.ts';
import { openBooksWriter } from '../../../src/books/service/store/books-writer.ts';
import { databasePath } from '../../../src/books/service/store/open-database.ts';
import { createSpeaker } from '../../../src/math/speak-markup.ts';
import { dataFolder } from './data-folder.ts';
import { fileLines } from './file-lines.ts';

/**
 * Replaces the bank's rows in the books database with the records of these NDJSON files, all or nothing; imported rows
 * stay. Resolves to the database's path.
 * @throws {Error} that lists every issue as `pre-algebra.ndjson, line 12: question.answer.kind: …`
 */
export async function loadBank(
	files: readonly string[],
	dataDir = dataFolder(process.env),
): Promise<string> {
	/** How many lines precede each file when all are read as one. */
	const starts: { file: string; before: number }[] = [];
	async function* allLines() {
		let before = 0;
		for (const file of files) {
			starts.push({ file: basename(file), before });
			for await (const { text } of fileLines(file)) yield { text, line: ++before };
		}
	}
	const writer = openBooksWriter(dataDir, 'bank');
	try {
		const issues = await loadRecords(writer, allLines(), createSpeaker);
		if (issues.length === 0) return databasePath(dataDir, 'books');
		const shown = issues.map((issue) => {
			const start = starts.findLast(({ before }) => before < issue.line);
			const line = issue.line - (start?.before ?? 0);
			return `${start?.file}, ${formatIssue({ ...issue, line })}`;
		});
		throw new Error(`The question bank was not loaded:\n${shown.join('\n')}`);
	} finally {
		writer.close();
	}
}
