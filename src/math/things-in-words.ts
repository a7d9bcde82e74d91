/** What a drawing shows, as words: "two circles and a dashed line at x equals 3". */
import { COUNTS } from './speech-numbers.ts';

const LIST = new Intl.ListFormat('en');

/** "34, 14, and 2" */
export const listInWords = (words: readonly string[]): string => LIST.format(words);

/** " with two circles and a dashed line"; nothing for an empty drawing. Things of the same kind are counted. */
export function withThings(things: readonly string[]): string {
	if (things.length === 0) return '';
	const kinds = [...new Set(things)];
	const counted = kinds.map((kind) => {
		const count = things.filter((thing) => thing === kind).length;
		return count === 1 ? kind : `${COUNTS[count] ?? count} ${plural(kind)}`;
	});
	return ` with ${listInWords(counted)}`;
}

/** "lines that rise from left to right" for "a line that rises from left to right", "hyperbolas with two branches". */
function plural(kind: string): string {
	const [, noun = kind, rest = ''] =
		/^\S+ (.*?)((?: (?:that|with|whose|of) .*)?)$/.exec(kind) ?? [];
	const verbs = rest.replaceAll(/\b(rise|fall|open|start)s\b/g, '$1');
	return `${noun}${noun.endsWith('ch') ? 'es' : 's'}${verbs}`;
}

/** "The marked points are (0, 2) and (3, 8)."; nothing where no point is marked. */
export const markedInWords = (points: readonly string[]): string =>
	points.length === 0
		? ''
		: ` The marked ${points.length === 1 ? 'point is' : 'points are'} ${listInWords(points)}.`;
