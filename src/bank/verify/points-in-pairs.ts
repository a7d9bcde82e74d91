/** Points in the description of a drawing, read back as they are printed. */
import { NUMBER_IN_WORDS } from './drawings/number-in-words.ts';

const COORDINATE = String.raw`(?:(?:negative )?(?:\d+ )?pi(?: over \d+)?|${NUMBER_IN_WORDS})(?![\d.]*\d)`;
const BARE = `${COORDINATE}, ${COORDINATE}(?!,(?: and)? ${COORDINATE})`;
/** "the marked points are 0, 3; and 1, 2", "an open dot at 2, 5" */
const POINTS = new RegExp(
	String.raw`(\b(?:points?|dots?)(?: at| is| are)? )(${BARE}(?:; ${BARE})*(?:; and ${BARE})?)(?:,(?= (?:is|are) ))?`,
	'g',
);

/** "through the points 0, 3; and 1, 2" → "through (0, 3) and (1, 2)"; three or more take a comma before "and". */
export const withPointsInPairs = (words: string): string =>
	words
		.replaceAll(POINTS, (_, name: string, list: string) => {
			const pairs = list.split(/; (?:and )?/).map((pair) => `(${pair})`);
			const last = list.includes('; and ') ? pairs.pop() : undefined;
			if (last === undefined) return name + pairs.join(', ');
			return `${name}${pairs.join(', ')}${pairs.length > 1 ? ',' : ''} and ${last}`;
		})
		.replaceAll(/\bthe points? (?=\()/g, '');
