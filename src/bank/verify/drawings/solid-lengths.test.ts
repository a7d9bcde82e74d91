import { expect, test } from 'vitest';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { coneFigure, cylinderFigure } from '../../figures/round-solids.ts';
import { boxFigure, pyramidFigure, triangularPrismFigure } from '../../figures/shape-solids.ts';
import { solidLengthIssues } from './solid-lengths.ts';

const PYRAMID = {
	slant:
		'A pyramid with a square base. Each side of the base is 6 centimeters; the slant height, up the middle of a triangular face, is 11 centimeters.',
	upright:
		'A pyramid. Each side of its square base is 6 centimeters; its height, from the center of the base to the apex, is 11 centimeters.',
};

test('refuses a slant height inside the pyramid and a height on one of its faces', () => {
	const drawn = (isSlant: boolean) =>
		drawFigure(pyramidFigure({ a: '6 cm', b: '6 cm', h: '11 cm' }, isSlant, { alt: '' })).svg;
	expect(solidLengthIssues(drawn(true), PYRAMID.slant)).toEqual([]);
	expect(solidLengthIssues(drawn(false), PYRAMID.upright)).toEqual([]);
	expect(solidLengthIssues(drawn(false), PYRAMID.slant)).toEqual(['no slant height is drawn']);
	expect(solidLengthIssues(drawn(true), PYRAMID.upright)).toEqual([
		'no height of the pyramid is drawn',
	]);
});

test.each([
	[
		'A cylinder with radius 5 meters and height 12 meters.',
		(one: string, other: string) => cylinderFigure(5, 12, { r: one, h: other }, { alt: '' }),
	],
	[
		'A cone with radius 5 meters and height 12 meters.',
		(one: string, other: string) => coneFigure(5, 12, { r: one, h: other }, { alt: '' }),
	],
	[
		'A rectangular prism with length 3 meters, width 5 meters, and height 12 meters.',
		(one: string, other: string) => boxFigure([3, 5, 12], ['3 m', one, other], { alt: '' }),
	],
	[
		'A pyramid with a square base. Each side of the base is 5 meters; the slant height, up the middle of a triangular face, is 12 meters.',
		(one: string, other: string) => pyramidFigure({ a: one, b: one, h: other }, true, { alt: '' }),
	],
	[
		'A triangular prism lying on one of its rectangular faces. The triangle in front has a base of 5 meters and a height of 12 meters. The prism is 7 meters long.',
		(one: string, other: string) =>
			triangularPrismFigure({ b: one, h: other, long: '7 m' }, false, { alt: '' }),
	],
])('refuses two labels that are exchanged: %s', (words, figure) => {
	expect(solidLengthIssues(drawFigure(figure('5 m', '12 m')).svg, words)).toEqual([]);
	expect(solidLengthIssues(drawFigure(figure('12 m', '5 m')).svg, words)).toHaveLength(2);
});

test('refuses the length of a prism at its hypotenuse', () => {
	const words =
		'A triangular prism. The front is a right triangle with legs of 3 meters and 4 meters and a hypotenuse of 5 meters. The prism is 9 meters long.';
	const drawn = (long: string, slope: string) =>
		drawFigure(triangularPrismFigure({ b: '4 m', h: '3 m', long, slope }, true, { alt: '' })).svg;
	expect(solidLengthIssues(drawn('9 m', '5 m'), words)).toEqual([]);
	expect(solidLengthIssues(drawn('5 m', '9 m'), words)).toHaveLength(2);
});

test('refuses a radius that does not start at the center', () => {
	const words = 'A sphere with a radius of 4 feet.';
	const globe = 'M72 118A88 88 0 0 1 248 118A88 88 0 0 1 72 118Z';
	const drawn = (line: string) =>
		`<path d="${globe}"/><path d="${line}"/><text x="199.6" y="103">4 ft</text>`;
	expect(solidLengthIssues(drawn('M160 118L248 118'), words)).toEqual([]);
	expect(solidLengthIssues(drawn('M140 118L248 118'), words)).toEqual(['no radius is drawn']);
});
