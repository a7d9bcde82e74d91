/** Marks what is done on this device in the lists of questions and materials, when the browser is idle. */
import { $progress } from '../../stores/progress.ts';
import type { ProgressRecord } from '../../stores/progress-record.ts';
import { countDone, isDone } from '../../stores/progress-summary.ts';

/** On a material's page: every question that was tried. */
export function markQuestions(): void {
	const items = document.querySelectorAll<HTMLLIElement>('.questions ol > li');
	const links = [...items].flatMap((item) => item.querySelector('a') ?? []);
	const names = new Map(links.map((link) => [link, link.ariaLabel]));
	followProgress((questions) => {
		let done = 0;
		for (const link of links) {
			const question = questions[lastNames(link, 1)];
			const state = question && (isDone(question) ? 'done' : 'tried');
			link.parentElement?.classList.toggle('done', state === 'done');
			link.parentElement?.classList.toggle('tried', state === 'tried');
			link.ariaLabel = `${names.get(link)}${state ? `: ${state}` : ''}`;
			if (state === 'done') done++;
		}
		say(done > 0 ? `${done} of ${links.length} done` : '');
	});
}

/** On a book's page: the line of each material that was started, and how much of it is done. */
export function markMaterials(): void {
	const headings = document.querySelectorAll<HTMLElement>('.outline h3');
	followProgress((questions) => {
		const counts = countDone(questions);
		let sum = 0;
		for (const heading of headings) {
			const link = heading.querySelector('a');
			const done = counts.get(link ? lastNames(link, 3) : '') ?? 0;
			sum += done;
			// Styled here, not in the sheet: the page of the longest book has no bytes to spare.
			heading.style.borderColor = done > 0 ? 'var(--color-right)' : '';
			if (link) link.title = done > 0 ? `${done} questions done` : '';
		}
		say(sum > 0 ? `${sum} done` : '');
	});
}

/** `book/chapter/material` or an id: the end of the path, under either prefix. */
const lastNames = (link: HTMLAnchorElement, count: number): string =>
	link.pathname.split('/').slice(-count).join('/');

function say(text: string): void {
	const place = document.querySelector('#done');
	if (place) place.textContent = text;
}

/** Calls once when the browser is idle, and again whenever the progress changes. */
function followProgress(show: (questions: ProgressRecord) => void): void {
	const start = () => $progress.subscribe(({ questions }) => show(questions));
	if ('requestIdleCallback' in window) requestIdleCallback(start);
	else setTimeout(start);
}
