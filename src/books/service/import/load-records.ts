import type { BooksWriter } from '../store/books-writer.ts';
import type { Fault } from './faults.ts';
import { createLazySpeech } from './lazy-speech.ts';
import { createLineLoader } from './line-loader.ts';
import { readLine, type InputLine } from './read-line.ts';
import type { Speak } from './typesetter.ts';

/** Each line's number and text, in order. */
export type NumberedLine = { line: number; text: InputLine };

/**
 * Loads the lines of the question bank (`schemas/wire/import-record.ts`), parents first, in the place of all rows that
 * it brought before: all of them in one transaction, or none. Resolves to every fault by line.
 * @param createSpeaker called only if a record lacks its speech.
 */
export async function loadRecords(
	writer: BooksWriter,
	lines: AsyncIterable<NumberedLine> | Iterable<NumberedLine>,
	createSpeaker: () => Promise<Speak>,
): Promise<Fault[]> {
	const faults: Fault[] = [];
	let isCommitted = false;
	writer.begin();
	try {
		writer.brought.clear();
		const withSpeech = createLazySpeech(createSpeaker);
		const loadLine = createLineLoader(writer, { withSpeech, wholeBook: null });
		for await (const { line, text } of lines) {
			const read = readLine(text);
			if (read === null) continue;
			const found = read.ok ? (await loadLine({ ...read, line })).faults : [read.fault];
			for (const message of found) faults.push({ line, message });
		}
		if (faults.length === 0) {
			writer.recount();
			writer.commit();
			isCommitted = true;
		}
	} finally {
		if (!isCommitted) writer.rollback();
	}
	return faults;
}
