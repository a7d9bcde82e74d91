import { expect, test } from 'vitest';
import { wrongUnknowns } from './unknowns.ts';

const TICKETS =
	'A theatre sells adult tickets for \\$13 and child tickets for \\$4. Let $x$ be the number of adult tickets, and let $y$ be the number of child tickets. Solve it.';
const PART =
	'Farah invests \\$4000, part of it at 4% simple interest and the rest at 3%. Let $x$ be the amount invested at 4%, and let $y$ be the amount invested at 3%, both in dollars. Solve it.';

test('refuses one thing for two unknowns, and a thing that the story does not have', () => {
	expect(wrongUnknowns(TICKETS)).toEqual([]);
	expect(wrongUnknowns(TICKETS.replace('of child', 'of adult'))).toHaveLength(1);
	expect(wrongUnknowns(TICKETS.replace('child tickets for', 'adult tickets for'))).toHaveLength(1);
	expect(wrongUnknowns(PART)).toEqual([]);
	expect(wrongUnknowns(PART.replace('rest at 3%', 'rest at 4%'))).toHaveLength(1);
	expect(wrongUnknowns(PART.replace('invested at 3%', 'invested at 5%'))).toHaveLength(1);
});

test('refuses unknowns in another order than that of the amounts in the story', () => {
	const swapped = PART.replace('at 4% simple', 'at 3% simple').replace('rest at 3%', 'rest at 4%');
	expect(wrongUnknowns(swapped)).toEqual([expect.stringContaining('first')]);
});

test('leaves to the verifier what is not named by a word of the story', () => {
	const story =
		'The sum of two numbers is $155$. Let $x$ be the larger number, and let $y$ be the smaller number. Solve it.';
	expect(wrongUnknowns(story)).toEqual([]);
});

test('refuses a pair of one letter, and a pair in another order than that of the unknowns', () => {
	const pair = `${TICKETS} Give your answer as the ordered pair $(x, y)$.`;
	expect(wrongUnknowns(pair)).toEqual([]);
	for (const other of ['(x, x)', '(y, x)'])
		expect(wrongUnknowns(pair.replace('(x, y)', other))).toHaveLength(1);
	expect(wrongUnknowns(pair.replace('let $y$', 'let $x$'))).toHaveLength(1);
	expect(wrongUnknowns('Which ordered pair $(y, y)$ is a solution?')).toHaveLength(1);
});
