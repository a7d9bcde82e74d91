/** A two-way table with gaps to fill. */
import { difference, equation } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { sorted } from '../../../contexts/two-way-settings.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import type { Cell } from '../../../figures/figure.ts';
import {
	drawTwoWay,
	grandTotal,
	settle,
	twoWayFigure,
	withTotals,
} from '../../../steps/two-way.ts';

type Place = readonly [row: number, column: number];

/**
 * A table with `gaps` empty cells. The asked cell needs two steps: a cell of its row is found first, from the
 * column of that cell. With `whole` the table has 2 × 2 counts with that sum.
 */
export function completeTable(draw: Draw, gaps: number, whole?: number): Draft | undefined {
	const { random } = draw;
	const counts = whole === undefined ? undefined : split(draw, whole);
	const table = whole === undefined ? drawTwoWay(random) : counts && settle(random, counts);
	if (!table) return undefined;
	const cells = withTotals(table);
	const [width, row] = [table.columns.length, random.int(0, 1)];
	const [asked, helper] = random.sample([...table.columns.keys()], 2);
	if (asked === undefined || helper === undefined) return undefined;
	const other = 1 - row;
	const place: Place = [row, asked];
	const hidden: Place[] = [
		place,
		[row, helper],
		...random.sample<Place>(
			[
				[2, asked],
				[other, asked],
				[other, width],
			],
			gaps - 2,
		),
	];
	// the total of the asked column and the other cell of that column would give the answer in one step
	const isDirect = !hidden.some(([r, c]) => c === asked && r !== row);
	const shown: Cell[][] = cells.map((values) => [...values]);
	for (const [r, c] of hidden) (shown[r] ?? [])[c] = '';
	(shown[row] ?? [])[asked] = '?';
	const at = (r: number, c: number) => cells[r]?.[c] ?? 0;
	const answer = at(row, asked);
	// Neither stopping one step early nor the wrong row or column must lead to the answer.
	const totals = [...(cells[2]?.slice(0, width) ?? []), at(0, width), at(1, width)];
	if (at(row, helper) === answer || new Set(totals).size < totals.length) return undefined;
	if (shown.some((values) => values.includes(answer))) return undefined;
	const names = [table.rows[row]?.name ?? '', table.columns[helper]?.name ?? ''];
	const rest = [...table.columns.keys()].filter((c) => c !== asked);
	const total = isDirect ? at(2, asked) : at(row, width);
	const steps = isDirect
		? [
				sentence(
					say`The total of the “${table.columns[asked]?.name ?? ''}” column is ${at(2, asked)}. The other count in this column is ${at(other, asked)}.`,
				),
				line(
					equation(difference(at(2, asked), at(other, asked)), answer),
					'subtract the other count from the total',
				),
			]
		: [
				line(
					equation(difference(at(2, helper), at(other, helper)), at(row, helper)),
					`fill the empty cell in the “${names[1]}” column: subtract the other count from the total`,
				),
				line(
					equation(
						rest
							.slice(1)
							.reduce(
								(left, c) => difference(left, at(row, c)),
								difference(at(row, width), at(row, rest[0] ?? 0)),
							),
						answer,
					),
					`subtract the other ${rest.length === 1 ? 'count' : 'counts'} in the “${names[0]}” row from the total`,
				),
			];
	const count = whole === undefined ? undefined : say`${grandTotal(table)}`;
	return {
		prompt: say`${sorted(table.setting, count)} Which number belongs in the cell with the question mark?`,
		answer: withMisconceptions(
			rational(answer),
			[rational(total), `gave the total of the ${isDirect ? 'column' : 'row'}`],
			[rational(at(row, helper)), 'gave the other missing count in the row'],
			[
				rational(total + (total - answer)),
				`added the other ${isDirect || rest.length === 1 ? 'count' : 'counts'} to the total`,
			],
		),
		steps: [
			...steps,
			sentence(say`The number that belongs in the cell with the question mark is ${answer}.`),
		],
		hints: [
			say`Is the question mark the only empty cell in its row or in its column? If not, which number can you find first?`,
		],
		figure: twoWayFigure(table, shown),
	};
}

/** Four counts of 4 or more with the given sum. */
function split({ random }: Draw, whole: number): number[][] | undefined {
	const [a, b, c] = [0, 1, 2].map(() => random.int(4, Math.max(4, Math.round(whole / 2.5))));
	if (a === undefined || b === undefined || c === undefined) return undefined;
	const d = whole - a - b - c;
	return d < 4 || d > 70
		? undefined
		: [
				[a, b],
				[c, d],
			];
}
