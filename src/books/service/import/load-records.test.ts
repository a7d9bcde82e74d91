import { describe, expect, test } from 'vitest';
import { formatFault } from './faults.ts';
import {
	BOOK_ID,
	bookLine,
	chapterLine,
	example,
	figureLine,
	lectureLine,
	LIBRARY,
	load,
	questionLine,
	SPOKEN,
	temporaryFolder,
} from '../service.testdata.ts';
import { openBooksStore } from '../store/sqlite-books-store.ts';

const PLACE = {
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};

const faultsOf = async (lines: Parameters<typeof load>[1], dataDir = temporaryFolder()) => {
	const loaded = await load(dataDir, lines);
	return loaded.ok ? [] : loaded.faults.map(formatFault);
};

/** Reads with a store of its own, so that nothing stays open. */
async function read<Result>(
	dataDir: string,
	ask: (store: ReturnType<typeof openBooksStore>) => Promise<Result>,
): Promise<Result> {
	const store = openBooksStore(dataDir);
	try {
		return await ask(store);
	} finally {
		store.close();
	}
}

const questionIn = (dataDir: string, id: string) =>
	read(dataDir, async (store) => JSON.parse((await store.question(id))?.json ?? 'null'));

describe('a sound file', () => {
	test('is counted by type and can be read', async () => {
		const dataDir = temporaryFolder();
		expect(await load(dataDir, [...LIBRARY, '', '  '])).toEqual({
			ok: true,
			counts: { book: 1, chapter: 1, figure: 1, lecture: 1, question: 1 },
		});
		expect(await read(dataDir, (store) => store.counts())).toEqual({ books: 1, questions: 1 });
	});

	test('gets the html and the words that it leaves out', async () => {
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

	test('brings an answer as its value alone', async () => {
		const dataDir = temporaryFolder();
		const answer = { kind: 'rational', value: '3/4', unit: 'cm' };
		await load(dataDir, [bookLine(), chapterLine(), questionLine({ answer })]);
		const question = await questionIn(dataDir, 'pa-add-0001');
		expect(question.answer.text).toBe('$3/4$ cm');
		expect(question.answer.html).toMatch(/^<math.* cm$/s);
	});

	test('has hostile html made again from the text, an image kept by its id', async () => {
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
		const stored = await read(dataDir, async (store) => [
			(await store.question('pa-add-0001'))?.json,
			(await store.lectures('pre-algebra-1-2-same-sign'))?.json,
		]);
		expect(stored.join()).not.toMatch(/onerror|<script|cdn\.example/);
		expect(JSON.parse(stored[0] ?? '').question_html).toBe(
			'Read &lt;b onclick=x&gt;it&lt;/b&gt;. <img src="/api/question-images/line-7" alt="A number line" width="320" height="80">',
		);
	});

	test('is loaded again over itself, and counts questions that come later', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		expect((await load(dataDir, LIBRARY)).ok).toBe(true);
		await load(dataDir, [questionLine({ id: 'pa-add-0002', number: 2 })]);
		const chapters = await read(dataDir, (store) => store.chapters('pre-algebra'));
		const [chapter] = JSON.parse(chapters?.json ?? '[]');
		expect(chapter.materials.map((one: { question_count: number }) => one.question_count)).toEqual([
			2, 0,
		]);
	});
});

describe('a faulty file', () => {
	test('has every fault listed by line, and changes nothing', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		const before = await read(dataDir, (store) => store.chapters('pre-algebra'));
		const lines = [
			bookLine({ common_name: 'other', id: '42', colour: 'red' }),
			chapterLine({ title: 'Changed' }),
			'{"type":"question",',
			'[1]',
			{ type: 'film' },
			questionLine({ answer: { kind: 'intger', value: '1' }, difficulty: 4 }),
			questionLine({ id: 'pa-add-0003', material_name: '9-9-nothing' }),
			questionLine({ id: 'pa-add-0004', question: 'Find $\\frac{1$ and $\\nosuch$.' }),
			questionLine({ id: 'pa-add-0004', number: 5 }),
			questionLine({ id: 'pa-add-0005', image_id: 'no-picture' }),
			questionLine({ id: 'pa-add-0006', answer: choices('D') }),
			questionLine({ id: 'pa-add-0007', steps: [{ text: 'one' }, { txt: 'two' }] }),
			lectureLine({ id: 'pre-algebra-1-9-unknown' }),
			lectureLine({ id: 'pre-algebra-1-2-opposites', video_url: 'javascript:alert(1)' }),
		];
		expect(await faultsOf(lines, dataDir)).toMatchInlineSnapshot(`
			[
			  "line 1: book.id: found "42", expected a UUID such as 6f1c2a9e-3b47-4d0a-9c55-0e8f7d1b2a34",
			  "line 1: book.colour: is not a known field, remove it",
			  "line 3: is not valid JSON: Expected double-quoted property name in JSON at position 19",
			  "line 4: found [1], expected a JSON object",
			  "line 5: type: found "film", expected book, chapter, figure, lecture, question",
			  "line 6: question.answer.kind: found "intger", expected "integer", "rational", "decimal", "radical", "complex", "complex-set", "sci-notation", "ratio", "expression", "polynomial", "factorization", "quotient-remainder", "equation", "line", "equation-solution-set", "solution-set", "set", "integer-set", "rational-set", "ordered-list", "interval", "inequality", "point", "point-set", "triple", "matrix", "multiple-choice"",
			  "line 6: question.difficulty: found 4, expected 1, 2, 3",
			  "line 7: question.material_name: found "9-9-nothing", but no such material in the chapter pre-algebra/1-integers is known; its line must come before",
			  "line 8: question.question: in "pa-add-0004", The formula "\\frac{1" cannot be typeset:  Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{1",
			  "line 9: question.id: found "pa-add-0004", already used on line 8",
			  "line 10: question.image_id: found "no-picture", but no such figure is known; its line must come before",
			  "line 11: question.answer.value: found "D", expected the key of a choice: A, B",
			  "line 12: question.steps[1].text: is missing, expected text",
			  "line 12: question.steps[1].txt: is not a known field, remove it",
			  "line 13: lecture.id: found "pre-algebra-1-9-unknown", but its material has no topic of that id",
			  "line 14: lecture.video_url: found "javascript:alert(1)", expected a path such as /pdf/book.pdf, or an https address",
			]
		`);
		expect(await read(dataDir, (store) => store.chapters('pre-algebra'))).toEqual(before);
	});

	test('says where a record id is used twice', async () => {
		const twin = bookLine({ common_name: 'algebra-1' });
		const topics = [{ id: 'pre-algebra-1-2-same-sign', title: 'T', objective: 'O' }];
		const chapter = chapterLine({
			name: '2-more',
			materials: [{ ...chapterLine().materials[0], topics }],
		});
		expect(await faultsOf([bookLine(), chapterLine(), twin, chapter])).toEqual([
			`line 3: book.id: found "${BOOK_ID}", already used on line 1`,
			'line 4: chapter.materials.topics.id: found "pre-algebra-1-2-same-sign", already used on line 2',
		]);
	});

	test('does not repeat a refused parent for each of its children', async () => {
		const children = [chapterLine(), questionLine(), lectureLine()];
		expect(await faultsOf([bookLine({ country: 'UK' }), ...children])).toEqual([
			'line 1: book.country: found "UK", expected "USA" or "CA"',
		]);
	});

	test('names a parent that is nowhere', async () => {
		expect(await faultsOf([chapterLine(), questionLine()])).toEqual([
			expect.stringMatching(/^line 1: chapter\.book_name: found "pre-algebra", but no such book/),
			expect.stringMatching(/^line 2: question\.book_name: found "pre-algebra", but no such book/),
		]);
	});

	test('may not take over records of the bank', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY, 'bank');
		const other = bookLine({ common_name: 'other', id: crypto.randomUUID() });
		const chapter = chapterLine({
			book_name: 'other',
			materials: chapterLine().materials.slice(1),
		});
		const stolen = questionLine({
			book_name: 'other',
			material_name: '1-3-subtracting-integers',
		});
		expect(await faultsOf([other, chapter, figureLine(), stolen], dataDir)).toEqual([
			'line 3: figure.id: found "line-7", already a figure of the question bank',
			'line 4: question.id: found "pa-add-0001", already a question of the question bank',
		]);
	});

	test('leaves a broken stream without a trace', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		const broken = (function* () {
			yield JSON.stringify(questionLine({ id: 'pa-add-0002' }));
			throw new Error('the disk is gone');
		})();
		await expect(load(dataDir, broken)).rejects.toThrow('the disk is gone');
		expect(await read(dataDir, (store) => store.counts())).toEqual({ books: 1, questions: 1 });
	});
});

