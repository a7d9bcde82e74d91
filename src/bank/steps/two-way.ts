/** Counts sorted in two ways, drawn and summed. */
import type { Random } from '../../math/random.ts';
import { totalOf } from './amounts.ts';
import {
	type Category,
	TWO_WAY_SETTINGS,
	type TwoWaySetting,
} from '../contexts/two-way-settings.ts';
import type { Cell, CountsTable } from '../figures/figure.ts';

export type TwoWay = {
	setting: TwoWaySetting;
	rows: readonly Category[];
	columns: readonly Category[];
	/** By row, then column. */
	counts: readonly (readonly number[])[];
};

export function drawTwoWay(random: Random, low = 4, high = 60): TwoWay {
	const width = random.int(2, 3);
	const counts = [0, 1].map(() => Array.from({ length: width }, () => random.int(low, high)));
	return settle(random, counts);
}

/** Gives counts a setting. */
export function settle(random: Random, counts: readonly (readonly number[])[]): TwoWay {
	const setting = random.pick(TWO_WAY_SETTINGS);
	const columns = setting.columns.slice(0, counts[0]?.length ?? 2);
	return { setting, rows: setting.rows, columns, counts };
}

export const countAt = ({ counts }: TwoWay, row: number, column: number): number =>
	counts[row]?.[column] ?? 0;

export const rowTotal = ({ counts }: TwoWay, row: number): number => totalOf(counts[row] ?? []);

export const columnTotal = ({ counts }: TwoWay, column: number): number =>
	totalOf(counts.map((row) => row[column] ?? 0));

export const grandTotal = (table: TwoWay): number =>
	totalOf(table.counts.map((_, row) => rowTotal(table, row)));

/** All cells with totals, row by row. */
export function withTotals(table: TwoWay): number[][] {
	const body = table.counts.map((cells, row) => [...cells, rowTotal(table, row)]);
	const last = table.columns.map((_, column) => columnTotal(table, column));
	return [...body, [...last, grandTotal(table)]];
}

/** The table with its totals; `shown` may replace cells. */
export const twoWayFigure = (
	table: TwoWay,
	shown: readonly (readonly Cell[])[] = withTotals(table),
): CountsTable => ({
	kind: 'table of counts',
	columns: [...table.columns.map(({ name }) => name), 'Total'],
	rows: [...table.rows.map(({ name }) => name), 'Total'].map((heading, at) => ({
		heading,
		cells: shown[at] ?? [],
	})),
});
