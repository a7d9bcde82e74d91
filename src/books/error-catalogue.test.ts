import { expect, test } from 'vitest';
import { BooksError, type BooksErrorKind } from './books-error.ts';
import { messageFor } from './error-catalogue.ts';

test.each<[BooksErrorKind, string]>([
	['not-found', 'No Data Found!'],
	['timeout', 'Network Error'],
	['network', 'Network Error'],
	['offline', 'Network Error'],
	['malformed', 'Something went wrong, Please try again!'],
	['failed', 'Something went wrong, Please try again!'],
])('says of %s: "%s"', (kind, message) => {
	expect(messageFor(new BooksError(kind, 'detail for the log'))).toBe(message);
});

test.each([[new TypeError('x is not a function')], ['thrown text'], [undefined]])(
	'uses the default for anything but a books error: %s',
	(error) => {
		expect(messageFor(error)).toBe('Something went wrong, Please try again!');
	},
);
