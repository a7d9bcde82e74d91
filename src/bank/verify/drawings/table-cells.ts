/** A table row by row: its headings and its numbers are those that the description gives in the same places. */
import { at, type Mark, marksIn } from './svg-elements.ts';

/** Issues for a row that differs from its description; none for other drawings. */
export function tableIssues(svg: string, description: string): string[] {
	if (!description.startsWith('A table')) return [];
	const said = rowsIn(description);
	if (!said) return ['no rows of the table are described'];
	const [, counted = said.length] = /^A table with (\d+) rows/.exec(description) ?? [];
	const asked = description.startsWith('A table of counts') ? 'question mark' : 'blank';
	const shown = rowsOf(marksIn(svg)).map((row) =>
		row.map(({ text }) => (text === '?' ? asked : inWords(text))).join(', '),
	);
	const wrong = [said.length, Number(counted)].find((count) => count !== shown.length);
	if (wrong !== undefined) return [`the table has ${shown.length} rows, not ${wrong}`];
	const sums = /Columns: [^.]*, Total\. .* Total: /.test(description)
		? wrongTotals(said.slice(1))
		: [];
	if (sums.length > 0) return sums;
	return shown
		.map((row, nth) => ({ row, words: said[nth] }))
		.filter(({ row, words }) => row !== words)
		.map(({ row, words }) => `the table shows "${row}", its description says "${words}"`);
}

/** Each row and each column ends with its sum; an empty cell is found from the others in its row or column. */
function wrongTotals(rows: readonly string[]): string[] {
	const cells = rows.map((row) => row.split(', ').slice(1).map(Number));
	const places = (cells[0] ?? []).keys().toArray();
	const lines = [
		...cells.keys().map((row) => places.map((column) => [row, column] as const)),
		...places.map((column) =>
			cells
				.keys()
				.map((row) => [row, column] as const)
				.toArray(),
		),
	];
	const valueAt = ([row, column]: readonly [number, number]) => cells[row]?.[column] ?? Number.NaN;
	// The first gap is filled in the first pass, and those that depend on it in the next ones.
	for (let pass = 0; pass < places.length; pass++)
		for (const line of lines) {
			const total = valueAt(line.at(-1) ?? [0, 0]);
			const parts = line.slice(0, -1);
			const [gap, ...more] = line.filter((place) => Number.isNaN(valueAt(place)));
			const sum = parts.map(valueAt).reduce((one, other) => one + (other || 0), 0);
			if (!gap) {
				if (sum !== total) return [`${parts.map(valueAt).join(' + ')} is not the total ${total}`];
			} else if (more.length === 0) {
				const found = gap === line.at(-1) ? sum : total - sum;
				const row = cells[gap[0]];
				if (row) row[gap[1]] = found;
			}
		}
	return cells.flat().some((value) => value < 0) ? ['a cell of the table would be negative'] : [];
}

/** Each row as its cells from left to right, its heading first; undefined for words of another form. */
function rowsIn(description: string): string[] | undefined {
	const [, values] = /^A table with \d+ rows\. (.*)$/.exec(description) ?? [];
	const [, columns, counts] =
		/^A table of counts\. Columns: (.*?)\. (?:Rows: |One row, )(.*)$/.exec(description) ?? [];
	const rows = (values ?? counts)?.split(/\.(?: |$)/).filter(Boolean);
	return rows && [...(columns === undefined ? [] : [columns]), ...rows.map(rowInCells)];
}

/** "distance, in kilometres: 0, 8" begins with a heading and its unit, which is drawn as "(km)". */
function rowInCells(row: string): string {
	const [heading = '', cells = ''] = row.split(': ');
	return `${withoutUnit(heading)}, ${cells}`;
}

const withoutUnit = (heading: string): string => heading.replace(/(?:, in .*| \(.*\))$/, '');

/** "f(x)" as "f of x", "−2" as "negative 2", a heading without "(km)", and an empty cell as "blank". */
const inWords = (text: string): string =>
	withoutUnit(text)
		.replace(/^(\w)\((\w)\)$/, '$1 of $2')
		.replace(/^−/, 'negative ')
		.replace(/^$/, 'blank');

/** The texts at each height, from left to right. */
function rowsOf(marks: readonly Mark[]): Mark[][] {
	const rows = Map.groupBy(
		marks.filter(({ name }) => name === 'text'),
		(mark) => at(mark, 'y'),
	);
	return [...rows]
		.toSorted(([one], [other]) => one - other)
		.map(([, row]) => row.toSorted((one, other) => at(one, 'x') - at(other, 'x')));
}
