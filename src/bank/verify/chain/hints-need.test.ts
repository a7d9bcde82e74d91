import { expect, test } from 'vitest';
import type { Question } from '../../../schemas/wire/question.ts';
import { createQuestion } from '../question.testdata.ts';
import { checkHintsNeed } from './hints-need.ts';

const shown = (text: string, why?: string) => ({ text, why, html: '', speech: '' });

const hinted = (question: string, hint: string): Question =>
	createQuestion({ question, hints: [shown(hint)] });

const ONE = 'Which power still has a negative exponent? How can you write it?';
const SEVERAL = 'Which powers still have a negative exponent? How can you write each of them?';

test('a hint counts the powers that still have a negative exponent', () => {
	const issuesOf = (hint: string, line: string) =>
		checkHintsNeed(
			createQuestion({
				hints: [shown(hint)],
				steps: [
					shown('$2(4x^{-1}y^{-4})^{-2}$'),
					shown(`$${line}$`, 'simplify each exponent'),
					shown('$= x^{-2}y^{8}$', 'evaluate the power of the coefficient'),
				],
			}),
		);
	expect(issuesOf(ONE, '= 2(4^{-2}x^{2}y^{8})')).toEqual([]);
	expect(issuesOf(SEVERAL, '= 2(4^{-2}x^{2}y^{8})')).toHaveLength(1);
	expect(issuesOf(SEVERAL, '= 2(4^{-2}x^{-2}y^{8})')).toEqual([]);
	expect(issuesOf(ONE, '= 2(4^{-2}x^{-2}y^{8})')).toHaveLength(1);
	expect(issuesOf(ONE, '= 2(4^{2}x^{2}y^{8})')).toHaveLength(1);
});

test('two factors that differ only in a sign are not equal', () => {
	const hint =
		'The two factors differ only in the sign between their terms. Which products will cancel?';
	const issuesOf = (question: string) =>
		checkHintsNeed(createQuestion({ question, hints: [shown(hint)], steps: [] }));
	expect(issuesOf('Multiply: $(4 + \\sqrt{3})(4 - \\sqrt{3})$.')).toEqual([]);
	expect(issuesOf('Multiply: $(-4 - \\sqrt{3})(-4 + \\sqrt{3})$.')).toEqual([]);
	expect(issuesOf('Multiply: $(3 + \\sqrt{4})^{2}$.')).toHaveLength(1);
	expect(issuesOf('Multiply: $(3 + \\sqrt{5})(4 - \\sqrt{5})$.')).toHaveLength(1);
});

test('a hint asks how a parabola opens only if a line uses it', () => {
	const opens = 'Where is the vertex, and does the parabola open up or down?';
	const meets = 'Where is the vertex, and where does the parabola meet the $x$-axis?';
	const issuesOf = (hint: string, line: string, why?: string) =>
		checkHintsNeed(createQuestion({ hints: [shown(hint)], steps: [shown(line, why)] }));
	const touches = 'the parabola touches the x-axis only at its vertex';
	expect(issuesOf(opens, 'The parabola opens up.')).toEqual([]);
	expect(issuesOf(meets, 'The parabola opens up.')).toHaveLength(1);
	expect(issuesOf(meets, 'It has one zero.', touches)).toEqual([]);
	expect(issuesOf(opens, 'It has one zero.', touches)).toHaveLength(1);
});

test.each([
	[
		'A negative exponent does not make the value negative. What does it do to the base?',
		'$8^{-2}$',
		'$7^{2}$',
	],
	['How many times does the exponent tell you to use the base as a factor?', '$7^{2}$', '$8^{-2}$'],
	[
		'What does the exponent outside the parentheses do to each exponent inside?',
		'$\\frac{(6x^{6})^{2}}{5x}$',
		'$\\frac{6x^{6}}{5x}$',
	],
	[
		'Which exponent law simplifies the quotient?',
		'$\\frac{6x^{6}}{5x}$',
		'$\\frac{(6x^{6})^{2}}{5x}$',
	],
	['Which of the sets in the choices contain the simplified number?', '$\\sqrt{49}$', '$-41$'],
	[
		'How can each function be written in terms of the sine and the cosine?',
		'$2\\cot A\\sin A$',
		'$\\frac{2\\cos A}{\\sin A}$',
	],
	['Does $6$ itself count?', '$6$', '$5$'],
	[
		'How can you make the coefficient of $y^{2}$ equal to 1?',
		'$-y^{2} + 1 = 0$',
		'$y^{2} - 6y = 0$',
	],
	[
		'How can you make the coefficient of $y^{2}$ equal to 1?',
		'$\\frac{1}{2}y^{2} = 3y$',
		'$y^{2} = 3y$',
	],
	['What is the solution of the inequality?', '$-2x + 8 < 6$', '$x \\ge -4$'],
])('"%s" is asked of %s, but not of %s', (hint, sound, broken) => {
	const issuesOf = (formula: string) =>
		checkHintsNeed(createQuestion({ question: `Look at ${formula}.`, hints: [shown(hint)] }));
	expect(issuesOf(sound)).toEqual([]);
	expect(issuesOf(broken)).toHaveLength(1);
});

test.each([
	['What is the value of $y$ where a line crosses the $x$-axis?', 'x'],
	['What is $x$ at a point on the $y$-axis?', 'y'],
])('"%s" gives the other coordinate', (hint, axis) => {
	const issuesOf = (text: string) => checkHintsNeed(createQuestion({ hints: [shown(text)] }));
	expect(issuesOf(hint)).toEqual([]);
	expect(issuesOf(hint.replace(/\$[xy]\$/, `$$${axis}$$`))).toHaveLength(1);
});

