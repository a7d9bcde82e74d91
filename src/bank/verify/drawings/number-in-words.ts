/** Numbers on labels as they are said: "negative 5", "negative five thirds", "25 over 3". */
import { namedParts } from '../../../math/speech-numbers.ts';
import { FRACTIONS } from '../spoken/hear.ts';
import { labelValue } from './svg-elements.ts';

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
