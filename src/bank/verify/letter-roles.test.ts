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
	['wrote x + r instead of x − r for each root r', 'wrote r + x instead of r − x for each root x'],
	['divided the change in x by the change in y', 'divided the change in y by the change in x'],
	['divided x by y instead of y by x', 'divided x by y instead of x by y'],
	['used n − 1 terms instead of n', 'used n − 1 terms instead of d'],
	['left out the negative sign in −b/(2a)', 'left out the negative sign in −y/(2a)'],
	['used the y-coordinate of the midpoint as b', 'used the y-coordinate of the midpoint as m'],
	['read the y-values instead of the x-values', 'read the y-values instead of the f-values'],
	['used the y-coordinate of C as b', 'used the y-coordinate of b as b'],
	['used the y-coordinate of a point as b', 'used the y-coordinate of a point as C'],
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
	[
		'the change in y over the change in x is the slope',
		'the change in k over the change in x is the slope',
		'$\\frac{k - 3}{6} = 2$',
	],
	[
		'the distance formula, with the changes in x and y',
		'the distance formula, with the changes in m and y',
		'$AB = 5$',
	],
	[
		'replace f(x) and g(x) with their rules',
		'replace f(x) and f(x) with their rules',
		'$f(x) - g(x) = 3x$',
	],
	['replace f(x) with y', 'replace f(x) with x', '$y = 2x + 3 = f(x)$'],
	['a zero r gives the factor x − r', 'a zero r gives the factor r − r', '$y = a(x - 2)$'],
	['substitute u for x², and u² for x⁴', 'substitute u for x², and u² for u⁴', '$u^{2} - 5u = 0$'],
	[
		'use a(x − h)² + k: the vertex gives h and k',
		'use a(x − h)² + k: the vertex gives x and k',
		'$y = 2(x - 1)^{2}$',
	],
	['one x gives two values of y', 'one y gives two values of x', 'The relation is not a function.'],
	['a factor x − p is 0 when x = p', 'a factor x − p is 0 when y = p', '$x = 3$'],
	['x is the reciprocal of u', 'x is the reciprocal of x', '$x = \\frac{1}{u}$'],
	[
		'write the equation with these values of a, k, d, and c',
		'write the equation with these values of a, x, d, and c',
		'$y = 2\\sin(3(x - 1)) + 4$',
	],
	['divide both sides of y = kx by x', 'divide both sides of y = kx by y', '$k = 3$'],
	[
		'the Pythagorean theorem: r is the distance of the point from the origin',
		'the Pythagorean theorem: x is the distance of the point from the origin',
		'$r^{2} = x^{2} + y^{2}$',
	],
	[
		'if r is a zero, then x − r is a factor',
		'if y is a zero, then x − r is a factor',
		'The factor is $x - 4$.',
	],
])('accepts "%s", not "%s", for "%s"', (right, other, line) => {
	expect(solved(right, line)).toEqual([]);
	expect(solved(other, line)).not.toEqual([]);
});

test('counts how often a letter is a factor on the line above', () => {
	const powers = (why: string) =>
		letterRoles(
			createQuestion({
				steps: [shown('$m \\times m \\times n$'), shown('$= m^{2}n$', why)],
			}),
		);
	expect(powers('m is a factor 2 times and n is a factor 1 times')).toEqual([]);
	expect(powers('n is a factor 2 times and m is a factor 1 times')).toHaveLength(1);
});

test('accepts a replaced letter only if the line is without it', () => {
	const replaced = (why: string) =>
		letterRoles(createQuestion({ steps: [shown('$u = 7$'), shown('$x^{2} = 7$', why)] }));
	expect(replaced('replace u with x² in the other equation')).toEqual([]);
	expect(replaced('replace x with x² in the other equation')).not.toEqual([]);
});

test.each([
	[
		'If $x - 2$ is a factor of $x^{2} + kx - 12$, what is $k$?',
		'What must the value be when $x = 2$? What equation in $k$ does that give?',
		'What must the value be when $k = 2$? What equation in $k$ does that give?',
	],
	[
		'Find the two $y$-intercepts of the circle $x^{2} + y^{2} = 17$.',
		'Which coordinate is $0$ for every point on the $y$-axis?',
		'Which coordinate is $0$ for every point on the $x$-axis?',
	],
	[
		'What is the domain of $y = \\frac{3}{x + 6}$?',
		'For which value of $x$ is the denominator 0?',
		'For which value of $y$ is the denominator 0?',
	],
	[
		'The line through $(-6, -3)$ and $(0, k)$ has slope $2$. Find $k$.',
		'How can you write the slope in terms of $k$?',
		'How can you write the slope in terms of $x$?',
	],
	[
		'If $f(x) = x^{2}$, what is $f(8)$?',
		'Which number does $f(8)$ tell you to substitute for $x$?',
		'Which number does $x(8)$ tell you to substitute for $x$?',
	],
	[
		'Solve $x^{4} - 13x^{2} + 42 = 0$.',
		'Which values of $x$ does each value of the new variable lead to?',
		'Which values of $u$ does each value of the new variable lead to?',
	],
	[
		'For $y = -4x + 45$, a point has $x = 5$ and $y = 20$.',
		'What value does the line predict for $x = 5$?',
		'What value does the line predict for $y = 5$?',
	],
])('for "%s", accepts the hint "%s", not "%s"', (question, right, other) => {
	expect(hinted(right, question, '$2k = 8$')).toEqual([]);
	expect(hinted(other, question, '$2k = 8$')).toHaveLength(1);
});

