import { sendJson } from '../answer.ts';
import { ApiError } from '../api-error.ts';
import type { Routes } from '../guarded-routes.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { readJsonBody, requireText } from '../request-body.ts';
import type { ServiceLimits, ServiceParts } from '../service-parts.ts';

const MAX_URL_LENGTH = 2_000;
const MAX_NAME_LENGTH = 200;

export function addDownloads(
	routes: Routes,
	{ records, webhooks }: Pick<ServiceParts, 'records' | 'webhooks'>,
	{ textLength }: Pick<ServiceLimits, 'textLength'>,
): void {
	routes.post('/downloads', async (c) => {
		const { fields, raw } = await readJsonBody(c, ['url', 'text', 'type', 'bookName']);
		const url = requireText(fields, 'url', { maxLength: MAX_URL_LENGTH });
		const text = requireText(fields, 'text', { maxLength: textLength, mayBeEmpty: true });
		const type = requireText(fields, 'type', { maxLength: MAX_NAME_LENGTH });
		if (type !== 'book' && type !== 'other') {
			throw new ApiError('bad_parameter', '"type" must be book or other.');
		}
		const bookName = requireText(fields, 'bookName', {
			maxLength: MAX_NAME_LENGTH,
			mayBeEmpty: type === 'other',
		});
		const record = { table: 'downloads', url, text, type, bookName } as const;
		const { id, isNew } = await records.save(record, readIdempotencyKey(c));
		if (isNew) webhooks.post('downloads', raw);
		return sendJson(c, 201, { id });
	});
}
