/** Where the answers at the back of a workbook go: in order from left to right, with as much room as each needs. */
export const ANSWER_COLUMNS = 4;

/** This many characters fit in one column, and in two. */
const ONE_COLUMN = 15;
const TWO_COLUMNS = 34;

/** A cell of Typst's grid: column and row from 0, and how many columns it spans. */
type Place = { x: number; y: number; colspan: number };

/** One place for each answer of a lesson, from its printed length in characters. */
export function answerPlaces(lengths: readonly number[]): Place[] {
	let [x, y] = [0, 0];
	return lengths.map((length) => {
		const colspan = length <= ONE_COLUMN ? 1 : length <= TWO_COLUMNS ? 2 : ANSWER_COLUMNS;
		if (x + colspan > ANSWER_COLUMNS) [x, y] = [0, y + 1];
		const place = { x, y, colspan };
		x += colspan;
		return place;
	});
}
