import { expect, test } from 'vitest';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { tableIssues } from './table-cells.ts';
import { withLettersSwapped } from './swapped-letters.ts';

const row = (y: number, first: number, ...cells: (string | number)[]) =>
	cells.map((text, at) => `<text x="${first + 60 * at}" y="${y}">${text}</text>`).join('');

test('refuses a table whose headings or numbers are exchanged', () => {
	const svg = row(24, 22, 'w', '−3', 6) + row(58, 22, 'S', 56.5, '?');
	const words = 'A table with 2 rows. w: negative 3, 6. S: 56.5, blank.';
	expect(tableIssues(svg, words)).toEqual([]);
	expect(tableIssues(withLettersSwapped(svg, ['w', 'S']), words)).toHaveLength(2);
	expect(tableIssues(svg, words.replace('negative 3, 6', '6, negative 3'))).toEqual([
		'the table shows "w, negative 3, 6", its description says "w, 6, negative 3"',
	]);
	expect(tableIssues(svg, `${words} y: 3, 4.`)).toHaveLength(1);
});

test('reads a heading with its function or its unit', () => {
	const svg = row(24, 22, 't (hours)', 3, 6) + row(58, 22, 'f(x)', 56, 62);
	expect(tableIssues(svg, 'A table with 2 rows. t (hours): 3, 6. f of x: 56, 62.')).toEqual([]);
	const km = row(24, 22, 't (hours)', 3, 6) + row(58, 22, 'distance (km)', 56, 62.5);
	const words = 'A table with 2 rows. t (hours): 3, 6. distance, in kilometers: 56, 62.5.';
	expect(tableIssues(km, words)).toEqual([]);
	expect(tableIssues(km, words.replace('distance', 'time'))).toHaveLength(1);
});

test('refuses a table of counts whose columns or rows are exchanged', () => {
	const svg =
		row(23, 87, 'Soup', 'Salad') + row(55, 28, 'Lunch', 11, '') + row(87, 28, 'Dinner', '?', 24);
	const words =
		'A table of counts. Columns: Soup, Salad. Rows: Lunch: 11, blank. Dinner: question mark, 24.';
	expect(tableIssues(svg, words)).toEqual([]);
	for (const [one, other, count] of [
		['Soup', 'Salad', 1],
		['Lunch', 'Dinner', 2],
		['11', '24', 2],
	] as const) {
		const swapped = svg
			.replace(`>${one}<`, '>!<')
			.replace(`>${other}<`, `>${one}<`)
			.replace('>!<', `>${other}<`);
		expect(tableIssues(swapped, words)).toHaveLength(count);
	}
	const spins = row(23, 96, 'red', 'blue') + row(55, 27, 'Spins', 7, 9);
	const counts = 'A table of counts. Columns: red, blue. One row, Spins: 7, 9.';
	expect(tableIssues(spins, counts)).toEqual([]);
	expect(tableIssues(spins, counts.replace('red, blue', 'blue, red'))).toHaveLength(1);
});

test('reports a table cell that differs, on either side', () => {
	const { svg: table, alt } = drawFigure({
		kind: 'value table',
		rows: [
			{ heading: 'x', values: [-1, 2] },
			{ heading: 'y', values: [4, 1000] },
		],
	});
	expect(tableIssues(table, alt)).toEqual([]);
	expect(tableIssues(table.replace('>−1<', '>1<'), alt)).toHaveLength(1);
	expect(tableIssues(table, alt.replace('2 rows', '3 rows'))).toHaveLength(1);
	expect(tableIssues(table, alt.replace('rows', 'columns'))).not.toEqual([]);
});

test('refuses a table of counts whose row or column does not add up to its total', () => {
	const table = (soup: number, all: number) =>
		tableIssues(
			row(23, 87, 'Soup', 'Salad', 'Total') +
				row(55, 28, 'Lunch', soup, '', 20) +
				row(87, 28, 'Dinner', '?', 24, 37) +
				row(119, 28, 'Total', 24, 33, all),
			`A table of counts. Columns: Soup, Salad, Total. Rows: Lunch: ${soup}, blank, 20. Dinner: question mark, 24, 37. Total: 24, 33, ${all}.`,
		);
	expect(table(11, 57)).toEqual([]);
	expect(table(12, 57)).toHaveLength(1);
	expect(table(11, 58)).toEqual(['24 + 33 is not the total 58']);
});
