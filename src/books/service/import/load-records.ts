import type { BooksWriter } from '../store/books-writer.ts';
import type { Issue } from './issues.ts';
import { createLazySpeech } from './lazy-speech.ts';
import { createLineLoader } from './line-loader.ts';
import { readLine, type InputLine } from './read-line.ts';
import type { Speak } from './typesetter.ts';

/** Each line's number and text, in order. */
export type NumberedLine = { line: number; text: InputLine };

/**
 * Loads the lines of the question bank (`schemas/wire/import-record.ts`), parents first, replacing all rows it brought
 * before, in a single transaction. Resolves to every issue by line.
 * @param createSpeaker called only if a record has no speech.
 */
export async function loadRecords(
	writer: BooksWriter,
	lines: AsyncIterable<NumberedLine> | Iterable<NumberedLine>,
	createSpeaker: () => Promise<Speak>,
): Promise<Issue[]> {
	const issues: Issue[] = [];
	let isCommitted = false;
	writer.begin();
	try {
		writer.brought.clear();
		const withSpeech = createLazySpeech(createSpeaker);
		const loadLine = createLineLoader(writer, { withSpeech, wholeBook: null });
		for await (const { line, text } of lines) {
			const read = readLine(text);
			if (read === null) continue;
			const found = read.ok ? (await loadLine({ ...read, line })).issues : [read.issue];
			for (const message of found) issues.push({ line, message });
		}
		if (issues.length === 0) {
			writer.recount();
			writer.commit();
			isCommitted = true;
		}
	} finally {
		if (!isCommitted) writer.rollback();
	}
	return issues;
}
