import { expect, test } from 'vitest';
import type { Question } from '../../../schemas/wire/question.ts';
import { createQuestion } from '../question.testdata.ts';
import { checkMisconceptions } from './check-misconceptions.ts';

/**
 * A record with this answer and these formula lines; "says: …" is a line in words, and "figure: …" is what the words of
 * the question say about its figure.
 */
export const answered = (
	kind: Question['answer']['kind'],
	value: string,
	question: string,
	...lines: string[]
): Question =>
	createQuestion({
		question,
		question_speech: [question, ...taggedWith('figure: ', lines)].join(' '),
		answer: { kind, value, text: `$${value}$`, html: '', speech: '' },
		steps: lines
			.filter((line) => !line.startsWith('figure: '))
			.map((line) => ({
				text: taggedWith('says: ', [line])[0] ?? `$${line}$`,
				html: '',
				speech: '',
			})),
	});

const taggedWith = (tag: string, lines: readonly string[]): string[] =>
	lines.flatMap((line) => (line.startsWith(tag) ? [line.slice(tag.length)] : []));

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
