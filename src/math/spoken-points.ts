/** Points in the description of a drawing, where parentheses would be silent: "(0, 3), (1, 2)" is heard as four numbers. */
import { COUNTS, namedParts, PARTS } from './speech-numbers.ts';

const FRACTIONS = Object.keys(PARTS).flatMap((under) =>
	COUNTS.flatMap((_, over) => namedParts(over, Number(under)) ?? []),
);

/** "negative 5", "2.5", "negative five thirds", "25 over 3", "3 pi over 2". */
const COORDINATE = String.raw`(?:negative )?(?:(?:\d+(?:\.\d+)? )?pi(?: over \d+)?|\d+(?:\.\d+)?(?: over \d+)?|${FRACTIONS.join('|')})`;

const PAIR = String.raw`\(${COORDINATE}, ${COORDINATE}\)`;
const PAIRS = new RegExp(`${PAIR}(?:, ${PAIR})*(?:,? and ${PAIR})?`, 'g');

/** Words after which numbers are those of a point: "the marked points are", "an open dot at". */
const NAMES_POINTS = /\b(?:points?|dots?)(?: at| is| are)? $/;

/** "through (0, 3) and (1, 2)" → "through the points 0, 3; and 1, 2"; "the marked point is (2, 5)" → "the marked point is 2, 5". */
export const withPointsSaid = (words: string): string =>
	words.replaceAll(PAIRS, (list: string, at: number) => {
		const pairs = (list.match(new RegExp(PAIR, 'g')) ?? []).map((pair) => pair.slice(1, -1));
		const isNamed = NAMES_POINTS.test(words.slice(0, at));
		const name = isNamed ? '' : pairs.length > 1 ? 'the points ' : 'the point ';
		const hasLast = / and \([^()]*\)$/.test(list);
		const last = hasLast ? `; and ${pairs.pop()}` : '';
		// "The marked point 4, 7, is the lowest point": without a pause, 7 would be.
		const isSubject = /^ (?:is|are) /.test(words.slice(at + list.length));
		return `${name}${pairs.join('; ')}${last}${isSubject ? ',' : ''}`;
	});
