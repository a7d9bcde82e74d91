import { describe, expect, test } from 'vitest';
import { type TestService } from './service.testdata.ts';
import { createTestService } from './test-service.testdata.ts';

const CALL = '/api/question_details?id=pa-add-0001';

describe('methods', () => {
	test.each([
		['DELETE', '/api/book_details', 'GET, HEAD'],
		['POST', '/api/question-images/line-7', 'GET, HEAD'],
		['GET', '/api/submissions', 'POST'],
		['PUT', '/api/new_download', 'POST'],
	])('%s %s is a 405 that lists the allowed methods', async (method, path, allow) => {
		const { app } = await createTestService();
		const answer = await app.request(path, { method });
		expect(answer.status).toBe(405);
		expect(answer.headers.get('Allow')).toBe(allow);
		expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
	});

	test('OPTIONS lists the methods of a path, and is a 404 for an unknown path', async () => {
		const { app } = await createTestService();
		const known = await app.request('/api/downloads', { method: 'OPTIONS' });
		const unknown = await app.request('/api/nope', { method: 'OPTIONS' });
		expect([known.status, known.headers.get('Allow')]).toEqual([204, 'POST']);
		expect(unknown.status).toBe(404);
	});
});

describe('origins', () => {
	const allowedOrigin = async ({ app }: TestService, Origin: string) =>
		(await app.request(CALL, { headers: { Origin } })).headers.get('Access-Control-Allow-Origin');

	test("the site and the service's own host may read, other pages may not", async () => {
		const service = await createTestService();
		expect(await allowedOrigin(service, 'https://site.example')).toBe('https://site.example');
		expect(await allowedOrigin(service, 'http://localhost')).toBe('http://localhost');
		expect(await allowedOrigin(service, 'https://evil.example')).toBe(null);
		expect(await allowedOrigin(service, 'https://site.example.evil.example')).toBe(null);
	});

	test('the site can read errors too', async () => {
		const { app } = await createTestService();
		const headers = { Origin: 'https://site.example' };
		const answer = await app.request('/api/book_details?book_name=nope', { headers });
		expect(answer.status).toBe(404);
		expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://site.example');
	});

	test('a preflight from the site is granted, one from another page is not', async () => {
		const { app } = await createTestService();
		const ask = (Origin: string) =>
			app.request('/api/submissions', {
				method: 'OPTIONS',
				headers: { Origin, 'Access-Control-Request-Method': 'POST' },
			});
		const granted = await ask('https://site.example');
		expect(granted.status).toBe(204);
		expect(granted.headers.get('Access-Control-Allow-Headers')).toBe(
			'Content-Type,Idempotency-Key,If-None-Match',
		);
		expect((await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBe(
			null,
		);
	});

	test('a post triggered by a foreign page is refused', async () => {
		const { app } = await createTestService();
		const headers = { Origin: 'https://evil.example' };
		const answer = await app.request('/api/new_download', { method: 'POST', headers });
		expect(answer.status).toBe(403);
	});
});

test('the sixty-first post from one visitor within a minute is refused, reads are not', async () => {
	const { app } = await createTestService();
	const post = () => app.request('/api/new_download', { method: 'POST' });
	for (let number = 0; number < 60; number++) expect((await post()).status).toBe(400);
	const refused = await post();
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
	expect((await app.request(CALL)).status).toBe(200);
});
