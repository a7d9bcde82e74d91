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
