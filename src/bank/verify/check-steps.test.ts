import { expect, test } from 'vitest';
import { continued, num, product, sum } from '../../math/expression.ts';
import { root } from '../../math/notation.ts';
import { createRandom } from '../../math/random.ts';
import type { Answer, AnswerKind } from '../../schemas/wire/answer.ts';
import { line, radical } from '../family.ts';
import { createDraft } from '../pipeline/bank.testdata.ts';
import { type Place, publish } from '../pipeline/publish.ts';
import { checkSteps } from './check-steps.ts';
import { createQuestion } from './question.testdata.ts';

const PLACE: Place = {
	id: 'roots',
	number: 1,
	book_name: 'pre-algebra',
	chapter_name: '3-roots',
	material_name: '3-6-roots',
	standards: [],
	difficulty: 1,
};

const workedAs = (last: number) =>
	publish(
		createDraft(1, {
			answer: radical(product(last, root(2))),
			steps: [
				line(sum(root(8), root(18))),
				line(continued(sum(product(2, root(2)), product(num(3), root(2))))),
				line(continued(product(last, root(2)))),
			],
		}),
		PLACE,
		createRandom('steps'),
	);

test('follows a chain of roots by their real values', () => {
	expect(checkSteps(workedAs(5))).toEqual([]);
});

test('reports the line of roots that does not follow', () => {
	expect(checkSteps(workedAs(6))).toEqual([
		'"6\\sqrt{2}" does not follow from "2\\sqrt{2} + 3\\sqrt{2}"',
	]);
});

/** The issues of a solution with these formulas and reasons; the last formula is the answer. */
function issuesOfLines(...lines: [tex: string, why?: string][]): string[] {
	const steps = lines.map(([tex, why]) => ({
		text: `$${tex}$`,
		html: '',
		speech: '',
		...(why === undefined ? {} : { why }),
	}));
	const [value = ''] = lines.at(-1) ?? [];
	return checkSteps({ ...workedAs(5), steps, answer: { ...workedAs(5).answer, text: value } });
}

test('compares matrices entry by entry', () => {
	const matrix = (...rows: string[]) => `= \\begin{bmatrix} ${rows.join(' \\\\ ')} \\end{bmatrix}`;
	const above = matrix('36 - 32 & 36 + 20', '9 + 40 & 9 - 25');
	expect(issuesOfLines([above], [matrix('4 & 56', '49 & -16')])).toEqual([]);
	for (const below of [matrix('4 & 56', '49 & 16'), matrix('4 & 56')])
		expect(issuesOfLines([above], [below])).toContain(
			`"${below.slice(2)}" does not follow from "${above.slice(2)}"`,
		);
});

test('finds an inequality below an equation', () => {
	expect(issuesOfLines(['k^{2} = 9'], ['-3 < k < 3']).join()).toContain(
		'"-3 < k < 3" does not follow',
	);
	expect(issuesOfLines(['k^{2} < 9'], ['-3 < k < 3']).join()).not.toContain('does not follow');
});

test.each([
	['600 \\times 0.03 = 19'],
	['5 + 3 = 9 - 1 = 7'],
	['\\sin 30^{\\circ} = \\frac{1}{3}'],
	['(2 + 4i)(2 - 4i) = 2^{2} - (1 + 4i)^{2} = 20'],
])('finds that %s is not true', (tex) => {
	expect(issuesOfLines([tex], ['8'])).toContain(`"${tex}" is not true`);
});

test.each([
	['600 \\times 0.03 = 18'],
	['\\sin 30^{\\circ} = \\frac{1}{2}'],
	['\\pi = 180^{\\circ}'],
	['\\sqrt{2} \\approx 1.4'],
	['(2 + 4i)(2 - 4i) = 2^{2} - (4i)^{2} = 20'],
])('accepts %s', (tex) => {
	expect(issuesOfLines([tex], ['8'])).toEqual([]);
});

test('allows a false line if its text says so', () => {
	expect(issuesOfLines(['12 = 15', 'this is false, so no value solves it'], ['8'])).toEqual([]);
	expect(issuesOfLines(['62 \\div 7 = 8', '62 − 8 × 7 = 6 is the remainder'], ['8'])).toEqual([]);
});

