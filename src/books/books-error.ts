/**
 * What can go wrong between a reader and the books service.
 *
 * | kind | when |
 * |---|---|
 * | not-found | 404, or an answer with nothing in it |
 * | timeout | no full answer within the limit |
 * | network | no answer: refused, reset, blocked |
 * | offline | no answer, and the browser knows that it has no connection |
 * | malformed | an answer that is not the agreed JSON: a page of HTML, half a record, another shape |
 * | failed | any other status |
 */
export type BooksErrorKind =
	'not-found' | 'timeout' | 'network' | 'offline' | 'malformed' | 'failed';

/** `status` is null where no answer arrived. The text is for logs; readers see `messageFor(error)`. */
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
