/** The page /progress: what was done on this device, what to look at again, and the record as a file. */
import type { QuestionIndex } from '../../schemas/wire/question-index.ts';
import { $progress, ERROR_TEXTS } from '../../stores/progress.ts';
import type { ProgressRecord } from '../../stores/progress-record.ts';
import { bookView, bookWithoutOutline } from './book-view.ts';
import { lookAgainView } from './look-again-view.ts';
import { overviewText } from './overview.ts';

/** The parts of the page's HTML that are filled in from the device. */
export function startProgressPage(root: HTMLElement): void {
	const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);
	// Null: it did not arrive.
	const indexes = new Map<string, QuestionIndex | null>();

	function show(): void {
		const { questions, issue } = $progress.get();
		const fill = (name: string, ...contents: (Node | string)[]) =>
			part(name)?.replaceChildren(...contents);
		fill('issue', issue ? ERROR_TEXTS[issue] : '');
		fill('overview', overviewText(questions));
		fill('again', ...lookAgainView(questions, [...indexes.values()], Date.now()));
		fill(
			'books',
			...booksIn(questions).map((book) => {
				const index = indexes.get(book);
				return index ? bookView(index, questions) : bookWithoutOutline(book, questions);
			}),
		);
		root.classList.toggle('empty', Object.keys(questions).length === 0);
	}

	/** The outlines of the books that were practiced; the requests name only the book. */
	async function loadOutlines(): Promise<void> {
		const missing = booksIn($progress.get().questions).filter((book) => !indexes.has(book));
		for (const book of missing) indexes.set(book, null);
		if (missing.length === 0) return;
		const { services } = await import('../../stores/services.ts');
		await Promise.all(
			missing.map(async (book) => {
				indexes.set(
					book,
					await services()
						.client.questionIndex(book)
						.catch(() => null),
				);
			}),
		);
		show();
	}

	$progress.subscribe(() => {
		show();
		void loadOutlines();
	});
	openForPrint(root);
}

const booksIn = (progress: ProgressRecord): string[] => [
	...new Set(Object.values(progress).map(({ place }) => place.split('/')[0] ?? '')),
];

/** Paper cannot be opened: opens every part for printing, and restores them afterward. */
function openForPrint(root: HTMLElement): void {
	let opened: HTMLDetailsElement[] = [];
	window.addEventListener('beforeprint', () => {
		opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
		for (const details of opened) details.open = true;
	});
	window.addEventListener('afterprint', () => {
		for (const details of opened) details.open = false;
	});
}
