/** Data as a reader sees it, in the words of the prompt and of figures, and its statistics by counting. */
import { questionText } from '../../math/question-text.ts';
import { withPointsInPairs } from './number-in-words.ts';
import type { Question } from '../../schemas/wire/question.ts';

/** Lists of three or more numbers in a text, `$3$, $8$, $12$`. */
export function listsIn(text: string): number[][] {
	const plain = text.replaceAll(/[$\\]/g, '').replaceAll('{,}', '');
	return [...plain.matchAll(/-?\d+(?:\.\d+)?(?:, (?:and )?-?\d+(?:\.\d+)?){2,}/g)].map(([list]) =>
		list.split(/, (?:and )?/).map(Number),
	);
}

/** The first list of the prompt. @throws {RangeError} without one. */
export function promptList(question: Question): number[] {
	const [first] = listsIn(questionText(question.question));
	if (!first) throw new RangeError('The prompt lists no values.');
	return first;
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const average = (values: readonly number[]): number => sum(values) / values.length;

/** The value with as many values below it as above it: the smallest and largest are crossed out in pairs. */
export function middle(values: readonly number[]): number {
	const left = [...values];
	while (left.length > 2) {
		left.splice(left.indexOf(Math.min(...left)), 1);
		left.splice(left.indexOf(Math.max(...left)), 1);
	}
	return average(left);
}

export function quartiles(values: readonly number[]): readonly [number, number] {
	const [low, high] = [[...values], [...values]];
	const keep = Math.floor(values.length / 2);
	while (low.length > keep) low.splice(low.indexOf(Math.max(...low)), 1);
	while (high.length > keep) high.splice(high.indexOf(Math.min(...high)), 1);
	return [middle(low), middle(high)];
}

export const rangeOf = (values: readonly number[]): number =>
	Math.max(...values) - Math.min(...values);

export function iqr(values: readonly number[]): number {
	const [q1, q3] = quartiles(values);
	return q3 - q1;
}

/** From the sum and the sum of squares. */
export function deviation(values: readonly number[]): number {
	const squares = average(values.map((value) => value * value));
	return Math.sqrt(Math.max(0, squares - average(values) ** 2));
}

/** Issues unless the stored number (a decimal or a fraction) is `value`, rounded to its places if it is a decimal. */
export function expectNear({ answer }: Question, value: number): string[] {
	const [over = '', under = '1'] = answer.value.split('/');
	const stored = Number(over) / Number(under);
	const places = answer.kind === 'decimal' ? (over.split('.')[1]?.length ?? 0) : 9;
	return Math.abs(stored - value) <= 0.5 * 10 ** -places * 1.000001 && Number.isFinite(stored)
		? []
		: [`the stored answer is ${answer.value}, the check gives ${value}`];
}

/** The same without rounding. */
export function expectExactly({ answer }: Question, value: number): string[] {
	const [over = '', under = '1'] = answer.value.split('/');
	return Math.abs(Number(over) / Number(under) - value) < 1e-9
		? []
		: [`the stored answer is ${answer.value}, the check gives ${value}`];
}

type ReadTable = { columns: string[]; rows: { heading: string; cells: string[] }[] };

/** `A table of counts. Columns: a, b. Rows: x: 1, 2. y: 3, blank.`, or `One row, x: 1, 2.` */
export function countsTable(speech: string): ReadTable {
	const [, columns = '', rows = ''] =
		/A table of counts\. Columns: ([^.]*)\. (?:Rows: |One row, )(.*)$/.exec(speech) ?? [];
	return {
		columns: columns.split(', '),
		rows: [...rows.matchAll(/([^:.]+): ([^:.]+)\./g)].map(([, heading = '', cells = '']) => ({
			heading: heading.trim(),
			cells: cells.split(', '),
		})),
	};
}

/** All values of a dot plot. */
export const dotValues = (speech: string): number[] =>
	[...speech.matchAll(/(\d+) dots? over (\d+)/g)].flatMap(([, count, value]) =>
		Array.from({ length: Number(count) }, () => Number(value)),
	);

export type Bar = { from: number; to: number; count: number };

export const bars = (speech: string): Bar[] =>
	[...speech.matchAll(/(\d+) to less than (\d+): (\d+)/g)].map(([, from, to, count]) => ({
		from: Number(from),
		to: Number(to),
		count: Number(count),
	}));

/** The five-number summary of each box plot, in order. */
export const boxes = (speech: string): number[][] =>
	[
		...speech.matchAll(
			/whiskers end at ([\d.]+) and ([\d.]+), the box goes from ([\d.]+) to ([\d.]+), and the line inside the box is at ([\d.]+)\./g,
		),
	].map(([, least, most, first, third, median]) => [least, first, median, third, most].map(Number));

/** The points of a scatter plot. */
export const spots = (speech: string): (readonly [number, number])[] => {
	const list =
		/with points at ((?:\([^)]*\)(?:,? and |, )?)+)/.exec(withPointsInPairs(speech))?.[1] ?? '';
	return [...list.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(
		([, x, y]) => [Number(x), Number(y)] as const,
	);
};
