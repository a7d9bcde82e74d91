import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const SPEECH =
	'Which number belongs in the cell with the question mark? A table of counts. Columns: Oak, Maple, Birch, Total. Rows: Park: blank, 16, question mark, 121. Street: 27, 49, blank, blank. Total: 82, 65, 97, 244.';

/** 121 − 55 − 16 = 50, with these words for what is subtracted, and added instead. */
const issuesOf = (subtracted: string, added: string): string[] => {
	const line = (text: string, why: string) => ({ text, why, html: '', speech: '' });
	return verify({
		skill: 'Complete a two-way table',
		question: createQuestion({
			question: 'Which number belongs in the cell with the question mark?',
			question_speech: SPEECH,
			answer: { kind: 'rational', value: '50', text: '$50$', html: '', speech: '' },
			steps: [
				line('$82 - 27 = 55$', 'in the “Oak” column, subtract the other count from the total'),
				line('$121 - 55 - 16 = 50$', `in the “Park” row, subtract the other ${subtracted}`),
			],
			misconceptions: [{ value: '192', why: `added the other ${added} to the total` }],
		}),
	});
};

test('counts the other counts', () => {
	expect(issuesOf('counts', 'counts')).toEqual([]);
	expect(issuesOf('counts', 'count')).toHaveLength(1);
	expect(issuesOf('count', 'counts')).toHaveLength(1);
});
