/**
 * Writes the books database inside transactions that the caller ends: all or nothing. A 'bank' writer starts by
 * deleting all bank rows and never overwrites an imported one; an 'import' writer overwrites what it brings, if it
 * changed.
 */
import { entityTag } from '../../contract.ts';
import type { Book } from '../../../schemas/wire/book.ts';
import type { Chapter } from '../../../schemas/wire/chapter.ts';
import type { Lecture } from '../../../schemas/wire/lecture.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import type { MaterialPlace } from './books-store.ts';
import { prepareLookUps, prepareWrites } from './books-writer-statements.ts';
import { createBroughtKeys } from './brought-keys.ts';
import { prepareProgress } from './import-progress.ts';
import { prepareMissing } from './missing-records.ts';
import { openDatabase } from './open-database.ts';
import { recountQuestions } from './recount-questions.ts';

export type RecordSource = 'bank' | 'import';
export type Figure = { id: string; svg: string; alt: string; width: number; height: number };
export type Change = 'added' | 'changed' | 'unchanged';
/** What is stored under a key; `lineTag` is that of its import line. */
export type Standing = { source: RecordSource; etag: string; lineTag: string | null };
/** Where the record with that id is, and who owns it. */
export type Placed = MaterialPlace & { source: RecordSource };
export type StandingFigure = Omit<Figure, 'svg'> & Standing & { bookName: string | null };
export type BooksWriter = ReturnType<typeof openBooksWriter>;

/** Pages that an open transaction may keep in memory; the rest spills to disk. */
const CACHE_BYTES = 64_000_000;

