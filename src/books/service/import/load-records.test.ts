import { describe, expect, test } from 'vitest';
import type { BooksStore } from '../store/books-store.ts';
import {
	bookLine,
	chapterLine,
	choices,
	example,
	figureLine,
	lectureLine,
	LIBRARY,
	load,
	questionLine,
	readBooks,
	SPOKEN,
	temporaryFolder,
} from '../service.testdata.ts';

const PLACE = {
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};

const questionIn = (dataDir: string, id: string) =>
	readBooks(dataDir, async (store) => JSON.parse((await store.question(id))?.json ?? 'null'));

describe('a sound file', () => {
	test('is counted by type and can be read', async () => {
		const dataDir = temporaryFolder();
		const { ok, books } = await load(dataDir, [...LIBRARY, '', '  ']);
		const one = { added: 1, changed: 0, removed: 0, unchanged: 0 };
		const tally = { book: one, chapter: one, figure: one, lecture: one, question: one };
		expect([ok, books]).toEqual([true, [{ name: 'pre-algebra', line: 1, tally, issues: 0 }]]);
		expect(await readBooks(dataDir, (store) => store.counts())).toEqual({ books: 1, questions: 1 });
	});

	test('gets the HTML and speech that it omits', async () => {
		const dataDir = temporaryFolder();
		const given = questionLine({ question: 'What is `shown`? #line-7', answer: choices('B') });
		await load(dataDir, [bookLine(), chapterLine(), figureLine({ alt: 'A "line"' }), given]);
		const question = await questionIn(dataDir, 'pa-add-0001');
		expect(question).not.toHaveProperty('type');
		expect(question.image_id).toBe('line-7');
		expect(question.question).toBe('What is `shown`? #line-7');
		expect(question.question_html).toBe(
			'What is shown? <img src="/api/question-images/line-7" alt="A &quot;line&quot;" width="320" height="80">',
		);
		expect(question.question_speech).toBe(`${SPOKEN} A "line"`);
		expect(question.steps[0].html).toContain('<math');
		expect(question.answer).toMatchObject({ text: 'two', html: 'two', speech: SPOKEN });
		expect(question.answer.choices[1].html).toBe('two');
	});

	test('gets objectives typeset if they contain a formula, and never as given', async () => {
		const dataDir = temporaryFolder();
		const topic = { id: 'pre-algebra-1-2-same-sign', title: 'Same sign' };
		const objective = { objective: 'Find $k$.', objective_html: '<script>' };
		const plain = { id: 'pre-algebra-1-2-b', title: 'B', objective: 'Add.', objective_html: '<b>' };
		const material = { ...chapterLine().materials[0], topics: [{ ...topic, ...objective }, plain] };
		const chapter = chapterLine({ materials: [material] });
		await load(dataDir, [bookLine(), chapter, figureLine(), lectureLine(objective)]);
		const [chapters, lectures] = await readBooks(dataDir, async (store) => [
			(await store.chapters('pre-algebra'))?.json,
			(await store.lectures(topic.id))?.json,
		]);
		for (const json of [chapters, lectures]) {
			expect(json).toMatch(/"objective_html":"Find <span class=\\"keep\\"><math>/);
			expect(json).not.toMatch(/<script>|<b>/);
		}
	});

	test('shows a figure below a line of the solution', async () => {
		const dataDir = temporaryFolder();
		const steps = [
			{ text: 'Draw it.', html: '<script>', image_id: 'line-7' },
			{ text: 'Read it.' },
		];
		await load(dataDir, [bookLine(), chapterLine(), figureLine(), questionLine({ steps })]);
		const question = await questionIn(dataDir, 'pa-add-0001');
		expect(question.steps).toEqual([
			{
				text: 'Draw it.',
				html: 'Draw it. <img src="/api/question-images/line-7" alt="A number line" width="320" height="80">',
				speech: `${SPOKEN} A number line`,
				image_id: 'line-7',
			},
			{ text: 'Read it.', html: 'Read it.', speech: SPOKEN },
		]);
	});

	test('may give an answer by its value alone', async () => {
		const dataDir = temporaryFolder();
		const answer = { kind: 'rational', value: '3/4', unit: 'cm' };
		await load(dataDir, [bookLine(), chapterLine(), questionLine({ answer })]);
		const question = await questionIn(dataDir, 'pa-add-0001');
		expect(question.answer.text).toBe('$3/4$ cm');
		expect(question.answer.html).toMatch(/^<math.* cm$/s);
	});

	test('gets hostile HTML rebuilt from the text, with the image kept by its id', async () => {
		const dataDir = temporaryFolder();
		const evil =
			'<img src="https://cdn.example/q/line-7.svg" onerror="alert(1)"><script>x</script>';
		const given = questionLine({
			question: 'Read <b onclick=x>it</b>.',
			question_html: evil,
			steps: [{ text: 'Step', html: evil, speech: 'Step' }],
			hints: [{ text: 'Hint', html: evil }],
			answer: { kind: 'integer', value: '1', text: 'one', html: evil, speech: 'one' },
		});
		const section = { title: 'Idea', text: 'Words', html: evil, speech: 'Words' };
		const lecture = lectureLine({
			sections: [section],
			examples: [example({ hints: given.hints })],
		});
		const lines = [bookLine(), chapterLine(), figureLine(), lecture, given];
		expect((await load(dataDir, lines)).ok).toBe(true);
		const stored = await readBooks(dataDir, async (store) => [
			(await store.question('pa-add-0001'))?.json,
			(await store.lectures('pre-algebra-1-2-same-sign'))?.json,
		]);
		expect(stored.join()).not.toMatch(/onerror|<script|cdn\.example/);
		expect(JSON.parse(stored[0] ?? '').question_html).toBe(
			'Read &lt;b onclick=x&gt;it&lt;/b&gt;. <img src="/api/question-images/line-7" alt="A number line" width="320" height="80">',
		);
	});

	test('can be loaded over itself, and counts questions that come later', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		expect((await load(dataDir, LIBRARY)).ok).toBe(true);
		await load(dataDir, [questionLine({ id: 'pa-add-0002', number: 2 })]);
		const chapters = await readBooks(dataDir, (store) => store.chapters('pre-algebra'));
		const [chapter] = JSON.parse(chapters?.json ?? '[]');
		expect(chapter.materials.map((one: { question_count: number }) => one.question_count)).toEqual([
			2, 0,
		]);
	});

	test('counts the questions of every material, whatever its record says', async () => {
		const dataDir = temporaryFolder();
		const subtract = { material_name: '1-3-subtracting-integers' };
		const ids = ['pa-add-0002', 'pa-sub-0001', 'pa-sub-0002', 'pa-sub-0003'];
		const questions = ids.map((id) =>
			questionLine({ id, ...(id.includes('sub') ? subtract : {}) }),
		);
		await load(dataDir, [...LIBRARY, ...questions]);
		const chapters = await readBooks(dataDir, (store) => store.chapters('pre-algebra'));
		const [chapter] = JSON.parse(chapters?.json ?? '[]');
		expect(chapter.materials.map((one: { question_count: number }) => one.question_count)).toEqual([
			2, 3,
		]);
	});
});

describe('the bank', () => {
	test('replaces its own rows and keeps imported ones', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, [...LIBRARY, questionLine({ id: 'pa-old-0001', number: 9 })], 'bank');
		await load(dataDir, [questionLine({ id: 'owner-0001', number: 2 })]);
		await load(dataDir, [questionLine({ difficulty: 3 })]);
		await load(dataDir, LIBRARY, 'bank');
		const ids = await readBooks(dataDir, (store) => store.questionIds(PLACE));
		expect(ids?.json).toBe('["pa-add-0001","owner-0001"]');
		expect((await questionIn(dataDir, 'pa-add-0001')).difficulty).toBe(3);
	});

	test('keeps a complete record byte for byte', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		const questionJson = async (store: BooksStore) => (await store.question('pa-add-0001'))?.json;
		const first = await readBooks(dataDir, questionJson);
		const marked = first?.replace('<math', '<math class=\\"changed\\"') ?? '';
		const line = { type: 'question', ...JSON.parse(marked) };
		const bankDir = temporaryFolder();
		await load(bankDir, [...LIBRARY.slice(0, 4), line], 'bank');
		expect(await readBooks(bankDir, questionJson)).toBe(marked);
	});
});
