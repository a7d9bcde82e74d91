/** What a drawing shows, as words: "two circles and a dashed line at x = 3". */
import { COUNTS } from './speech-numbers.ts';

const LIST = new Intl.ListFormat('en');

/** Things of the same kind are counted, and all are joined as in a sentence. */
export function thingsInWords(things: readonly string[]): string {
	const kinds = [...new Set(things)];
	return LIST.format(
		kinds.map((kind) => {
			const count = things.filter((thing) => thing === kind).length;
			return count === 1 ? kind : kind.replace(/^\S+ (.*)$/, `${COUNTS[count] ?? count} $1s`);
		}),
	);
}

/** "The marked points are (0, 2) and (3, 8)."; nothing where no point is marked. */
export const markedInWords = (points: readonly string[]): string =>
	points.length === 0
		? ''
		: ` The marked ${points.length === 1 ? 'point is' : 'points are'} ${LIST.format(points)}.`;
