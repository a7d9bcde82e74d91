/** A row of a table: what must hold between the two answers if a sentence has these words. */
import type { Relation } from './relations/relations.ts';

export type Rule = {
	/** What the sentences begin with, so few need the full match. */
	openings: readonly string[];
	pattern: RegExp;
	holds: Relation;
};

/** What sentences may name: "−3/4", and "3x" or "5" or "2π". */
const NUMBER = '(−?[\\d.]+(?:/\\d+)?)';
const TERM = '(−?\\d+/\\d+|−?[\\d.]*[a-zπ]{0,2}[²³]?)';

/** Patterns for whole sentences; NUMBER and TERM stand for what is named there. */
export function rule(holds: Relation, ...sentences: readonly string[]): Rule {
	const patterns = sentences.map((sentence) =>
		sentence.replaceAll('NUMBER', NUMBER).replaceAll('TERM', TERM),
	);
	return {
		openings: [...new Set(patterns.map(openingOf))],
		pattern: new RegExp(`^(?:${patterns.join('|')})$`),
		holds,
	};
}

/** The letters and spaces before anything that may vary; none in a pattern that is a choice as a whole. */
function openingOf(pattern: string): string {
	if (pattern.replaceAll(/\\.|\((?:\\.|[^()]|\((?:\\.|[^()])*\))*\)/g, '').includes('|')) return '';
	return /^[a-zA-Z ]*(?![?*{])/.exec(pattern)?.[0] ?? '';
}
