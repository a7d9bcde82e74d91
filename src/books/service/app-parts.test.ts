import { describe, expect, test } from 'vitest';
import { createTestService } from './test-service.testdata.ts';

const CALL = '/api/question_details?id=pa-add-0001';

describe('too many posts', () => {
	const limits = { posts: { requests: 2, windowMs: 60_000, maxClients: 2 } };

	test('are refused until the window ends, counted per client', async () => {
		let now = 0;
		let client = 'ada';
		const { app } = await createTestService({ limits, clock: () => now, clientOf: () => client });
		const post = () => app.request('/api/new_download', { method: 'POST' });
		expect((await post()).status).toBe(400);
		expect((await post()).status).toBe(400);
		now = 30_500;
		const refused = await post();
		expect(refused.status).toBe(429);
		expect(refused.headers.get('Retry-After')).toBe('30');
		expect((await app.request(CALL)).status).toBe(200);
		client = 'bo';
		expect((await post()).status).toBe(400);
		client = 'ada';
		now = 60_000;
		expect((await post()).status).toBe(400);
	});

	test("drop the oldest client's count when there are too many clients", async () => {
		let client = 'ada';
		const { app } = await createTestService({ limits, clientOf: () => client });
		const post = () => app.request('/api/new_download', { method: 'POST' });
		for (const name of ['ada', 'ada', 'bo', 'cy']) {
			client = name;
			await post();
		}
		client = 'ada';
		expect((await post()).status).toBe(400);
	});
});

describe('an unexpected error', () => {
	test('is logged in full and answered without internals', async () => {
		const { app, issues } = await createTestService({
			books: {
				...(await brokenStore()),
			},
		});
		const answer = await app.request(CALL);
		expect(answer.status).toBe(500);
		expect(await answer.json()).toEqual({
			error: {
				code: 'internal',
				message: 'The books service could not answer. Try again later.',
				request_id: answer.headers.get('X-Request-Id'),
			},
		});
		expect(answer.headers.get('Cache-Control')).toBe('no-store');
		expect(String(issues[0])).toContain('disk I/O error at /secret/path');
	});
});

describe('readiness', () => {
	test('the service stays ready while records cannot be written', async () => {
		const save = () => Promise.reject(new Error('not asked'));
		const { app } = await createTestService({ records: { save, canWrite: async () => false } });
		const answer = await app.request('/api/ready');
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ ok: true, records: 'unavailable' });
	});
});

describe('too many reads', () => {
	const limits = { reads: { requests: 2, windowMs: 60_000, maxClients: 2 } };

	test('are refused by a separate count, but never to a client on this machine', async () => {
		let client = '192.0.2.1';
		const { app } = await createTestService({ limits, clientOf: () => client });
		const statuses = async () => {
			const answers = [await app.request(CALL), await app.request(CALL), await app.request(CALL)];
			return answers.map(({ status }) => status);
		};
		expect(await statuses()).toEqual([200, 200, 429]);
		expect((await app.request('/api/new_download', { method: 'POST' })).status).toBe(400);
		client = '127.0.0.1';
		expect(await statuses()).toEqual([200, 200, 200]);
	});
});

async function brokenStore() {
	const fail = async () => {
		throw new Error('disk I/O error at /secret/path');
	};
	return {
		book: fail,
		isAvailableBook: fail,
		chapters: fail,
		questionIds: fail,
		questionPrompts: fail,
		lectures: fail,
		question: fail,
		figure: fail,
		skillQuestions: fail,
		library: fail,
		imported: fail,
		importedKeys: fail,
		counts: fail,
	};
}