test('accepts for substitution only what has a value, or what is in the formula above', () => {
	const after = (above: string, line: string) => (why: string) =>
		letterRoles(createQuestion({ steps: [shown(above), shown(line, why)] }));
	const values = after('$m = 2$ and $b = 3$', '$y = 2x + 3$');
	expect(values('substitute m and b')).toEqual([]);
	expect(values('substitute w and b')).toHaveLength(1);
	const vertex = after('$x = -\\frac{b}{2a}$', '$x = -\\frac{8}{2(2)}$');
	expect(vertex('substitute a = 2 and b = 8')).toEqual([]);
	expect(vertex('substitute a = 2 and h = 8')).toHaveLength(1);
	expect(vertex('substitute y = 2, b = 8, and h = 1')).toHaveLength(1);
	const opposite = after('$f(x) = x^{5}$', '$f(-x) = (-x)^{5}$');
	expect(opposite('substitute −x for x')).toEqual([]);
	expect(opposite('substitute −x for f')).not.toEqual([]);
	const second = after('$y = 3x + 1$', 'For $x = 2$: $y = 3(2) + 1 = 7$.');
	expect(second('substitute 2 for x in the equation of the line')).toEqual([]);
	expect(second('substitute 2 for y in the equation of the line')).toHaveLength(1);
	const system = after('$y = 2x$ and $y = x + 1$', '$2x = x + 1$');
	const compared = (letter: string) =>
		system(`both equations are solved for ${letter}, so set the two expressions for y equal`);
	expect(compared('y')).toEqual([]);
	expect(compared('x')).toHaveLength(1);
	const line = after('$y = 3x + 1$', '$y = 3(2) + 1$');
	expect(line('substitute 2 for x in the equation of the line')).toEqual([]);
	expect(line('substitute 2 for y in the equation of the line')).toHaveLength(1);
});

test.each([
	[
		'What is the change in $y$, and what is the change in $x$?',
		'What is the change in $x$, and what is the change in $y$?',
	],
	['What are $h$ and $k$ in $a(x - h)^{2} + k$?', 'What are $h$ and $x$ in $a(x - h)^{2} + k$?'],
	[
		'Once you know a value of $x$, what do you use to find $y$?',
		'Once you know a value of $x$, what do you use to find $x$?',
	],
	[
		'Compare the rule with $y = a\\sin x$. Which of $a$, $k$, $d$, and $c$ do you need?',
		'Compare the rule with $y = a\\sin x$. Which of $a$, $y$, $d$, and $c$ do you need?',
	],
	[
		'How can you use one of the points to find $b$?',
		'How can you use one of the points to find $y$?',
	],
])('accepts the hint "%s", not "%s"', (right, other) => {
	const question = 'Find $y = m(x - h)^{2} + k$ for the points.';
	expect(hinted(right, question, '$b = 2$, $y = 3$, $x = 3$')).toEqual([]);
	expect(hinted(other, question, '$b = 2$, $y = 3$, $x = 3$')).not.toEqual([]);
});

test.each([
	['What is the discriminant in terms of $k$?', 'What is the discriminant in terms of $x$?'],
	[
		'For which power of $x$ can you substitute a new variable?',
		'For which power of $u$ can you substitute a new variable?',
	],
	['Which power can you replace with $u$?', 'Which power can you replace with $x$?'],
	[
		'Which of the two solutions for $x$ makes sense?',
		'Which of the two solutions for $k$ makes sense?',
	],
	[
		'What equation with a constant $k$ describes the variation?',
		'What equation with a constant $x$ describes the variation?',
	],
	[
		'What is the value of $x$ where the graph crosses the $y$-axis?',
		'What is the value of $y$ where the graph crosses the $y$-axis?',
	],
	[
		'Which number matches $m$ in $y = mx + b$, and which matches $b$?',
		'Which number matches $m$ in $y = mx + b$, and which matches $y$?',
	],
	[
		'In $(u + v)^{2}$, how is the middle term formed from $u$ and $v$?',
		'In $(u + v)^{2}$, how is the middle term formed from $u$ and $x$?',
	],
])('for an equation in x with a constant k, accepts "%s", not "%s"', (right, other) => {
	const question = 'For which $k$ has $x^{2} + kx + 16 = 0$ two equal roots?';
	expect(hinted(right, question, '$x = 2$ or $x = 3$')).toEqual([]);
	expect(hinted(other, question, '$x = 2$ or $x = 3$')).not.toEqual([]);
});

test('accepts only a function where something rises', () => {
	const thought = (why: string) =>
		letterRoles(
			createQuestion({
				question: 'For $f(x) = 2x + 3$, what does $f$ do?',
				misconceptions: [{ value: '1', why }],
			}),
		);
	expect(thought('thought that f stops rising')).toEqual([]);
	expect(thought('thought that x stops rising')).toHaveLength(1);
});
