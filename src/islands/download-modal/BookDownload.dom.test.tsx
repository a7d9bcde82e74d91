import { beforeEach, expect, test, vi } from 'vitest';
import { createBook } from '../../books/records.testdata.ts';
import { createTestClient } from '../../stores/books-client.testdata.ts';
import { closeDownloadModal } from '../../stores/download-modal.ts';
import { provideServices } from '../../stores/services.ts';
import { click, get, query, renderIsland, type } from '../render-island.testdata.tsx';
import { BookDownload } from './BookDownload.tsx';
import { $downloadDraft } from '../../stores/download-draft.ts';
import { useDownloadModal } from './DownloadModalProvider.tsx';

const book = createBook();
const other = createBook({ id: '11111111-5a52-4a5e-9c39-0d3a5a1f6b11', name: 'Algebra 1' });
const saveFile = vi.fn<(url: string, name: string) => void>();
const secondsUntilReady = vi.fn<(url: string) => Promise<number | undefined>>();

function provide({ recording }: { recording: () => Promise<void> }) {
	const client = createTestClient({ newDownload: recording, recordDownload: recording });
	provideServices({ client, saveFile, secondsUntilReady });
}

beforeEach(() => {
	closeDownloadModal();
	$downloadDraft.set({ email: '', userType: null });
	saveFile.mockReset();
	secondsUntilReady.mockReset().mockResolvedValue(undefined);
	provide({ recording: () => Promise.resolve() });
});

test('is a link that downloads the PDF without script', async () => {
	await renderIsland(<BookDownload book={book} />);
	const link = get('link', 'Download Pre-Algebra');
	expect(link.getAttribute('href')).toBe('/pdfs/pre-algebra.pdf');
	expect(link.getAttribute('download')).toBe('Pre-Algebra.pdf');
});

test.each([{ available: false }, { bookPDF: null }])('renders nothing for %o', async (lack) => {
	await renderIsland(<BookDownload book={createBook(lack)} />);
	expect(query('link')).toBeNull();
});

test('opens the dialog of the chosen book only', async () => {
	await renderIsland(
		<>
			<BookDownload book={book} />
			<BookDownload book={other} />
		</>,
	);
	const event = await click(get('link', 'Download Algebra 1'));
	expect(event.defaultPrevented).toBe(true);
	expect(get('dialog', 'Download Algebra 1')).toBeDefined();
	expect(query('dialog', 'Download Pre-Algebra')).toBeNull();
});

test('leaves a click with a modifier key to the browser', async () => {
	await renderIsland(<BookDownload book={book} />);
	const event = await click(get('link'), { ctrlKey: true });
	expect(event.defaultPrevented).toBe(false);
	expect(query('dialog')).toBeNull();
});

test('says what is missing and saves nothing', async () => {
	await renderIsland(<BookDownload book={book} />);
	await click(get('link'));
	await type(get('textbox', 'Email'), 'ada@');
	await click(get('button', 'Download PDF'));
	expect(get('dialog').textContent).toContain('Choose parent, teacher, or student.');
	expect(get('dialog').textContent).toContain('Enter an email address like name@example.com.');
	expect(saveFile).not.toHaveBeenCalled();
});

test('says how long the file will take, and saves none meanwhile', async () => {
	secondsUntilReady.mockResolvedValue(40);
	await renderIsland(<BookDownload book={book} />);
	await click(get('link'));
	expect(get('dialog').textContent).toContain('It will be ready in about 40 seconds');
	await type(get('textbox', 'Email'), 'ada@example.org');
	await click(get('radio', 'Teacher'));
	await click(get('button', 'Download PDF'));
	expect(saveFile).not.toHaveBeenCalled();
});

test('keeps what was entered when the dialog is closed and opened again', async () => {
	await renderIsland(<BookDownload book={book} />);
	await click(get('link'));
	await type(get('textbox', 'Email'), 'ada@example.org');
	await click(get('radio', 'Teacher'));
	await click(get('button', 'Cancel'));
	expect(query('dialog')).toBeNull();
	await click(get('link'));
	expect((get('textbox', 'Email') as HTMLInputElement).value).toBe('ada@example.org');
	expect((get('radio', 'Teacher') as HTMLInputElement).checked).toBe(true);
});

async function fillIn() {
	await renderIsland(<BookDownload book={book} />);
	await click(get('link'));
	await type(get('textbox', 'Email'), 'ada@example.org');
	await click(get('radio', 'Parent'));
	await click(get('button', 'Download PDF'));
}

test('saves the file and closes', async () => {
	await fillIn();
	expect(saveFile).toHaveBeenCalledWith('/pdfs/pre-algebra.pdf', 'Pre-Algebra.pdf');
	expect(query('dialog')).toBeNull();
});

test('says that the details were not stored, keeps them, and resends them under the same keys', async () => {
	const recording = vi.fn<(record: unknown, key: string) => Promise<void>>();
	recording.mockRejectedValue(new Error('down'));
	provideServices({
		client: createTestClient({ newDownload: recording, recordDownload: recording }),
		saveFile,
	});
	await fillIn();
	expect(get('status').textContent).toContain('could not be stored');
	expect((get('textbox', 'Email') as HTMLInputElement).value).toBe('ada@example.org');
	recording.mockResolvedValue(undefined);
	await click(get('button', 'Send details again'));
	expect(query('dialog')).toBeNull();
	expect(saveFile).toHaveBeenCalledOnce();
	const [first, second, ...again] = recording.mock.calls;
	expect(again).toEqual([first, second]);
});

test('shows that it is busy until the download is recorded', async () => {
	provide({ recording: () => new Promise(() => {}) });
	await renderIsland(<BookDownload book={book} />);
	await click(get('link'));
	await type(get('textbox', 'Email'), 'ada@example.org');
	await click(get('radio', 'Student'));
	await click(get('button', 'Download PDF'));
	expect(get('button', 'Downloading…').getAttribute('aria-disabled')).toBe('true');
});

test('throws if the modal is used outside its provider', async () => {
	function Stray() {
		useDownloadModal();
		return null;
	}
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	await expect(renderIsland(<Stray />)).rejects.toThrow(
		'useDownloadModal needs a DownloadModalProvider above it.',
	);
});
