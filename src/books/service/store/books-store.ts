/**
 * What the books service reads. Few and asynchronous methods, so that another database (Cloudflare D1) can stand
 * behind them; this file imports no database.
 */

/** `json` is sent byte for byte; `etag` is its quoted entity tag. */
export type StoredRecord = { json: string; etag: string };

export type StoredFigure = { svg: string; etag: string };

/** The names of one material: `pre-algebra`, `1-integers`, `1-2-adding-integers`. */
export type MaterialPlace = { bookName: string; chapterName: string; materialName: string };

/** Null always means: no such record. Every method rejects with `BooksNotReadyError` while there are no books. */
export type BooksStore = {
	book(bookName: string): Promise<StoredRecord | null>;
	isAvailableBook(bookId: string): Promise<boolean>;
	/** A JSON list in chapter order; `[]` for a known book without chapters. */
	chapters(bookName: string): Promise<StoredRecord | null>;
	/** A JSON list of ids in question order; `[]` for a known material without questions. */
	questionIds(place: MaterialPlace): Promise<StoredRecord | null>;
	/** A JSON list; `[]` for a known topic without a lecture. */
	lectures(topicId: string): Promise<StoredRecord | null>;
	question(questionId: string): Promise<StoredRecord | null>;
	/** A JSON list of the ids of the first 1,000 questions of a skill, by book, chapter, material and number. */
	skillQuestions(skillId: string): Promise<StoredRecord | null>;
	figure(imageId: string): Promise<StoredFigure | null>;
	hasQuestion(place: MaterialPlace, questionId: string): Promise<boolean>;
	hasLecture(place: MaterialPlace, topicId: string): Promise<boolean>;
	counts(): Promise<{ books: number; questions: number }>;
};

/** The books database does not exist yet, or holds no book: the bank is still to be built. */
export class BooksNotReadyError extends Error {
	override name = 'BooksNotReadyError';
}
