import { expect, test } from 'vitest';
import { letterRoles } from './letter-roles.ts';
import { createQuestion } from './question.testdata.ts';

const shown = (text: string, why?: string) => ({ text, why, html: '', speech: '' });

const solved = (why: string, text: string, question = 'What is it?'): string[] =>
	letterRoles(createQuestion({ question, steps: [shown(text, why)] }));

const hinted = (hint: string, question: string, line = '$1 = 1$'): string[] =>
	letterRoles(createQuestion({ question, steps: [shown(line)], hints: [shown(hint)] }));

test.each([
	['side q is opposite angle Q', 'side p is opposite angle Q', '$\\frac{q}{p}$'],
	['side b is shorter than side a', 'side c is shorter than side a', '$a = 28$, $b = 27$'],
	[
		'the slope is the change in y over the change in x',
		'the slope is the change in x over the change in x',
		'$m = 2$',
	],
	[
		'substitute f(x) for x in the rule for g',
		'substitute g(x) for x in the rule for f',
		'$g(f(x)) = 2x$',
	],
	[
		'a translation of 3 units to the right replaces x with x − 3',
		'a translation of 3 units to the right replaces y with x − 3',
		'$y = x - 3$',
	],
	['set f(x) equal to 0', 'set f(b) equal to 0', '$f(x) = 0$ and $x^{2} - 4 = 0$'],
	[
		'30% of x plus 75% of y is the amount',
		'30% of y plus 75% of x is the amount',
		'$0.3x + 0.75y = 63$',
	],
	[
		'x² terms: −8 + 5 = −3; x terms: −16 − 10 = −26',
		'x terms: −8 + 5 = −3; x² terms: −16 − 10 = −26',
		'$= 4x^{3} - 3x^{2} - 26x$',
	],
	[
		'substitute the slope into y − y₁ = m(x − x₁)',
		'substitute the slope into y − x₁ = m(x − y₁)',
		'$y - 2 = 3(x - 1)$',
	],
	[
		'the amplitude is 2, and the axis is y = c',
		'the amplitude is 2, and the axis is y = d',
		'$y = 3$',
	],
])('accepts "%s", not "%s", for "%s"', (right, other, line) => {
	expect(solved(right, line)).toEqual([]);
	expect(solved(other, line)).not.toEqual([]);
});

test.each([
	[
		'How long are $AB$ and $AC$?',
		'How long are $AB$ and $BC$?',
		'Is $B$ or $C$ closer to $A$?',
		'$AB = 3$, $AC = 4$',
	],
	[
		'By what number must $AB$ be multiplied to give $DE$?',
		'By what number must $DE$ be multiplied to give $AB$?',
		'Find it.',
		'$k = \\frac{DE}{AB}$',
	],
	[
		'What equation in $k$ does that give?',
		'What equation in $x$ does that give?',
		'Find $k$.',
		'$2k + 1 = 0$',
	],
	[
		'What are $a$, $b$, and $c$, with their signs?',
		'What are $a$, $b$, and $x$, with their signs?',
		'Solve it.',
		'$x = 1$',
	],
	[
		'Which is applied first? What does the rule for $g$ do?',
		'Which is applied first? What does the rule for $f$ do?',
		'Find $g(f(x))$.',
		'$2x$',
	],
	[
		'How does the coefficient of $t$ give the period?',
		'How does the coefficient of $d$ give the period?',
		'Here $d(t) = \\sin(30t)$.',
		'$12$',
	],
	['What is $f(4)$?', 'What is $f(f)$?', 'Here $f(x) = 2x$.', '$8$'],
	[
		'Which of $x$, $y$, and $r$ do you use?',
		'Which of $x$, $y$, and $x$ do you use?',
		'Find it.',
		'$2$',
	],
	['What is the value of $f(4)$?', 'What is the value of $x(4)$?', 'Here $f(x) = 2x$.', '$8$'],
	['What equation must $t$ satisfy?', 'What equation must $h$ satisfy?', 'When?', '$t = 3$'],
])('accepts the hint "%s", not "%s", for "%s"', (right, other, question, line) => {
	expect(hinted(right, question, line)).toEqual([]);
	expect(hinted(other, question, line)).not.toEqual([]);
});

test('knows the letters of an annuity, and the place of a value that is asked for', () => {
	const formula = (deposit: string, amount: string) =>
		letterRoles(
			createQuestion({
				steps: [
					shown(`Let $${deposit}$ be the amount of each deposit and $${amount}$ the final amount.`),
				],
			}),
		);
	expect(formula('R', 'A')).toEqual([]);
	expect(formula('A', 'R')).toHaveLength(2);
	const given = (letter: string) =>
		letterRoles(
			createQuestion({
				question: 'Give the value of $i$, and then the value of $n$.',
				answer: { kind: 'set', value: '0.01, 20', ...shown('$0.01, 20$') },
				misconceptions: [{ value: '0.05, 20', why: `gave the annual rate for ${letter}` }],
			}),
		);
	expect(given('i')).toEqual([]);
	expect(given('n')).toHaveLength(1);
});

test('knows for which letter there are two expressions, and what is substituted', () => {
	const system = 'Solve $y = 2x$ and $y = x + 1$.';
	expect(solved('set the two expressions for y equal', '$2x = x + 1$', system)).toEqual([]);
	expect(solved('set the two expressions for x equal', '$2x = x + 1$', system)).toHaveLength(1);
	expect(solved('substitute 1 for x', '$y = 2(1)$', system)).toEqual([]);
	expect(solved('substitute 1 for z', '$y = 2(1)$', system)).toHaveLength(1);
});

test.each([
	['wrote x + r instead of x − r for each zero r', 'wrote x + r instead of f − r for each zero r'],
	[
		'gave the values of u instead of the values of x',
		'gave the values of x instead of the values of x',
	],
	[
		'subtracted the x-coordinates in the wrong order',
		'subtracted the n-coordinates in the wrong order',
	],
])('accepts the mistake "%s", not "%s"', (right, other) => {
	const mistaken = (why: string) =>
		letterRoles(createQuestion({ misconceptions: [{ value: '1', why }] }));
	expect(mistaken(right)).toEqual([]);
	expect(mistaken(other)).toHaveLength(1);
});

test.each([
	['swap x and y', 'swap f and y', '$x = 2y$'],
	['write b on the left side', 'write c on the left side', '$b = 2c$'],
	['substitute x = 1 and y = 3', 'substitute y = 1 and y = 3', '$3 = a(1)$'],
	['k is 360° divided by the period', 'y is 360° divided by the period', '$k = 2$'],
	['replace f(x) with its rule', 'replace g(x) with its rule', '$f(x) = 2$'],
])('accepts "%s", not "%s", for "%s"', (right, other, line) => {
	expect(solved(right, line)).toEqual([]);
	expect(solved(other, line)).not.toEqual([]);
});
