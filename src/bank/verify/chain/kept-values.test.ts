import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkKeptValues } from './kept-values.ts';

const issuesOf = (...texts: string[]) =>
	checkKeptValues(createQuestion({ steps: texts.map((text) => ({ text, html: '', speech: '' })) }));

test('requires numbers after a variable to agree', () => {
	expect(issuesOf('$y = 2(3) - 4 = 2$')).toEqual([]);
	expect(issuesOf('$y = 3(3) - 4 = 2$')).toEqual(['"y = 3(3) - 4 = 2" is not true']);
	expect(issuesOf('$b \\approx \\sqrt{80} \\approx 8.9$')).toEqual([]);
	expect(issuesOf('$b \\approx \\sqrt{82} \\approx 8.9$')).toHaveLength(1);
});

test('holds an equation to the values that the lines give its variables', () => {
	expect(issuesOf('$\\log_{2}(x - 3) = 1$', '$x = 5$')).toEqual([]);
	expect(issuesOf('$\\log_{2}(x - 4) = 1$', '$x = 5$')).toEqual([
		'"\\log_{2}(x - 4) = 1" is not true for the values that the steps give its letters',
	]);
	expect(issuesOf('$2x + y = 8$', '$(x, y) = (3, 2)$')).toEqual([]);
	expect(issuesOf('$2x + 2y = 8$', '$(x, y) = (3, 2)$')).toHaveLength(1);
	expect(issuesOf('$x^{2} = 9$', '$x = \\pm 3$')).toEqual([]);
});

test('allows a name to keep its value', () => {
	expect(issuesOf('$AB = \\sqrt{16 + 9}$', '$AB = 5$')).toEqual([]);
	expect(issuesOf('$AB = \\sqrt{16 + 9}$', '$AB = 6$')).toEqual([
		'"AB = 6" gives AB another value than before',
	]);
	expect(issuesOf('$f(2) = 7$', '$f(3) = 9$')).toEqual([]);
	expect(issuesOf('$AB = \\sqrt{29}$', '$AB \\approx 5.4$')).toEqual([]);
	expect(issuesOf('$AB = \\sqrt{29}$', '$AB = 5$')).toHaveLength(1);
});

test('allows a quantity that a word names to keep its value', () => {
	const first = '$\\text{pH} = -\\log(7 \\times 10^{-13})$';
	expect(issuesOf(first, '$\\text{pH} = -(\\log 7 - 13)$')).toEqual([]);
	expect(issuesOf(first, '$\\text{pH} = -(\\log 7 + 13)$')).toHaveLength(1);
});

test('holds an equation between squares to the squares that the lines find', () => {
	const lines = ['$a^{2} = 81$', '$b^{2} = 16$', '$c^{2} = 97$'];
	expect(issuesOf('$c^{2} = a^{2} + b^{2}$', ...lines)).toEqual([]);
	expect(issuesOf('$c^{2} = a^{2} - b^{2}$', ...lines)).toEqual([
		'"c^{2} = a^{2} - b^{2}" is not true of the squares that the steps find',
	]);
});

test('compares powers of a negative number, which few exponents have', () => {
	const solved = ['$81 = (-3)^{n - 1}$', '$n - 1 = 4$', '$n = 5$'];
	expect(issuesOf(...solved)).toEqual([]);
	expect(issuesOf(...solved.with(0, '$82 = (-3)^{n - 1}$'))).toHaveLength(1);
	expect(issuesOf(...solved.with(0, '$81 = (-3)^{n - 2}$'))).toHaveLength(1);
});

test('refuses a length that is not real', () => {
	expect(issuesOf('$AC = \\sqrt{(-3)^{2} + 6^{2}}$')).toEqual([]);
	expect(issuesOf('$AC = \\sqrt{(-3)^{2} - 6^{2}}$')).toHaveLength(1);
});

test('skips what is false on purpose, and what has no solution', () => {
	expect(issuesOf('$x = 4$ gives $2x = 9$, which is false.')).toEqual([]);
	expect(issuesOf('$x^{2} = -4$', '$x = 1$ or $x = 2$')).toEqual([]);
});

test.each([
	[
		'the value of r²',
		'$r^{2} = 16 + 4 = 20$',
		'$(x - 3)^{2} + y^{2} = 20$',
		'$(x - 3)^{2} + y^{2} = 81$',
	],
	['h and k, and the value of 4p', '$4p = -20$', '$x^{2} = -20(y + 2)$', '$x^{2} = -5(y + 2)$'],
])('requires a line to have %s, which it substitutes', (name, found, right, wrong) => {
	const issuesBelow = (text: string) =>
		checkKeptValues(
			createQuestion({
				steps: [
					{ text: found, html: '', speech: '' },
					{ text, html: '', speech: '', why: `substitute ${name}` },
				],
			}),
		);
	expect(issuesBelow(right)).toEqual([]);
	expect(issuesBelow(wrong)).toHaveLength(1);
});
