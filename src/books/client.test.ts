import { expect, test, vi } from 'vitest';
import { createBooksClient } from './client.ts';
import { createBook, createChapter, createLecture, createQuestion } from './records.testdata.ts';

type Sent = { url: string; init: RequestInit };

/** A client whose service always sends one response, and the requests it received. */
function clientWith(answer: () => Response) {
	const sent: Sent[] = [];
	const client = createBooksClient({
		baseUrl: 'https://books.test/api',
		downloadUrl: 'https://downloads.test/api/',
		staticDataUrl: '/data',
		fetch: async (input, init = {}) => {
			sent.push({ url: String(input), init });
			return answer();
		},
	});
	return { client, sent };
}

const path = {
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};

test('fetches a book by name and returns the parsed record', async () => {
	const { client, sent } = clientWith(() => Response.json(createBook()));
	await expect(client.bookDetails('pre-algebra')).resolves.toEqual(createBook());
	expect(sent[0]?.url).toBe('https://books.test/api/book_details?book_name=pre-algebra');
});

test('fetches the chapters of a book', async () => {
	const { client, sent } = clientWith(() => Response.json([createChapter()]));
	await expect(client.allChapters('pre-algebra')).resolves.toEqual([createChapter()]);
	expect(sent[0]?.url).toBe('https://books.test/api/all_chapters?book_name=pre-algebra');
});

test('fetches the question ids of a material', async () => {
	const { client, sent } = clientWith(() => Response.json(['pa-102-1', 'pa-102-2']));
	await expect(client.allQuestions(path)).resolves.toEqual(['pa-102-1', 'pa-102-2']);
	expect(sent[0]?.url).toBe(
		'https://books.test/api/all_questions?book_name=pre-algebra&chapter_name=1-integers&material_name=1-2-adding-integers',
	);
});

test('fetches the lectures of a topic', async () => {
	const { client, sent } = clientWith(() => Response.json([createLecture()]));
	await expect(client.lectureDetails('pre-algebra-1-2-a')).resolves.toEqual([createLecture()]);
	expect(sent[0]?.url).toBe('https://books.test/api/lecture_details?id=pre-algebra-1-2-a');
});

test('fetches a question by id, encoded so no id can change the URL', async () => {
	const { client, sent } = clientWith(() => Response.json(createQuestion()));
	await expect(client.questionDetails('a&b=c/../d')).resolves.toEqual(createQuestion());
	expect(sent[0]?.url).toBe('https://books.test/api/question_details?id=a%26b%3Dc%2F..%2Fd');
});

test('records a download with the download service, in the query and without a body', async () => {
	const { client, sent } = clientWith(() => Response.json({ id: '1' }, { status: 201 }));
	const download = { bookId: 'b-1', email: 'a+b@example.org', userType: 'teacher' } as const;
	await client.newDownload(download, 'k1');
	expect(sent[0]?.url).toBe(
		'https://downloads.test/api/new_download?book_id=b-1&email=a%2Bb%40example.org&user_type=teacher',
	);
	expect(sent[0]?.init).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'k1' } });
	expect(sent[0]?.init.body).toBeUndefined();
});

test('submits a message', async () => {
	const { client, sent } = clientWith(() => new Response('kept', { status: 201 }));
	await client.submit('Hello', 'k1');
	expect(sent[0]).toMatchObject({
		url: 'https://books.test/api/submissions',
		init: {
			method: 'POST',
			body: '{"text":"Hello"}',
			headers: { 'idempotency-key': 'k1', 'content-type': 'application/json' },
		},
	});
});

test('records a download with its full payload', async () => {
	const record = { url: '/a.pdf', text: 'A', type: 'book', bookName: 'pre-algebra' } as const;
	const { client, sent } = clientWith(() => new Response(null, { status: 201 }));
	await client.recordDownload(record, 'k1');
	expect(sent[0]?.url).toBe('https://books.test/api/downloads');
	expect(JSON.parse(String(sent[0]?.init.body))).toEqual(record);
});

test('returns the data of a static file, which may be an empty list', async () => {
	const { client, sent } = clientWith(() => Response.json({ fileName: 'blogs', data: [] }));
	await expect(client.staticData('blogs')).resolves.toEqual([]);
	expect(sent[0]?.url).toBe('/data/blogs.json');
});

test('lists the questions of a skill', async () => {
	const { client, sent } = clientWith(() => Response.json(['pa-102-1']));
	await expect(client.skillQuestions('int-add-1')).resolves.toEqual(['pa-102-1']);
	expect(sent[0]?.url).toBe('https://books.test/api/skill_questions?id=int-add-1');
});

test('reads the index of a book, and of one of its chapters', async () => {
	const index = { book_name: 'pre-algebra', label: 'Pre-Algebra', chapters: [] };
	const { client, sent } = clientWith(() => Response.json(index));
	await expect(client.questionIndex('pre-algebra')).resolves.toEqual(index);
	await client.questionIndex('pre-algebra', '1-integers');
	expect(sent.map(({ url }) => url)).toEqual([
		'/data/questions/pre-algebra.json',
		'/data/questions/pre-algebra/1-integers.json',
	]);
});

test.each([
	['an HTML page', '<!doctype html><title>Sign in</title>', 'malformed'],
	['half a record', '{"id":"pa-102-1","num', 'malformed'],
	['another shape', '{"id":"pa-102-1"}', 'malformed'],
	['a list instead of a record', '[]', 'malformed'],
	['text instead of a record', '"gone"', 'malformed'],
	['no body', '', 'not-found'],
	['null', 'null', 'not-found'],
])('rejects %s as %s', async (_, body, kind) => {
	const { client } = clientWith(() => new Response(body));
	await expect(client.questionDetails('pa-102-1')).rejects.toMatchObject({
		name: 'BooksError',
		kind,
		status: 200,
	});
});

test.each(['allChapters', 'lectureDetails'] as const)(
	'treats an empty list from %s as not found',
	async (call) => {
		const { client } = clientWith(() => Response.json([]));
		await expect(client[call]('pre-algebra')).rejects.toMatchObject({ kind: 'not-found' });
	},
);

test('treats a material without questions as not found', async () => {
	const { client } = clientWith(() => Response.json([]));
	await expect(client.allQuestions(path)).rejects.toMatchObject({ kind: 'not-found' });
});

test.each([
	[404, 'not-found'],
	[400, 'failed'],
	[304, 'failed'],
	[429, 'failed'],
	[500, 'failed'],
	[503, 'failed'],
])('maps status %i to %s, whatever the body says', async (status, kind) => {
	const body = status === 304 ? null : JSON.stringify(createBook());
	const { client } = clientWith(() => new Response(body, { status }));
	await expect(client.bookDetails('pre-algebra')).rejects.toMatchObject({ kind, status });
	await expect(client.submit('Hello', 'k1')).rejects.toMatchObject({ kind, status });
});

test('calls the given fetch without a receiver, as browsers require', async () => {
	const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(createBook()));
	const client = createBooksClient({ baseUrl: '/api/', downloadUrl: '', staticDataUrl: '', fetch });
	await client.bookDetails('pre-algebra');
	expect(fetch.mock.contexts).toEqual([undefined]);
});
