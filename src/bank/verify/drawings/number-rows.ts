/** The rows of numbers that data displays and number lines are drawn over. */
import { labelValue } from '../number-in-words.ts';
import { at, type Mark, type Scale, scaleOf } from './svg-elements.ts';

export type DataReader = {
	begins: RegExp;
	/** What the marks show and what the words say, in the same notation. */
	shown: (marks: readonly Mark[]) => string;
	said: (words: string) => string;
};

export const isNumber = ({ name, text }: Mark): boolean =>
	name === 'text' && !Number.isNaN(labelValue(text));

export const tenth = (value: number): number => Number(value.toFixed(1)) + 0;

/** The numbers at each height. */
export const rowsOf = (marks: readonly Mark[]): Map<number, Mark[]> =>
	Map.groupBy(marks.filter(isNumber), (mark) => at(mark, 'y'));

/** The scale of the numbers in a row. */
export const across = (labels: readonly Mark[]): Scale | undefined =>
	scaleOf(labels.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) })));
