import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkStandsFor } from './stands-for.ts';

const issuesOf = (question: string, answer: string, ...lines: string[]): string[] =>
	checkStandsFor(
		createQuestion({
			question,
			answer: { kind: 'rational', value: '', text: answer, html: '', speech: '' },
			steps: lines.map((text) => ({ text, html: '', speech: '' })),
		}),
	);

test.each([
	[
		'One leg is $4$ feet longer than the other. How long is the shorter leg, in feet?',
		'$12$ feet',
		'Let $x$ be the length of the shorter leg. Then the longer leg is $x + 4$.',
		'Let $x$ be the length of the longer leg. Then the shorter leg is $x + 4$.',
		'$x = 12$ or $x = -16$',
	],
	[
		'Two angles are complementary. What is the measure of the larger angle?',
		'$73$ degrees',
		'Let $x$ be the measure of the smaller angle, in degrees. Then the larger angle measures $x + 56$.',
		'Let $x$ be the measure of the larger angle, in degrees. Then the smaller angle measures $x + 56$.',
		'$x = 17$',
	],
	[
		'Some stamps are 5-cent stamps, and the rest are 10-cent stamps. How many 5-cent stamps are there?',
		'$58$ stamps',
		'Let $x$ be the number of 5-cent stamps. Then $96 - x$ is the number of 10-cent stamps.',
		'Let $x$ be the number of 10-cent stamps. Then $96 - x$ is the number of 5-cent stamps.',
		'$x = 58$',
	],
	[
		'The sum of three consecutive integers is $171$. What is the largest of the three numbers?',
		'$58$',
		'Let $n$ be the smallest number. Consecutive integers differ by $1$, so the other numbers are $n + 1$ and $n + 2$.',
		'Let $n$ be the largest number. Consecutive integers differ by $1$, so the other numbers are $n + 1$ and $n + 2$.',
		'$n = 56$',
	],
	[
		'What is the total driving time? How many hours does it take to drive there?',
		'$3.5$ hours',
		'Let $t$ be the time for the drive there, in hours. The drive back takes $8.75 - t$ hours.',
		'Let $t$ be the time for the drive back, in hours. The drive there takes $8.75 - t$ hours.',
		'$t = 3.5$',
	],
	[
		'What is the greatest possible monthly revenue, in dollars?',
		'$\\$4500$',
		'Let $x$ be the number of $\\$2$ price increases. Then $120 - 2x$ backpacks are sold, and the price of each, in dollars, is $36 + 2x$.',
		'Let $x$ be the number of $\\$2$ price decreases. Then $120 - 2x$ backpacks are sold, and the price of each, in dollars, is $36 + 2x$.',
		'$x = 21$',
	],
	[
		'Let $x$ be the speed of the boat in still water, and let $y$ be the speed of the current, both in miles per hour.',
		'$(19, 5)$',
		'The solution of the system is $(19, 5)$, so the speed of the boat in still water is $19$ miles per hour, and the speed of the current is $5$ miles per hour.',
		'The solution of the system is $(19, 5)$, so the speed of the current is $19$ miles per hour, and the speed of the boat in still water is $5$ miles per hour.',
		'',
	],
	[
		'Let $x$ be the width, and let $y$ be the length, both in metres.',
		'$(20, 74)$',
		'The solution of the system is $(20, 74)$, so the rectangle is $20$ metres wide and $74$ metres long.',
		'The solution of the system is $(20, 74)$, so the rectangle is $20$ metres long and $74$ metres wide.',
		'',
	],
])('%s %s: "%s", not "%s"', (question, answer, right, wrong, found) => {
	expect(issuesOf(question, answer, right, found)).toEqual([]);
	expect(issuesOf(question, answer, wrong, found)).toHaveLength(1);
});

test('a story may ask for something else, and both quantities may have the same value', () => {
	const width = 'Let $x$ be the width. Then the length is $40 - x$.';
	expect(issuesOf('What is the largest possible area?', '$400$', width, '$x = 20$')).toEqual([]);
	expect(issuesOf('What is the length?', '$20$', width, '$x = 20$')).toEqual([]);
});
