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
import { withMisconceptions, written, type WrongAnswer } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line } from '../../../family.ts';

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
			return multiplied(draw);
	}
}

const drawnGrid = (draw: Draw, rows: number, columns: number): Grid =>
	Array.from({ length: rows }, () =>
		Array.from({ length: columns }, () => draw.random.pick([1, -1]) * draw.random.int(1, 9)),
	);

const map = (grid: Grid, value: (entry: number, row: number, column: number) => number): Grid =>
	grid.map((entries, row) => entries.map((entry, column) => value(entry, row, column)));

const gridOf = (entries: Expression[][]): Expression => matrix(...entries);

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
		[line(equation(problem, gridOf(entries)), 'add the corresponding entries')],
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
		[line(equation(problem, gridOf(entries)), `multiply every entry by ${k}`)],
		'Which entries of the matrix does the scalar multiply?',
		[
			[map(a, (entry, row) => (row === 0 ? k * entry : entry)), 'multiplied only the first row'],
			[map(a, (entry) => k + entry), 'added the scalar instead of multiplying by it'],
		],
	);
}

function multiplied(draw: Draw): Draft {
	const columns = draw.random.pick([2, 2, 3]);
	const [a, b] = [drawnGrid(draw, 2, 2), drawnGrid(draw, 2, columns)];
	const problem = product(gridExpression(a), gridExpression(b));
	const [top = [], bottom = []] = b;
	const places = Array.from(
		{ length: columns },
		(_, at) => [top[at] ?? 0, bottom[at] ?? 0] as const,
	);
	const entries = a.map(([p = 0, q = 0]) => places.map(([r, s]) => sum(times(p, r), times(q, s))));
	const products = a.map(([p = 0, q = 0]) => places.map(([r, s]) => sum(p * r, q * s)));
	return question(
		problem,
		a.map(([p = 0, q = 0]) => places.map(([r, s]) => p * r + q * s)),
		[
			line(
				equation(problem, gridOf(entries)),
				'multiply each row of the first matrix by each column of the second',
			),
			line(continued(gridOf(products)), 'find the products in each entry'),
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
				a.map(([p = 0, q = 0]) => places.map(([r, s]) => p * r - q * s)),
				'subtracted the products instead of adding them',
			],
			[a.map(([p = 0]) => places.map(([r]) => p * r)), 'left out the second product of each entry'],
		],
	);
}
