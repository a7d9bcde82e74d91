/**
 * Tracks which parents lines may belong to. A parent counts as known once its line was read, even if that line was
 * rejected: otherwise its children would repeat the same issue a thousand times.
 */
import type { BooksWriter, StandingFigure } from '../store/books-writer.ts';
import type { MaterialPlace } from '../store/books-store.ts';
import { chapterKey, figureKey } from './record-keys.ts';

type PlaceFields = { book_name: string; chapter_name: string; material_name: string };

/** @param wholeBook the book whose lines these all are: what they do not bring will be removed. */
export function createKnownParents(writer: BooksWriter, wholeBook: string | null) {
	const refused = new Set<string>();
	// Thousands of questions have the same parents.
	const found = new Set<string>();

	const hasBook = (name: string) =>
		found.has(`book ${name}`) || writer.book(name) !== null || refused.has(`book ${name}`);
	const strangerIssue = (bookName: string): string | null =>
		wholeBook === null || wholeBook === bookName
			? null
			: `book_name: found ${JSON.stringify(bookName)}, but comes after the record of the book "${wholeBook}"; a book's lines must follow its own record`;
	/** Exists, and will still exist after the book is imported. */
	const hasMaterial = ({ book_name, chapter_name, material_name }: PlaceFields): boolean => {
		const key = `material ${book_name} ${chapter_name} ${material_name}`;
		if (found.has(key)) return true;
		const source = writer.sourceOfMaterial(toPlace({ book_name, chapter_name, material_name }));
		const stays =
			source === 'bank' ||
			(source === 'import' &&
				(wholeBook === null || writer.brought.has(chapterKey(book_name, chapter_name))));
		if (stays) found.add(key).add(`book ${book_name}`);
		return stays;
	};
	return {
		/** Remembers a rejected line; `record` may have any shape. */
		refuse(type: string, record: Readonly<Record<string, unknown>>) {
			if (type === 'book') refused.add(`book ${String(record['common_name'])}`);
			if (type === 'figure') refused.add(`figure ${String(record['id'])}`);
			if (type === 'chapter') {
				refused.add(`chapter ${String(record['book_name'])}/${String(record['name'])}`);
			}
		},

		/** Null if the chapter's book is known, otherwise the issue, starting with the field's name. */
		findChapterIssue: (bookName: string): string | null =>
			strangerIssue(bookName) ??
			(hasBook(bookName) ? null : missing('book_name', bookName, 'book')),

		/** Null if the material is known, otherwise the issue for the first unknown name. */
		findPlaceIssue({ book_name, chapter_name, material_name }: PlaceFields): string | null {
			const stranger = strangerIssue(book_name);
			if (stranger !== null) return stranger;
			if (!hasBook(book_name)) return missing('book_name', book_name, 'book');
			if (refused.has(`book ${book_name}`)) return null;
			if (refused.has(`chapter ${book_name}/${chapter_name}`)) return null;
			if (hasMaterial({ book_name, chapter_name, material_name })) return null;
			const where = `${book_name}/${chapter_name}`;
			return missing('material_name', material_name, `material in the chapter ${where}`);
		},

		/** Also false if the material's chapter was rejected, so nothing can be said about it. */
		isMaterialKnown: hasMaterial,

		/**
		 * @param field the place that names the image.
		 * @param figure what is stored under the id.
		 */
		findImageIssue(
			field: string,
			figure: StandingFigure | null,
			{ id, bookName }: { id: string; bookName: string },
		): string | null {
			if (refused.has(`figure ${id}`)) return null;
			const isGoing =
				wholeBook !== null && figure?.bookName === wholeBook && !writer.brought.has(figureKey(id));
			if (!figure || isGoing) return missing(field, id, 'figure');
			if (figure.bookName === null || figure.bookName === bookName) return null;
			return `${field}: found ${JSON.stringify(id)}, a figure of the book "${figure.bookName}"; include its line in this book too`;
		},
	};
}
export type KnownParents = ReturnType<typeof createKnownParents>;

export const toPlace = (record: PlaceFields): MaterialPlace => ({
	bookName: record.book_name,
	chapterName: record.chapter_name,
	materialName: record.material_name,
});

const missing = (field: string, found: string, what: string): string =>
	`${field}: found ${JSON.stringify(found)}, but no such ${what} is known; its line must come before`;
