import { BOOKS_API_BASE, type BooksQuery } from '../../books/contract.ts';
import type { Addresses } from './allow-list.ts';

const booksUrl: string = import.meta.env.PUBLIC_BOOKS_SERVICE_URL || BOOKS_API_BASE;

/** Where question images are: the only source a record may load an image from. */
export const QUESTION_IMAGES_URL: string =
	import.meta.env.PUBLIC_QUESTION_IMAGES_URL || `${booksUrl}/question-images`;

export function recordUrl(call: BooksQuery, id: string): string {
	return `${booksUrl}/${call}?${new URLSearchParams({ id })}`;
}

export function sanitiserAddresses(): Addresses {
	return { imagesUrl: QUESTION_IMAGES_URL, pageUrl: location.href };
}
