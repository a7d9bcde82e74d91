/**
 * The books service's read interface. Few methods, all asynchronous, so another database (Cloudflare D1) can implement
 * it; this file imports no database.
 */

import type { MaterialPlace as SitePlace } from '../../../site.ts';

/** `etag` is the body's quoted entity tag. A store may keep the body in other encodings, made on demand. */
export type StoredBody = {
	readonly etag: string;
	/** The body as UTF-8. */
	readonly bytes?: () => Uint8Array<ArrayBuffer>;
	/** The body in gzip; null if it is too short to gain from it. */
	readonly gzip?: () => Uint8Array<ArrayBuffer> | null;
};

/** `json` is sent byte for byte. */
export type StoredRecord = StoredBody & { readonly json: string };

export type StoredFigure = StoredBody & { readonly svg: string };

/** The names of one material: `pre-algebra`, `1-integers`, `1-2-adding-integers`. */
export type MaterialPlace = { bookName: string; chapterName: string; materialName: string };

/** Records with their own pages. A topic counts as a lecture once its lecture is written. */
export type ImportedKind = 'books' | 'materials' | 'lectures' | 'questions';

/** `key` is unique within its kind; fields of `place` that a kind does not have are empty. */
export type ImportedRecord = { key: string; place: SitePlace };

/** Null always means "no such record". Every method rejects with `BooksNotReadyError` while there are no books. */
export type BooksStore = {
	book(bookName: string): Promise<StoredRecord | null>;
	isAvailableBook(bookId: string): Promise<boolean>;
	/** A JSON list in chapter order; `[]` for a known book without chapters. */
	chapters(bookName: string): Promise<StoredRecord | null>;
	/** A JSON list of ids in question order; `[]` for a known material without questions. */
	questionIds(place: MaterialPlace): Promise<StoredRecord | null>;
	/** A JSON list of `questionPromptSchema`: up to `PROMPTS_A_PAGE`, skipping the first `from`; `[]` past the end. */
	questionPrompts(place: MaterialPlace, from: number): Promise<StoredRecord | null>;
	/** A JSON list; `[]` for a known topic without a lecture. */
	lectures(topicId: string): Promise<StoredRecord | null>;
	/** Synchronous if it is in memory. */
	question(questionId: string): StoredRecord | null | Promise<StoredRecord | null>;
	/** A JSON list of the ids of the first 1,000 questions of a skill, by book, chapter, material, and number. */
	skillQuestions(skillId: string): Promise<StoredRecord | null>;
	figure(imageId: string): Promise<StoredFigure | null>;
	/** A JSON list of every book, ordered by its name in calls. */
	library(): Promise<StoredRecord>;
	/** Up to `limit` imported records whose key follows `after`, in key order. */
	imported(kind: ImportedKind, after: string, limit: number): Promise<ImportedRecord[]>;
	/** The keys after which each run of `size` imported records starts, the first ''; [] if there are none. */
	importedKeys(kind: ImportedKind, size: number): Promise<string[]>;
	counts(): Promise<{ books: number; questions: number }>;
};

/** The books database does not exist yet, or contains no book: the bank has yet to be built. */
export class BooksNotReadyError extends Error {
	override name = 'BooksNotReadyError';
}

/** For a `catch`: returns `otherwise` if there are no books, and rethrows any other error. */
export const ifNotReady =
	<Value>(otherwise: Value) =>
	(error: unknown): Value => {
		if (error instanceof BooksNotReadyError) return otherwise;
		throw error;
	};
