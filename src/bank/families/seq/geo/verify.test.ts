import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (prompt: string, value: string) =>
	verify({
		question: createQuestion({
			question: prompt,
			answer: { kind: 'integer', value, text: `$${value}$`, html: '', speech: '' },
		}),
		skill: 'Find the ratio or first term',
	});

test.each([
	[
		'A geometric sequence has a common ratio of $3$, and $a_{3} = 63$. Find the first term.',
		'In a geometric sequence, $3$ and $a_{3} = 63$. Find the common ratio.',
		'7',
	],
	[
		'In a geometric sequence, $a_{3} = 28$ and $a_{6} = 224$. Find the common ratio.',
		'In a geometric sequence, $a_{3} = 28$ and $a_{6} = 224$. Find the first term.',
		'2',
	],
	[
		'How many terms are in the geometric sequence $6, 18, \\dots, 4374$?',
		'Find the first term of the geometric sequence $6, 18, \\dots, 4374$.',
		'7',
	],
])('%s, not: %s', (asked, other, value) => {
	expect(issuesOf(asked, value)).toEqual([]);
	expect(issuesOf(other, value)).toHaveLength(1);
});
