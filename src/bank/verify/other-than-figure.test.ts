import { expect, test } from 'vitest';
import { otherThanFigure } from './other-than-figure.ts';
import { createQuestion } from './question.testdata.ts';

const issuesOf = (question: string, figure: string) =>
	otherThanFigure(
		createQuestion({
			question,
			question_html: `<img src="/a" alt="${figure}">`,
			question_speech: figure,
		}),
	);

test('reports a point that the figure has elsewhere', () => {
	const figure = 'Point A is 2 units to the left of the y-axis and 4 units above the x-axis.';
	expect(issuesOf('The point $A(-2, 4)$.', figure)).toEqual([]);
	expect(issuesOf('The point $A(-2, 5)$.', figure)).toEqual(['point A is another in the figure']);
});

test.each([
	[
		'Angle $B$ measures $27^{\\circ}$, angle $BAD$ measures $59^{\\circ}$, and angle $C$ measures $33^{\\circ}$.',
		'Angle $B$ measures $33^{\\circ}$, angle $BAD$ measures $59^{\\circ}$, and angle $C$ measures $27^{\\circ}$.',
		'Triangle A B C with D on B C and the segment A D. Angle B is 27 degrees, angle B A D is 59 degrees, and angle C is 33 degrees.',
	],
	[
		'$\\angle C = 90^{\\circ}$.',
		'$\\angle C = 91^{\\circ}$.',
		'In triangle A B C, angle C is a right angle.',
	],
	[
		'The surveyor measures $\\angle CAB$ as $68^{\\circ}$ and $\\angle CBA$ as $64^{\\circ}$.',
		'The surveyor measures $\\angle CAB$ as $64^{\\circ}$ and $\\angle CBA$ as $68^{\\circ}$.',
		'In triangle A B C, angle A is 68 degrees, angle B is 64 degrees, and side A B is 60 metres long.',
	],
	[
		'In triangle $PQR$, $\\angle R = 90^{\\circ}$, $p = 14\\text{ cm}$, and $q = 7\\text{ cm}$.',
		'In triangle $PQR$, $\\angle R = 90^{\\circ}$, $p = 7\\text{ cm}$, and $q = 14\\text{ cm}$.',
		'In triangle P Q R, angle R is a right angle, side Q R is 14 centimetres long, and side P R is 7 centimetres long.',
	],
	[
		'$AB = 8\\text{ cm}$ and $CB = 3\\text{ cm}$.',
		'$AB = 3\\text{ cm}$ and $CB = 8\\text{ cm}$.',
		'In triangle A B C, side A B is 8 centimetres long, and side B C is 3 centimetres long.',
	],
	[
		'A rectangular prism is $14\\text{ m}$ long, $4\\text{ m}$ wide, and $5\\text{ m}$ high.',
		'A rectangular prism is $5\\text{ m}$ long, $4\\text{ m}$ wide, and $14\\text{ m}$ high.',
		'A rectangular prism with length 14 metres, width 4 metres, and height 5 metres.',
	],
	[
		'A cone has a radius of $8$ inches and a height of $18$ inches.',
		'A cone has a radius of $18$ inches and a height of $8$ inches.',
		'A cone with radius 8 inches and height 18 inches.',
	],
])('%s, but not %s', (right, wrong, figure) => {
	expect(issuesOf(right, figure)).toEqual([]);
	expect(issuesOf(wrong, figure)).not.toEqual([]);
});

test('one corner has an angle in each of two triangles', () => {
	const figure =
		'In triangle A B C, angle A is 36 degrees. In triangle A B D, angle A is 62 degrees.';
	expect(issuesOf('$\\angle CAB = 36^{\\circ}$, $\\angle A = 62^{\\circ}$.', figure)).toEqual([]);
	expect(issuesOf('$\\angle CAB = 62^{\\circ}$.', figure)).toHaveLength(1);
});
