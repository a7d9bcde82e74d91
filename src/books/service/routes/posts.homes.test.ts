import { describe, expect, test, vi } from 'vitest';
import { BOOK_ID, BUSY_AT_FIRST, bookLine, LIBRARY } from '../service.testdata.ts';
import { createTestService } from '../test-service.testdata.ts';

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

describe('POST new_download', () => {
	test('stores the request and sends no webhook the address', async () => {
		const { app, rows, posted } = await createTestService();
		const answer = await app.request(newDownload({}), { method: 'POST' });
		const { id } = await answer.json();
		expect(answer.status).toBe(201);
		expect(await rows('download_requests')).toEqual([
			{
				id,
				book_id: BOOK_ID,
				email: 'ada@example.org',
				user_type: 'parent',
				created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
				idempotency_key: null,
			},
		]);
		expect(posted).toEqual([]);
	});

	test.each([
		[{ email: 'ada@' }, 400, 'email'],
		[{ email: '' }, 400, 'email'],
		[{ email: `${'a'.repeat(250)}@example.org` }, 400, 'email'],
		[{ user_type: 'robot' }, 400, 'user_type'],
		[{ book_id: '' }, 400, 'book_id'],
		[{ book_id: 'pre-algebra' }, 404, 'book_id'],
	])('rejects %j with %d', async (fields, status, name) => {
		const { app, rows } = await createTestService();
		const answer = await app.request(newDownload(fields), { method: 'POST' });
		expect(answer.status).toBe(status);
		expect((await answer.json()).error.message).toContain(`"${name}"`);
		expect(await rows('download_requests')).toEqual([]);
	});

	test('rejects a book that is not available', async () => {
		const lines = [bookLine({ available: false }), ...LIBRARY.slice(1)];
		const { app } = await createTestService({ lines });
		expect((await app.request(newDownload({}), { method: 'POST' })).status).toBe(404);
	});
});

describe('POST submissions', () => {
	test('stores the text and forwards the body unmodified', async () => {
		const { app, rows, posted } = await createTestService();
		const answer = await app.request('/api/submissions', json('{ "text": "Hallo\\u0020Ada" }'));
		const { id } = await answer.json();
		expect(answer.status).toBe(201);
		expect(await rows('submissions')).toMatchObject([{ id, text: 'Hallo Ada' }]);
		await vi.waitFor(() => expect(posted).toEqual(['submissions { "text": "Hallo\\u0020Ada" }']));
	});

	test('gets its response before a busy chat tool accepts it, once, on a later try', async () => {
		const { app, posted } = await createTestService();
		const answer = await app.request('/api/submissions', json({ text: BUSY_AT_FIRST }));
		expect([answer.status, posted]).toEqual([201, []]);
		const stated = [`submissions ${JSON.stringify({ text: BUSY_AT_FIRST })}`];
		await vi.waitFor(() => expect(posted).toEqual(stated), { timeout: 10_000 });
	});

	test('accepts the plain form of the support page and says thanks', async () => {
		const { app, rows, posted } = await createTestService();
		const answer = await app.request('/api/submissions', form('text=Two+words'));
		expect(answer.status).toBe(303);
		expect(answer.headers.get('Location')).toBe('/thankyou');
		expect(await rows('submissions')).toMatchObject([{ text: 'Two words' }]);
		await vi.waitFor(() => expect(posted).toEqual(['submissions {"text":"Two words"}']));
	});

	test('stores the sender if the form names one', async () => {
		const { app, rows } = await createTestService();
		const sent = form('name=Ada&email=ada%40example.com&text=Hello');
		expect((await app.request('/api/submissions', sent)).status).toBe(303);
		expect(await rows('submissions')).toMatchObject([
			{ text: 'Name: Ada\nEmail: ada@example.com\n\nHello' },
		]);
	});

	test('says thanks on the site that the form is on', async () => {
		const { app } = await createTestService();
		const sent = form('text=Hello', { Origin: 'https://site.example' });
		const answer = await app.request('/api/submissions', sent);
		expect(answer.headers.get('Location')).toBe('https://site.example/thankyou');
	});

	test.each([
		['another page', { Origin: 'https://evil.example' }],
		['a hidden origin', { Origin: 'null' }],
	])('rejects a form from %s', async (_, headers) => {
		const { app, rows } = await createTestService();
		const answer = await app.request('/api/submissions', form('text=spam', headers));
		expect(answer.status).toBe(403);
		expect(await rows('submissions')).toEqual([]);
	});

	test('accepts a form whose page sends a null origin', async () => {
		const { app } = await createTestService();
		const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
		const answer = await app.request('/api/submissions', form('text=Hello', headers));
		expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thankyou']);
	});

	test('rejects a form without an origin', async () => {
		const { app } = await createTestService();
		const body = new URLSearchParams({ text: 'spam' });
		const answer = await app.request('/api/submissions', { method: 'POST', body });
		expect(answer.status).toBe(403);
	});

	test('shows a page that says what was wrong with the form', async () => {
		const { app } = await createTestService();
		const answer = await app.request('/api/submissions', form('text=', { Accept: 'text/html' }));
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain('&quot;text&quot; is missing.');
	});

	test.each([
		['{"text":', 400, 'JSON'],
		['["text"]', 400, 'object'],
		['null', 400, 'object'],
		['{}', 400, '"text"'],
		['{"text":"  "}', 400, '"text"'],
		['{"text":7}', 400, '"text"'],
		[`{"text":"${'x'.repeat(5001)}"}`, 400, '"text"'],
		['{"text":"a","channel":"#all"}', 400, '"channel"'],
		[`{"text":"${'x'.repeat(40_000)}"}`, 413, 'larger'],
	])('rejects %s with %d, naming %s', async (body, status, words) => {
		const { app, rows, posted } = await createTestService();
		const answer = await app.request('/api/submissions', json(body));
		expect(answer.status).toBe(status);
		expect((await answer.json()).error.message).toContain(words);
		expect(await rows('submissions')).toEqual([]);
		expect(posted).toEqual([]);
	});

	test('rejects other media types', async () => {
		const { app } = await createTestService();
		const answer = await app.request('/api/submissions', { method: 'POST', body: 'text' });
		expect(answer.status).toBe(415);
	});

	test('is accepted while there are no books', async () => {
		const { app } = await createTestService({ lines: [] });
		expect((await app.request('/api/submissions', json({ text: 'Hello' }))).status).toBe(201);
	});
});

