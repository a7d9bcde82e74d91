import { BooksError, type BooksErrorKind } from './books-error.ts';

export const DEFAULT_MESSAGE = 'Something went wrong, Please try again!';
export const NO_DATA_MESSAGE = 'No Data Found!';
export const NETWORK_MESSAGE = 'Network Error';

const MESSAGES = {
	'not-found': NO_DATA_MESSAGE,
	timeout: NETWORK_MESSAGE,
	network: NETWORK_MESSAGE,
	offline: NETWORK_MESSAGE,
	malformed: DEFAULT_MESSAGE,
	failed: DEFAULT_MESSAGE,
} as const satisfies Record<BooksErrorKind, string>;

/** The sentence a reader sees for a failure. Anything other than a `BooksError` gets the default. */
export function messageFor(error: unknown): string {
	return error instanceof BooksError ? MESSAGES[error.kind] : DEFAULT_MESSAGE;
}
