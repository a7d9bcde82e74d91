import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkConclusions } from './conclusions.ts';

const issuesOf = (question: string, text: string) =>
	checkConclusions(createQuestion({ question, steps: [{ text, html: '', speech: '' }] }));

const BLOCK =
	'The width of a block is $8$ cm less than its length. What is the length of the block?';
const KITE =
	'Two friends, $A$ and $B$, fly a kite. How far is it from friend $B$? Give the distance in metres.';
const DATA = 'A gigabyte costs \\$10. What is the cost for $9$ gigabytes of data?';

test.each([
	['measurement', BLOCK, 'The length is $10$ cm.', 'The width is $10$ cm.'],
	['point', KITE, 'It is $68$ metres from friend $B$.', 'It is $68$ metres from friend $A$.'],
	[
		'amount',
		DATA,
		'The cost for $9$ gigabytes is $\\$90$.',
		'The cost for $10$ gigabytes is $\\$90$.',
	],
	[
		'extreme value',
		'What is the least possible value of $6t + 7$?',
		'The least possible value of $6t + 7$ is $-75$.',
		'The greatest possible value of $6t + 7$ is $-75$.',
	],
	[
		'part of a formula',
		'The formula $S = 33w + 80$ gives the savings. What is the initial value, in dollars?',
		'The initial value is $\\$80$.',
		'The rate of change is $\\$80$ per week.',
	],
	[
		'rate of change',
		'Estimate the instantaneous rate of change at $x = 1$. Use the average rate of change near it.',
		'The instantaneous rate of change is about $6.00$.',
		'The average rate of change is about $6.00$.',
	],
	[
		'side',
		'In triangle $DEF$, $d = 44$. Find the length of side $f$ in metres.',
		'Side $f$ is about $107.9$ metres long.',
		'Side $d$ is about $107.9$ metres long.',
	],
	[
		'direction',
		'How high above the ground is the kite?',
		'The kite is about $32.2$ metres above the ground.',
		'The kite is about $32.2$ metres below the ground.',
	],
	['set', 'Write the domain of $f$.', 'The domain is $[-5, 4]$.', 'The range is $[-5, 4]$.'],
])('refuses another %s than the question asks for', (_, question, right, wrong) => {
	expect(issuesOf(question, right)).toEqual([]);
	expect(issuesOf(question, wrong)).toHaveLength(1);
});

test('accepts a width for "how wide", the rate without its kind, and the amount that is found', () => {
	const positive = 'Where is the instantaneous rate of change of $f$ positive?';
	expect(issuesOf(positive, 'The rate of change is positive on $(0, 2)$.')).toEqual([]);
	expect(issuesOf('How wide is the garden with this area?', 'The width is $30$ feet.')).toEqual([]);
	const rate = 'It uses $9$ gallons in $11$ hours. For how many hours can it run on $18$ gallons?';
	expect(issuesOf(rate, 'The tractor can run for $22$ hours.')).toEqual([]);
});
