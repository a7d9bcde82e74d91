/** Numbers and points in the words of a drawing, read back as they are printed. */
import { COUNTS, namedParts, PARTS } from '../../math/speech-numbers.ts';

/** Fractions that have names: "two thirds". */
export const FRACTIONS: ReadonlyMap<string, readonly ['frac', over: string, under: string]> =
	new Map(
		Object.keys(PARTS).flatMap((under) =>
			COUNTS.flatMap((_, over): [string, ['frac', string, string]][] => {
				const said = namedParts(over, Number(under));
				return said === null ? [] : [[said, ['frac', String(over), under]]];
			}),
		),
	);

/** A number as on a label: `−5`, `5/3`, `0.5`. NaN for other text. */
export function labelValue(text: string): number {
	const [, sign, over = '', under = '1'] = /^(−?)(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text) ?? [];
	return over === '' ? Number.NaN : ((sign ? -1 : 1) * Number(over)) / Number(under);
}

/** "negative 5", "negative five thirds", "25 over 3": a label as it is said. */
export const labelInWords = (text: string): string =>
	text
		.replace('−', 'negative ')
		.replace(
			/(\d+)\/(\d+)/,
			(_, over: string, under: string) =>
				namedParts(Number(over), Number(under)) ?? `${over} over ${under}`,
		)
		.replace('/', ' over ');

/** A number in words, for a regular expression. */
export const NUMBER_IN_WORDS = String.raw`(?:negative )?(?:\d+(?:\.\d+)?(?: over \d+)?|${[...FRACTIONS.keys()].join('|')})`;

/** "negative five thirds" as the label −5/3. */
export function labelOf(words: string): string {
	const size = words.replace('negative ', '');
	const [, over, under] = FRACTIONS.get(size) ?? [];
	const label = over === undefined ? size.replace(' over ', '/') : `${over}/${under}`;
	return size === words ? label : `−${label}`;
}

/** NaN for other words. */
export const valueInWords = (words: string): number => labelValue(labelOf(words));

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