describe('the bank', () => {
	test('replaces its own rows and leaves imported ones', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, [...LIBRARY, questionLine({ id: 'pa-old-0001', number: 9 })], 'bank');
		await load(dataDir, [questionLine({ id: 'owner-0001', number: 2 })]);
		await load(dataDir, [questionLine({ difficulty: 3 })]);
		await load(dataDir, LIBRARY, 'bank');
		const ids = await read(dataDir, (store) => store.questionIds(PLACE));
		expect(ids?.json).toBe('["pa-add-0001","owner-0001"]');
		expect((await questionIn(dataDir, 'pa-add-0001')).difficulty).toBe(3);
	});

	test('keeps a complete record byte for byte', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		const first = await read(dataDir, (store) => store.question('pa-add-0001'));
		const marked = first?.json.replace('<math', '<math class=\\"changed\\"') ?? '';
		const line = { type: 'question', ...JSON.parse(marked) };
		const bankDir = temporaryFolder();
		await load(bankDir, [...LIBRARY.slice(0, 4), line], 'bank');
		expect((await read(bankDir, (store) => store.question('pa-add-0001')))?.json).toBe(marked);
	});
});

function choices(value: string) {
	return {
		kind: 'multiple-choice',
		value,
		choices: [
			{ key: 'A', text: 'one', slip: 'counted badly' },
			{ key: 'B', text: 'two' },
		],
	};
}
