import { expect, test } from 'vitest';
import { answerUnitIssues } from './answer-unit.ts';
import { createQuestion } from './question.testdata.ts';

const inUnit = (question: string, unit: string) =>
	answerUnitIssues(
		createQuestion({
			question,
			answer: { kind: 'integer', value: '5', text: `$5$ ${unit}`, html: '', speech: '', unit },
		}),
	);

test.each([
	[
		'A garage charges a fee of \\$10 plus \\$18 for each day. For how many days was the car parked?',
		'days',
		'hours',
	],
	[
		'The formula $D = 62t + 120$ gives the distance $D$, in miles, after $t$ hours. What is the initial value?',
		'miles',
		'miles per hour',
	],
	[
		'The height of a plane, in feet, is $h = -550t + 9400$ after $t$ minutes. What is the rate of change of the height, in feet per minute? Write a decrease as a negative number.',
		'feet per minute',
		'feet',
	],
	[
		'A rectangle is $5$ feet long and $3$ feet wide. Find its area, in square feet.',
		'square feet',
		'feet',
	],
	['A rectangle is $5$ feet long and $3$ feet wide. Find its perimeter.', 'feet', 'square feet'],
	[
		'A cube has edges of $3$ inches. Find its volume, in cubic inches.',
		'cubic inches',
		'square inches',
	],
	[
		'A cube has edges of $3$ inches. Find the length of its diagonal, in inches.',
		'inches',
		'cubic inches',
	],
	[
		'Ben invests \\$600 at $5\\%$ per year. What is the amount after $7$ years?',
		'dollars',
		'years per month',
	],
	[
		'A gear makes $520$ revolutions per minute. How fast does it turn, in radians per minute?',
		'rad/min',
		'm/s',
	],
	['A tank holds $5$ cubic feet. Find its volume, in gallons.', 'gallons', 'feet'],
])('in "%s", the answer is in %s, not in %s', (prompt, right, wrong) => {
	expect(inUnit(prompt, right)).toEqual([]);
	expect(inUnit(prompt, wrong)).not.toEqual([]);
});

test('reads a unit that only the figure names', () => {
	const answer = {
		kind: 'integer' as const,
		value: '5',
		text: '$5$ m',
		html: '',
		speech: '',
		unit: 'm',
	};
	const question_html = 'Find $x$. <img src="/a" alt="A square with sides of 5 metres.">';
	expect(answerUnitIssues(createQuestion({ question_html, answer }))).toEqual([]);
	expect(answerUnitIssues(createQuestion({ answer }))).toHaveLength(1);
});

test.each([
	['The trip of $12$ miles takes $3$ hours. How many hours are left?', 'hours', 'miles'],
	['A map shows $5$ feet as $2$ inches. How wide is it, in inches?', 'inches', 'feet'],
	['A gear of $3$ metres turns for $2$ seconds. How fast is it, in metres per second?', 'm/s', 'm'],
	['A square has $9$ cm² and another more. Find its area, in square centimetres.', 'cm²', 'cm'],
	['Two angles measure $15^{\\circ}$. What is the third angle, in degrees?', '°', 'radians'],
])('"%s" asks for %s, not for %s', (prompt, right, wrong) => {
	expect(inUnit(prompt, right)).toEqual([]);
	expect(inUnit(prompt, wrong)).not.toEqual([]);
});
