/** A cylinder: two circles, and a curved surface that unrolls into a rectangle. */
import { equation, power, product, sum, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { cylinderFigure } from '../../../figures/round-solids.ts';
import {
	measuredDraft,
	size,
	sizeText,
	sizeWords,
	timesPi,
	unitIn,
} from '../../../steps/measured.ts';

export function cylinder(draw: Draw): Draft | undefined {
	const [r, h, unit] = [draw.int('r'), draw.int('h'), unitIn(draw)];
	const total = draw.inTurn('part') === 'total';
	// With a radius of 2, the area of a base is also its circumference.
	if (r < 3) return undefined;
	const [ends, side] = [2 * r * r, 2 * r * h];
	return measuredDraft({
		prompt: say`A cylinder has a radius of ${size(r, unit)} and a height of ${size(h, unit)}. Find its ${total ? 'total surface area' : 'lateral area (the area of the curved surface only)'}, in square ${unit.many}.`,
		conclusion: total ? 'The total surface area is' : 'The lateral area is',
		letter: total ? 'S' : 'L',
		lines: total
			? [
					line(
						equation('S', sum(product(2, PI, power('r', 2)), product(2, PI, 'r', 'h'))),
						'the surface consists of two circles and the curved surface, which unrolls into a rectangle',
					),
					line(
						equation('S', sum(times(2, PI, power(r, 2)), times(2, PI, r, h))),
						'substitute the radius and the height',
					),
					line(equation('S', sum(times(2, PI, r * r), times(2, PI, r, h))), 'square the radius'),
					line(equation('S', sum(timesPi(ends), timesPi(side))), 'multiply in each term'),
				]
			: [
					line(
						equation('L', product(2, PI, 'r', 'h')),
						'the curved surface unrolls into a rectangle as long as the circumference and as wide as the height',
					),
					line(equation('L', times(2, PI, r, h)), 'substitute the radius and the height'),
				],
		value: total ? ends + side : side,
		form: draw.random.pick(['pi', 'tenth']),
		kind: 'area',
		unit,
		why: total ? 'add' : 'multiply',
		wrong: total
			? [
					[side, 'left out the two bases'],
					[r * r + side, 'counted only one of the two bases'],
					[r * r * h, 'found the volume'],
				]
			: [
					[ends + side, 'included the two bases'],
					[r * h, 'used the radius instead of the diameter for the circumference'],
					[r * r * h, 'found the volume'],
				],
		hints: [
			say`Imagine unrolling the curved surface of the cylinder into a rectangle. What are the dimensions of the rectangle?`,
			...(total ? [say`What other surfaces does the cylinder have?`] : []),
		],
		figure: cylinderFigure(
			r,
			h,
			{ r: sizeText(r, unit), h: sizeText(h, unit) },
			{
				alt: `A cylinder with radius ${sizeWords(r, unit)} and height ${sizeWords(h, unit)}.`,
			},
		),
	});
}
