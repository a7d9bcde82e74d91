import { expect, test } from 'vitest';
import { letterConflicts } from './letter-conflicts.ts';
import { createQuestion } from './question.testdata.ts';

const issuesOf = (question: string, line = '', picture = '') =>
	letterConflicts(
		createQuestion({
			question,
			question_html: picture ? `<img src="/x" alt="${picture}" width="1" height="1">` : '',
			steps: [{ text: line, html: '', speech: '' }],
		}),
	);

test.each([
	['A triangle has vertices $B(-6, 4)$, $B(-1, 3)$, and $C(-3, 1)$.', '$BC$', 'B names two things'],
	['Write the equation of the line through $B$ and $B$.', '', 'B names two things'],
	['How many units is it from $A$ to $A$?', '', 'A names two things'],
	[
		'Typist B types $340$ words in $8$ minutes. Typist B types $160$ words in $4$ minutes.',
		'',
		'B names two things',
	],
	[
		'Two friends, $A$ and $C$, stand apart. A kite, $C$, flies above the line between them.',
		'$AC$',
		'C names two things',
	],
	[
		'Find the midpoint of the segment with endpoints $A(-2, -9)$ and $C(-11, 3)$.',
		'$AB$',
		'C is named, and nothing else in the question uses it',
	],
	[
		'Phone Plan A costs \\$45 a month. Phone Plan C costs \\$29 a month.',
		'Plan A costs more than Plan B.',
		'C is named, and nothing else in the question uses it',
	],
	[
		'The formula $C = 62t + 120$ gives the total distance $D$, in miles.',
		'$D = C$',
		'D is not in C = 62t + 120',
	],
	[
		'Write an equation that gives the cost $B$, in dollars. Use the form $C = mn + b$.',
		'$B = C$',
		'B and C are to be the same',
	],
])('names the letter that is wrong in "%s"', (question, line, issue) => {
	expect(issuesOf(question, line)).toEqual([issue]);
});

test.each([
	['Find the distance from $A(1, 2)$ to $B(4, 6)$.', '$AB = 5$'],
	['$M(9, 2)$ is the midpoint of segment $AB$, and one endpoint is $A(-2, 11)$. Find $B$.', ''],
	['The formula $F = \\frac{Gm}{r}$ gives the force, where $G$ is a constant.', ''],
	['Typist A types $340$ words. Typist B types $160$ words.', 'Typist A is faster than Typist B.'],
])('accepts "%s"', (question, line) => {
	expect(issuesOf(question, line)).toEqual([]);
});

test('names a range of graphs that the picture does not show', () => {
	const four = 'Four graphs. Graph A: up. Graph B: down. Graph C: flat. Graph D: none.';
	expect(issuesOf('Which of the graphs A to C shows it?', 'Graph C', four)).toEqual([
		'the graphs are A to D, not A to C',
	]);
	expect(issuesOf('Which of the graphs A to D shows it?', 'Graph D', four)).toEqual([]);
});
