import { beforeEach, expect, test } from 'vitest';
import type { BooksClient } from '../books/client.ts';
import { BooksError } from '../books/books-error.ts';
import { createBook } from '../books/records.testdata.ts';
import {
	STATIC_DATA_NAMES,
	type StaticData,
	type StaticDataName,
} from '../schemas/wire/static-data.ts';
import { $app, INITIAL_APP_STATE, loadStaticContent, submitContact } from './app.ts';
import { createTestClient } from './books-client.testdata.ts';
import { provideServices } from './services.ts';

const files: StaticData = {
	faqs: [{ group: 'tutoring', items: [{ question: 'Who?', answers: ['A teacher.'] }] }],
	quotes: [
		{ group: 'home', items: [{ quote: 'Eureka', author: 'Archimedes', source: 'Vitruvius' }] },
	],
	books: [createBook()],
	blogs: [],
};

const use = (calls: Partial<BooksClient>) => provideServices({ client: createTestClient(calls) });

beforeEach(() => $app.set({ ...INITIAL_APP_STATE }));

test('fetches the four static lists in parallel and stores them', async () => {
	const asked: string[] = [];
	const gate = Promise.withResolvers<void>();
	use({
		staticData: async (name) => {
			asked.push(name);
			await gate.promise;
			return files[name];
		},
	});
	const loading = loadStaticContent(STATIC_DATA_NAMES);
	expect(asked).toEqual(['faqs', 'quotes', 'books', 'blogs']);
	gate.resolve();
	await loading;
	expect($app.get()).toEqual({ ...INITIAL_APP_STATE, ...files });
});

test.each<StaticDataName>(['faqs', 'quotes', 'books', 'blogs'])(
	'leaves %s with an empty list and no error if only that file fails',
	async (broken) => {
		$app.setKey('books', [createBook({ name: 'from before' })]);
		use({
			staticData: async (name) => {
				if (name === broken) throw new BooksError('malformed', 'HTML');
				return files[name];
			},
		});
		await loadStaticContent(STATIC_DATA_NAMES);
		expect($app.get()).toEqual({ ...INITIAL_APP_STATE, ...files, [broken]: [] });
	},
);

test('shows a submission while it lasts and resolves to true once it is stored', async () => {
	const stored = Promise.withResolvers<void>();
	use({ submit: () => stored.promise });
	const submitting = submitContact('Hello');
	expect($app.get().isSubmitting).toBe(true);
	stored.resolve();
	await expect(submitting).resolves.toBe(true);
	expect($app.get().isSubmitting).toBe(false);
});

test('resolves to false for a failed submission, and adds no error to the list', async () => {
	use({ submit: () => Promise.reject(new BooksError('timeout', 'slow')) });
	await expect(submitContact('Hello')).resolves.toBe(false);
	expect($app.get()).toEqual(INITIAL_APP_STATE);
});

test('sends the text as written', async () => {
	const sent: string[] = [];
	use({
		submit: async (text) => {
			sent.push(text);
		},
	});
	await submitContact('  Two spaces,\na new line ');
	expect(sent).toEqual(['  Two spaces,\na new line ']);
});

test('stays submitting until the last of two submissions ends', async () => {
	const second = Promise.withResolvers<void>();
	use({ submit: (text) => (text === 'second' ? second.promise : Promise.resolve()) });
	const first = submitContact('first');
	const last = submitContact('second');
	await first;
	expect($app.get().isSubmitting).toBe(true);
	second.resolve();
	await last;
	expect($app.get().isSubmitting).toBe(false);
});
