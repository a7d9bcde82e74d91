/**
 * Where lines may stand. A parent counts as known once its line was read, also when that line was refused: its
 * children would only repeat the one fault a thousand times.
 */
import type { BooksWriter } from '../store/books-writer.ts';
import type { MaterialPlace } from '../store/books-store.ts';

type PlaceFields = { book_name: string; chapter_name: string; material_name: string };

export function createKnownParents(writer: BooksWriter) {
	const refused = new Set<string>();

	const hasBook = (name: string) => writer.hasBook(name) || refused.has(`book ${name}`);
	return {
		/** Remembers a refused line; `record` may have any shape. */
		refuse(type: string, record: Readonly<Record<string, unknown>>) {
			if (type === 'book') refused.add(`book ${String(record['common_name'])}`);
			if (type === 'figure') refused.add(`figure ${String(record['id'])}`);
			if (type === 'chapter') {
				refused.add(`chapter ${String(record['book_name'])}/${String(record['name'])}`);
			}
		},

		/** Null if the chapter's book is known, else the fault, from the field's name on. */
		findChapterFault: (bookName: string): string | null =>
			hasBook(bookName) ? null : missing('book_name', bookName, 'book'),

		/** Null if the material is known, else the fault of the first name that leads nowhere. */
		findPlaceFault({ book_name, chapter_name, material_name }: PlaceFields): string | null {
			if (!hasBook(book_name)) return missing('book_name', book_name, 'book');
			if (refused.has(`book ${book_name}`)) return null;
			if (refused.has(`chapter ${book_name}/${chapter_name}`)) return null;
			if (writer.hasMaterial(toPlace({ book_name, chapter_name, material_name }))) return null;
			const where = `${book_name}/${chapter_name}`;
			return missing('material_name', material_name, `material in the chapter ${where}`);
		},

		/** False also where the material's chapter was refused, so nothing can be said about it. */
		isMaterialKnown: (record: PlaceFields): boolean => writer.hasMaterial(toPlace(record)),

		/** `field` is the place that names the image. */
		findImageFault: (field: string, imageId: string): string | null =>
			writer.figure(imageId) || refused.has(`figure ${imageId}`)
				? null
				: missing(field, imageId, 'figure'),
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
