import { getCollection } from 'astro:content';
import type { Book } from '../schemas/wire/book.ts';

/** All workbooks in the order of `content/books.json`, available or not. */
export async function getBooks(): Promise<Book[]> {
	const entries = await getCollection('books');
	return entries.sort((a, b) => a.data.order - b.data.order).map(({ data }) => data.book);
}

/** Can be downloaded: the flag is set and there is a file. */
export const isDownloadable = (
	book: Book,
): book is Book & { bookPDF: string; bookPDF_name: string } =>
	book.available && book.bookPDF !== null && book.bookPDF_name !== null;
