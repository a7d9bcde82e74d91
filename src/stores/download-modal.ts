/** The download dialog's state: hidden, shown for a chosen book, hidden again. */
import { map } from 'nanostores';
import type { UserType } from '../books/contract.ts';
import type { Book } from '../schemas/wire/book.ts';
import { trackEvent } from './analytics.ts';
import { whileSubmitting } from './app.ts';
import { createRetryKey } from './retry-key.ts';
import { services } from './services.ts';

/** The part of a book's record that a download needs; the rest need not travel with a page. */
export type DownloadableBook = Pick<
	Book,
	'id' | 'name' | 'common_name' | 'available' | 'bookPDF' | 'bookPDF_name'
>;

/** `file` is the PDF's URL, `name` the file's name once saved, `commonName` the book's slug. */
export type SelectedBook = { file: string; name: string; id: string; commonName: string };

/**
 * The last book stays selected while hidden, so a dialog that fades out keeps its text. `secondsLeft` is set while the
 * server is still generating the file.
 */
export type DownloadModalState = {
	visible: boolean;
	selectedBook: SelectedBook | null;
	secondsLeft?: number | undefined;
};

export type DownloadRequest = { email: string; userType: UserType };

export const $downloadModal = map<DownloadModalState>({ visible: false, selectedBook: null });

/** Shows the dialog for this book. Does nothing for a book that is not available or has no file. */
export function chooseBook(book: DownloadableBook): void {
	const { id, available, bookPDF, bookPDF_name, common_name } = book;
	if (!available || bookPDF === null) return;
	$downloadModal.set({
		visible: true,
		selectedBook: {
			file: bookPDF,
			name: bookPDF_name ?? `${common_name}.pdf`,
			id,
			commonName: common_name,
		},
	});
	void lookAgain();
}

/** Asks how long the shown dialog's file will take, and again when it should be ready. */
async function lookAgain(): Promise<void> {
	const { selectedBook } = $downloadModal.get();
	if (!selectedBook) return;
	const seconds = await services().secondsUntilReady(selectedBook.file);
	const { visible, selectedBook: now } = $downloadModal.get();
	if (!visible || now !== selectedBook) return;
	$downloadModal.setKey('secondsLeft', seconds);
	if (seconds !== undefined) setTimeout(() => void lookAgain(), seconds * 1000);
}

export function closeDownloadModal(): void {
	$downloadModal.setKey('visible', false);
}

/**
 * Saves the selected book's file immediately, then records the download. Resolves to whether both calls were stored: a
 * failure never costs the reader the file, and adds no error to the list. Does nothing without a selected book or while
 * its file is still being generated.
 */
export async function downloadSelectedBook(request: DownloadRequest): Promise<boolean> {
	const { selectedBook, secondsLeft } = $downloadModal.get();
	if (!selectedBook || secondsLeft !== undefined) return false;
	const { file, name, commonName } = selectedBook;
	services().saveFile(file, name);
	trackEvent({
		category: 'User',
		action: `downloaded_${commonName}`,
		label: `download_${commonName}`,
	});
	return noteDownload(request);
}

/** Records the download without saving the file, for a form whose first try failed. Resolves as above. */
export async function noteDownload({ email, userType }: DownloadRequest): Promise<boolean> {
	const { selectedBook } = $downloadModal.get();
	if (!selectedBook) return false;
	const { file, name, id, commonName } = selectedBook;
	const { client } = services();
	const key = downloadKey.keyFor(JSON.stringify([id, email, userType]));
	return whileSubmitting(async () => {
		const notes = [
			client.newDownload({ bookId: id, email, userType }, key),
			client.recordDownload(
				{
					url: file,
					// The email address is left out: `new_download` stores it, and this text may be forwarded to a chat
					// tool.
					text: `A ${userType} downloaded ${name}`,
					type: 'book',
					bookName: commonName,
				},
				key,
			),
		];
		// Waits for both before the flag falls, so a failure of one does not hide the other.
		await Promise.allSettled(notes);
		await Promise.all(notes);
		downloadKey.stored();
	});
}

const downloadKey = createRetryKey();
