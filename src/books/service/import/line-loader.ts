import type * as z from 'zod/mini';
import { entityTag } from '../../contract.ts';
import type { ImportRecordType } from '../../../schemas/wire/import-record.ts';
import type { BooksWriter, Change, Standing } from '../store/books-writer.ts';
import { createRecordChecks, type Figures } from './check-record.ts';
import {
	completeChapter,
	completeLecture,
	completeQuestion,
	imagesOf,
	type Completion,
} from './complete-record.ts';
import { formatPath, showFound } from './issues.ts';
import { findSizeIssues } from './find-size-issues.ts';
import { importSchemas, type ImportQuestion } from './import-schemas.ts';
import { createKnownParents } from './known-parents.ts';
import type { WithSpeech } from './lazy-speech.ts';
import { parseRecord } from './read-line.ts';
import { uniqueKeys, type Fields } from './record-keys.ts';
import { createTypesetter } from './typesetter.ts';

/** A line as text and as its record's fields. */
export type RecordLine = { type: ImportRecordType; fields: Fields; text: string; line: number };

/** `change` is null if there are issues, and then nothing is written. */
export type LoadedLine = { issues: string[]; change: Change | null };

/** A record ready to be written, and the issues found on the way. */
type Prepared = { checked: (string | null)[]; made?: string[]; save: () => Change };

export type LineLoaderOptions = {
	withSpeech: WithSpeech;
	/** The book whose lines these all are; null for lines that only add to what is stored. */
	wholeBook: string | null;
};

/** Loads lines one by one into the writer's open transaction. */
export function createLineLoader(
	writer: BooksWriter,
	{ withSpeech, wholeBook }: LineLoaderOptions,
) {
	const parents = createKnownParents(writer, wholeBook);
	const checks = createRecordChecks(writer, parents, wholeBook);
	const isImport = writer.source === 'import';

	/** A formula that cannot be typeset becomes an issue with the record's id. */
	const complete = <Made>(
		[type, id]: [ImportRecordType, string],
		figures: Figures,
		make: (completion: Completion) => Made,
	): Promise<{ issues: string[]; record: Made }> =>
		withSpeech((speak) => {
			// The HTML and the speech of one text may fail the same way.
			const issues = new Set<string>();
			const typeset = createTypesetter(speak, (path, message) =>
				issues.add(`${formatPath(type, path)}: in "${id}", ${message}`),
			);
			const figure = (imageId: string) => figures.get(imageId) ?? null;
			const record = make({ typeset, keepHtml: !isImport, figure });
			return { issues: [...issues], record };
		});

	const findFigures = (questions: ImportQuestion[]): Figures => {
		const images = questions.flatMap(imagesOf);
		return new Map(images.map(({ id }) => [id, writer.figure(id)]));
	};

	/** Covers the line and whatever its record shows from others. Null if nothing is compared. */
	const tagOf = (text: string, figures?: Figures): string | null => {
		if (!isImport) return null;
		const shown = [...(figures?.values() ?? [])].map(
			(one) => one && [one.alt, one.width, one.height],
		);
		return entityTag(shown.length > 0 ? `${text}${JSON.stringify(shown)}` : text);
	};
	const isUnchanged = (standing: Standing | null, lineTag: string | null): boolean =>
		standing?.source === 'import' && lineTag !== null && standing.lineTag === lineTag;

	const loaders: Record<ImportRecordType, (line: RecordLine) => Promise<LoadedLine>> = {
		book: loader('book', importSchemas.book, (book, text) => {
			const [standing, tag] = [writer.book(book.common_name), tagOf(text)];
			const isSame = isUnchanged(standing, tag);
			return {
				checked: checks.book(book),
				save: () => (isSame ? 'unchanged' : writer.saveBook(book, tag, standing)),
			};
		}),
		chapter: loader('chapter', importSchemas.chapter, async (given, text) => {
			const checked = checks.chapter(given);
			const [standing, tag] = [writer.chapter(given.book_name, given.name), tagOf(text)];
			if (isUnchanged(standing, tag)) return { checked, save: () => 'unchanged' };
			const made = await complete(['chapter', given.name], new Map(), (completion) =>
				completeChapter(given, completion),
			);
			const { book_name, ...chapter } = made.record;
			const save = () => writer.saveChapter(book_name, chapter, tag, standing);
			return { checked, made: made.issues, save };
		}),
		figure: loader('figure', importSchemas.figure, (figure) => {
			const standing = writer.figure(figure.id);
			return {
				checked: checks.figure(figure, standing),
				save: () => writer.saveFigure(figure, wholeBook, standing),
			};
		}),
		lecture: loader('lecture', importSchemas.lecture, async (given, text) => {
			const figures = findFigures([...given.examples, ...(given.checks ?? [])]);
			const checked = checks.lecture(given, figures);
			const [standing, tag] = [writer.lecture(given.id), tagOf(text, figures)];
			if (isUnchanged(standing, tag)) return { checked, save: () => 'unchanged' };
			const made = await complete(['lecture', given.id], figures, (completion) =>
				completeLecture(given, completion),
			);
			const save = () => writer.saveLecture(made.record, tag, standing);
			return { checked, made: made.issues, save };
		}),
		question: loader('question', importSchemas.question, async (given, text) => {
			const figures = findFigures([given]);
			const standing = writer.question(given.id);
			const checked = checks.question(given, figures, standing);
			const tag = tagOf(text, figures);
			if (isUnchanged(standing, tag)) return { checked, save: () => 'unchanged' };
			const made = await complete(['question', given.id], figures, (completion) =>
				completeQuestion(given, completion),
			);
			const save = () => writer.saveQuestion(made.record, tag, standing);
			return { checked, made: made.issues, save };
		}),
	};

	const findDuplicates = (type: ImportRecordType, fields: Fields, line: number): string[] =>
		uniqueKeys(type, fields).flatMap(({ path, found, key }) => {
			const earlier = writer.brought.bring(key, line);
			if (earlier === null) return [];
			const where = earlier === line ? 'twice on this line' : `already used on line ${earlier}`;
			return [`${type}.${path}: found ${showFound(found)}, ${where}`];
		});

	return async function loadLine(record: RecordLine): Promise<LoadedLine> {
		const { type, fields, line } = record;
		const oversize = findSizeIssues(type, fields);
		// A second record with the same id is not written, or it would be checked against the first.
		const early = oversize.length > 0 ? oversize : findDuplicates(type, fields, line);
		const loaded = early.length > 0 ? { issues: early, change: null } : await loaders[type](record);
		if (loaded.issues.length > 0) parents.refuse(type, fields);
		return loaded;
	};
}

/** Checks a record, completes it, and writes it unless anything was wrong. */
function loader<Schema extends z.ZodMiniType>(
	type: ImportRecordType,
	schema: Schema,
	prepare: (record: z.infer<Schema>, text: string) => Prepared | Promise<Prepared>,
) {
	return async ({ fields, text }: RecordLine): Promise<LoadedLine> => {
		const read = parseRecord(type, schema, fields);
		if (!read.ok) return { issues: read.issues, change: null };
		const { checked, made = [], save } = await prepare(read.record, text);
		const found = checked.filter((issue) => issue !== null);
		const issues = [...found.map((issue) => `${type}.${issue}`), ...made];
		return { issues, change: issues.length === 0 ? save() : null };
	};
}