test.each([
	['68 - 14 = 9d', '54 = 8d'],
	['4n^{2} = 36', 'n = 4'],
	['\\frac{54}{9} = d', 'd = 5'],
	['u^{2} - 3u - 28 = 0', '(u + 4)(2u - 7) = 0'],
	['\\log(x - 8) = 1', 'x - 8 = 100'],
])('detects that %s does not lead to %s', (above, below) => {
	expect(issuesOfLines([above], [below])).toContain(`"${below}" does not follow from "${above}"`);
});

test.each([
	['68 - 14 = 9d', '54 = 9d'],
	['4n^{2} = 36', 'n = -3'],
	['\\sqrt[3]{4x - 6} = 4', '4x - 6 = 64'],
	['f(2) = 5', 'f(3) = 7'],
	['u^{2} - 3u - 28 = 0', '(u + 4)(u - 7) = 0'],
	['2u^{2} - 6u = 56', 'u^{2} - 3u = 28'],
	['\\log(x - 8) = 1', 'x - 8 = 10'],
	['\\sqrt{x - 1} = -3', 'x - 1 = 9'],
])('accepts %s, then %s', (above, below) => {
	expect(issuesOfLines([above], [below])).toEqual([]);
});

test('starts the next case below a value', () => {
	expect(issuesOfLines(['x = 2'], ['x + 3 = 7'], ['x = 4'])).toEqual([]);
});

test('rejects a value that contradicts the other lines, and a number from nowhere', () => {
	expect(issuesOfLines(['x = 2'], ['x + 3 = 7'])).toHaveLength(1);
	expect(issuesOfLines(['x + 5 > 71'], ['x > 2'])).toContain(
		'"$x + 5 > 71$" names 71, which follows from nothing in the record',
	);
});

test.each([
	['3x + 4 = 19', '3x = 15', 'subtract 5 from both sides'],
	['3x + 4 = 19', '3x = 15', 'add 4 to both sides'],
	['ax = b', 'x = \\frac{b}{a}', 'divide both sides by b'],
	['x - 4 = \\pm 5', 'x = 4 \\pm 5', 'add 3 to both sides'],
])('detects between %s and %s that the reason is wrong: %s', (above, below, why) => {
	expect(issuesOfLines([above], [below, why])).toEqual([`"${why}" does not lead to "$${below}$"`]);
});

test('checks a reason against the equation above a remark', () => {
	const remark = 'A denominator is $0$ for $x = 3$: this value is excluded.';
	const question = workedAs(5);
	const stepsWith = (why: string) => [
		{ text: '$\\frac{x}{x - 3} = 5$', html: '', speech: '' },
		{ text: remark, html: '', speech: '' },
		{ text: '$x = 5(x - 3)$', html: '', speech: '', why },
	];
	const answer = { ...question.answer, text: 'x = 5(x - 3)' };
	const issues = (why: string) => checkSteps({ ...question, answer, steps: stepsWith(why) });
	expect(issues('multiply both sides by x − 3')).toEqual([]);
	expect(issues('multiply both sides by x − 2')).toHaveLength(1);
	expect(issues('multiply both sides by the denominator')).toEqual([]);
});

test.each([
	['3x + 4 = 19', '3x = 15', 'subtract 4 from both sides'],
	['42 = 14k', 'k = 3', 'divide both sides by 14'],
	['-3x = 24', 'x = -8', 'divide both sides by −3'],
	['2x < 6', 'x < 3', 'divide both sides by 2'],
	['x - 4 = \\pm 5', 'x = 4 \\pm 5', 'add 4 to both sides'],
])('accepts between %s and %s: %s', (above, below, why) => {
	expect(issuesOfLines([above], [below, why])).toEqual([]);
});

test('reports a duplicate factor', () => {
	const question = workedAs(5);
	const stated = (tex: string) => ({ text: `$${tex}$`, html: '', speech: '' });
	const issues = (tex: string) =>
		checkSteps({
			...question,
			answer: { ...question.answer, kind: 'factorization', text: '(x + 1)(x - 2)' },
			steps: [stated(tex), stated('(x + 1)(x - 2)')],
		});
	expect(issues('x^{2} - x - 2 = (x + 1)(x - 2)')).toEqual([]);
	expect(issues('x^{2} - x - 2 = (x + 1)^{2}(x - 2)')).toEqual([
		'"x^{2} - x - 2 = (x + 1)^{2}(x - 2)" does not hold for all values',
	]);
});

