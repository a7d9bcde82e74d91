import { readBook } from '../bank/read-bank.ts';
import { markBook, type MarkedBook } from './mark-book.ts';

/** Marks what is typed for each question of one book. */
export default async function markOne(book: string): Promise<MarkedBook> {
	const { questions } = await readBook(book);
	return markBook(questions);
}
