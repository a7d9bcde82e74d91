import { beforeEach, describe, expect, test } from 'vitest';
import { BooksError } from '../../books/books-error.ts';
import type { BooksClient, MaterialPath } from '../../books/client.ts';
import {
	createBook,
	createChapter,
	createLecture,
	createQuestion,
} from '../../books/records.testdata.ts';
import { createTestClient } from '../../stores/books-client.testdata.ts';
import { $books } from '../../stores/books.ts';
import { provideServices } from '../../stores/services.ts';
import {
	click,
	get,
	provideOpenFirstWall,
	query,
	renderIsland,
	settle,
} from '../render-island.testdata.tsx';
import { ShellViewer } from './ShellViewer.tsx';

provideOpenFirstWall();

const base = '/workbooks/pre-algebra/1-integers/1-2-adding-integers';
const offline = () => Promise.reject(new BooksError('network', 'refused'));
const nothing = () => Promise.reject(new BooksError('not-found', 'an empty list'));
const chapter = createChapter({
	materials: [
		{
			number: '1.2',
			name: '1-2-adding-integers',
			title: 'Adding Integers',
			standards: [],
			topics: [{ id: 'pre-algebra-1-2-a', title: 'Same sign', objective: 'Add two integers.' }],
			question_count: 2,
		},
	],
});
const outline: Partial<BooksClient> = {
	bookDetails: () => Promise.resolve(createBook()),
	allChapters: () => Promise.resolve([chapter]),
};

function provide(calls: Partial<BooksClient>) {
	provideServices({ client: createTestClient(calls) });
}

beforeEach(() => {
	history.replaceState(null, '', `${base}/pa-102-1`);
	$books.set({ books: {}, questionIds: {}, lectures: {}, questions: {} });
});

test('shows the question, then its neighbors and its place by the titles of its book', async () => {
	let answer = (_ids: string[]) => {};
	provide({
		questionDetails: () => Promise.resolve(createQuestion()),
		allQuestions: () => new Promise((resolve) => (answer = resolve)),
		bookDetails: () => Promise.resolve(createBook({ name: 'Pre-Algebra & More' })),
		allChapters: () => Promise.resolve([chapter]),
	} as Partial<BooksClient>);
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading', 'Question 1').tagName).toBe('H1');
	expect(query('link', 'Next →')).toBeNull();
	await settle(() => answer(['pa-102-0', 'pa-102-1', 'pa-102-2']));
	expect(get('link', 'Next →').getAttribute('href')).toBe(`${base}/pa-102-2`);
	expect(get('link', '← Previous').getAttribute('href')).toBe(`${base}/pa-102-0`);
	expect(get('link', 'Pre-Algebra & More').getAttribute('href')).toBe('/workbooks/pre-algebra');
	expect(get('link', '1.2 Adding Integers').getAttribute('href')).toBe(base);
	expect(document.title).toBe('Add −8 + 5 · Pre-Algebra & More, 1.2 no. 1 · Lemma Lane');
});

test('is loading until the record is there, never blank', async () => {
	provide({ questionDetails: () => new Promise<never>(() => {}) });
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('status').textContent).toBe('Loading…');
});

test('shows the message of a failure and recovers with a retry', async () => {
	provide({ questionDetails: offline, allQuestions: offline });
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('The library does not respond.');
	expect(document.title).toBe('The library does not respond. · Lemma Lane');
	provide({
		questionDetails: () => Promise.resolve(createQuestion()),
		allQuestions: offline,
	} as Partial<BooksClient>);
	const retry = get('button', 'Retry');
	retry.focus();
	await click(retry);
	expect(get('heading').textContent).toBe('Question 1');
	expect(document.activeElement?.contains(get('heading'))).toBe(true);
	expect(document.activeElement).not.toBe(document.body);
});

test('finds no question that belongs to another material', async () => {
	provide({
		questionDetails: () => Promise.resolve(createQuestion({ material_name: '1-1-other' })),
	} as Partial<BooksClient>);
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('The library did not find this page.');
});

test('requests nothing for a path that names no record', async () => {
	history.replaceState(null, '', '/shell');
	provide({});
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('The library did not find this page.');
});

test('shows a lecture and leads back to its material', async () => {
	history.replaceState(null, '', `${base}/lectures/pre-algebra-1-2-a`);
	provide({ lectureDetails: () => Promise.resolve([createLecture()]) });
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('Adding integers');
	const back = get('link', '1.2 Adding Integers: all lectures and questions');
	expect(back.getAttribute('href')).toBe(base);
});

test('says that a planned lecture is not written yet', async () => {
	history.replaceState(null, '', `${base}/lectures/pre-algebra-1-2-a`);
	provide({ ...outline, lectureDetails: nothing });
	await renderIsland(<ShellViewer siteName="Lemma Lane" />);
	expect(get('heading').textContent).toBe('Same sign');
	expect(document.body.textContent).toContain('This lecture is not written yet.');
});

