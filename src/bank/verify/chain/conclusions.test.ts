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
	['set', 'Write the domain of $f$.', 'The domain is $[-5, 4]$.', 'The range is $[-5, 4]$.'],
])('refuses another %s than the question asks for', (_, question, right, wrong) => {
	expect(issuesOf(question, right)).toEqual([]);
	expect(issuesOf(question, wrong)).toHaveLength(1);
});

test('accepts a width for "how wide", and the amount that is found', () => {
	expect(issuesOf('How wide is the garden with this area?', 'The width is $30$ feet.')).toEqual([]);
	const rate = 'It uses $9$ gallons in $11$ hours. For how many hours can it run on $18$ gallons?';
	expect(issuesOf(rate, 'The tractor can run for $22$ hours.')).toEqual([]);
});
