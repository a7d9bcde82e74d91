/** A row of a table: what must hold between the two answers if a sentence has these words. */
import type { Relation } from './relations/relations.ts';

export type Rule = { pattern: RegExp; holds: Relation };

/** What sentences may name: "−3/4", and "3x" or "5" or "2π". */
const NUMBER = '(−?[\\d.]+(?:/\\d+)?)';
const TERM = '(−?\\d+/\\d+|−?[\\d.]*[a-zπ]{0,2}[²³]?)';

/** Patterns for whole sentences; NUMBER and TERM stand for what is named there. */
export const rule = (holds: Relation, ...sentences: readonly string[]): Rule => ({
	pattern: new RegExp(
		`^(?:${sentences.join('|').replaceAll('NUMBER', NUMBER).replaceAll('TERM', TERM)})$`,
	),
	holds,
});
