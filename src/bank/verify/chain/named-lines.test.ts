import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkNamedLines } from './named-lines.ts';

const issuesOf = (...lines: string[]) =>
	checkNamedLines(createQuestion({ steps: lines.map((text) => ({ text, html: '', speech: '' })) }));

const MATRIX = 'A^{-1} = -\\frac{1}{4}\\begin{bmatrix} 2 & 5 \\\\ 2 & 3 \\end{bmatrix}';
const HALVES =
	'A^{-1} = \\begin{bmatrix} -\\frac{1}{2} & -\\frac{5}{4} \\\\ -\\frac{1}{2} & -\\frac{3}{4} \\end{bmatrix}';

test.each([
	['a coordinate', '$M = (\\frac{3}{2}, \\frac{2}{2})$', '$M = (1, 1)$'],
	['a determinant', '$\\det A = 3 \\times 2 - (-5) \\times (-2)$', '$\\det A = 6 - 11$'],
	['an entry', `$${MATRIX.replace('& 5', '& 6')}$`, `$${HALVES}$`],
	['a term of a function value', '$f(-x) = -6(-x)^{5} + 1$', '$f(-x) = 6x^{6} + 1$'],
	[
		'an angle in degrees',
		'$\\cos 240^{\\circ} = -\\cos 60^{\\circ}$',
		'$\\cos 240^{\\circ} = \\frac{1}{2}$',
	],
])('refuses another value of %s', (_, above, text) => {
	expect(issuesOf(above, text)).toHaveLength(1);
});

test.each([
	['the same value in fewer signs', '$M = (\\frac{2}{2}, \\frac{2}{2})$', '$M = (1, 1)$'],
	['each entry multiplied', `$${MATRIX}$`, `$${HALVES}$`],
	[
		'numbers substituted for variables',
		'$d = \\sqrt{(x_2 - x_1)^{2}}$',
		'$d = \\sqrt{(2 - 0)^{2}}$',
	],
	['two rules for one name', '$y = 17x + 60$', '$y = 21x$'],
	['two pairs of a table', '$\\frac{y}{x} = 11$', '$\\frac{y}{x} = \\frac{17}{2} = 8\\frac{1}{2}$'],
])('accepts %s', (_, above, text) => {
	expect(issuesOf(above, text)).toEqual([]);
});
