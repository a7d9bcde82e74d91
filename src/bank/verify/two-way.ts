/** Two-way tables as verifiers see them, and the categories that a question names. */
import type { Question } from '../../schemas/wire/question.ts';
import { type Category, TWO_WAY_SETTINGS } from '../words/two-way-settings.ts';
import { countsTable } from './statistics.ts';

export type SeenTable = { rows: string[]; columns: string[]; cells: number[][] };

/** The counts with totals; each is checked against the sums. Gaps are NaN. */
export function seenTable(question: Question): SeenTable {
	const { columns, rows } = countsTable(question.question_speech);
	return {
		columns,
		rows: rows.map(({ heading }) => heading),
		cells: rows.map(({ cells }) => cells.map(Number)),
	};
}

/** The names of rows and columns whose wording occurs in the text. */
export function namedIn(text: string, { rows, columns }: SeenTable) {
	const setting = TWO_WAY_SETTINGS.find(
		(one) =>
			one.rows.every(({ name }, at) => rows[at] === name) &&
			columns.slice(0, -1).every((name, at) => one.columns[at]?.name === name),
	);
	const find = (list: readonly Category[]) =>
		list.findIndex(
			({ plural, single, not }) =>
				text.includes(plural) || text.includes(single) || text.includes(not),
		);
	if (!setting) throw new RangeError('The table belongs to no known setting.');
	return { row: find(setting.rows), column: find(setting.columns), isDenied: / not /.test(text) };
}
