/**
 * Imports an owner's books, any number per file. Each has its own transaction: a reader sees all of a book or none of
 * it, an issue in one does not affect the others, and an interrupted import resumes after the last book.
 */
import type { ImportRecordType } from '../../../schemas/wire/import-record.ts';
import type { BooksWriter, Change } from '../store/books-writer.ts';
import type { ImportFile, ImportProgress } from '../store/import-progress.ts';
import type { Missing } from '../store/missing-records.ts';
import type { Issue } from './issues.ts';
import { createLazySpeech, type WithSpeech } from './lazy-speech.ts';
import { createLineLoader } from './line-loader.ts';
import type { NumberedLine } from './load-records.ts';
import { readLine, type ReadLine } from './read-line.ts';
import type { Speak } from './typesetter.ts';

/** `end` is the byte offset in the file after the line. */
export type FileLine = NumberedLine & { end: number };

/** Counts of records by type and outcome. */
export type Tally = Record<ImportRecordType, Record<Change | 'removed', number>>;

/**
 * One `book` record with all lines up to the next, or, if `name` is null, the lines before the first. If there are
 * `issues`, nothing was changed and the tally says what would have been.
 */
export type ImportedBook = { name: string | null; line: number; tally: Tally; issues: number };

export type ImportOptions = {
	/** `createSpeaker` of `math/speak-markup.ts`; called only if a record has no speech. */
	createSpeaker: () => Promise<Speak>;
	/** The name under which to record progress, which the caller deletes at the end; by default nothing is recorded. */
	file?: ImportFile;
	/** Where an interrupted import resumes: `lines` start after it. */
	from?: ImportProgress | null;
	/** Check everything, change nothing. */
	isCheck?: boolean;
	/** Remove whatever a book no longer names, however much it is. */
	mayRemove?: boolean;
	onIssue?: (issue: Issue) => void;
	onBook?: (book: ImportedBook) => void;
	/** Called after each line, with whether it contains a question. */
	onLine?: (line: FileLine, isQuestion: boolean) => void;
};

/** A book with more issues is not checked any further. */
const MAX_ISSUES = 1_000;
/** This many questions or lectures may always be missing from a reimported book. */
const FEW = 20;

/**
 * Reads line by line, so the file may be larger than memory. A `book` record starts a book: anything imported for it
 * earlier that is not among its lines is removed. Lines before the first `book` record add to existing books. Resolves
 * to the number of books with issues.
 * @throws whatever `lines` throws; earlier books are kept.
 */
export async function importBooks(
	writer: BooksWriter,
	lines: AsyncIterable<FileLine> | Iterable<FileLine>,
	options: ImportOptions,
): Promise<number> {
	const { file, from = null, isCheck = false } = options;
	const withSpeech = createLazySpeech(options.createSpeaker);
	const each = isCheck
		? { begin: writer.beginPart, end: writer.endPart, undo: writer.undoPart }
		: { begin: writer.begin, end: writer.commit, undo: writer.rollback };
	const begun = new Map(from?.books);
	let refused = 0;
	let book: OpenBook | undefined;
	let last = { end: from?.position ?? 0, line: from?.line ?? 0 };

	/** After a book with issues, the next import resumes at that book, to report them again. */
	const note = () => {
		if (!file || isCheck || refused > 0) return;
		writer.progress.save(file, { position: last.end, line: last.line, books: begun });
	};
	const end = () => {
		if (!book) return;
		const ended = book.close();
		if (ended.issues > 0) {
			refused++;
			each.undo();
		} else {
			note();
			each.end();
		}
		book = undefined;
		options.onBook?.(ended);
	};
	const begin = (name: string | null, line: number) => {
		each.begin();
		book = openBook(writer, { name, line, withSpeech, options, begun });
	};

	if (isCheck) writer.begin();
	try {
		for await (const fileLine of lines) {
			const { line, text } = fileLine;
			const read = readLine(text);
			if (read?.ok && read.type === 'book') {
				end();
				begin(String(read.fields['common_name']), line);
			} else if (read && !book) begin(null, line);
			if (read) await book?.take(read, line);
			last = fileLine;
			options.onLine?.(fileLine, read?.ok === true && read.type === 'question');
		}
		end();
	} finally {
		if (writer.isOpen()) writer.rollback();
	}
	return refused;
}

type OpenBook = {
	take(read: ReadLine, line: number): Promise<void>;
	close(): ImportedBook;
};

type BookStart = {
	name: string | null;
	line: number;
	withSpeech: WithSpeech;
	options: ImportOptions;
	/** The books in this file so far, with their lines. */
	begun: Map<string, number>;
};

function openBook(
	writer: BooksWriter,
	{ name, line: firstLine, withSpeech, options, begun }: BookStart,
): OpenBook {
	writer.brought.clear();
	const wasThere = name !== null && writer.book(name) !== null;
	const loadLine = createLineLoader(writer, { withSpeech, wholeBook: name });
	const tally = emptyTally();
	let issues = 0;
	let isOver = false;

	const report = (line: number, message: string) => {
		issues++;
		if (issues <= MAX_ISSUES) options.onIssue?.({ line, message });
		if (issues === MAX_ISSUES) {
			isOver = true;
			const rest = `has ${MAX_ISSUES.toLocaleString('en')} issues; the lines after this one were not checked`;
			options.onIssue?.({ line, message: name === null ? rest : `the book "${name}" ${rest}` });
		}
	};

	const earlier = name === null ? undefined : begun.get(name);
	if (earlier !== undefined) {
		report(firstLine, `book.common_name: found "${name}", already used on line ${earlier}`);
		isOver = true;
	} else if (name !== null) begun.set(name, firstLine);

	return {
		async take(read, line) {
			if (isOver) return;
			if (!read.ok) return report(line, read.issue);
			const { issues: found, change } = await loadLine({ ...read, line });
			if (change) tally[read.type][change]++;
			for (const message of found) report(line, message);
			// Without a name, there is no telling what belongs to the book.
			if (read.type === 'book' && typeof read.fields['common_name'] !== 'string') isOver = true;
		},
		close() {
			if (issues === 0 && name !== null && wasThere) {
				const missing = writer.missing.find(name);
				const issue = options.mayRemove ? undefined : missing.map(tooMuchMissing).find(Boolean);
				if (issue) report(firstLine, `book: ${issue}`);
				else if (missing.some((one) => one.missing > 0)) writer.missing.remove(name);
				for (const one of missing) tally[one.type].removed = one.missing;
			}
			if (issues === 0 && isTouched(tally)) writer.recount(name ?? undefined);
			return { name, line: firstLine, tally, issues };
		},
	};
}

/** A file with only part of the book would delete the rest. */
function tooMuchMissing({ type, missing, standing }: Missing): string | undefined {
	if (type !== 'question' && type !== 'lecture') return undefined;
	if (missing <= FEW || missing * 10 <= standing) return undefined;
	const counts = `${missing.toLocaleString('en')} of its ${standing.toLocaleString('en')} ${type}s`;
	return `${counts} are not among its lines; to remove them, import with --remove, or to add to the book, leave out its book record`;
}

const isTouched = (tally: Tally): boolean =>
	Object.values(tally).some(({ added, changed, removed }) => added + changed + removed > 0);

export function emptyTally(): Tally {
	const none = () => ({ added: 0, changed: 0, removed: 0, unchanged: 0 });
	return { book: none(), chapter: none(), figure: none(), lecture: none(), question: none() };
}
