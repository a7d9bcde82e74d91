import { z } from 'astro/zod';
import { eachOnce, entry, expects, line } from './wording.ts';

const quoteSchema = entry({
	quote: line(5, 400, 'Mathematics is the art of giving the same name to different things.')
		.regex(/^[^"“„«]|[^"”“»]$/, {
			error: 'has quotation marks around it, which the page writes. Remove them.',
		})
		.describe('The words, without quotation marks.'),
	author: line(2, 80, 'Henri Poincaré').describe('The person who wrote or said them.'),
	source: line(2, 200, 'Science et méthode, 1908, book I, chapter II').describe(
		'Where the words can be checked. A quote without a source is not published.',
	),
});

const group = z
	.array(quoteSchema, expects('a list of quotes'))
	.min(1, expects('at least one quote'))
	.superRefine(eachOnce('quote'));

/** `content/quotes.json`. */
export const quotesFileSchema = entry({
	home: group.describe('Shown on the home page.'),
	tutoring: group.describe('Shown on the tutoring page.'),
});
