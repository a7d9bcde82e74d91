import { USER_TYPES, type UserType } from '../../contract.ts';
import { isEmail } from '../../email.ts';
import { sendJson } from '../answer.ts';
import { ApiError } from '../api-error.ts';
import type { Routes } from '../guarded-routes.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { requireQuery } from '../query-params.ts';
import type { ServiceParts } from '../service-parts.ts';

/** The longest address that can receive mail (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const MAX_EMAIL_LENGTH = 254;

/**
 * Requests a workbook. The address stays in the records database: no webhook is called, since there is no body to
 * forward and a chat tool does not need a visitor's address.
 */
export function addNewDownload(
	routes: Routes,
	{ books, records }: Pick<ServiceParts, 'books' | 'records'>,
): void {
	routes.post('/new_download', async (c) => {
		const bookId = requireQuery(c, 'book_id');
		const email = requireQuery(c, 'email', MAX_EMAIL_LENGTH);
		const userType = requireQuery(c, 'user_type');
		if (!isEmail(email)) {
			throw new ApiError('bad_parameter', 'The parameter "email" is not an email address.');
		}
		if (!isUserType(userType)) {
			const message = `The parameter "user_type" must be one of ${USER_TYPES.join(', ')}.`;
			throw new ApiError('bad_parameter', message);
		}
		if (!(await books.isAvailableBook(bookId))) {
			const message = 'The parameter "book_id" is not a book that can be downloaded.';
			throw new ApiError('not_found', message);
		}
		const record = { table: 'download_requests', bookId, email, userType } as const;
		const { id } = await records.save(record, readIdempotencyKey(c));
		return sendJson(c, 201, { id });
	});
}

const isUserType = (text: string): text is UserType =>
	USER_TYPES.some((userType) => userType === text);
