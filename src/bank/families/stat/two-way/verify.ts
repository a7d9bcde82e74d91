/** Gaps are tried by filling the table until every sum holds; shares are counted again in the table. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { countsTable, expectExactly } from '../../../verify/statistics.ts';
import { namedIn, seenTable } from '../../../verify/two-way.ts';

export const verify: Verify = ({ question, skill }) => [
	...otherTotal(question),
	...expectTrueLines(question),
	...(skill.startsWith('Complete a two-way')
		? [
				...expectExactly(question, missing(question)),
				...otherLine(question),
				...otherNoun(question),
			]
		: skill === 'Judge the association in a two-way table'
			? judged(question)
			: expectExactly(question, share(question))),
];

/** "The two-way table shows $72$ students, classified by …": the total in the corner, when it is shown. */
function otherTotal(question: Question): string[] {
	const said = /table shows \$(\d+)\$/.exec(question.question)?.[1];
	const shown = countsTable(question.question_speech).rows.at(-1)?.cells.at(-1);
	return said === undefined || !/^\d+$/.test(shown ?? '') || said === shown
		? []
		: [`the table counts ${shown}, not ${said}`];
}

/** Sums are used, row by row and column by column, until nothing is open. */
function filled({ question_speech }: Question): number[][] {
	const cells = countsTable(question_speech).rows.map((row) => row.cells.map(Number));
	const lines = [
		...cells.map((row, r) => [...row.keys()].map((c) => [r, c] as const)),
		...[...(cells[0] ?? []).keys()].map((c) => [...cells.keys()].map((r) => [r, c] as const)),
	];
	for (let round = 0; round < 6; round++)
		for (const spots of lines) {
			const values = spots.map(([r, c]) => cells[r]?.[c] ?? NaN);
			const open = spots[values.findIndex(Number.isNaN)];
			if (!open || values.filter(Number.isNaN).length > 1) continue;
			const total = values.at(-1) ?? NaN;
			const known = values.slice(0, -1).filter((value) => !Number.isNaN(value));
			const sum = known.reduce((a, b) => a + b, 0);
			const row = cells[open[0]];
			if (row) row[open[1]] = Number.isNaN(total) ? sum : total - sum;
		}
	return cells;
}

function missing(question: Question): number {
	const { rows } = countsTable(question.question_speech);
	const at = rows.findIndex((row) => row.cells.includes('question mark'));
	const place = rows[at]?.cells.indexOf('question mark') ?? -1;
	return filled(question)[at]?.[place] ?? NaN;
}

/** A step that names a row or a column uses only the numbers in it: "in the “Novel” row" for 29 − 18 = 11. */
function otherLine(question: Question): string[] {
	const { columns, rows } = countsTable(question.question_speech);
	const cells = filled(question);
	return question.steps.flatMap(({ text, why = '' }) => {
		const [, heading = '', line] = /“([^”]+)” (row|column)/.exec(`${text} ${why}`) ?? [];
		if (!line) return [];
		const row = rows.findIndex((one) => one.heading === heading);
		const column = columns.indexOf(heading);
		const known = line === 'row' ? cells[row] : cells.map((one) => one[column] ?? NaN);
		const numbers = (text.match(/\d+/g) ?? []).map(Number);
		return numbers.every((number) => known?.includes(number))
			? []
			: [`"${text}" has a number that is not in the “${heading}” ${line}`];
	});
}

/** "the other counts" are subtracted in 121 − 55 − 16 = 50, and only these may be added instead. */
function otherNoun({ steps, misconceptions = [] }: Question): string[] {
	const nounIn = (words = '') => /the other (counts?)/.exec(words)?.[1];
	const subtracted = steps.filter(({ why }) => nounIn(why) !== undefined);
	const nounOf = (text = '') => ((text.match(/ - /g) ?? []).length > 1 ? 'counts' : 'count');
	return [
		...subtracted
			.filter(({ text, why }) => nounIn(why) !== nounOf(text))
			.map(({ why = '' }) => why),
		...misconceptions
			.map(({ why }) => why)
			.filter((why) => ![undefined, nounOf(subtracted.at(-1)?.text)].includes(nounIn(why))),
	].map((words) => `"${words}" names more or fewer counts than there are`);
}

function share(question: Question): number {
	const table = seenTable(question);
	const asked = questionText(question.question).split('. ')[1] ?? '';
	const [given, wanted] = asked.startsWith('Of the') ? asked.split(', what fraction') : ['', asked];
	const [g, w] = [namedIn(given ?? '', table), namedIn(wanted ?? '', table)];
	const last = table.columns.length - 1;
	const count = (row: number, column: number) =>
		table.cells[row < 0 ? 2 : row]?.[column < 0 ? last : column] ?? NaN;
	return count(Math.max(w.row, g.row), Math.max(w.column, g.column)) / count(g.row, g.column);
}

function judged(question: Question): string[] {
	const { cells } = seenTable(question);
	const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = cells;
	const alike = a * d === b * c;
	return expectOneChoice(question, (text) =>
		alike ? /^No.*same percentage/.test(text) : /^Yes.*different percentages/.test(text),
	);
}
