import { expect, test } from 'vitest';
import { BooksError } from '../../books/books-error.ts';
import { messageFor } from '../../books/error-catalogue.ts';
import { besidePage } from './beside-page.ts';

/* A reader was told "No Data Found! This is the saved version." */
test.each(['network', 'not-found', 'malformed'] as const)(
	'puts a failure (%s) in a sentence of its own',
	(kind) => {
		const message = messageFor(new BooksError(kind, ''));
		const shown = besidePage({ message });
		expect(shown).toEqual({ message: expect.stringMatching(/^[A-Z][^!]+\.$/) });
		expect(shown).not.toEqual({ message });
	},
);

test('leaves any other message, and a record, as they are', () => {
	expect(besidePage({ message: 'You are offline.' })).toEqual({ message: 'You are offline.' });
	expect(besidePage({ record: { id: 'q1' } })).toEqual({ record: { id: 'q1' } });
});
