import type { ExcerptPart } from './search-hit.ts';

/**
 * Pagefind's excerpt split into text, so none of its HTML reaches the page: `that <mark>add</mark> to 0`. It marks
 * matches with `<mark>` and has already escaped every other `<` and `>`.
 */
export function parseExcerpt(html: string): ExcerptPart[] {
	return html
		.split(/<mark>(.*?)<\/mark>/s)
		.map((text, place) => ({ text: decode(text), isMatch: place % 2 === 1 }))
		.filter(({ text }) => text !== '');
}

const decode = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