describe('POST downloads', () => {
	const record = { url: '/pdf/a.pdf', text: 'A download', type: 'book', bookName: 'pre-algebra' };

	test('stores the record and forwards it', async () => {
		const { app, rows, posted } = await createTestService();
		const answer = await app.request('/api/downloads', json(record));
		const { id } = await answer.json();
		expect(answer.status).toBe(201);
		expect(await rows('downloads')).toMatchObject([{ id, book_name: 'pre-algebra' }]);
		await vi.waitFor(() => expect(posted).toEqual([`downloads ${JSON.stringify(record)}`]));
	});

	test.each([
		[{ type: 'film' }, '"type"'],
		[{ url: '' }, '"url"'],
		[{ bookName: '' }, '"bookName"'],
		[{ text: undefined }, '"text"'],
	])('rejects %j', async (fields, words) => {
		const { app, rows } = await createTestService();
		const answer = await app.request('/api/downloads', json({ ...record, ...fields }));
		expect(answer.status).toBe(400);
		expect((await answer.json()).error.message).toContain(words);
		expect(await rows('downloads')).toEqual([]);
	});
});

describe('a retry under the same Idempotency-Key', () => {
	const retried = (text: string, key = 'k1') => json({ text }, { 'Idempotency-Key': key });

	test('repeats the first response, counts once, and calls the webhook once', async () => {
		const { app, rows, posted } = await createTestService();
		const first = await app.request('/api/submissions', retried('Hello'));
		const again = await app.request('/api/submissions', retried('Hello'));
		expect([first.status, again.status]).toEqual([201, 201]);
		expect(await again.json()).toEqual(await first.json());
		expect(await rows('submissions')).toHaveLength(1);
		await vi.waitFor(() => expect(posted).toHaveLength(1));
	});

	test('with other content is a 422', async () => {
		const { app, rows } = await createTestService();
		await app.request('/api/submissions', retried('Hello'));
		const other = await app.request('/api/submissions', retried('Bye'));
		expect(other.status).toBe(422);
		expect((await other.json()).error.code).toBe('idempotency_key_reused');
		expect(await rows('submissions')).toHaveLength(1);
	});

	test.each(['', ' ', 'ä', 'x'.repeat(101)])('rejects the key "%s" by name', async (key) => {
		const { app } = await createTestService();
		const answer = await app.request('/api/submissions', retried('Hello', key));
		expect(answer.status).toBe(400);
		expect((await answer.json()).error.message).toContain('"Idempotency-Key"');
	});

	test('counts a download and a book request once each', async () => {
		const { app, rows } = await createTestService();
		const record = { url: '/a.pdf', text: '', type: 'other', bookName: '' };
		for (let time = 0; time < 2; time++) {
			const headers = { 'Idempotency-Key': 'k1' };
			await app.request('/api/downloads', json(record, headers));
			await app.request(newDownload({}), { method: 'POST', headers });
		}
		expect(await rows('downloads')).toHaveLength(1);
		expect(await rows('download_requests')).toHaveLength(1);
	});
});