describe('a book', () => {
	beforeEach(() => history.replaceState(null, '', '/worksheets/pre-algebra'));

	test('shows its outline, and what can be downloaded', async () => {
		provide(outline);
		await renderIsland(<ShellViewer siteName="Lemma Lane" />);
		expect(get('heading').textContent).toBe('Pre-Algebra');
		expect(get('link', '1.2 Adding Integers').getAttribute('href')).toBe(base);
		expect(get('link', 'Download Pre-Algebra')).toBeTruthy();
		expect(document.title).toBe('Pre-Algebra workbook · Lemma Lane');
	});

	test('says that it has no chapters and where to go', async () => {
		provide({ ...outline, allChapters: nothing });
		await renderIsland(<ShellViewer siteName="Lemma Lane" />);
		expect(document.body.textContent).toContain('This workbook has no chapters yet.');
		expect(get('link', 'all workbooks').getAttribute('href')).toBe('/workbooks');
		expect(query('alert')).toBeNull();
	});

	test('stays if its chapters do not load, and gets them with a retry', async () => {
		provide({ ...outline, allChapters: offline });
		await renderIsland(<ShellViewer siteName="Lemma Lane" />);
		expect(get('heading').textContent).toBe('Pre-Algebra');
		expect(get('alert').textContent).toContain('The library does not respond.');
		provide(outline);
		await click(get('button', 'Retry'));
		expect(query('alert')).toBeNull();
		expect(get('link', '1.2 Adding Integers')).toBeTruthy();
	});
});

describe('a material', () => {
	beforeEach(() => history.replaceState(null, '', base));

	const prompt = (id: string, number: number) => ({
		id,
		number,
		question: `Prompt ${number}`,
		question_html: `Prompt ${number}`,
		image_id: null,
		difficulty: 1 as const,
		choices: null,
	});

	test('shows the prompts, and more of them on request', async () => {
		const ids = ['pa-102-1', 'pa-102-2', 'pa-102-3'];
		const asked: number[] = [];
		provide({
			...outline,
			allQuestions: () => Promise.resolve(ids),
			questionPrompts: (_path: MaterialPath, from: number) => {
				asked.push(from);
				const [first = ''] = ids.slice(from);
				return Promise.resolve(
					from === 0 ? [prompt(first, 1), prompt('pa-102-2', 2)] : [prompt(first, 3)],
				);
			},
		} as Partial<BooksClient>);
		await renderIsland(<ShellViewer siteName="Lemma Lane" />);
		expect(document.body.textContent).toContain('Prompt 2');
		expect(document.body.textContent).not.toContain('Prompt 3');
		expect(get('link', 'Question 3, with its solution').getAttribute('href')).toBe(
			`${base}/pa-102-3`,
		);
		await click(get('button', 'Show the next question in full'));
		expect(document.body.textContent).toContain('Prompt 3');
		expect(asked).toEqual([0, 2]);
		expect(document.body.textContent).not.toContain('Show the next');
	});

	test('leads to its lectures and to each of its questions', async () => {
		provide({
			...outline,
			allQuestions: () => Promise.resolve(['pa-102-1', 'pa-102-2']),
			questionPrompts: offline,
		});
		await renderIsland(<ShellViewer siteName="Lemma Lane" />);
		expect(get('heading').textContent).toBe('1.2 Adding Integers');
		const question = get('link', 'Question 2, with its solution');
		expect(question.getAttribute('href')).toBe(`${base}/pa-102-2`);
		const lecture = `${base}/lectures/pre-algebra-1-2-a`;
		expect(get('link', 'Same sign').getAttribute('href')).toBe(lecture);
		expect(get('link', 'Integers').getAttribute('href')).toBe('/workbooks/pre-algebra#1-integers');
		expect(document.title).toBe('1.2 Adding Integers · Pre-Algebra · Lemma Lane');
	});

	test('says that it has no questions and where to go', async () => {
		provide({ ...outline, allQuestions: nothing, questionPrompts: nothing });
		await renderIsland(<ShellViewer siteName="Lemma Lane" />);
		expect(document.body.textContent).toContain('This material has no questions yet.');
		const others = get('link', 'See the other materials of Pre-Algebra');
		expect(others.getAttribute('href')).toBe('/workbooks/pre-algebra');
	});

	test('keeps its lectures if the list of questions does not load', async () => {
		provide({ ...outline, allQuestions: offline, questionPrompts: offline });
		await renderIsland(<ShellViewer siteName="Lemma Lane" />);
		expect(get('link', 'Same sign')).toBeTruthy();
		expect(get('alert').textContent).toContain('The library does not respond.');
	});

	test('is not found if its book does not have it', async () => {
		history.replaceState(null, '', `${base}-unknown`);
		provide(outline);
		await renderIsland(<ShellViewer siteName="Lemma Lane" />);
		expect(get('heading').textContent).toBe('The library did not find this page.');
	});
});
