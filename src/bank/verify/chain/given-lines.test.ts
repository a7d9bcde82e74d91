import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkGivenLines } from './given-lines.ts';

const issuesOf = (question: string, ...lines: string[]) =>
	checkGivenLines(
		createQuestion({
			question,
			steps: lines.map((text) => ({ text, html: '', speech: '' })),
		}),
	);

test.each(['$5xy^{2} - 3$', '$4xy^{2} - 8$', '$4xy^{2} + 3$'])(
	'refuses the first line %s, which quotes the prompt with another number or sign',
	(line) => {
		expect(issuesOf('Evaluate $4xy^{2} - 3$.', '$4xy^{2} - 3$')).toEqual([]);
		expect(issuesOf('Evaluate $4xy^{2} - 3$.', line)).toHaveLength(1);
	},
);

test('leaves a first line alone that has another shape, or a reason for what it calculates', () => {
	expect(issuesOf('Solve $x^{2} = 9$.', '$x = 3$')).toEqual([]);
	const why = 'add the numbers';
	const steps = [{ text: '$7x$', why, html: '', speech: '' }];
	expect(checkGivenLines(createQuestion({ question: 'Simplify $3x$.', steps }))).toEqual([]);
});

const LET = 'Let $x$ be the speed of the current. The boat has the speed $22 + x$, then $22 - x$.';

test.each([
	['another number', LET.replace('22 +', '23 +')],
	['another sign', LET.replace('22 - x', '22 + 2x')],
	['a letter that no line uses', LET.replace('$x$', '$b$')],
])('refuses what is introduced with %s', (_, line) => {
	const below = '$\\frac{90}{22 + x} = \\frac{42}{22 - x}$';
	expect(issuesOf('How fast is it?', LET, below)).toEqual([]);
	expect(issuesOf('How fast is it?', line, below)).toHaveLength(1);
});

test('accepts an angle in degrees whose measure stands below without them', () => {
	const line = 'Let $x$ be the first angle. The other one measures $(x + 8)^{\\circ}$.';
	expect(issuesOf('How large is it?', line, '$x + (x + 8) = 180$')).toEqual([]);
});

test.each([
	['First equation: $2x + y = 10$. Second equation: $x - y = 2$.', '2x + y', '2x - y'],
	['The graph of $2x + y = 10$ crosses the axis.', '2x', '3x'],
	['For $x - y = 2$, the slope is 1.', '= 2', '= 3'],
])('"%s" quotes the question, and does not with "%s" as "%s"', (text, part, other) => {
	const prompt = 'How many solutions does the system $2x + y = 10$ and $x - y = 2$ have?';
	expect(issuesOf(prompt, '$x = 4$', text)).toEqual([]);
	expect(issuesOf(prompt, '$x = 4$', text.replace(part, other))).toHaveLength(1);
});
