import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BooksClient } from '../books/client.ts';
import { BooksError } from '../books/books-error.ts';
import { createBook } from '../books/records.testdata.ts';
import { $analytics, startAnalytics } from './analytics.ts';
import { $app, INITIAL_APP_STATE } from './app.ts';
import { createTestClient } from './books-client.testdata.ts';
import type { SendAnalytics } from './create-analytics.ts';
import {
	$downloadModal,
	chooseBook,
	closeDownloadModal,
	downloadSelectedBook,
} from './download-modal.ts';
import { provideServices } from './services.ts';

const KEY = expect.stringMatching(/^[\da-f]{32}$/);
const reader = { email: 'ada@example.org', userType: 'teacher' } as const;
const saveFile = vi.fn<(url: string, name: string) => void>();
const secondsUntilReady = vi.fn<(url: string) => Promise<number | undefined>>();

function use(calls: Partial<BooksClient>) {
	provideServices({ client: createTestClient(calls), saveFile, secondsUntilReady });
}

beforeEach(() => {
	saveFile.mockClear();
	secondsUntilReady.mockReset().mockResolvedValue(undefined);
	use({});
	$app.set({ ...INITIAL_APP_STATE });
	$analytics.set(null);
	$downloadModal.set({ visible: false, selectedBook: null });
});

test('is hidden, shown for the chosen book, and hidden again', () => {
	expect($downloadModal.get()).toEqual({ visible: false, selectedBook: null });
	chooseBook(createBook());
	expect($downloadModal.get()).toEqual({
		visible: true,
		selectedBook: {
			file: '/pdfs/pre-algebra.pdf',
			name: 'Pre-Algebra.pdf',
			id: createBook().id,
			commonName: 'pre-algebra',
		},
	});
	closeDownloadModal();
	expect($downloadModal.get().visible).toBe(false);
});

test('says how long a file will take, saves none meanwhile, and saves it once ready', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	secondsUntilReady.mockResolvedValueOnce(40);
	chooseBook(createBook());
	await vi.advanceTimersByTimeAsync(0);
	expect($downloadModal.get().secondsLeft).toBe(40);
	await expect(downloadSelectedBook(reader)).resolves.toBe(false);
	expect(saveFile).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(40_000);
	expect($downloadModal.get().secondsLeft).toBeUndefined();
	void downloadSelectedBook(reader);
	expect(saveFile).toHaveBeenCalledOnce();
});

test('does not check again once the dialog is closed', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	secondsUntilReady.mockResolvedValue(40);
	chooseBook(createBook());
	closeDownloadModal();
	await vi.advanceTimersByTimeAsync(90_000);
	expect(secondsUntilReady).toHaveBeenCalledOnce();
	expect($downloadModal.get().secondsLeft).toBeUndefined();
});

test('names the file after the book if the book does not name one', () => {
	chooseBook(createBook({ bookPDF_name: null }));
	expect($downloadModal.get().selectedBook?.name).toBe('pre-algebra.pdf');
});

test.each([
	['not available', createBook({ available: false })],
	['without a file', createBook({ bookPDF: null })],
])('stays hidden for a book that is %s', (_, book) => {
	chooseBook(book);
	expect($downloadModal.get()).toEqual({ visible: false, selectedBook: null });
});

test('saves the file by its URL and name, inside the click', () => {
	use({});
	chooseBook(createBook());
	void downloadSelectedBook(reader);
	expect(saveFile.mock.calls).toEqual([['/pdfs/pre-algebra.pdf', 'Pre-Algebra.pdf']]);
});

test('reports the download with email and user type, and records it', async () => {
	const newDownload = vi.fn<BooksClient['newDownload']>(async () => {});
	const recordDownload = vi.fn<BooksClient['recordDownload']>(async () => {});
	use({ newDownload, recordDownload });
	chooseBook(createBook());
	await expect(downloadSelectedBook(reader)).resolves.toBe(true);
	expect(newDownload.mock.calls).toEqual([
		[{ bookId: createBook().id, email: 'ada@example.org', userType: 'teacher' }, KEY],
	]);
	expect(recordDownload.mock.calls).toEqual([
		[
			{
				url: '/pdfs/pre-algebra.pdf',
				text: 'A teacher downloaded Pre-Algebra.pdf',
				type: 'book',
				bookName: 'pre-algebra',
			},
			KEY,
		],
	]);
});

test('sends the event User, downloaded_{bookName}, download_{bookName}', async () => {
	const send = vi.fn<SendAnalytics>();
	startAnalytics({ send, path: '/' });
	use({ newDownload: async () => {}, recordDownload: async () => {} });
	chooseBook(createBook());
	await downloadSelectedBook(reader);
	expect(send.mock.calls.slice(1)).toEqual([
		[
			{
				type: 'event',
				category: 'User',
				action: 'downloaded_pre-algebra',
				label: 'download_pre-algebra',
			},
		],
	]);
});

test('does nothing without a selected book', async () => {
	use({});
	await expect(downloadSelectedBook(reader)).resolves.toBe(false);
	expect(saveFile).not.toHaveBeenCalled();
});

const down = () => Promise.reject(new BooksError('network', 'down'));

test.each([
	['the download service', { newDownload: down, recordDownload: async () => {} }],
	['the download record', { newDownload: async () => {}, recordDownload: down }],
	['both', { newDownload: down, recordDownload: down }],
])('saves the file and shows no error if %s fails, and tells the form', async (_, calls) => {
	use(calls);
	chooseBook(createBook());
	await expect(downloadSelectedBook(reader)).resolves.toBe(false);
	expect(saveFile).toHaveBeenCalledOnce();
	expect($app.get()).toEqual(INITIAL_APP_STATE);
});

test('is submitting until the slower of the two calls has ended, even if the other failed', async () => {
	const record = Promise.withResolvers<void>();
	use({ newDownload: down, recordDownload: () => record.promise });
	chooseBook(createBook());
	const submitting: boolean[] = [];
	const stop = $app.listen(({ isSubmitting }) => submitting.push(isSubmitting));
	const download = downloadSelectedBook(reader);
	record.resolve();
	await download;
	stop();
	expect(submitting).toEqual([true, false]);
});
