/** Counts in two-way tables: each mistake is repeated with the cells and totals of the table. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { countsTable, sum } from '../../statistics.ts';
import { calculated, fromGiven } from '../relations/calculations.ts';
import { chose } from '../relations/chosen-answers.ts';
import { either } from '../relations/combined.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** A cell with the totals of its row, its column, and the table. */
type Cell = { count: number; row: number; column: number; all: number };

const tableIn = ({ question_speech: speech }: Question): number[][] =>
	countsTable(speech).rows.map(({ cells }) =>
		cells.map((cell) => (cell === 'question mark' ? Infinity : Number(cell))),
	);

const cellsIn = (record: Question): Cell[] => {
	const table = tableIn(record);
	const totals = table.at(-1) ?? [];
	return table.slice(0, -1).flatMap((cells) =>
		cells.slice(0, -1).map((count, at) => ({
			count,
			row: cells.at(-1) ?? Number.NaN,
			column: totals[at] ?? Number.NaN,
			all: totals.at(-1) ?? Number.NaN,
		})),
	);
};

/** A row or a column with the question mark, as its counts and its total; blanks are NaN. */
type Line = { counts: readonly number[]; total: number };

const linesIn = (record: Question, isRow: boolean): Line[] => {
	const table = tableIn(record);
	const at = table[0]?.length ?? 0;
	const columns = Array.from({ length: at }, (_, place) =>
		table.map((cells) => cells[place] ?? Number.NaN),
	);
	return (isRow ? table : columns)
		.filter((line) => line.includes(Infinity))
		.map((line) => ({ counts: line.slice(0, -1), total: line.at(-1) ?? Number.NaN }));
};

const known = ({ counts }: Line): number[] => counts.filter(Number.isFinite);

/** The missing count, if it is the only one; the key otherwise has to follow from other lines. */
const missing = (line: Line): number => line.total - sum(known(line));

const withGap = (record: Question): Line[] =>
	[true, false].flatMap((isRow) => linesIn(record, isRow));

/** From the row with the question mark and the number that belongs there. */
const ofRow =
	(wrong: (row: Line, right: number) => number): Relation =>
	(pair) => {
		const [right = Number.NaN] = pair.parts()?.[0].values[0] ?? [];
		return fromGiven(
			(record) => linesIn(record, true),
			() => right,
			(row) => wrong(row, right),
		)(pair);
	};

/** What part of those that are hit is in the group that has `some` percent of all; `hit` percent of it and `miss` of the rest are hit. */
const given = (some: number, hit: number, miss: number): number =>
	(some * hit) / (some * hit + (100 - some) * miss);

export const TWO_WAY_TABLE_RULES: readonly Rule[] = [
	rule(
		either(
			fromGiven(withGap, missing, (line) => line.total + sum(known(line))),
			ofRow(({ total }, right) => 2 * total - right),
		),
		'added the other counts? to the total',
	),
	rule(
		ofRow((line, right) => missing(line) - right),
		'gave the other missing count in the row',
	),
	rule(
		ofRow(({ total }) => total),
		'gave the total of the row',
	),
	// Fractions
	rule(
		either(
			fromGiven(
				cellsIn,
				({ count, row }) => count / row,
				({ count, column }) => count / column,
			),
			fromGiven(
				cellsIn,
				({ count, column }) => count / column,
				({ count, row }) => count / row,
			),
			calculated(given, (_, hit) => hit / 100),
		),
		'reversed the condition and the event',
	),
	rule(
		either(
			fromGiven(
				cellsIn,
				({ count, row }) => count / row,
				({ count, all }) => count / all,
			),
			fromGiven(
				cellsIn,
				({ count, column }) => count / column,
				({ count, all }) => count / all,
			),
		),
		'divided by the grand total',
	),
	rule(
		either(
			...(['all', 'row'] as const).map((whole) =>
				fromGiven(
					cellsIn,
					({ count, ...totals }) => count / totals[whole],
					({ count, column }) => count / column,
				),
			),
		),
		'divided by the total of the column',
	),
	rule(
		either(
			...(['all', 'column'] as const).map((whole) =>
				fromGiven(
					cellsIn,
					({ count, ...totals }) => count / totals[whole],
					({ count, row }) => count / row,
				),
			),
		),
		'divided by the total of the row',
	),
	rule(
		either(
			fromGiven(
				cellsIn,
				({ column, all }) => column / all,
				({ count, all }) => count / all,
			),
			fromGiven(
				cellsIn,
				({ row, all }) => row / all,
				({ count, all }) => count / all,
			),
		),
		'used the number in only one cell instead of the total',
	),
	rule(
		changed((value) => 1 - value),
		'found the fraction of the .* in the other (?:columns?|rows?)',
	),
	rule(
		calculated(given, (some, hit) => (some * hit) / 10_000),
		'gave the probability that .* and .*',
	),
	// Whether there is an association
	rule(
		chose(/^Yes, because .* has different counts/),
		'compared the counts, although the rows have different totals',
	),
	rule(
		chose(/the two rows have different totals$|the totals of the two rows are different$/),
		'compared the totals of the rows(?: instead of the percentages)?',
	),
	rule(
		either(
			chose(/^No, because .* the same percentage/, /^Yes, because .* different percentages/),
			chose(
				/^Independent, because the two probabilities are equal$/,
				/^Dependent, because the two probabilities are different$/,
			),
		),
		'assumed that the two (?:percentages|probabilities) were equal without (?:finding|comparing) them',
	),
	rule(
		chose(/^Yes, because .* different percentages/, /^No, because .* the same percentage/),
		'divided by the column total instead of the row total',
	),
	rule(
		chose(
			/^Dependent, because the two probabilities are different$/,
			/^Independent, because the two probabilities are equal$/,
		),
		'compared counts instead of probabilities',
	),
	rule(
		chose(/^Independent, because .* can .* and not /),
		'thought that “independent” means that one event can happen without the other',
	),
	rule(
		chose(/^Dependent, because the same .* can .* and /),
		'thought that independent events cannot both happen',
	),
];
