import type { BlogPost } from '../../schemas/wire/static-data.ts';
import { arrange, remove, setText } from './arrange.ts';

/**
 * Shows the list of posts. A post added since the build has no page yet: its title leads to its video if it has one,
 * and its text unfolds below.
 */
export function showPosts(list: HTMLElement, posts: readonly BlogPost[]): void {
	arrange(list, posts, {
		selector: 'li:has(article)',
		isSame: (element, { id }) => element.querySelector(`h2 a[href="/blog/${id}"]`) !== null,
		fill(element, post, isNew) {
			setText(element, 'h2 a', post.title);
			setText(element, 'article > p', post.subtitle);
			if (isNew) fillNew(element, post);
		},
	});
}

function fillNew(element: HTMLElement, { date, link, imageUrl, details }: BlogPost): void {
	remove(element, '.category, .when span');
	element.querySelector('time')?.removeAttribute('datetime');
	setText(element, 'time', date);
	const title = element.querySelector<HTMLAnchorElement>('h2 a');
	if (link !== undefined && /^https?:/.test(link)) title?.setAttribute('href', link);
	else title?.removeAttribute('href');
	const picture = element.querySelector('img');
	if (picture && imageUrl) {
		picture.removeAttribute('srcset');
		picture.alt = '';
		picture.addEventListener('error', () => picture.remove());
		picture.src = imageUrl;
	} else picture?.remove();
	element.querySelector('article')?.append(articleFold(details));
}

function articleFold(details: BlogPost['details']): HTMLElement {
	const fold = document.createElement('details');
	// Above the title's link, which covers the whole entry.
	fold.style.position = 'relative';
	fold.style.zIndex = '1';
	fold.append(textElement('summary', 'Read it here'));
	for (const { title, article } of details) {
		if (title) fold.append(textElement('h3', title));
		fold.append(...article.map((text) => textElement('p', text)));
	}
	return fold;
}

function textElement(name: 'summary' | 'h3' | 'p', text: string): HTMLElement {
	const element = document.createElement(name);
	element.textContent = text;
	return element;
}
