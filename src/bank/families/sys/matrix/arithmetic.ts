/** sys.matrix: sums, multiples and products of small matrices. */
import {
	continued,
	equation,
	type Expression,
	num,
	product,
	signed,
	sum,
	times,
} from '../../../../math/expression.ts';
import { matrix } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';

type Grid = number[][];

export const gridExpression = (grid: Grid): Expression =>
	matrix(...grid.map((row) => row.map(num)));

export function sumScalarOrProduct(draw: Draw): Draft {
	switch (draw.choice('op')) {
		case 'sum':
			return added(draw);
		case 'scalar':
			return scaled(draw);
		default:
			return multipliedGrids(draw);
	}
}

const drawnGrid = (draw: Draw, rows: number, columns: number): Grid =>
	Array.from({ length: rows }, () =>
		Array.from({ length: columns }, () => draw.random.pick([1, -1]) * draw.random.int(1, 9)),
	);

const map = (grid: Grid, value: (entry: number, row: number, column: number) => number): Grid =>
	grid.map((entries, row) => entries.map((entry, column) => value(entry, row, column)));

type WrongGrid = readonly [grid: Grid, why: string];

function question(
	problem: Expression,
	result: Grid,
	middle: readonly Line[],
	hint: string,
	wrong: readonly WrongGrid[],
): Draft {
	const answer = withMisconceptions(
		written('matrix', gridExpression(result)),
		...wrong.map(([grid, why]): WrongAnswer => [written('matrix', gridExpression(grid)), why]),
	);
	return {
		prompt: say`Evaluate ${problem}.`,
		answer,
		steps: [...middle, line(continued(gridExpression(result)), 'simplify each entry')],
		hints: [say`${hint}`],
	};
}

function added(draw: Draw): Draft {
	const columns = draw.random.int(2, 3);
	const [a, b] = [drawnGrid(draw, 2, columns), drawnGrid(draw, 2, columns)];
	const other = (row: number, column: number) => b[row]?.[column] ?? 0;
	const problem = sum(gridExpression(a), gridExpression(b));
	const entries = a.map((row, at) =>
		row.map((entry, place) => sum(entry, signed(other(at, place)))),
	);
	return question(
		problem,
		map(a, (entry, row, column) => entry + other(row, column)),
		[line(equation(problem, matrix(...entries)), 'add the corresponding entries')],
		'Which entries of the two matrices do you add to each other?',
		[
			[
				map(a, (entry, row, column) => entry - other(row, column)),
				'subtracted the entries instead of adding them',
			],
			[
				map(a, (entry, row, column) => entry * other(row, column)),
				'multiplied the entries instead of adding them',
			],
		],
	);
}

function scaled(draw: Draw): Draft {
	const a = drawnGrid(draw, 2, draw.random.int(2, 3));
	const k = draw.random.pick([-5, -4, -3, -2, 2, 3, 4, 5]);
	const problem = product(k, gridExpression(a));
	const entries = a.map((row) => row.map((entry) => times(k, entry)));
	return question(
		problem,
		map(a, (entry) => k * entry),
		[line(equation(problem, matrix(...entries)), `multiply every entry by ${k}`)],
		'Which entries of the matrix do you multiply by the scalar?',
		[
			[map(a, (entry, row) => (row === 0 ? k * entry : entry)), 'multiplied only the first row'],
			[map(a, (entry) => k + entry), 'added the scalar instead of multiplying by it'],
		],
	);
}

type Entry<T> = (p: number, q: number, r: number, s: number) => T;

/** Each entry of a product, from a row (p, q) of the first matrix and a column (r, s) of the second. */
function productOf<T>(a: Grid, b: Grid, entry: Entry<T>): T[][] {
	const [top = [], bottom = []] = b;
	return a.map(([p = 0, q = 0]) => top.map((r, at) => entry(p, q, r, bottom[at] ?? 0)));
}

/** How a product is found: sums of products, then of their values, then numbers. */
export const productStages = (a: Grid, b: Grid) => ({
	formed: productOf(a, b, (p, q, r, s) => sum(times(p, r), times(q, s))),
	multiplied: productOf(a, b, (p, q, r, s) => sum(p * r, q * s)),
	values: productOf(a, b, (p, q, r, s) => p * r + q * s),
});

function multipliedGrids(draw: Draw): Draft {
	const columns = draw.random.pick([2, 2, 3]);
	const [a, b] = [drawnGrid(draw, 2, 2), drawnGrid(draw, 2, columns)];
	const problem = product(gridExpression(a), gridExpression(b));
	const { formed, multiplied, values } = productStages(a, b);
	return question(
		problem,
		values,
		[
			line(
				equation(problem, matrix(...formed)),
				'multiply each row of the first matrix by each column of the second',
			),
			line(continued(matrix(...multiplied)), 'find the products in each entry'),
		],
		'How do you combine a row of the first matrix with a column of the second one?',
		[
			...(columns === 2
				? [
						[
							map(a, (entry, row, column) => entry * (b[row]?.[column] ?? 0)),
							'multiplied the corresponding entries',
						] as const,
					]
				: []),
			[
				productOf(a, b, (p, q, r, s) => p * r - q * s),
				'subtracted the products instead of adding them',
			],
			[productOf(a, b, (p, _, r) => p * r), 'left out the second product in each entry'],
		],
	);
}
