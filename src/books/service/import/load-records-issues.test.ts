import { describe, expect, test } from 'vitest';
import type { BooksStore } from '../store/books-store.ts';
import { formatIssue } from './issues.ts';
import {
	BOOK_ID,
	bookLine,
	chapterLine,
	choices,
	figureLine,
	lectureLine,
	LIBRARY,
	load,
	questionLine,
	readBooks,
	temporaryFolder,
} from '../service.testdata.ts';

const issuesOf = async (lines: Parameters<typeof load>[1], dataDir = temporaryFolder()) => {
	const { issues } = await load(dataDir, lines);
	return issues.map(formatIssue);
};

const chaptersJson = async (store: BooksStore) => (await store.chapters('pre-algebra'))?.json;

describe('an invalid file', () => {
	test('gets every issue reported by line, and changes nothing', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		const before = await readBooks(dataDir, chaptersJson);
		const lines = [
			chapterLine({ title: 'Changed' }),
			'{"type":"question",',
			'[1]',
			{ type: 'film' },
			questionLine({ answer: { kind: 'intger', value: '1' }, difficulty: 4 }),
			questionLine({ id: 'pa-add-0003', material_name: '9-9-nothing' }),
			questionLine({ id: 'pa-add-0004', question: 'Find $\\frac{1$ and $\\nosuch$.' }),
			questionLine({ id: 'pa-add-0004', number: 5 }),
			questionLine({
				id: 'pa-add-0005',
				image_id: 'no-picture',
				steps: [{ text: 'one' }, { text: 'two', image_id: 'no-drawing' }],
			}),
			questionLine({ id: 'pa-add-0006', answer: choices('D') }),
			questionLine({ id: 'pa-add-0007', steps: [{ text: 'one' }, { txt: 'two' }] }),
			lectureLine({ id: 'pre-algebra-1-9-unknown' }),
			lectureLine({ id: 'pre-algebra-1-2-opposites', video_url: 'javascript:alert(1)' }),
			bookLine({ common_name: 'other', id: '42', color: 'red' }),
		];
		expect(await issuesOf(lines, dataDir)).toMatchInlineSnapshot(`
			[
			  "line 2: is not valid JSON: Expected double-quoted property name in JSON at position 19",
			  "line 3: found [1], expected a JSON object",
			  "line 4: type: found "film", expected book, chapter, figure, lecture, question",
			  "line 5: question.answer.kind: found "intger", expected "integer", "rational", "decimal", "radical", "complex", "complex-set", "sci-notation", "ratio", "expression", "polynomial", "factorization", "quotient-remainder", "equation", "line", "equation-solution-set", "solution-set", "set", "integer-set", "rational-set", "ordered-list", "interval", "inequality", "point", "point-set", "triple", "matrix", "multiple-choice"",
			  "line 5: question.difficulty: found 4, expected 1, 2, 3",
			  "line 6: question.material_name: found "9-9-nothing", but no such material in the chapter pre-algebra/1-integers is known; its line must come before",
			  "line 7: question.question: in "pa-add-0004", The formula "\\frac{1" cannot be typeset: a "{" is opened and never closed",
			  "line 8: question.id: found "pa-add-0004", already used on line 7",
			  "line 9: question.image_id: found "no-picture", but no such figure is known; its line must come before",
			  "line 9: question.steps[1].image_id: found "no-drawing", but no such figure is known; its line must come before",
			  "line 10: question.answer.value: found "D", expected the key of a choice: A, B",
			  "line 11: question.steps[1].text: is missing, expected text",
			  "line 11: question.steps[1].txt: is not a known field, remove it",
			  "line 12: lecture.id: found "pre-algebra-1-9-unknown", but its material has no topic of that id",
			  "line 13: lecture.video_url: found "javascript:alert(1)", expected a path such as /pdf/book.pdf, or an https address",
			  "line 14: book.id: found "42", expected a UUID such as 6f1c2a9e-3b47-4d0a-9c55-0e8f7d1b2a34",
			  "line 14: book.color: is not a known field, remove it",
			]
		`);
		expect(await readBooks(dataDir, chaptersJson)).toEqual(before);
	});

	test('is asked once for the speech of a record whose formulas would take seconds to speak', async () => {
		const text = Array.from({ length: 40 }, (_, at) => `$\\hat{x}^{${at}}$`).join(' and ');
		const steps = Array.from({ length: 12 }, () => ({ text }));
		expect(await issuesOf([...LIBRARY, questionLine({ id: 'pa-add-0009', steps })])).toEqual([
			expect.stringContaining(
				'steps[0].text: in "pa-add-0009", The formula "\\hat{x}^{0}" cannot be read aloud: the formulas of its record have more than 100 parts',
			),
		]);
		const spoken = steps.map((step) => ({ ...step, speech: 'x to the power of a number' }));
		expect(
			await issuesOf([...LIBRARY, questionLine({ id: 'pa-add-0009', steps: spoken })]),
		).toEqual([]);
	});

	test('reports where a record id is used twice', async () => {
		const topics = [{ id: 'pre-algebra-1-2-same-sign', title: 'T', objective: 'O' }];
		const chapter = chapterLine({
			name: '2-more',
			materials: [{ ...chapterLine().materials[0], topics }],
		});
		const twin = bookLine({ common_name: 'algebra-1' });
		expect(await issuesOf([...LIBRARY, chapter])).toEqual([
			'line 6: chapter.materials.topics.id: found "pre-algebra-1-2-same-sign", already used on line 2',
		]);
		expect(await issuesOf([...LIBRARY, twin])).toEqual([
			`line 6: book.id: found "${BOOK_ID}", already the id of "pre-algebra"`,
		]);
		expect(await issuesOf([...LIBRARY, bookLine({ name: 'Again' })])).toEqual([
			'line 6: book.common_name: found "pre-algebra", already used on line 1',
		]);
	});

	test('does not repeat a refused parent for each of its children', async () => {
		const children = [chapterLine(), questionLine(), lectureLine()];
		expect(await issuesOf([bookLine({ country: 'UK' }), ...children])).toEqual([
			'line 1: book.country: found "UK", expected "USA" or "CA"',
		]);
	});

	test('reports a parent that does not exist', async () => {
		expect(await issuesOf([chapterLine(), questionLine()])).toEqual([
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
		const redrawn = figureLine({ alt: 'Another line' });
		expect(await issuesOf([other, chapter, redrawn, stolen], dataDir)).toEqual([
			'line 3: figure.id: found "line-7", already a figure of the question bank',
			'line 4: question.id: found "pa-add-0001", already a question of the question bank',
		]);
	});

	test('leaves no trace of a broken stream', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		const broken = (function* () {
			yield JSON.stringify(questionLine({ id: 'pa-add-0002' }));
			throw new Error('the disk is gone');
		})();
		await expect(load(dataDir, broken)).rejects.toThrow('the disk is gone');
		expect(await readBooks(dataDir, (store) => store.counts())).toEqual({ books: 1, questions: 1 });
	});
});
