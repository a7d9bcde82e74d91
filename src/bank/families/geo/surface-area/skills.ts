/** geo.surface-area: all faces of prisms, pyramids and cylinders. */
import Fraction from 'fraction.js';
import { equation, power, product, sum, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { cylinderFigure } from '../../../figures/round-solids.ts';
import { boxFigure, pyramidFigure, triangularPrismFigure } from '../../../figures/shape-solids.ts';
import {
	measuredDraft,
	plain,
	size,
	sizeText,
	sizeWords,
	timesPi,
	unitIn,
} from '../../../steps/measured.ts';

export const skills: Skills = {
	'Find the surface area of a rectangular prism': box,
	'Find the surface area of prisms and pyramids': (draw) =>
		draw.inTurn('kind') === 'prism' ? prism(draw) : pyramid(draw),
	'Find the surface area of a cylinder': cylinder,
};

function box(draw: Draw): Draft | undefined {
	const unit = unitIn(draw);
	if (draw.random.int(0, 3) === 0) return cube(draw);
	const [l, w, h] = [draw.int('l'), draw.int('w'), draw.int('h')];
	if (l < w || Math.min(w, h) < 2 || (l === w && w === h)) return undefined;
	const faces = [l * w, l * h, w * h] as const;
	const surface = 2 * (faces[0] + faces[1] + faces[2]);
	if (surface === l * w * h) return undefined;
	return measuredDraft({
		prompt: say`A rectangular prism is ${size(l, unit)} long, ${size(w, unit)} wide, and ${size(h, unit)} high. Find its surface area, in square ${unit.many}.`,
		conclusion: 'The surface area is',
		letter: 'S',
		lines: [
			line(
				equation('S', sum(product(2, 'l', 'w'), product(2, 'l', 'h'), product(2, 'w', 'h'))),
				'the surface consists of three pairs of congruent rectangles',
			),
			line(
				equation('S', sum(times(2, l, w), times(2, l, h), times(2, w, h))),
				'substitute the given values',
			),
			line(equation('S', sum(...faces.map((one) => 2 * one))), 'multiply before adding'),
		],
		value: surface,
		form: 'plain',
		kind: 'area',
		unit,
		why: 'add',
		wrong: [
			[faces[0] + faces[1] + faces[2], 'counted only one face of each pair of opposite faces'],
			[l * w * h, 'found the volume'],
			[2 * (faces[0] + faces[1]), 'left out one pair of faces'],
		],
		hints: [
			say`Opposite faces are congruent. What are the areas of the three faces that meet at one corner?`,
		],
		figure: boxFigure([l, w, h], [sizeText(l, unit), sizeText(w, unit), sizeText(h, unit)], {
			alt: `A rectangular prism with length ${sizeWords(l, unit)}, width ${sizeWords(w, unit)}, and height ${sizeWords(h, unit)}.`,
		}),
	});
}

function cube(draw: Draw): Draft | undefined {
	const [edge, unit] = [draw.int('l'), unitIn(draw)];
	// With an edge of 2, doubling it gives its square.
	if (edge < 3) return undefined;
	const text = sizeText(edge, unit);
	return measuredDraft({
		prompt: say`Each edge of a cube is ${size(edge, unit)} long. Find the surface area of the cube, in square ${unit.many}.`,
		conclusion: 'The surface area is',
		letter: 'S',
		lines: [
			line(
				equation('S', product(6, power('a', 2))),
				'the surface consists of six congruent squares',
			),
			line(equation('S', times(6, power(edge, 2))), 'substitute the edge length'),
			line(equation('S', times(6, edge * edge)), 'square before multiplying'),
		],
		value: 6 * edge * edge,
		form: 'plain',
		kind: 'area',
		unit,
		wrong: [
			[edge ** 3, 'found the volume'],
			[4 * edge * edge, 'counted only four of the six faces'],
			[edge * edge, 'found the area of one face'],
		],
		hints: [say`How many faces does a cube have? What is the area of one of them?`],
		figure: boxFigure([edge, edge, edge], [text, text, text], {
			alt: `A cube. Each edge is ${sizeWords(edge, unit)} long.`,
		}),
	});
}

/** Right triangles with whole sides. */
const TRIPLES = [
	[3, 4, 5],
	[6, 8, 10],
	[5, 12, 13],
	[8, 15, 17],
	[9, 12, 15],
	[12, 16, 20],
] as const;

function prism(draw: Draw): Draft | undefined {
	const [triple, long, unit] = [draw.random.pick(TRIPLES), draw.int('L'), unitIn(draw)];
	const [h, b, slope] = triple;
	const around = h + b + slope;
	const surface = b * h + around * long;
	// With a triangle whose area equals its perimeter, multiplying one instead of the other would go unnoticed.
	if (2 * surface === b * h * long || b * h === 2 * around) return undefined;
	return measuredDraft({
		prompt: say`The bases of a triangular prism are right triangles with sides of ${size(h, unit)}, ${size(b, unit)}, and ${size(slope, unit)}. The prism is ${size(long, unit)} long. Find its surface area, in square ${unit.many}.`,
		conclusion: 'The surface area is',
		letter: 'S',
		lines: [
			line(
				equation('B', equation(times(new Fraction(1, 2), b, h), (b * h) / 2)),
				'B is the area of one triangle, whose legs are its base and height',
			),
			line(
				equation('L', equation(times(sum(h, b, slope), long), around * long)),
				'L is the total area of the three rectangles: the perimeter of the triangle times the length of the prism',
			),
			line(
				equation('S', sum(product(2, 'B'), 'L')),
				'the surface consists of two triangles and three rectangles',
			),
			line(equation('S', sum(times(2, (b * h) / 2), around * long)), 'substitute both areas'),
			line(equation('S', sum(b * h, around * long)), 'multiply before adding'),
		],
		value: surface,
		form: 'plain',
		kind: 'area',
		unit,
		why: 'add',
		wrong: [
			[(b * h) / 2 + around * long, 'counted only one of the two triangles'],
			[2 * b * h + around * long, 'left out the factor 1/2 in the area of each triangle'],
			[around * long, 'left out the two triangles'],
			[(b * h * long) / 2, 'found the volume'],
		],
		hints: [say`What faces does the prism have, and what are their areas?`],
		figure: triangularPrismFigure(
			{
				b: sizeText(b, unit),
				h: sizeText(h, unit),
				long: sizeText(long, unit),
				slope: sizeText(slope, unit),
			},
			true,
			{
				alt: `A triangular prism. The front is a right triangle with legs of ${sizeWords(h, unit)} and ${sizeWords(b, unit)} and a hypotenuse of ${sizeWords(slope, unit)}. The prism is ${sizeWords(long, unit)} long.`,
			},
		),
	});
}

function pyramid(draw: Draw): Draft | undefined {
	const [side, slant, unit] = [draw.int('m'), draw.int('L'), unitIn(draw)];
	// The area of a square with a side of 4 is also its perimeter.
	if (2 * slant <= side + 1 || side === 4) return undefined;
	return measuredDraft({
		prompt: say`A square pyramid has base edges of ${size(side, unit)} and a slant height of ${size(slant, unit)}. Find its surface area, in square ${unit.many}.`,
		conclusion: 'The surface area is',
		letter: 'S',
		lines: [
			line(
				equation('B', equation(power(side, 2), side * side)),
				'B is the area of the square base',
			),
			line(
				equation('T', equation(times(new Fraction(1, 2), side, slant), timesHalf(side * slant))),
				'T is the area of one triangle, whose height is the slant height',
			),
			line(
				equation('S', sum('B', product(4, 'T'))),
				'the surface consists of the base and four triangles',
			),
			line(
				equation('S', sum(side * side, times(4, timesHalf(side * slant)))),
				'substitute both areas',
			),
			line(equation('S', sum(side * side, 2 * side * slant)), 'multiply before adding'),
		],
		value: side * side + 2 * side * slant,
		form: 'plain',
		kind: 'area',
		unit,
		hints: [say`What faces does the pyramid have? What is the height of each triangle?`],
		why: 'add',
		wrong: [
			[2 * side * slant, 'left out the base'],
			[side * side + 4 * side * slant, 'left out the factor 1/2 in the area of each triangle'],
			[side * side + (side * slant) / 2, 'counted only one triangle'],
		],
		figure: pyramidFigure(
			{ a: sizeText(side, unit), b: sizeText(side, unit), h: sizeText(slant, unit) },
			true,
			{
				alt: `A pyramid with a square base. Each side of the base is ${sizeWords(side, unit)}; the slant height, up the middle of a triangular face, is ${sizeWords(slant, unit)}.`,
			},
		),
	});
}

const timesHalf = (value: number) => plain(new Fraction(value, 2));

// A cylinder: two circles, and a curved surface that unrolls into a rectangle.

function cylinder(draw: Draw): Draft | undefined {
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
