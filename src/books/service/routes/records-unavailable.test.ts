import { describe, expect, test } from 'vitest';
import { BOOK_ID } from '../service.testdata.ts';
import { createTestService } from '../test-service.testdata.ts';
import { RecordsUnavailableError } from '../store/records-store.ts';

const json = (body: unknown, headers: Record<string, string> = {}) => ({
	method: 'POST',
	body: typeof body === 'string' ? body : JSON.stringify(body),
	headers: { 'Content-Type': 'application/json', ...headers },
});

const form = (body: string, headers: Record<string, string> = {}) => ({
	method: 'POST',
	body,
	headers: {
		'Content-Type': 'application/x-www-form-urlencoded',
		Origin: 'http://localhost',
		...headers,
	},
});

const newDownload = (fields: Record<string, string>) =>
	`/api/new_download?${new URLSearchParams({ book_id: BOOK_ID, email: 'ada@example.org', user_type: 'parent', ...fields })}`;

describe('while records cannot be written', () => {
	const records = {
		save: () => Promise.reject(new RecordsUnavailableError('disk is full')),
		canWrite: async () => false,
	};

	test.each([
		['/api/submissions', json({ text: 'Hello' })],
		['/api/downloads', json({ url: '/a.pdf', text: '', type: 'other', bookName: '' })],
		[newDownload({}), { method: 'POST' }],
	])('%s is a 503 that says nothing was saved and when to retry', async (call, init) => {
		const { app, posted, issues } = await createTestService({ records });
		const answer = await app.request(call, init);
		expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
		const { error } = await answer.json();
		expect(error.code).toBe('records_unavailable');
		expect(error.message).toContain('could not be saved');
		expect([posted, issues]).toEqual([[], []]);
	});

	test('a person who sent the plain form gets it back as typed, to send again', async () => {
		const { app } = await createTestService({ records });
		const sent = form('name=Ada&email=&text=%3Cb%3E+%26+two%0D%0Alines', { Accept: 'text/html' });
		const answer = await app.request('/api/submissions', sent);
		const page = await answer.text();
		expect(answer.status).toBe(503);
		expect(page).toContain('could not be saved');
		expect(page).toContain('\n&lt;b&gt; &amp; two\r\nlines</textarea>');
		expect(page).toContain('value="Ada"');
	});
});
