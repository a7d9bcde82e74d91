import type { IndexRecord } from './index-record.ts';
import { otherWords } from './other-words.ts';

const SHORTEST = 4;

/** Every word of the titles and their synonyms, for recognizing misspellings. Most frequent first. */
export function spellings(records: readonly IndexRecord[]): string[] {
	const counts = new Map<string, number>();
	for (const { title } of records) {
		for (const word of `${title} ${otherWords(title)}`.toLowerCase().match(/\p{L}+/gu) ?? []) {
			if (word.length >= SHORTEST) counts.set(word, (counts.get(word) ?? 0) + 1);
		}
	}
	return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
