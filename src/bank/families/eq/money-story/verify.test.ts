import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (question: string, conclusion: string): string[] =>
	verify({
		skill: 'Solve a problem about money',
		question: createQuestion({
			question,
			answer: { kind: 'integer', value: '14', text: '$14$', html: '', speech: '' },
			steps: [{ text: conclusion, html: '', speech: '' }],
		}),
	});

const tickets = (rest: string): string =>
	`A school play sold $21$ tickets: some were adult tickets at \\$10, and the rest were ${rest} tickets at \\$5. Ticket sales came to \\$175. How many adult tickets were sold?`;

const COINS =
	'A jar holds $21$ coins: some are dimes, and the rest are nickels. Together they are worth \\$1.75. How many dimes are there?';

test('two kinds of tickets have different names', () => {
	expect(issuesOf(tickets('child'), '$14$ adult tickets were sold.')).toEqual([]);
	expect(issuesOf(tickets('adult'), '$14$ adult tickets were sold.')).toHaveLength(1);
});

test('only what the story sells was sold', () => {
	expect(issuesOf(COINS, 'There are $14$ dimes.')).toEqual([]);
	expect(issuesOf(COINS, '$14$ dimes were sold.')).toEqual(['nothing is sold in the story']);
});
