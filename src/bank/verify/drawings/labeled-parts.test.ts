import { expect, test } from 'vitest';
import { networkFigure } from '../../figures/diagram.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { partLabelIssues } from './labeled-parts.ts';
import { letterPairs, withLettersSwapped } from './swapped-letters.ts';

const right = drawFigure(
	networkFigure(
		{
			points: { A: [0, 0], B: [1, 0.8], C: [1, 0] },
			segments: ['AB', 'BC', 'AC'],
			sides: { AC: '33 m', BC: 'a', AB: 'c' },
			angles: { BCA: 'right', CAB: '39°', ABC: '?' },
		},
		'In triangle A B C, angle C is a right angle, angle A is 39 degrees, and side A C is 33 metres long. Angle B is unknown. The length of B C, marked a, is unknown. The length of A B, marked c, is unknown.',
	),
);

test('refuses a triangle with any two of its letters exchanged', () => {
	expect(partLabelIssues(right.svg, right.alt)).toEqual([]);
	const pairs = letterPairs(right.svg).filter(([one, other]) =>
		/[A-Z]{2}|[a-z]{2}/.test(one + other),
	);
	expect(pairs).toHaveLength(4);
	for (const pair of pairs)
		expect(partLabelIssues(withLettersSwapped(right.svg, pair), right.alt)).not.toEqual([]);
});

test.each([
	['angle A is 39', 'angle B is 39'],
	['angle C is a right angle', 'angle B is a right angle'],
	['side A C is 33', 'side B C is 33'],
	['B C, marked a', 'A C, marked a'],
	['marked a', 'marked h'],
	['Angle B is unknown', 'Angle A is unknown'],
])('refuses a triangle described with "%s" changed to "%s"', (said, changed) => {
	expect(right.alt).toContain(said);
	expect(partLabelIssues(right.svg, right.alt.replace(said, changed))).not.toEqual([]);
});

test('tells two angles at one corner apart, and accepts one square for both right angles of a height', () => {
	const { svg, alt } = drawFigure(
		networkFigure(
			{
				points: { A: [0, 0], B: [1, 0], C: [0.4, 0.7], D: [0.4, 0] },
				segments: ['AB', 'BC', 'AC', 'CD'],
				angles: { ADC: 'right', ACD: '30°', DCB: '41°' },
			},
			'In triangle A C D, angle D is a right angle. In triangle B C D, angle D is a right angle. Angle A C D is 30 degrees and angle B C D is 41 degrees.',
		),
	);
	expect(partLabelIssues(svg, alt)).toEqual([]);
	const swapped = alt.replace('30', '0').replace('41', '30').replace(' 0 ', ' 41 ');
	expect(partLabelIssues(svg, swapped)).toHaveLength(2);
});
