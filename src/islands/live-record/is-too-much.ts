/**
 * The longest markup of one field, the most tags, and the deepest nesting. The bank's own maximums are 4,316, 183, and
 * 11.
 */
const MAX_LENGTH = 200_000;
const MAX_TAGS = 3_000;
const MAX_DEPTH = 60;

const TAG = /<(\/?)([a-z][a-z0-9-]{0,30})/gi;

/** Elements with an implied end tag. */
const ENDS_BY_ITSELF = new Set(
	'br hr img wbr input p li dt dd td th tr thead tbody tfoot rt rp option mprescripts mspace'.split(
		' ',
	),
);

/**
 * Whether markup would tie up a phone for too long. Judged from the text in one pass: a parser would first build all of
 * it.
 */
export function isTooMuch(html: string): boolean {
	if (html.length > MAX_LENGTH) return true;
	let tags = 0;
	let depth = 0;
	for (const [, slash, name = ''] of html.matchAll(TAG)) {
		if (++tags > MAX_TAGS) return true;
		if (ENDS_BY_ITSELF.has(name.toLowerCase())) continue;
		depth += slash ? -1 : 1;
		if (depth > MAX_DEPTH) return true;
	}
	return false;
}
