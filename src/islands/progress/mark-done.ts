/** Marks on the lists of questions and materials what is done on this device, when the browser has nothing else to do. */
import { $progress } from '../../stores/progress.ts';
import type { ProgressRecord } from '../../stores/progress-record.ts';
import { countDone, isDone } from '../../stores/progress-summary.ts';

/** On the page of a material: every question that was tried. */
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

/** On the page of a book: how far each material is, along its line. */
export function markMaterials(): void {
	const headings = document.querySelectorAll<HTMLElement>('.outline h3');
	followProgress((questions) => {
		const counts = countDone(questions);
		let sum = 0;
		for (const heading of headings) {
			const link = heading.querySelector('a');
			// After its lectures stands how many questions a material has; without any, nothing.
			const after = heading.nextElementSibling?.nextElementSibling;
			const total = after?.tagName === 'P' ? parseInt(after.textContent, 10) : 0;
			const count = Math.min(counts.get(link ? lastNames(link, 3) : '') ?? 0, total);
			if (!link || total === 0) continue;
			sum += count;
			// Here, not in the sheet: the page of the longest book has no byte to spare.
			heading.style.background = `linear-gradient(var(--color-right) 0 0) no-repeat 0 0 / 3px ${(100 * count) / total}%`;
			if (count > 0) link.ariaDescription = `${count} of ${total} questions done`;
		}
		say(sum > 0 ? `${sum} done` : '');
	});
}

/** `book/chapter/material` or an id: the end of the address, under whichever prefix it stands. */
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
