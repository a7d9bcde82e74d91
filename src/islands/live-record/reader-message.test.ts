import { expect, test } from 'vitest';
import { BooksError } from '../../books/books-error.ts';
import { messageFor } from '../../books/error-catalogue.ts';
import { inReaderWords, readerMessage } from './reader-message.ts';

/* A reader was told "No Data Found! This is the saved version.", and an imported book was titled "Network Error". */
test.each(['network', 'not-found', 'malformed'] as const)(
	'puts a failure (%s) in a sentence of its own',
	(kind) => {
		const message = messageFor(new BooksError(kind, ''));
		expect(readerMessage(message)).toMatch(/^[A-Z][^!]+\.$/);
		expect(readerMessage(message)).not.toBe(message);
		expect(inReaderWords({ message })).toEqual({ message: readerMessage(message) });
	},
);

test('leaves any other message, and a record, as they are', () => {
	expect(inReaderWords({ message: 'You are offline.' })).toEqual({ message: 'You are offline.' });
	expect(inReaderWords({ record: { id: 'q1' } })).toEqual({ record: { id: 'q1' } });
});