const REMOVE = 'How can you remove the parentheses?';
const SIGN = 'What does the negative sign in front of the radical do to the result?';
const COUNTING = 'Is the number one of the counting numbers $1, 2, 3, \\dots$, or is it negative?';
const POWER = 'What is the value of any nonzero number raised to the power of $0$?';
const NEGATIVE = 'What does a negative exponent do to the base?';
const SIGNS = 'Are the signs of the two numbers the same or different?';

test.each([
	[hinted('Write $y - 7 = 2(x - 1)$.', REMOVE), hinted('Write $y - 7 = x - 1$.', REMOVE)],
	[hinted('Evaluate $-\\sqrt{9}$.', SIGN), hinted('Evaluate $\\sqrt{9}$.', SIGN)],
	[hinted('Find $3^{0}$.', POWER), hinted('Find $3^{4}$.', POWER)],
	[hinted('Find $3^{-2}$.', NEGATIVE), hinted('Find $3^{2}$.', NEGATIVE)],
	[hinted('Find $4.5 + (-2)$.', SIGNS), hinted('Find $4.5 + 2$.', SIGNS)],
	[hinted('What kind is $-6$?', COUNTING), hinted('What kind is $6\\pi$?', COUNTING)],
	[
		hinted('Solve $\\frac{x}{2} = 3$.', 'How can you clear the fraction?'),
		hinted('Solve $x = 3$.', 'How can you clear the fraction?'),
	],
	[
		hinted('Simplify.', 'What are the largest perfect squares that divide $x^{7}$ and $y^{5}$?'),
		hinted('Simplify.', 'What is the largest perfect square that divides $x^{7}$ and $y^{5}$?'),
	],
	[
		hinted('Simplify.', 'What is the square root of $x^{4}$?'),
		hinted('Simplify.', 'What is the square root of $x^{4}$ and $y^{2}$?'),
	],
])('reports hints that refer to nothing: %#', (sound, broken) => {
	expect(checkHintsNeed(sound)).toEqual([]);
	expect(checkHintsNeed(broken)).toHaveLength(1);
});

test.each([
	['What must you factor out of the first two terms?', '-3x^{2} + 6x - 2', 'x^{2} - 12x + 30'],
	[
		'Which number must be added to the first two terms to make a perfect square?',
		'x^{2} - 12x + 30',
		'2x^{2} - 12x + 30',
	],
])('"%s" is asked of %s, but not of %s', (hint, sound, broken) => {
	const issuesOf = (tex: string) =>
		checkHintsNeed(hinted(`Write $${tex}$ in the form $a(x - h)^{2} + k$.`, hint));
	expect(issuesOf(sound)).toEqual([]);
	expect(issuesOf(broken)).toHaveLength(1);
});

test('a hint about a product asks for the answer', () => {
	const asks = (hint: string) =>
		checkHintsNeed({
			...hinted('Divide: $-4 \\div 2$.', hint),
			answer: { kind: 'integer', value: '-2', ...shown('$-2$') },
		});
	expect(asks('What number times $2$ gives $-4$?')).toEqual([]);
	expect(asks('What number times $-4$ gives $2$?')).toHaveLength(1);
});

test('the expression in the brackets stands in brackets', () => {
	const hint = 'Which Pythagorean identity has the expression in the brackets on one side?';
	expect(checkHintsNeed(hinted('Simplify $2(1 + \\tan^{2} x)$.', hint))).toEqual([]);
	expect(checkHintsNeed(hinted('Simplify $1 + \\cot^{2} x$.', hint))).toHaveLength(1);
});

test.each([
	[
		'What number can you multiply both sides by to clear both fractions?',
		'Solve $\\frac{x}{2} > \\frac{x}{3} + 7$.',
		'Solve $\\frac{4x + 5}{4} > 2x + 7$.',
	],
	[
		'What number can you multiply both sides by to clear the fraction?',
		'Solve $\\frac{4x + 5}{4} > 2x + 7$.',
		'Solve $\\frac{x}{2} > \\frac{x}{3} + 7$.',
	],
	[
		'What is the least common multiple of $4$ and $6$?',
		'Find $\\frac{1}{4} + \\frac{5}{6}$.',
		'Find $\\frac{4}{9} + \\frac{6}{9}$.',
	],
])('"%s" goes with "%s", and not with "%s"', (hint, sound, broken) => {
	expect(checkHintsNeed(hinted(sound, hint))).toEqual([]);
	expect(checkHintsNeed(hinted(broken, hint))).toHaveLength(1);
});

test.each([
	['What number can you multiply both sides by to change the coefficient to ', '$1$?', '$0$?'],
	['Which of your values satisfy ', 'the original equation?', 'the squared equation?'],
	['How can you make the coefficient of $x^{2}$ equal to ', '1?', '0?'],
	['For which value of $x$ is $x - 3$ equal to ', '0?', '1?'],
	['When is a product equal to ', 'zero?', 'one?'],
	['Which values make a denominator ', '0?', '1?'],
])('"%s" goes on with "%s", not with "%s"', (hint, end, other) => {
	expect(checkHintsNeed(hinted('Solve $4x^{2} = 8$.', hint + end))).toEqual([]);
	expect(checkHintsNeed(hinted('Solve $4x^{2} = 8$.', hint + other))).toHaveLength(1);
});