export function openBooksWriter(dataDir: string, source: RecordSource) {
	const database = openDatabase(dataDir, 'books');
	database.exec(`PRAGMA cache_size = -${CACHE_BYTES / 1000}`);
	const write = prepareWrites(database, source);
	const find = prepareLookUps(database);

	/** Writes a record unless the same bytes are stored; `tag` then only records the line. */
	const keep = (
		standing: Standing | null,
		[etag, lineTag]: [string, string | null],
		actions: { write: () => void; tag: () => void },
	): Change => {
		const isSame = standing?.source === source && standing.etag === etag;
		if (!isSame) actions.write();
		else if (standing.lineTag !== lineTag) actions.tag();
		return isSame ? 'unchanged' : standing ? 'changed' : 'added';
	};

	return {
		source,
		begin() {
			database.exec('BEGIN IMMEDIATE');
			if (source === 'bank') for (const clear of write.clearBank) clear.run();
		},
		commit: () => database.exec('COMMIT'),
		rollback: () => database.exec('ROLLBACK'),
		/** Whether a transaction is open. */
		isOpen: () => database.isTransaction,
		/** A part of an open transaction that can be rolled back separately. */
		beginPart: () => database.exec('SAVEPOINT part'),
		endPart: () => database.exec('RELEASE part'),
		undoPart: () => database.exec('ROLLBACK TO part; RELEASE part'),
		/** @param bookName limits it to this book; all books by default. */
		recount: (bookName?: string) => recountQuestions(database, bookName),
		close: () => database.close(),
		/** Moves what was committed into the database file, as far as readers allow, and frees the disk space. */
		tidy: () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),

		brought: createBroughtKeys(database),
		missing: prepareMissing(database),
		progress: prepareProgress(database),

		book: (bookName: string) => toStanding(find.book.get(bookName)),
		bookNameOfId: (id: string): string | null => {
			const name = find.bookOfId.get(id.toLowerCase())?.['common_name'];
			return typeof name === 'string' ? name : null;
		},
		chapter: (bookName: string, name: string) => toStanding(find.chapter.get(bookName, name)),
		/** Null for an unknown material. */
		sourceOfMaterial: ({ bookName, chapterName, materialName }: MaterialPlace) => {
			const row = find.material.get(bookName, chapterName, materialName);
			return row ? toSource(row['source']) : null;
		},
		placeOfTopic: (id: string) => toPlaced(find.topic.get(id)),
		lecture: (id: string) => toStanding(find.lecture.get(id)),
		question: (id: string): (Placed & Standing) | null => {
			const row = find.question.get(id);
			const [placed, standing] = [toPlaced(row), toStanding(row)];
			return placed && standing && { ...placed, ...standing };
		},
		figure: (id: string): StandingFigure | null => {
			const row = find.figure.get(id);
			const standing = toStanding(row);
			if (!row || !standing) return null;
			const { alt, width, height, book_name } = row;
			const size = { width: Number(width), height: Number(height) };
			const bookName = book_name === null ? null : String(book_name);
			return { id, alt: String(alt), ...size, bookName, ...standing };
		},

		saveBook(book: Book, lineTag: string | null, standing: Standing | null): Change {
			const json = JSON.stringify(book);
			const { common_name, id, available } = book;
			const etag = entityTag(json);
			return keep(standing, [etag, lineTag], {
				write() {
					const fields = [common_name, id.toLowerCase(), Number(available)];
					write.book.run(...fields, source, json, etag, lineTag);
				},
				tag: () => write.tag.book.run(lineTag, common_name),
			});
		},
		/** Always writes: the stored chapter counts its questions, so its bytes say nothing about the line's. */
		saveChapter(
			bookName: string,
			chapter: Chapter,
			lineTag: string | null,
			standing: Standing | null,
		): Change {
			const json = JSON.stringify(chapter);
			const { name, number } = chapter;
			const fields = [bookName, name, number];
			const saved = write.chapter.run(...fields, source, json, entityTag(json), lineTag);
			// Zero rows: the chapter was imported, along with its materials and topics.
			if (saved.changes > 0) {
				write.forgetMaterials.run(bookName, name);
				write.forgetTopics.run(bookName, name);
				for (const material of chapter.materials) {
					write.material.run(bookName, name, material.name, source);
					for (const topic of material.topics) {
						write.topic.run(topic.id, bookName, name, material.name, source);
					}
				}
			}
			return standing ? 'changed' : 'added';
		},
		/** @param bookName the book that brings it; null if unknown. */
		saveFigure(figure: Figure, bookName: string | null, standing: StandingFigure | null): Change {
			if (standing?.source === source && isSameFigure(standing, figure)) {
				// A figure that several books bring belongs to none of them.
				if (bookName !== null && standing.bookName !== null && standing.bookName !== bookName)
					write.shareFigure.run(figure.id);
				return 'unchanged';
			}
			const { id, svg, alt, width, height } = figure;
			const holder = bookName ?? standing?.bookName ?? null;
			write.figure.run(id, svg, alt, width, height, source, entityTag(svg), holder);
			return standing ? 'changed' : 'added';
		},
		saveLecture(lecture: Lecture, lineTag: string | null, standing: Standing | null): Change {
			const json = JSON.stringify(lecture);
			const { id, book_name, chapter_name, material_name } = lecture;
			const etag = entityTag(json);
			return keep(standing, [etag, lineTag], {
				write() {
					const place = [book_name, chapter_name, material_name];
					write.lecture.run(id, ...place, source, json, etag, lineTag);
				},
				tag: () => write.tag.lecture.run(lineTag, id),
			});
		},
		saveQuestion(question: Question, lineTag: string | null, standing: Standing | null): Change {
			const json = JSON.stringify(question);
			const { id, book_name, chapter_name, material_name, number, skill } = question;
			const etag = entityTag(json);
			return keep(standing, [etag, lineTag], {
				write() {
					const place = [book_name, chapter_name, material_name];
					const skillId = skill?.id ?? null;
					write.question.run(id, ...place, number, skillId, source, json, etag, lineTag);
				},
				tag: () => write.tag.question.run(lineTag, id),
			});
		},
	};
}

/** Whether the stored figure has the same drawing and text. */
export const isSameFigure = (standing: StandingFigure, figure: Figure): boolean =>
	standing.etag === entityTag(figure.svg) &&
	standing.alt === figure.alt &&
	standing.width === figure.width &&
	standing.height === figure.height;

type Row = Record<string, unknown> | undefined;

function toPlaced(row: Row): Placed | null {
	if (!row) return null;
	return {
		bookName: String(row['book_name']),
		chapterName: String(row['chapter_name']),
		materialName: String(row['material_name']),
		source: toSource(row['source']),
	};
}

function toStanding(row: Row): Standing | null {
	if (!row) return null;
	const lineTag = row['line_tag'];
	return {
		source: toSource(row['source']),
		etag: String(row['etag']),
		lineTag: typeof lineTag === 'string' ? lineTag : null,
	};
}

const toSource = (value: unknown): RecordSource => (value === 'bank' ? 'bank' : 'import');
