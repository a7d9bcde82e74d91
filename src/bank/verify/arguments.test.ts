import { expect, test } from 'vitest';
import { wrongArguments } from './arguments.ts';
import { createQuestion } from './question.testdata.ts';

const asked = (question: string, value = '1') =>
	wrongArguments(
		createQuestion({
			question,
			answer: { kind: 'expression', value, text: '', html: '', speech: '' },
		}),
	);

test.each([
	['Given $f(y) = 3x + 1$, find $f(-4)$.', '-11'],
	['Write the total cost, $T(y) = C(x) + D(x)$, in simplest form.', '53x + 320'],
	['The graph of $y = f(y)$ is shown.', '2'],
	['The image is the graph of $y = g(x)$. Write an expression for $g(y)$.', 'x^{2}'],
	['Given $f(x) = 2x - 3$, find $f^{-1}(y)$.', '\\frac{x + 3}{2}'],
	['Given $f(x) = 2x$ and $g(x) = 3$, find $f(y) + g(y)$.', '2x + 3'],
])('refuses a rule in another letter than its parentheses: "%s" %s', (question, value) => {
	expect(asked(question, value)).toHaveLength(1);
});

test.each([
	['Given $f(x) = 3x + 1$, find $f(-4)$.', '-11'],
	['Given $f(x) = 2x - 3$, find $f^{-1}(x)$.', '\\frac{x + 3}{2}'],
	['Given $f(x) = x$ and $g(x) = 5$, find $f(g(x))$.', '5'],
	['The image is the graph of $y = g(x)$. Write an expression for $g(x)$.', '(x - 4)^{2}'],
	['The value after $t$ hours is $f(t) = 31(1.3)^{t}$. Write $f(a + b)$.', '31(1.3)^{a + b}'],
])('accepts "%s" %s', (question, value) => {
	expect(asked(question, value)).toEqual([]);
});

test.each([
	['Its height is modelled by a function $t(t)$.', '$h(t) = 3t$'],
	['Find the zeros of $x(f) = f^{2} + 7$.', '$f(x) = 0$'],
])('refuses "%s" with the line "%s"', (question, text) => {
	expect(
		wrongArguments(createQuestion({ question, steps: [{ text, html: '', speech: '' }] })),
	).toHaveLength(1);
});
