import type { ImportRecordType } from '../../../schemas/wire/import-record.ts';
import type { BooksWriter } from '../store/books-writer.ts';
import type { Fault } from './faults.ts';
import { createLineLoader } from './line-loader.ts';
import type { Speak } from './typesetter.ts';

export type RecordCounts = Record<ImportRecordType, number>;

export type LoadResult = { ok: true; counts: RecordCounts } | { ok: false; faults: Fault[] };

/** A line as text, or why it could not be read. */
export type InputLine = string | { fault: string };

export type LoadOptions = {
	/** `createSpeaker` of `math/speak-markup.ts`; called only if a record lacks its speech. */
	createSpeaker: () => Promise<Speak>;
	/** Check everything, change nothing. */
	dryRun?: boolean;
	/** Called after each line with its number, for a progress display. */
	onLine?: (line: number) => void;
};

/**
 * Loads NDJSON lines (`schemas/wire/import-record.ts`), parents first, into the books database: all of them in one
 * transaction, or none and every fault of the whole file by line. Reads line by line, so the file may be larger
 * than the memory. The writer's source decides the rest: 'bank' replaces all bank rows and trusts given html,
 * 'import' adds or replaces by id and makes all html itself. Blank lines are passed over.
 */
export async function loadRecords(
	writer: BooksWriter,
	lines: AsyncIterable<InputLine> | Iterable<InputLine>,
	{ createSpeaker, dryRun = false, onLine }: LoadOptions,
): Promise<LoadResult> {
	const counts: RecordCounts = { book: 0, chapter: 0, figure: 0, lecture: 0, question: 0 };
	const faults: Fault[] = [];
	let line = 0;
	let isCommitted = false;
	writer.begin();
	try {
		const loadLine = createLineLoader(writer, createSpeaker);
		for await (const text of lines) {
			line++;
			if (typeof text === 'object') {
				faults.push({ line, message: text.fault });
				continue;
			}
			if (!text.trim()) continue;
			const loaded = await loadLine(text, line);
			if (loaded.type) counts[loaded.type]++;
			for (const message of loaded.faults) faults.push({ line, message });
			onLine?.(line);
		}
		if (faults.length === 0 && !dryRun) {
			writer.commit();
			isCommitted = true;
		}
	} finally {
		if (!isCommitted) writer.rollback();
	}
	return faults.length === 0 ? { ok: true, counts } : { ok: false, faults };
}
