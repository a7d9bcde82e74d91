import { expect, test } from 'vitest';
import { type Curve, oneCurve } from '../../figures/curves.ts';
import { createQuestion } from '../question.testdata.ts';
import { givenGraphIssues } from './given-graphs.ts';
import { squareAxes } from '../../figures/axes.ts';
import type { Shape } from '../../figures/figure.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

const issuesOf = (svg: string, question: string, text = '') =>
	givenGraphIssues(
		svg,
		createQuestion({
			question,
			answer: { kind: 'expression', value: text, text, html: '', speech: '' },
		}),
	);

const drawn = (...shapes: readonly Shape[]): string =>
	drawFigure({ kind: 'graph', ...squareAxes(6), shapes, alt: '' }).svg;

const lines = drawn(
	{
		kind: 'line',
		through: [
			[0, 4],
			[-2, 0],
		],
	},
	{
		kind: 'line',
		through: [
			[0, 1],
			[1, 0],
		],
	},
);
const curve = (at: Curve['at']): string => drawFigure(oneCurve({ at }, squareAxes(6))).svg;
const joined = drawn({
	kind: 'curve',
	points: [
		[-5, -3],
		[0, 2],
		[4, -2],
	],
});

test.each([
	[lines, 'The graph shows $y = 2x + 4$ and $x + y = 1$.', '$y = 2x + 4$', '$y = -2x + 4$'],
	[lines, 'The graph shows $x + y < 1$.', '<', '+ 1 <'],
	[curve((x) => x * x - 3), 'Is $f(x) = x^{2} - 3$ even?', '- 3', '- 2'],
	[curve(Math.sqrt), 'It shows $y = \\sqrt{x}$.', '\\sqrt{x}', '\\sqrt{x + 1}'],
	[curve(Math.log2), 'It shows $y = \\log_{2} x$.', '2', '3'],
	[
		curve((x) => -2 * (x + 1)),
		'Given $f(x) = x + 1$ and $g(x) = -2f(x)$, this is the graph of $g$.',
		'-2',
		'2',
	],
	[joined, 'It is $y = x + 2$ for $x \\le 0$ and $y = 2 - x$ for $x > 0$.', '2 - x', '2 - 2x'],
])('compares a graph with the equation of its prompt: %#', (svg, prompt, part, other) => {
	expect(issuesOf(svg, prompt)).toEqual([]);
	expect(issuesOf(svg, prompt.replace(part, other))).toHaveLength(1);
});

test('compares a graph with the answer if the prompt has no equation', () => {
	const [svg, prompt] = [curve((x) => 2 * x - 1), 'Write the equation of the line.'];
	expect(issuesOf(svg, prompt, '$y = 2x - 1$')).toEqual([]);
	expect(issuesOf(svg, prompt, '$2x - 1$')).toEqual([]);
	expect(issuesOf(svg, prompt, '$y = 2x + 1$')).toHaveLength(1);
});
