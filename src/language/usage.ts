/** Finds in a text what the glossary does not say. */
import { splitMarkup } from '../math/markup.ts';
import { GLOSSARY, type GlossaryEntry, type Scope } from './glossary.ts';

/** The words of a text with `$…$`, in which each formula is one "¤". */
export const plainWords = (text: string): string =>
	splitMarkup(text)
		.map((part) => (part.kind === 'words' ? part.text : '¤'))
		.join('');

/** One line for each entry that the text breaks, empty when it breaks none: `"work out": say simplify, … instead`. */
export function findUsageIssues(text: string, scope: Scope): string[] {
	const words = plainWords(text);
	if (!BREAKS[scope].test(words)) return [];
	return ENTRIES[scope].flatMap(({ say, not }) => {
		const found = not.exec(words)?.[0];
		return found === undefined ? [] : [`"${found}": say "${say}" instead`];
	});
}

const within = (scopes: readonly Scope[]): GlossaryEntry[] =>
	GLOSSARY.filter((entry) => scopes.includes(entry.in));

const ENTRIES: Readonly<Record<Scope, readonly GlossaryEntry[]>> = {
	explanations: GLOSSARY,
	learning: within(['learning', 'everything']),
	everything: within(['everything']),
};

/** What breaks any entry, or one of them in small letters: most texts do not, and one pattern finds that out soonest. */
const anyOf = (entries: readonly GlossaryEntry[]): RegExp =>
	new RegExp(entries.map(({ not }) => `(?:${not.source})`).join('|'), 'i');

const BREAKS: Readonly<Record<Scope, RegExp>> = {
	explanations: anyOf(ENTRIES.explanations),
	learning: anyOf(ENTRIES.learning),
	everything: anyOf(ENTRIES.everything),
};
