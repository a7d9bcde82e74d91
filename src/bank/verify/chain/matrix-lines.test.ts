import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkMatrixLines } from './matrix-lines.ts';

const rows = (...entries: string[]) => `\\begin{bmatrix} ${entries.join(' \\\\ ')} \\end{bmatrix}`;

const issuesOf = (text: string, question = 'Find the matrix.'): string[] =>
	checkMatrixLines(
		createQuestion({ question, steps: [{ text: `$${text}$`, html: '', speech: '' }] }),
	);

test.each([
	[
		'sum',
		`${rows('2 & -7')} + ${rows('-3 & -8')} = ${rows('2 + (-3) & -7 + (-8)')}`,
		`${rows('2 & -7')} - ${rows('-3 & -8')} = ${rows('2 + (-3) & -7 + (-8)')}`,
	],
	[
		'product',
		`${rows('2 & 1', '-7 & 8')}${rows('-9', '-5')} = ${rows('2 \\times (-9) + 1 \\times (-5)', '-7 \\times (-9) + 8 \\times (-5)')}`,
		`${rows('2 & 2', '-7 & 8')}${rows('-9', '-5')} = ${rows('2 \\times (-9) + 1 \\times (-5)', '-7 \\times (-9) + 8 \\times (-5)')}`,
	],
	[
		'multiple',
		`-3${rows('2 & -1')} = ${rows('-6 & 3')}`,
		`-3${rows('2 & -1')} = ${rows('-6 & -3')}`,
	],
	[
		'inverse',
		`${rows('5 & 2', '6 & 3')}^{-1} = \\frac{1}{3}${rows('3 & -2', '-6 & 5')}`,
		`${rows('5 & 2', '6 & 3')}^{-1} = \\frac{1}{3}${rows('3 & 2', '-6 & 5')}`,
	],
])('compares each %s entry by entry', (_, right, wrong) => {
	expect(issuesOf(right)).toEqual([]);
	expect(issuesOf(wrong)).toHaveLength(1);
});

test('a system in matrix form has the equations of the question', () => {
	const question = 'Solve $-4x + 2y = -10$ and $5x - 6y = 16$.';
	const system = `${rows('-4 & 2', '5 & -6')}${rows('x', 'y')} = ${rows('-10', '16')}`;
	expect(issuesOf(system, question)).toEqual([]);
	expect(issuesOf(system.replace('& 2', '& 3'), question)).toHaveLength(1);
	expect(issuesOf(`${rows('x', 'y')} = ${rows('-10', '16')}`, question)).toEqual([]);
});
