/**
 * Shows changed files of `/data` in the built lists. Everything is inserted as text, and a link only if it is a web
 * address or a path on this site.
 */
import type { Book } from '../../schemas/wire/book.ts';
import type { StaticData, StaticDataName } from '../../schemas/wire/static-data.ts';
import { bookPath } from '../../site.ts';
import { $app, loadStaticContent } from '../../stores/app.ts';
import { arrange, remove, setText } from './arrange.ts';
import type { ReceivedFiles } from './freshness.ts';
import { showPosts } from './show-posts.ts';

/** An invalid file leaves its list in the store empty, and the page unchanged. */
export async function showStaticContent(received: ReceivedFiles): Promise<void> {
	const names = Object.keys(received) as StaticDataName[];
	await loadStaticContent(names, received);
	for (const list of document.querySelectorAll<HTMLElement>('[data-static]')) {
		const name = names.find((known) => known === list.dataset['static']);
		if (name) SHOW[name](list, list.dataset['group'] ?? '');
	}
}

const SHOW: Readonly<Record<StaticDataName, (list: HTMLElement, group: string) => void>> = {
	faqs: (list, group) => showFaqs(list, itemsOf($app.get().faqs, group)),
	quotes: (list, group) => showQuotes(list, itemsOf($app.get().quotes, group)),
	books: (list, group) =>
		showBooks(
			list,
			$app.get().books.filter((book) => isInGroup(book, group)),
		),
	blogs: (list, group) =>
		showPosts(
			list,
			$app.get().blogs.filter(({ category }) => group === '' || category === group),
		),
};

const itemsOf = <Item>(groups: readonly { group: string; items: Item[] }[], name: string): Item[] =>
	groups.find(({ group }) => group === name)?.items ?? [];

/**
 * `USA` and `CA` are the available books of that curriculum; `ready` is all of these, `planned` the others, `all` both.
 */
function isInGroup({ available, country }: Book, group: string): boolean {
	if (group === 'all') return true;
	if (group === 'planned') return !available;
	return available && (group === 'ready' || group === country);
}

function showFaqs(list: HTMLElement, items: StaticData['faqs'][number]['items']): void {
	const limit = Number(list.dataset['limit'] ?? items.length);
	arrange(list, items.slice(0, limit), {
		selector: 'details',
		isSame: (element, { question }) => element.querySelector('summary')?.textContent === question,
		fill(element, { question, answers }, isNew) {
			if (isNew) element.removeAttribute('open');
			setText(element, 'summary', question);
			const shown = Array.from(element.querySelectorAll('p'), ({ textContent }) => textContent);
			if (shown.join('\n') === answers.join('\n')) return;
			remove(element, 'p');
			element.append(...answers.map((answer) => paragraph(answer)));
		},
	});
}

function showQuotes(list: HTMLElement, items: StaticData['quotes'][number]['items']): void {
	arrange(list, items, {
		selector: 'figure',
		isSame: (element, { quote }) => element.querySelector('blockquote')?.textContent === quote,
		fill(element, { quote, author, source }) {
			setText(element, 'blockquote', quote);
			const caption = element.querySelector('figcaption');
			const cite = caption?.querySelector('cite');
			if (!caption || !cite) return;
			cite.textContent = source;
			caption.replaceChildren(author, ' ', cite);
		},
	});
}

function showBooks(list: HTMLElement, books: readonly Book[]): void {
	arrange(list, books, {
		// The last stop of the shelf, which leads to all books, is drawn.
		selector: 'li:not(:has(svg))',
		isSame: (element, { common_name }) =>
			element.querySelector(`a[href="${bookPath(common_name)}"]`) !== null,
		fill(element, book, isNew) {
			const link = element.querySelector('a');
			setText(element, link?.querySelector('.name') ? '.name' : 'a', book.name);
			if (!isNew || !link) return;
			link.href = bookPath(book.common_name);
			remove(element, '.inside, .facts ~ .facts, a ~ span');
			setText(element, '.facts', factsOf(book));
			const cover = element.querySelector('img');
			if (!cover) return;
			// Its place stays empty if the cover cannot be loaded.
			cover.addEventListener('error', () => (cover.style.visibility = 'hidden'));
			cover.src = book.cover_image;
		},
	});
}

function factsOf({ country, question_count, available }: Book): string {
	const curriculum = country === 'USA' ? 'Common Core' : 'Ontario';
	if (!question_count) return curriculum;
	return `${curriculum}, ${question_count} questions${available ? '' : ' planned'}`;
}

function paragraph(text: string): HTMLParagraphElement {
	const element = document.createElement('p');
	element.textContent = text;
	return element;
}
