/** The words of a page that stand outside it: browser tab, search results, shared links. */

/** More than this is cut off in a list of results. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** At most `length` characters, ended at a word; a cut is shown by an ellipsis. */
export function clipped(text: string, length: number): string {
	if (text.length <= length) return text;
	const kept = text.slice(0, length - 1);
	const end = /\s/.test(text.charAt(length - 1)) ? kept.length : kept.lastIndexOf(' ');
	return `${kept.slice(0, end > length / 2 ? end : kept.length).replace(/[\s,;:·(]+$/, '')}…`;
}

/** `1.2 Adding Integers · Pre-Algebra`: the context, which makes a title unique, is never cut. */
export function sharedTitle(title: string, context?: string): string {
	if (context === undefined) return title;
	const tail = ` · ${context}`;
	// A sentence that goes on with its context has no full stop.
	return clipped(title.replace(/\.$/, ''), TITLE_LENGTH - tail.length) + tail;
}

/** With the brand where there is room for it and the title does not name it. */
export function tabTitle(shared: string, brand: string): string {
	const branded = `${shared} · ${brand}`;
	return shared.includes(brand) || branded.length > TITLE_LENGTH ? shared : branded;
}

/** Two sentences in the length of a description; the second, which makes it unique, is never cut. */
export const description = (first: string, second: string): string =>
	`${clipped(first, DESCRIPTION_LENGTH - second.length - 1)} ${second}`;
