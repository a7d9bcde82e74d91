/** Tables of values as verifiers read them: from the words that describe the image. */
import { type Exact, readExact } from './exact.ts';

export type ReadRow = { heading: string; cells: string[] };

/** `… A table with 2 rows. x: 1, 2, blank. y: 3, 6, 9.` gives its rows; cells are as written, without "negative". */
export function rowsOfTable(speech: string): ReadRow[] {
	const words = /A table with \d+ rows\. (.*)$/.exec(speech)?.[1] ?? '';
	return [
		...words.matchAll(
			/([^:]+): ((?:-?[\d.]+|negative [\d.]+|blank)(?:, (?:negative )?[\w.]+)*)\.(?: |$)/g,
		),
	].map(([, heading = '', cells = '']) => ({
		heading: heading.trim(),
		cells: cells.replaceAll('negative ', '-').split(', '),
	}));
}

/** Columns of a table with two rows of numbers. @throws {RangeError} for a blank cell. */
export function pairsOfTable(speech: string): (readonly [Exact, Exact])[] {
	const [top = [], bottom = []] = rowsOfTable(speech).map(({ cells }) => cells);
	return top.map((cell, at) => {
		const [x, y] = [readExact(cell), readExact(bottom[at] ?? '')];
		if (!x || !y) throw new RangeError(`Column ${at + 1} of the table is not two numbers.`);
		return [x, y] as const;
	});
}
