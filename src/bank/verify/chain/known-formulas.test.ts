import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkKnownFormulas } from './known-formulas.ts';

const issuesOf = (text: string) =>
	checkKnownFormulas(createQuestion({ steps: [{ text, html: '', speech: '' }] }));

test('reports a formula with a different number or sign than in the textbook', () => {
	expect(issuesOf('Use $A = P(1 + i)^{n}$.')).toEqual([]);
	expect(issuesOf('Use $A = P(2 + i)^{n}$.')).toEqual([
		'"A = P(2 + i)^{n}" is not a formula, but is like one',
	]);
	expect(issuesOf('$t_{n} = t_{1} + (n + 1)d$')).toHaveLength(1);
	expect(issuesOf('$V = \\frac{4}{3}\\pi r^{2}$')).toHaveLength(1);
});

test('knows some formulas in any variables', () => {
	expect(issuesOf('$t = \\frac{-b \\pm \\sqrt{b^{2} - 4ac}}{2a}$')).toEqual([]);
	expect(issuesOf('$t = \\frac{-b \\pm \\sqrt{b^{2} - 2ac}}{2a}$')).toHaveLength(1);
	expect(issuesOf('$f^{2} = d^{2} + e^{2} - 2de\\cos F$')).toEqual([]);
	expect(issuesOf('$f^{2} = d^{2} + e^{2} + 2de\\cos F$')).toHaveLength(1);
	expect(issuesOf('$PQ = \\sqrt{(x_2 - x_1)^{2} + (y_2 - y_2)^{2}}$')).toHaveLength(1);
});

test("leaves a question's own equations alone", () => {
	expect(issuesOf('$y = 3x - 2$ and $c^{2} = 25$')).toEqual([]);
	expect(issuesOf('$P = 2(8) + 2(5)$')).toEqual([]);
});

test('reads the prompt and the hints as well', () => {
	const wrong = '$C = 3\\pi r$';
	expect(checkKnownFormulas(createQuestion({ question: `Solve ${wrong} for $r$.` }))).toHaveLength(
		1,
	);
	const hints = [{ text: `Is ${wrong}?`, html: '' }];
	expect(checkKnownFormulas(createQuestion({ hints }))).toHaveLength(1);
});
