import { expect, test } from 'vitest';
import type { Question } from '../../../schemas/wire/question.ts';
import { createQuestion } from '../question.testdata.ts';
import { checkMisconceptions } from './check-misconceptions.ts';

/** A record with this answer and these formula lines. */
export const answered = (
	kind: Question['answer']['kind'],
	value: string,
	question: string,
	...lines: string[]
): Question =>
	createQuestion({
		question,
		answer: { kind, value, text: `$${value}$`, html: '', speech: '' },
		steps: lines.map((line) => ({ text: `$${line}$`, html: '', speech: '' })),
	});

/** What the check says if the mistake is named next to this wrong value. */
export const issuesOf = (question: Question, why: string, value: string): string[] =>
	checkMisconceptions({ ...question, misconceptions: [{ value, why }] }).issues;

/** The question, its answer, a mistake, what it leads to, another value, and the lines that are needed. */
type MistakeRow = [
	question: string,
	right: string,
	why: string,
	wrong: string,
	other: string,
	...lines: string[],
];

/** One test for each row: the mistake leads to the first value and not to the other. */
export const mistakesLeadTo = (rows: readonly MistakeRow[]): void =>
	test.each(rows)('%s %s: %s', (question, right, why, wrong, other, ...lines) => {
		const record = answered('expression', right, question, ...lines);
		expect(issuesOf(record, why, wrong)).toEqual([]);
		expect(issuesOf(record, why, other)).toEqual([`"${why}" does not lead to ${other}`]);
	});

/**
 * Rows written in two lines each: the mistake, what it leads to, and another value; then the right answer, the
 * question, and the lines. All are separated by " | ".
 */
export function rowsIn(table: string): MistakeRow[] {
	const lines = table.trim().split('\n');
	return lines.flatMap((line, at) => {
		if (at % 2 === 1) return [];
		const [why = '', wrong = '', other = ''] = line.trim().split(' | ');
		const [right = '', question = '', ...formulas] = (lines[at + 1] ?? '').trim().split(' | ');
		return [[question, right, why, wrong, other, ...formulas]];
	});
}
