/** Text about a page that appears outside it: browser tab, search results, shared links. */

/** Search results cut off anything longer. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** At most `length` characters, cut at a word boundary; a cut is marked by an ellipsis. */
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
	// A sentence followed by its context has no period.
	return clipped(title.replace(/\.$/, ''), TITLE_LENGTH - tail.length) + tail;
}

/** With the brand, if it fits and the title does not already name it. */
export function tabTitle(shared: string, brand: string): string {
	const branded = `${shared} · ${brand}`;
	return shared.includes(brand) || branded.length > TITLE_LENGTH ? shared : branded;
}

/** Two sentences that fit the length of a description; the second, which makes it unique, is never cut. */
export const description = (first: string, second: string): string =>
	`${clipped(first, DESCRIPTION_LENGTH - second.length - 1)} ${second}`;
