import type { Context } from 'hono';
import { composeSubmission } from '../../compose-submission.ts';
import { sendAnswer, sendJson } from '../answer.ts';
import { isFormPost } from '../api-error.ts';
import type { Routes } from '../guarded-routes.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { TYPED_FIELDS } from '../not-sent-page.ts';
import { readFormBody, readJsonBody, requireText } from '../request-body.ts';
import type { ServiceLimits, ServiceParts } from '../service-parts.ts';

/** The longest name or email address in the form. */
const NAME_LENGTH = 254;

/** Accepts JSON from the contact island and, without JavaScript, the plain form of the support page. */
export function addSubmissions(
	routes: Routes,
	{ records, webhooks }: Pick<ServiceParts, 'records' | 'webhooks'>,
	{ textLength }: Pick<ServiceLimits, 'textLength'>,
): void {
	routes.post('/submissions', async (c) => {
		if (isFormPost(c)) return takeForm(c);
		const { fields, raw } = await readJsonBody(c, ['text']);
		const text = requireText(fields, 'text', { maxLength: textLength });
		const { id, isNew } = await records.save({ table: 'submissions', text }, readIdempotencyKey(c));
		if (isNew) webhooks.post('submissions', raw);
		return sendJson(c, 201, { id });
	});

	/** The form's fields become the `text` that the island would have sent. */
	async function takeForm(c: Context): Promise<Response> {
		const { fields } = await readFormBody(c, ['name', 'email', 'text']);
		c.set(TYPED_FIELDS, fields);
		const optional = { maxLength: NAME_LENGTH, mayBeEmpty: true };
		const text = composeSubmission({
			name: requireText({ name: '', ...fields }, 'name', optional),
			email: requireText({ email: '', ...fields }, 'email', optional),
			text: requireText(fields, 'text', { maxLength: textLength }),
		});
		// A plain form cannot send a key.
		await records.save({ table: 'submissions', text }, null);
		webhooks.post('submissions', JSON.stringify({ text }));
		const page = thankYouPage(c.req.header('Origin'), c.req.url);
		return sendAnswer(c, 303, null, { Location: page });
	}
}

/** The thank-you page of the site that the form is on, whose host may differ from the service's. */
function thankYouPage(origin: string | undefined, requestUrl: string): string {
	const isOther =
		origin !== undefined &&
		URL.canParse(origin) &&
		new URL(origin).host !== new URL(requestUrl).host;
	return isOther ? `${origin}/thankyou` : '/thankyou';
}
