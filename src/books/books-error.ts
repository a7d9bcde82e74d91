/**
 * The ways a request to the books service can fail.
 *
 * | kind | when |
 * |---|---|
 * | not-found | 404, or an empty response |
 * | timeout | no complete response within the limit |
 * | network | no response: refused, reset, blocked |
 * | offline | no response, and the browser reports that it is offline |
 * | malformed | a response that is not the agreed JSON: an HTML page, half a record, the wrong shape |
 * | failed | any other status |
 */
export type BooksErrorKind =
	'not-found' | 'timeout' | 'network' | 'offline' | 'malformed' | 'failed';

/** `status` is null if no response arrived. The message is for logs; readers see `messageFor(error)`. */
export class BooksError extends Error {
	override name = 'BooksError';
	readonly kind: BooksErrorKind;
	readonly status: number | null;

	constructor(
		kind: BooksErrorKind,
		text: string,
		{ status = null, cause }: { status?: number | null; cause?: unknown } = {},
	) {
		super(text, { cause });
		this.kind = kind;
		this.status = status;
	}
}