test('reports a division by 0', () => {
	const issues = (tex: string) =>
		checkSteps({
			...workedAs(5),
			question: 'Write an expression for $f(x)$.',
			steps: [{ text: `$${tex}$`, why: 'the ratio is the base', html: '', speech: '' }],
		});
	expect(issues('\\frac{0}{0} = 3')).toContainEqual('"\\frac{0}{0} = 3" is not true');
	expect(issues('\\frac{90}{30} = 3')).not.toContainEqual('"\\frac{90}{30} = 3" is not true');
});

test('reports a square that is no factored form of its polynomial', () => {
	const issues = (tex: string) =>
		checkSteps({
			...workedAs(5),
			question: 'Which polynomial is prime, that is, cannot be factored over the integers?',
			steps: [{ text: `$${tex}$`, why: 'this is a perfect square', html: '', speech: '' }],
		});
	const wrong = 'x^{2} + 6x + 9 = (x + 3)^{3}';
	expect(issues('x^{2} + 6x + 9 = (x + 3)^{2}')).not.toContainEqual(
		expect.stringContaining('does not hold'),
	);
	expect(issues(wrong)).toContainEqual(`"${wrong}" does not hold for all values`);
});

const closedWith = (text: string, kind: AnswerKind, value: string) =>
	checkSteps({
		...workedAs(5),
		question: 'Estimate the solutions of Lina and Zoe.',
		steps: [{ text, html: '', speech: '' }],
		answer: { kind, value, text: `$${value}$`, html: '', speech: '' },
	});

const solvedAs = (text: string) => closedWith(text, 'equation-solution-set', '-2, 5');

test.each([
	['So $i = 0.02$ and $n = 40$.', true],
	['So $i \\approx 0.02$ and $n = 40$.', true],
	['Lina gets $\\$0.02$, and Zoe gets $\\$40$.', true],
	['So $n = 40$ and $i = 0.02$.', false],
	['Lina gets $\\$40$, and Zoe gets $\\$0.02$.', false],
])('reads a list in %s: %s', (text, isStated) => {
	expect(closedWith(text, 'ordered-list', '0.02, 40')).toHaveLength(isStated ? 0 : 1);
});

test('reads the cases of a variable as its solutions, in any order', () => {
	expect(solvedAs('$x = -2$ or $x = 5$')).toEqual([]);
	expect(solvedAs('$x = 5$ or $x = -2$')).toEqual([]);
});

test('reads solutions in a sentence, in their order', () => {
	const after = (one: number, other: number) =>
		solvedAs(`It is there after $${one}$ seconds and after $${other}$ seconds.`).join();
	expect(after(-2, 5)).toBe('');
	expect(after(-2, 4)).toContain('does not state the answer');
	expect(after(5, -2)).toContain('does not state the answer');
});

test.each([
	'$x = -2$ or $x = 4$',
	'$x = -2$',
	'$x = -2$ or $y = 5$',
	'$x = -2$, $x = 5$, or $x = 5$',
])('detects that %s is not −2, 5', (text) => {
	expect(solvedAs(text)).toHaveLength(1);
});

test.each([
	['The events are dependent, because they differ.', 'Dependent, because they differ', true],
	['Dependent, because they differ.', 'Dependent, because they differ', true],
	['The events are independent, because they differ.', 'Dependent, because they differ', false],
	['This shows a weak association.', 'A weak association', true],
	['This shows a strong association.', 'A weak association', false],
	['This shows beta weak association.', 'A weak association', false],
])('reads "%s" as a statement of "%s": %s', (text, shown, isStated) => {
	const issues = checkSteps({
		...workedAs(5),
		steps: [{ text, html: '', speech: '' }],
		answer: { kind: 'multiple-choice', value: shown, text: shown, html: '', speech: '' },
	});
	expect(issues.length === 0).toBe(isStated);
});

test.each([
	['Simplify $2(1 + x)$.', '2(1 + x)', '2 + 2x', true],
	['Simplify $2 + 2x$.', '2(1 + x)', '2 + 2x', false],
	['Simplify $2(1 + x)$.', '2(1 + x)', 'x + x + 2', false],
])('begins with the formula of "%s" and ends with its answer', (question, first, last, holds) => {
	const steps = [`$${first}$`, `$= ${last}$`].map((text) => ({ text, html: '', speech: '' }));
	const answer: Answer = {
		kind: 'expression',
		value: '2 + 2x',
		text: '$2 + 2x$',
		html: '',
		speech: '',
	};
	const issues = checkSteps(createQuestion({ question, steps, answer }));
	expect(issues.length === 0).toBe(holds);
});
