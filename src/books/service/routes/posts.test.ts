import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RecordsUnavailableError } from '../store/records-store.ts';
import { BOOK_ID, bookLine, createTestService, LIBRARY } from '../service.testdata.ts';

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

const rows = (dataDir: string, table: string) => {
	const path = join(dataDir, 'records.sqlite');
	// The first record makes the file.
	if (!existsSync(path)) return [];
	const database = new DatabaseSync(path, { readOnly: true });
	const found = database.prepare(`SELECT * FROM ${table}`).all();
	database.close();
	return found.map((row) => ({ ...row }));
};

const newDownload = (fields: Record<string, string>) =>
	`/api/new_download?${new URLSearchParams({ book_id: BOOK_ID, email: 'ada@example.org', user_type: 'parent', ...fields })}`;

describe('POST new_download', () => {
	test('keeps the request and tells no webhook the address', async () => {
		const { app, dataDir, posted } = await createTestService();
		const answer = await app.request(newDownload({}), { method: 'POST' });
		const { id } = await answer.json();
		expect(answer.status).toBe(201);
		expect(rows(dataDir, 'download_requests')).toEqual([
			{
				id,
				book_id: BOOK_ID,
				email: 'ada@example.org',
				user_type: 'parent',
				created_at: '1970-01-01T00:00:00.000Z',
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
	])('refuses %j with %d', async (fields, status, name) => {
		const { app, dataDir } = await createTestService();
		const answer = await app.request(newDownload(fields), { method: 'POST' });
		expect(answer.status).toBe(status);
		expect((await answer.json()).error.message).toContain(`"${name}"`);
		expect(rows(dataDir, 'download_requests')).toEqual([]);
	});

	test('refuses a book that is not available', async () => {
		const lines = [bookLine({ available: false }), ...LIBRARY.slice(1)];
		const { app } = await createTestService({ lines });
		expect((await app.request(newDownload({}), { method: 'POST' })).status).toBe(404);
	});
});

describe('POST submissions', () => {
	test('keeps the text and passes the body on unmodified', async () => {
		const { app, dataDir, posted } = await createTestService();
		const answer = await app.request('/api/submissions', json('{ "text": "Hallo\\u0020Ada" }'));
		const { id } = await answer.json();
		expect(answer.status).toBe(201);
		expect(rows(dataDir, 'submissions')).toMatchObject([{ id, text: 'Hallo Ada' }]);
		expect(posted).toEqual(['submissions { "text": "Hallo\\u0020Ada" }']);
	});

	test('takes the plain form of the support page and thanks', async () => {
		const { app, dataDir, posted } = await createTestService();
		const answer = await app.request('/api/submissions', form('text=Two+words'));
		expect(answer.status).toBe(303);
		expect(answer.headers.get('Location')).toBe('/thankyou');
		expect(rows(dataDir, 'submissions')).toMatchObject([{ text: 'Two words' }]);
		expect(posted).toEqual(['submissions {"text":"Two words"}']);
	});

	test('keeps who wrote, when the form says so', async () => {
		const { app, dataDir } = await createTestService();
		const sent = form('name=Ada&email=ada%40example.com&text=Hello');
		expect((await app.request('/api/submissions', sent)).status).toBe(303);
		expect(rows(dataDir, 'submissions')).toMatchObject([
			{ text: 'Name: Ada\nEmail: ada@example.com\n\nHello' },
		]);
	});

	test('thanks on the site that the form stands on', async () => {
		const { app } = await createTestService();
		const sent = form('text=Hello', { Origin: 'https://site.example' });
		const answer = await app.request('/api/submissions', sent);
		expect(answer.headers.get('Location')).toBe('https://site.example/thankyou');
	});

	test.each([
		['another page', { Origin: 'https://evil.example' }],
		['a hidden origin', { Origin: 'null' }],
	])('refuses a form from %s', async (_, headers) => {
		const { app, dataDir } = await createTestService();
		const answer = await app.request('/api/submissions', form('text=spam', headers));
		expect(answer.status).toBe(403);
		expect(rows(dataDir, 'submissions')).toEqual([]);
	});

	test('takes a form whose page hides its origin from itself', async () => {
		const { app } = await createTestService();
		const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
		const answer = await app.request('/api/submissions', form('text=Hello', headers));
		expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thankyou']);
	});

	test('refuses a form that does not say its origin', async () => {
		const { app } = await createTestService();
		const body = new URLSearchParams({ text: 'spam' });
		const answer = await app.request('/api/submissions', { method: 'POST', body });
		expect(answer.status).toBe(403);
	});

	test('tells a person in a page what was wrong with the form', async () => {
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
	])('refuses %s with %d, naming %s', async (body, status, words) => {
		const { app, dataDir, posted } = await createTestService();
		const answer = await app.request('/api/submissions', json(body));
		expect(answer.status).toBe(status);
		expect((await answer.json()).error.message).toContain(words);
		expect(rows(dataDir, 'submissions')).toEqual([]);
		expect(posted).toEqual([]);
	});

	test('refuses other media types', async () => {
		const { app } = await createTestService();
		const answer = await app.request('/api/submissions', { method: 'POST', body: 'text' });
		expect(answer.status).toBe(415);
	});

	test('is taken while there are no books', async () => {
		const { app } = await createTestService({ lines: [] });
		expect((await app.request('/api/submissions', json({ text: 'Hello' }))).status).toBe(201);
	});
});

describe('POST downloads', () => {
	const record = { url: '/pdf/a.pdf', text: 'A download', type: 'book', bookName: 'pre-algebra' };

	test('keeps the record and passes it on', async () => {
		const { app, dataDir, posted } = await createTestService();
		const answer = await app.request('/api/downloads', json(record));
		const { id } = await answer.json();
		expect(answer.status).toBe(201);
		expect(rows(dataDir, 'downloads')).toMatchObject([{ id, book_name: 'pre-algebra' }]);
		expect(posted).toEqual([`downloads ${JSON.stringify(record)}`]);
	});

	test.each([
		[{ type: 'film' }, '"type"'],
		[{ url: '' }, '"url"'],
		[{ bookName: '' }, '"bookName"'],
		[{ text: undefined }, '"text"'],
	])('refuses %j', async (fields, words) => {
		const { app, dataDir } = await createTestService();
		const answer = await app.request('/api/downloads', json({ ...record, ...fields }));
		expect(answer.status).toBe(400);
		expect((await answer.json()).error.message).toContain(words);
		expect(rows(dataDir, 'downloads')).toEqual([]);
	});
});

describe('a retry under the same Idempotency-Key', () => {
	const retried = (text: string, key = 'k1') => json({ text }, { 'Idempotency-Key': key });

	test('has the first answer again, counts once and tells the webhook once', async () => {
		const { app, dataDir, posted } = await createTestService();
		const first = await app.request('/api/submissions', retried('Hello'));
		const again = await app.request('/api/submissions', retried('Hello'));
		expect([first.status, again.status]).toEqual([201, 201]);
		expect(await again.json()).toEqual(await first.json());
		expect(rows(dataDir, 'submissions')).toHaveLength(1);
		expect(posted).toHaveLength(1);
	});

	test('with other content is a 422', async () => {
		const { app, dataDir } = await createTestService();
		await app.request('/api/submissions', retried('Hello'));
		const other = await app.request('/api/submissions', retried('Bye'));
		expect(other.status).toBe(422);
		expect((await other.json()).error.code).toBe('idempotency_key_reused');
		expect(rows(dataDir, 'submissions')).toHaveLength(1);
	});

	test.each(['', ' ', 'ä', 'x'.repeat(101)])('refuses the key "%s" by its name', async (key) => {
		const { app } = await createTestService();
		const answer = await app.request('/api/submissions', retried('Hello', key));
		expect(answer.status).toBe(400);
		expect((await answer.json()).error.message).toContain('"Idempotency-Key"');
	});

	test('counts a download and a request for a book once each', async () => {
		const { app, dataDir } = await createTestService();
		const record = { url: '/a.pdf', text: '', type: 'other', bookName: '' };
		for (let time = 0; time < 2; time++) {
			const headers = { 'Idempotency-Key': 'k1' };
			await app.request('/api/downloads', json(record, headers));
			await app.request(newDownload({}), { method: 'POST', headers });
		}
		expect(rows(dataDir, 'downloads')).toHaveLength(1);
		expect(rows(dataDir, 'download_requests')).toHaveLength(1);
	});
});

describe('while records cannot be written', () => {
	const records = {
		save: () => Promise.reject(new RecordsUnavailableError('disk is full')),
		canWrite: async () => false,
	};

	test.each([
		['/api/submissions', json({ text: 'Hello' })],
		['/api/downloads', json({ url: '/a.pdf', text: '', type: 'other', bookName: '' })],
		[newDownload({}), { method: 'POST' }],
	])('%s is a 503 that says nothing was saved and when to try again', async (call, init) => {
		const { app, posted, faults } = await createTestService({ records });
		const answer = await app.request(call, init);
		expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
		const { error } = await answer.json();
		expect(error.code).toBe('records_unavailable');
		expect(error.message).toContain('could not be saved');
		expect([posted, faults]).toEqual([[], []]);
	});

	test('a person who sent the plain form gets it back as it was typed, to send again', async () => {
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
