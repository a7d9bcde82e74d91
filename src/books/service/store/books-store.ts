/**
 * What the books service reads. Few and asynchronous methods, so that another database (Cloudflare D1) can stand
 * behind them; this file imports no database.
 */

import type { MaterialPlace as SitePlace } from '../../../site.ts';

/** `etag` is the quoted entity tag of the body. A store may keep the body in further forms, made when asked for. */
export type StoredBody = {
	readonly etag: string;
	/** Its UTF-8. */
	readonly bytes?: () => Uint8Array<ArrayBuffer>;
	/** In gzip; null if it is too short to gain. */
	readonly gzip?: () => Uint8Array<ArrayBuffer> | null;
};

/** `json` is sent byte for byte. */
export type StoredRecord = StoredBody & { readonly json: string };

export type StoredFigure = StoredBody & { readonly svg: string };

/** The names of one material: `pre-algebra`, `1-integers`, `1-2-adding-integers`. */
export type MaterialPlace = { bookName: string; chapterName: string; materialName: string };

/** What has pages of its own. A topic counts as a lecture once that is written. */
export type ImportedKind = 'books' | 'materials' | 'lectures' | 'questions';

/** `key` is unique in its kind; fields of `place` that a kind does not have are empty. */
export type ImportedRecord = { key: string; place: SitePlace };

/** Null always means: no such record. Every method rejects with `BooksNotReadyError` while there are no books. */
export type BooksStore = {
	book(bookName: string): Promise<StoredRecord | null>;
	isAvailableBook(bookId: string): Promise<boolean>;
	/** A JSON list in chapter order; `[]` for a known book without chapters. */
	chapters(bookName: string): Promise<StoredRecord | null>;
	/** A JSON list of ids in question order; `[]` for a known material without questions. */
	questionIds(place: MaterialPlace): Promise<StoredRecord | null>;
	/** A JSON list of `questionPromptSchema`, `PROMPTS_A_PAGE` at most, behind the first `from`; `[]` past the end. */
	questionPrompts(place: MaterialPlace, from: number): Promise<StoredRecord | null>;
	/** A JSON list; `[]` for a known topic without a lecture. */
	lectures(topicId: string): Promise<StoredRecord | null>;
	/** At once where it is in memory. */
	question(questionId: string): StoredRecord | null | Promise<StoredRecord | null>;
	/** A JSON list of the ids of the first 1,000 questions of a skill, by book, chapter, material and number. */
	skillQuestions(skillId: string): Promise<StoredRecord | null>;
	figure(imageId: string): Promise<StoredFigure | null>;
	/** A JSON list of every book, by its name in calls. */
	library(): Promise<StoredRecord>;
	/** At most `limit` imported records whose key comes after `after`, in the order of their keys. */
	imported(kind: ImportedKind, after: string, limit: number): Promise<ImportedRecord[]>;
	/** After which keys parts of `size` imported records begin, the first after ''; [] if there are none. */
	importedKeys(kind: ImportedKind, size: number): Promise<string[]>;
	counts(): Promise<{ books: number; questions: number }>;
};

/** The books database does not exist yet, or holds no book: the bank is still to be built. */
export class BooksNotReadyError extends Error {
	override name = 'BooksNotReadyError';
}

/** For a `catch`: what to do without the books is `otherwise`; every other issue stays one. */
export const ifNotReady =
	<Value>(otherwise: Value) =>
	(error: unknown): Value => {
		if (error instanceof BooksNotReadyError) return otherwise;
		throw error;
	};
