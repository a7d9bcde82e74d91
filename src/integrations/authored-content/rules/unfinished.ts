/** Placeholders that a writer leaves for later. A draft may keep them; what a visitor reads may not. */
import { placeAt } from '../issues.ts';
import type { RuleIssue } from './rule.ts';

/** What `npm run new:post` leaves for the writer to replace. */
export const UNFINISHED = 'TODO';

const MARK = new RegExp(`\\b(?:${UNFINISHED}|FIXME|TBD)\\b:?|\\blorem ipsum\\b`, 'gi');

/** In text order; `text` is a whole file; `wayOut` is the alternative to finishing. */
export const findUnfinished = (text: string, wayOut: string): RuleIssue[] =>
	[...text.matchAll(MARK)]
		.filter(([mark]) => mark === mark.toUpperCase() || /^lorem/i.test(mark))
		.map(({ 0: mark, index }) => ({
			...placeAt(text, index),
			field: 'unfinished',
			message: `found "${(text.slice(index).split('\n')[0] ?? mark).slice(0, 50).replace(/[",\s]+$/, '')}". Write what is missing, or ${wayOut}.`,
		}));
