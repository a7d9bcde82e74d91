import type { Book } from '../../../schemas/wire/book.ts';
import { ifNotReady, type BooksStore } from '../store/books-store.ts';

export type StaticDataRecords = Pick<BooksStore, 'library'>;

/**
 * How to edit a file below `/data` before it is sent: `books.json` gains what was imported since the build, the others
 * are sent as is. Undefined for every other path.
 */
export async function liveStaticData(
	path: string,
	books: StaticDataRecords,
): Promise<((text: string) => string) | undefined> {
	if (!/^\/data\/\w+\.json$/.test(path)) return undefined;
	if (path !== '/data/books.json') return (text) => text;
	const library = await readLibrary(books).catch(ifNotReady([]));
	return (text) => withImportedBooks(text, library);
}

/** The built order is kept; a book that an import replaced is the imported one, new books follow by name. */
export function withImportedBooks(text: string, library: readonly Book[]): string {
	const file = JSON.parse(text) as { fileName: string; data: Book[] };
	const unlisted = new Map(library.map((book) => [book.common_name, book]));
	const listed = file.data.map((book) => {
		const live = unlisted.get(book.common_name);
		unlisted.delete(book.common_name);
		// In the file's field order, so the same books give the same bytes.
		return live ? Object.assign({ ...book }, live) : book;
	});
	const added = [...unlisted.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
	return JSON.stringify({ ...file, data: [...listed, ...added] });
}

const readLibrary = async (books: StaticDataRecords): Promise<Book[]> =>
	JSON.parse((await books.library()).json) as Book[];
