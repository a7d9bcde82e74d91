import { beforeEach, expect, test } from 'vitest';
import type { BooksClient } from '../books/client.ts';
import { BooksError } from '../books/books-error.ts';
import {
	createBook,
	createChapter,
	createLecture,
	createQuestion,
} from '../books/records.testdata.ts';
import { $app, INITIAL_APP_STATE } from './app.ts';
import { createTestClient } from './books-client.testdata.ts';
import {
	$books,
	loadBook,
	loadChapters,
	loadLectures,
	loadQuestion,
	loadQuestionIds,
} from './books.ts';
import { provideServices } from './services.ts';

const path = {
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};
const EMPTY = { books: {}, questionIds: {}, lectures: {}, questions: {} };

const use = (calls: Partial<BooksClient>) => provideServices({ client: createTestClient(calls) });

beforeEach(() => {
	$app.set({ ...INITIAL_APP_STATE });
	$books.set(EMPTY);
});

test('loads a book, then its chapters, and keeps both under the book name', async () => {
	const calls: string[] = [];
	use({
		bookDetails: async (name) => {
			calls.push(`book ${name}`);
			return createBook();
		},
		allChapters: async (name) => {
			calls.push(`chapters ${name}`);
			return [createChapter()];
		},
	});
	await expect(loadBook('pre-algebra')).resolves.toEqual(createBook());
	expect(calls).toEqual(['book pre-algebra', 'chapters pre-algebra']);
	expect($books.get()).toEqual({
		...EMPTY,
		books: { 'pre-algebra': { book: createBook(), chapters: [createChapter()] } },
	});
});

test('fetches no chapters of a book that failed', async () => {
	use({
		bookDetails: () => Promise.reject(new BooksError('not-found', '404')),
		allChapters: () => expect.unreachable('chapters of a book that is not there'),
	});
	await expect(loadBook('pre-algebra')).resolves.toBeUndefined();
	expect($app.get()).toMatchObject({ isLoading: false, errors: ['No Data Found!'] });
	expect($books.get()).toEqual(EMPTY);
});

test('keeps a book whose chapters failed, with one message', async () => {
	use({
		bookDetails: async () => createBook(),
		allChapters: () => Promise.reject(new BooksError('offline', 'no connection')),
	});
	await expect(loadBook('pre-algebra')).resolves.toEqual(createBook());
	expect($books.get().books['pre-algebra']).toEqual({ book: createBook(), chapters: [] });
	expect($app.get()).toMatchObject({ isLoading: false, hasError: true, errors: ['Network Error'] });
});

test('keeps two books side by side', async () => {
	use({
		bookDetails: async (name) => createBook({ common_name: name }),
		allChapters: async () => [createChapter()],
	});
	await Promise.all([loadBook('pre-algebra'), loadBook('algebra-1')]);
	expect(Object.keys($books.get().books)).toEqual(['pre-algebra', 'algebra-1']);
});

test('keeps question ids per chapter and material of a book', async () => {
	use({ allQuestions: async () => ['pa-102-1', 'pa-102-2'] });
	await expect(loadQuestionIds(path)).resolves.toEqual(['pa-102-1', 'pa-102-2']);
	expect($books.get().questionIds).toEqual({
		'pre-algebra/1-integers/1-2-adding-integers': ['pa-102-1', 'pa-102-2'],
	});
});

test('keeps lectures per topic id', async () => {
	use({ lectureDetails: async () => [createLecture()] });
	await expect(loadLectures('pre-algebra-1-2-a')).resolves.toEqual([createLecture()]);
	expect($books.get().lectures).toEqual({ 'pre-algebra-1-2-a': [createLecture()] });
});

test('keeps a question per question id', async () => {
	use({ questionDetails: async () => createQuestion() });
	await expect(loadQuestion('pa-102-1')).resolves.toEqual(createQuestion());
	expect($books.get().questions).toEqual({ 'pa-102-1': createQuestion() });
});

const failing = () => Promise.reject(new BooksError('timeout', 'slow'));

test.each([
	['book', () => loadBook('pre-algebra')],
	['chapters', () => loadChapters('pre-algebra')],
	['question ids', () => loadQuestionIds(path)],
	['lectures', () => loadLectures('pre-algebra-1-2-a')],
	['question', () => loadQuestion('pa-102-1')],
])('follows the loading flow to one message if the %s cannot be fetched', async (_, load) => {
	use({
		bookDetails: failing,
		allChapters: failing,
		allQuestions: failing,
		lectureDetails: failing,
		questionDetails: failing,
	});
	const states: unknown[] = [];
	const stop = $app.listen(({ isLoading, hasError, errors }) =>
		states.push({ isLoading, hasError, errors }),
	);
	await expect(load()).resolves.toBeUndefined();
	stop();
	expect(states).toEqual([
		{ isLoading: true, hasError: false, errors: [] },
		{ isLoading: false, hasError: true, errors: ['Network Error'] },
	]);
	expect($books.get()).toEqual(EMPTY);
});

test.each([
	['chapters', () => loadChapters('pre-algebra')],
	['question ids', () => loadQuestionIds(path)],
	['lectures', () => loadLectures('pre-algebra-1-2-a')],
	['question', () => loadQuestion('pa-102-1')],
])('follows the loading flow of the %s to the stored record', async (_, load) => {
	use({
		allChapters: async () => [createChapter()],
		allQuestions: async () => ['pa-102-1'],
		lectureDetails: async () => [createLecture()],
		questionDetails: async () => createQuestion(),
	});
	const loading: boolean[] = [];
	const stop = $app.listen(({ isLoading }) => loading.push(isLoading));
	const record = await load();
	stop();
	expect(loading).toEqual([true, false]);
	expect($app.get()).toMatchObject({ hasError: false, errors: [], latestData: record });
});

test('shows the newer of two responses for the same question', async () => {
	const older = Promise.withResolvers<ReturnType<typeof createQuestion>>();
	const answers = [older.promise, Promise.resolve(createQuestion({ number: 2 }))];
	use({ questionDetails: () => answers.shift() ?? older.promise });
	const first = loadQuestion('pa-102-1');
	await loadQuestion('pa-102-1');
	older.resolve(createQuestion({ number: 1 }));
	await first;
	expect($books.get().questions['pa-102-1']?.number).toBe(2);
});
