import { expect, test } from 'vitest';
import { axisNameIssues, axesNotInEquation } from './axis-names.ts';
import { withLettersSwapped } from './swapped-letters.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

const { svg, alt } = drawFigure({
	kind: 'coordinate plane',
	reach: 10,
	grid: 1,
	numbersEvery: 2,
	points: [{ name: 'B', x: 0, y: 10 }],
});

test('refuses axes whose names are exchanged, or are those of a point', () => {
	expect(axisNameIssues(svg, alt)).toEqual([]);
	expect(axisNameIssues(withLettersSwapped(svg, ['x', 'y']), alt)).toEqual([
		'the x-axis is not named x',
		'the y-axis is not named y',
	]);
	const left = svg.replace(/x="\d+"(?=[^<]*>B<)/, 'x="149"');
	expect(axisNameIssues(left, alt)).toEqual([]);
	expect(axisNameIssues(withLettersSwapped(left, ['y', 'B']), alt)).toHaveLength(1);
});

test('takes the names from the description', () => {
	const words = 'A coordinate plane. The t-axis runs from 0 to 9. The y-axis runs from 0 to 4.';
	expect(axisNameIssues(svg, words)).toEqual(['the t-axis is not named t']);
	expect(axisNameIssues(svg.replace('>x<', '>t<'), words)).toEqual([]);
});

test('names the axes of a drawing on a line with the letters of its equation', () => {
	const plain = drawFigure({
		kind: 'coordinate plane',
		reach: 10,
		grid: 1,
		numbersEvery: 2,
		points: [],
	}).svg;
	const axes = (x: string, y: string) => plain.replace('>x<', `>${x}<`).replace('>y<', `>${y}<`);
	const issuesOf = (drawn: string, text: string) => axesNotInEquation(drawn, { text, above: [] });
	expect(issuesOf(axes('t', 'h'), '$h = -5t^{2} + 42t$')).toEqual([]);
	expect(issuesOf(axes('h', 't'), '$h = -5t^{2} + 42t$')).toEqual(['no equation gives t for h']);
	expect(issuesOf(axes('t', 'L'), 'So $L(t) = 3t$.')).toEqual([]);
	expect(issuesOf(axes('t', 'y'), '$f(t) = 3t$')).toEqual([]);
	const swapped = withLettersSwapped(plain, ['x', 'y']);
	expect(issuesOf(swapped, '$x = 2y + 3$')).toEqual(['no equation gives x for y']);
	expect(issuesOf(axes('x', ''), '$y = 2x$')).toEqual(['an axis has no name']);
});
