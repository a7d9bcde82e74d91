import type { ExcerptPart } from './search-hit.ts';

/**
 * Pagefind's excerpt cut into text, so that no HTML of it reaches the page: `that <mark>add</mark> to 0`. It marks
 * matches with `<mark>` and has already written every other `<` and `>` as a character reference.
 */
export function parseExcerpt(html: string): ExcerptPart[] {
	return html
		.split(/<mark>(.*?)<\/mark>/s)
		.map((text, place) => ({ text: decode(text), isMatch: place % 2 === 1 }))
		.filter(({ text }) => text !== '');
}

const decode = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
