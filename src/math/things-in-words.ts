/** What a drawing shows, as words: "two circles and a dashed line at x equals 3". */
import { COUNTS } from './speech-numbers.ts';

const LISTS = {
	and: new Intl.ListFormat('en'),
	or: new Intl.ListFormat('en', { type: 'disjunction' }),
};

/** "34, 14, and 2", "2 or 3"; empty for no items. */
export const listInWords = (
	items: readonly (number | string)[],
	last: keyof typeof LISTS = 'and',
): string => LISTS[last].format(items.map(String));

/** "it rises, and it falls": a comma before "and" even between two clauses. */
export const clausesInWords = (clauses: readonly string[]): string =>
	clauses.length === 2 ? clauses.join(', and ') : listInWords(clauses);

/** " with two circles and a dashed line"; nothing for an empty drawing. Things of the same kind are counted. */
export function withThings(things: readonly string[]): string {
	if (things.length === 0) return '';
	const kinds = [...new Set(things)];
	const counted = kinds.map((kind) => {
		const count = things.filter((thing) => thing === kind).length;
		return count === 1 ? kind : plural(kind, COUNTS[count] ?? String(count));
	});
	const [first = ''] = counted;
	// After a thing with commas of its own, "and" could go on with it.
	return ` with ${first.includes(', ') ? clausesInWords(counted) : listInWords(counted)}`;
}

/**
 * "two lines that rise from left to right" for "a line that rises from left to right", "two hyperbolas, each with two
 * branches", "branches of two hyperbolas".
 */
function plural(kind: string, count: string): string {
	const areMany = (rest: string) => rest.replaceAll(/\b(rise|fall|open|start)s\b/g, '$1');
	const [, whole, run = ''] = /^a branch of a (\S+)(.*)$/.exec(kind) ?? [];
	if (whole !== undefined) return `branches of ${count} ${whole}s${areMany(run)}`;
	const [, noun = kind, rest = ''] =
		/^\S+ (.*?)((?: (?:that|with|whose|of) .*)?)$/.exec(kind) ?? [];
	const each = rest.startsWith(' with ') ? ', each' : '';
	return `${count} ${noun}${noun.endsWith('ch') ? 'es' : 's'}${each}${areMany(rest)}`;
}

/** "The marked points are (0, 2) and (3, 8)."; nothing where no point is marked. */
export const markedInWords = (points: readonly string[]): string =>
	points.length === 0
		? ''
		: ` The marked ${points.length === 1 ? 'point is' : 'points are'} ${listInWords(points)}.`;
