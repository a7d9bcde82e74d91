import { expect, test } from 'vitest';
import type { Question } from '../../../schemas/wire/question.ts';
import { createQuestion } from '../question.testdata.ts';
import { checkNewNumbers } from './new-numbers.ts';

const issuesOf = (steps: string[], question: Partial<Question> = {}) =>
	checkNewNumbers(
		createQuestion({ ...question, steps: steps.map((text) => ({ text, html: '', speech: '' })) }),
	);

test('rejects a number that comes from nowhere', () => {
	const question = 'What is the perimeter of a rectangle $20$ m long and $35$ m wide?';
	expect(issuesOf(['So the rectangle is $20$ m long and $35$ m wide.'], { question })).toEqual([]);
	expect(issuesOf(['So the rectangle is $21$ m long and $35$ m wide.'], { question })).toEqual([
		'"So the rectangle is $21$ m long and $35$ m wide." names 21, which follows from nothing in the record',
	]);
});

test('reads the words between two amounts of money', () => {
	const question = 'A gym charges \\$20 to join plus \\$4 for each of 37 visits.';
	const line = (visits: number) => `It is \\$20 for joining, and ${visits} times \\$4.`;
	expect(issuesOf([line(37)], { question })).toEqual([]);
	expect(issuesOf([line(83)], { question })).toHaveLength(1);
});

test('accepts a number in a formula that agrees with another', () => {
	const question = 'Solve $2x + 5 > 17$.';
	expect(issuesOf(['$-12x < -72$', '$x > 6$'], { question })).toEqual([]);
	expect(issuesOf(['$-12x < -73$', '$x > 6$'], { question })).toHaveLength(2);
	expect(issuesOf(['$(x + 4)(x - 9)$', '$x^{2} - 5x - 36$'], { question })).toEqual([]);
	expect(issuesOf(['$(x + 4)(x - 8)$', '$x^{2} - 5x - 36$'], { question })).not.toEqual([]);
});

test('accepts the coefficient that only a minus sign shows', () => {
	const answer = { kind: 'integer', value: '7', text: '$7$', html: '7', speech: '7' } as const;
	const issues = (question: string) =>
		issuesOf(['The coefficient $-1$ is negative.'], { question, answer });
	expect(issues('Where does $x = -(y - 6)^{2}$ open?')).toEqual([]);
	expect(issues('Where does $x = -2(y - 6)^{2}$ open?')).toHaveLength(1);
});

test('accepts the value of an expression if the line gives its variable a value', () => {
	const question = 'Compare $y = 3^{x}$ and $y = 50x$.';
	expect(issuesOf(['When $x = 4$, the first value is $81$.'], { question })).toEqual([]);
	expect(issuesOf(['When $x = 4$, the first value is $82$.'], { question })).toHaveLength(1);
});

test('accepts numbers if the text says how they follow', () => {
	const question = 'Find the next term of $2, 5, 10, 17$.';
	expect(issuesOf(['First differences: $3, 5, 7$.'], { question })).toEqual([]);
	expect(issuesOf(['First differences: $3, 5, 8$.'], { question })).toHaveLength(1);
	expect(
		issuesOf(["Row $6$ of Pascal's triangle is 1, 6, 15, 20, 15, 6, 1."], { question }),
	).toEqual([]);
});

test('accepts numbers in the description of a figure', () => {
	const question_html = '<img src="a" alt="A table with 2 rows. x: 3. y: 57.">';
	expect(issuesOf(['The table shows $57$.'], { question_html })).toEqual([]);
	expect(issuesOf(['The table shows $58$.'], { question_html })).toHaveLength(1);
});

test('reads the minus behind a bar as a part of the number', () => {
	const question = 'Find the sum of $3 + \\left(-\\frac{7}{3}\\right) + \\frac{49}{27} + \\cdots$.';
	const issues = (size: string) => issuesOf([size, '$r = -\\frac{7}{9}$'], { question });
	expect(issues('$\\left|-\\frac{7}{9}\\right| < 1$')).toEqual([]);
	expect(issues('$\\left|-\\frac{8}{9}\\right| < 1$')).toHaveLength(1);
});
