import { expect, test } from 'vitest';
import { fourCurves, smallAxes } from '../../figures/curves.ts';
import { panelLetterIssues } from './panel-letters.ts';
import { letterPairs, withLettersSwapped } from './swapped-letters.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

const FIGURES = {
	graphs: drawFigure(
		fourCurves(
			[1, 2, -1, -2].map((slope) => ({ at: (x: number) => slope * x, form: 'a straight line' })),
			smallAxes(6),
		),
	),
	'number lines': drawFigure({
		kind: 'four number lines',
		axis: { first: -2, last: 5, labelEvery: 1 },
		lines: [0, 1, 2, 3].map((at) => [{ from: { at, closed: true }, to: null }]),
	}),
};

test.each(['graphs', 'number lines'] as const)(
	'refuses four %s with two letters exchanged',
	(kind) => {
		const { svg, alt } = FIGURES[kind];
		expect(panelLetterIssues(svg, alt)).toEqual([]);
		const pairs = letterPairs(svg);
		expect(pairs).toHaveLength(6);
		for (const pair of pairs)
			expect(panelLetterIssues(withLettersSwapped(svg, pair), alt)).toHaveLength(2);
	},
);

test('refuses fewer graphs than are described', () => {
	const { svg, alt } = FIGURES['number lines'];
	expect(panelLetterIssues(svg, `${alt} Number line E: a closed circle at 4.`)).toEqual([
		'4 graphs are drawn, 5 described',
	]);
});

test.each([
	['A to D', 'A to C'],
	['Four', 'Three'],
])('refuses four graphs announced with "%s" changed to "%s"', (said, changed) => {
	for (const { svg, alt } of Object.values(FIGURES)) {
		expect(panelLetterIssues(svg, alt)).toEqual([]);
		expect(panelLetterIssues(svg, alt.replace(said, changed))).toHaveLength(1);
	}
});
