import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lectureSchema } from '../../../schemas/wire/lecture.ts';
import { questionSchema } from '../../../schemas/wire/question.ts';
import {
	type QuestionPrompt,
	questionPromptSchema,
} from '../../../schemas/wire/question-prompt.ts';
import { entityTag } from '../../contract.ts';
import { choices, figureLine, LIBRARY, PLACE, questionLine } from '../service.testdata.ts';
import { createTestService } from '../test-service.testdata.ts';

const MATERIAL = `book_name=${PLACE.book_name}&chapter_name=${PLACE.chapter_name}&material_name=${PLACE.material_name}`;
const CALLS = [
	'/api/book_details?book_name=pre-algebra',
	'/api/all_chapters?book_name=pre-algebra',
	`/api/all_questions?${MATERIAL}`,
	'/api/lecture_details?id=pre-algebra-1-2-same-sign',
	'/api/question_details?id=pa-add-0001',
	'/api/skill_questions?id=int-add-1',
	`/api/question_prompts?${MATERIAL}&from=0`,
];

describe('the seven calls for records', () => {
	test.each(CALLS)('%s returns JSON with its entity tag and caching', async (call) => {
		const { app } = await createTestService();
		const answer = await app.request(call);
		const json = await answer.clone().text();
		expect(answer.status).toBe(200);
		expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
		expect(answer.headers.get('ETag')).toBe(entityTag(json));
		expect(answer.headers.get('Cache-Control')).toBe(
			'public, max-age=300, stale-while-revalidate=86400',
		);
		expect(answer.headers.get('Vary')).toContain('Origin');
		expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
	});

	test.each(CALLS)(
		'%s returns 304 without a body for its own tag, weakened or not',
		async (call) => {
			const { app } = await createTestService();
			const tag = (await app.request(call)).headers.get('ETag') ?? '';
			for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
				const answer = await app.request(call, { headers: { 'If-None-Match': sent } });
				expect(answer.status).toBe(304);
				expect(await answer.text()).toBe('');
				expect(answer.headers.get('ETag')).toBe(tag);
			}
			const changed = await app.request(call, { headers: { 'If-None-Match': '"other"' } });
			expect(changed.status).toBe(200);
		},
	);

	test.each(CALLS)('%s responds to HEAD with the same headers and no body', async (call) => {
		const { app } = await createTestService();
		const [got, asked] = [await app.request(call), await app.request(call, { method: 'HEAD' })];
		expect(asked.status).toBe(200);
		expect(await asked.text()).toBe('');
		expect(asked.headers.get('ETag')).toBe(got.headers.get('ETag'));
	});

	test('return the records themselves', async () => {
		const { app } = await createTestService();
		const [book, chapters, ids, lectures, question, ofSkill] = await Promise.all(
			CALLS.map(async (call) => (await app.request(call)).json()),
		);
		expect(book).toMatchObject({ common_name: 'pre-algebra', question_count: '3,293' });
		expect(book).not.toHaveProperty('type');
		expect(chapters).toMatchObject([{ name: '1-integers', materials: [{ number: '1.2' }, {}] }]);
		expect(ids).toEqual(['pa-add-0001']);
		expect(ofSkill).toEqual(['pa-add-0001']);
		expect(lectureSchema.safeParse(lectures[0]).success).toBe(true);
		expect(questionSchema.safeParse(question).success).toBe(true);
	});

	test.each([
		['/api/book_details', 'book_name'],
		['/api/all_chapters?book_name=', 'book_name'],
		['/api/all_questions?book_name=a&chapter_name=b', 'material_name'],
		[`/api/question_prompts?${MATERIAL}`, 'from'],
		[`/api/question_prompts?${MATERIAL}&from=-1`, 'from'],
		[`/api/question_prompts?${MATERIAL}&from=1e3`, 'from'],
		['/api/all_questions?book_name=a&material_name=b', 'chapter_name'],
		['/api/lecture_details?topic=1', 'id'],
		['/api/skill_questions?skill=int-add-1', 'id'],
		[`/api/question_details?id=${'x'.repeat(201)}`, 'id'],
	])('%s is a 400 that names the parameter', async (call, name) => {
		const { app } = await createTestService();
		const answer = await app.request(call);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toEqual({
			error: {
				code: expect.any(String),
				message: expect.stringContaining(`"${name}"`),
				request_id: answer.headers.get('X-Request-Id'),
			},
		});
	});

	test.each([
		'/api/book_details?book_name=nope',
		'/api/all_chapters?book_name=nope',
		'/api/all_questions?book_name=pre-algebra&chapter_name=1-integers&material_name=nope',
		'/api/question_prompts?book_name=pre-algebra&chapter_name=1-integers&material_name=nope&from=0',
		'/api/lecture_details?id=nope',
		"/api/question_details?id=' OR 1=1 --",
		'/api/skill_questions?id=nope',
		'/api/question-images/nope',
		'/api/nope',
	])('%s is a 404 in the standard error shape', async (call) => {
		const { app } = await createTestService();
		const answer = await app.request(call);
		expect(answer.status).toBe(404);
		expect(await answer.json()).toEqual({
			error: {
				code: 'not_found',
				message: expect.stringMatching(/^There is no /),
				request_id: answer.headers.get('X-Request-Id'),
			},
		});
	});

	test('return an empty list for a known material or topic that has nothing yet', async () => {
		const { app } = await createTestService();
		const place = 'book_name=pre-algebra&chapter_name=1-integers';
		const ids = await app.request(
			`/api/all_questions?${place}&material_name=1-3-subtracting-integers`,
		);
		const lectures = await app.request('/api/lecture_details?id=pre-algebra-1-2-opposites');
		expect([ids.status, await ids.json()]).toEqual([200, []]);
		expect([lectures.status, await lectures.json()]).toEqual([200, []]);
	});

	test('return the prompts of a material fifty at a time, in order, without the rest of the question', async () => {
		const lines = Array.from({ length: 52 }, (_, index) =>
			questionLine({ id: `more-${String(index).padStart(2, '0')}`, number: 100 - index }),
		);
		const withChoices = questionLine({ id: 'more-choices', number: 200, answer: choices('A') });
		const { app } = await createTestService({ lines: [...LIBRARY, ...lines, withChoices] });
		const page = async (from: number): Promise<QuestionPrompt[]> => {
			const answer = await app.request(`/api/question_prompts?${MATERIAL}&from=${from}`);
			return z.array(questionPromptSchema).parse(await answer.json());
		};
		const [first, second] = [await page(0), await page(50)];
		expect([first.length, second.length, await page(54)]).toEqual([50, 4, []]);
		const ids = await app.request(`/api/all_questions?${MATERIAL}`);
		expect([...first, ...second].map(({ id }) => id)).toEqual(await ids.json());
		expect(first[0]).toEqual({
			id: 'pa-add-0001',
			number: 1,
			question: 'Add $-8 + 5$.',
			question_html: expect.stringContaining('<math'),
			image_id: null,
			difficulty: 1,
			choices: null,
		});
		expect(second.at(-1)?.choices?.map(({ key, html }) => [key, html])).toEqual([
			['A', 'one'],
			['B', 'two'],
		]);
	});

	test('return the questions of a skill by book, chapter, material, and number, without those of no skill', async () => {
		const skill = { id: 'int-add-1', title: 'Add two integers' };
		const place = { material_name: '1-3-subtracting-integers' };
		const lines = [
			questionLine({ id: 'sub-1', ...place, skill }),
			questionLine({ id: 'add-2', number: 2, skill }),
			questionLine({ id: 'add-3', number: 3, skill: undefined }),
			questionLine({ id: 'add-4', number: 4, skill: { ...skill, id: 'int-add-2' } }),
		];
		const { app } = await createTestService({ lines: [...LIBRARY, ...lines] });
		const answer = await app.request('/api/skill_questions?id=int-add-1');
		expect(await answer.json()).toEqual(['pa-add-0001', 'add-2', 'sub-1']);
	});
});

