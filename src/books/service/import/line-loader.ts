import type * as z from 'zod/mini';
import type { ImportRecordType } from '../../../schemas/wire/import-record.ts';
import type { BooksWriter } from '../store/books-writer.ts';
import { createRecordChecks } from './check-record.ts';
import { completeLecture, completeQuestion, type Completion } from './complete-record.ts';
import { formatPath, showFound } from './faults.ts';
import { findSizeFaults } from './find-size-faults.ts';
import { importSchemas } from './import-schemas.ts';
import { createKnownParents } from './known-parents.ts';
import { createLazySpeech } from './lazy-speech.ts';
import { parseRecord, readLine } from './read-line.ts';
import { uniqueKeys, type Fields } from './record-keys.ts';
import { createTypesetter, type Speak } from './typesetter.ts';

/** `type` is null for a line whose type cannot be read. No faults: the record is written. */
type LoadedLine = { type: ImportRecordType | null; faults: string[] };

/** A record ready to be written, and what was found wrong while it was made ready. */
type Prepared = { faults: string[]; save: () => void };

/** Loads one line after another into the writer's open transaction. */
export function createLineLoader(writer: BooksWriter, createSpeaker: () => Promise<Speak>) {
	const parents = createKnownParents(writer);
	const checks = createRecordChecks(writer, parents);
	const findDuplicates = createDuplicateFinder();
	const withSpeech = createLazySpeech(createSpeaker);

	/** A formula that cannot be typeset becomes a fault with the record's id. */
	const complete = <Record>(
		[type, id]: [ImportRecordType, string],
		make: (completion: Completion) => Record,
		save: (record: Record) => void,
	): Promise<Prepared> =>
		withSpeech((speak) => {
			// The html and the words of one text may fail alike.
			const faults = new Set<string>();
			const typeset = createTypesetter(speak, (path, message) =>
				faults.add(`${formatPath(type, path)}: in "${id}", ${message}`),
			);
			const keepHtml = writer.source === 'bank';
			const record = make({ typeset, keepHtml, figure: writer.figure });
			return { faults: [...faults], save: () => save(record) };
		});

	const loaders: Record<ImportRecordType, (fields: Fields) => Promise<string[]>> = {
		book: loader('book', importSchemas.book, checks.book, (book) => {
			return { faults: [], save: () => writer.saveBook(book) };
		}),
		chapter: loader('chapter', importSchemas.chapter, checks.chapter, (record) => {
			const { book_name, ...chapter } = record;
			return { faults: [], save: () => writer.saveChapter(book_name, chapter) };
		}),
		figure: loader('figure', importSchemas.figure, checks.figure, (figure) => {
			return { faults: [], save: () => writer.saveFigure(figure) };
		}),
		lecture: loader('lecture', importSchemas.lecture, checks.lecture, (given) => {
			const make = (completion: Completion) => completeLecture(given, completion);
			return complete(['lecture', given.id], make, writer.saveLecture);
		}),
		question: loader('question', importSchemas.question, checks.question, (given) => {
			const make = (completion: Completion) => completeQuestion(given, completion);
			return complete(['question', given.id], make, writer.saveQuestion);
		}),
	};

	return async function loadLine(text: string, line: number): Promise<LoadedLine> {
		const read = readLine(text);
		if (!read.ok) return { type: null, faults: [read.fault] };
		const { type, fields } = read;
		const oversize = findSizeFaults(type, fields);
		if (oversize.length > 0) {
			parents.refuse(type, fields);
			return { type, faults: oversize };
		}
		const duplicates = findDuplicates(type, fields, line);
		// A second record of an id is not written, else it would be checked against the first.
		const faults = duplicates.length > 0 ? duplicates : await loaders[type](fields);
		if (faults.length > 0) parents.refuse(type, fields);
		return { type, faults };
	};
}

/** Checks a record, makes it ready and writes it unless anything was wrong; resolves to the faults. */
function loader<Schema extends z.ZodMiniType>(
	type: ImportRecordType,
	schema: Schema,
	check: (record: z.infer<Schema>) => (string | null)[],
	prepare: (record: z.infer<Schema>) => Prepared | Promise<Prepared>,
) {
	return async (fields: Fields): Promise<string[]> => {
		const read = parseRecord(type, schema, fields);
		if (!read.ok) return read.faults;
		const checked = check(read.record).filter((fault) => fault !== null);
		const prepared = await prepare(read.record);
		const faults = [...checked.map((fault) => `${type}.${fault}`), ...prepared.faults];
		if (faults.length === 0) prepared.save();
		return faults;
	};
}

function createDuplicateFinder() {
	const linesOfKeys = new Map<string, number>();
	return (type: ImportRecordType, fields: Fields, line: number): string[] =>
		uniqueKeys(type, fields).flatMap(({ path, found, key }) => {
			const earlier = linesOfKeys.get(key);
			if (earlier === undefined) {
				linesOfKeys.set(key, line);
				return [];
			}
			const where = earlier === line ? 'twice on this line' : `already used on line ${earlier}`;
			return [`${type}.${path}: found ${showFound(found)}, ${where}`];
		});
}