describe('question images', () => {
	test('are drawings that cannot load or run anything', async () => {
		const { app } = await createTestService();
		const answer = await app.request('/api/question-images/line-7');
		expect(await answer.text()).toBe(figureLine().svg);
		expect(answer.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
		expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
		expect(answer.headers.get('Content-Security-Policy')).toBe(
			"default-src 'none'; style-src 'unsafe-inline'",
		);
	});
});

describe('health and readiness', () => {
	test('health does not touch the databases', async () => {
		const { app } = await createTestService({ lines: [] });
		const answer = await app.request('/api/health');
		expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
		expect(answer.headers.get('Cache-Control')).toBe('no-store');
	});

	test('ready reports what there is', async () => {
		const { app } = await createTestService();
		const answer = await app.request('/api/ready');
		const body = { ok: true, books: 1, questions: 1, records: 'written' };
		expect([answer.status, await answer.json()]).toEqual([200, body]);
	});

	test('ready is a 503 until there are books', async () => {
		const { app } = await createTestService({ lines: [] });
		const answer = await app.request('/api/ready');
		expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
		expect(await answer.json()).toMatchObject({ ok: false, books: 0 });
	});

	test.each(CALLS)('%s is a 503 while there are no books', async (call) => {
		const { app, issues } = await createTestService({ lines: [] });
		const answer = await app.request(call);
		expect(answer.status).toBe(503);
		expect(answer.headers.get('Retry-After')).toBe('10');
		expect(await answer.json()).toMatchObject({ error: { code: 'not_ready' } });
		expect(issues).toEqual([]);
	});
});
