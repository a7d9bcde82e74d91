/**
 * Mistakes with perimeters, areas, and circles: another formula for the lengths that the prompt gives, or the formula of
 * the record with something left out.
 */
import { exchange, withoutTerm } from '../relations/edits.ts';
import { isOneOf } from '../relations/found-values.ts';
import { numbersIn } from './given-figures.ts';
import { byRadius, fromLengths, fromRadius, product } from './lengths.ts';
import { withoutFraction } from './measure-edits.ts';
import { either, where } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';
import { sum } from '../../statistics.ts';

/** A perimeter, with every side given once. */
const SIDES = /^(?!.*each of).*perimeter/;

export const AREA_RULES: readonly Rule[] = [
	// Circles
	rule(
		where(
			/area/i,
			fromRadius((radius) => [2 * Math.PI * radius]),
		),
		'found the circumference instead of the area',
	),
	rule(
		where(
			/circumference/i,
			fromRadius((radius) => [Math.PI * radius ** 2]),
		),
		'found the area instead of the circumference',
	),
	rule(
		byRadius((value, radius) => value / radius),
		'did not square the radius',
		'squared the radius instead of cubing it',
	),
	rule(
		byRadius((value, radius) => value * radius),
		'divided by the radius instead of its square',
	),
	rule(
		fromRadius((radius, [turns = Number.NaN]) => [
			turns * Math.PI * radius ** 2,
			radius ** 2 * Math.PI,
		]),
		'used the formula for the area',
	),
	rule(
		fromRadius((radius) => [2 * Math.PI * radius]),
		'found the distance for only one (?:turn|lap)',
		'found the circumference of the whole circle',
	),
	rule(
		fromRadius((radius, [width = Number.NaN]) => [Math.PI * (radius + width) ** 2]),
		'did not subtract the area of the pond',
	),
	rule(
		fromRadius((radius) => [Math.PI * radius ** 2]),
		'found the area of the whole circle',
	),
	rule(
		fromRadius((radius, [angle = Number.NaN]) => [(2 * Math.PI * radius * angle) / 360]),
		'found the length of the arc',
	),
	rule(
		fromRadius((radius, [angle = Number.NaN]) => [(Math.PI * radius ** 2 * angle) / 360]),
		'found the area of the sector',
	),
	// Rectangles, parallelograms, and triangles
	rule(
		fromLengths((one = 0, other = 0, ...more) => (more.length === 0 ? [2 * (one + other)] : [])),
		'found the perimeter instead of the area',
		'used the formula for the perimeter of a rectangle(?: instead of the area of a parallelogram)?',
	),
	rule(
		where(
			/base|length/,
			fromLengths((one = 0, other = 0, ...more) => (more.length === 0 ? [one + other] : [])),
		),
		'added the (?:base and the height|length and the width)',
	),
	rule(
		fromLengths((one = 0, other = 0, ...more) => (more.length === 0 ? [(one + other) / 2] : [])),
		'took half of the sum instead of the product',
	),
	rule(
		either(
			mistaken(exchange('*', '+')),
			fromLengths((...lengths) => [sum(lengths)]),
		),
		'added the lengths instead of multiplying them',
	),
	rule(
		fromLengths((...lengths) => [product(lengths)]),
		'multiplied all three lengths',
	),
	rule(
		mistaken(withoutTerm),
		'used only one of the bases',
		'left out the (?:triangle|stem|cone|hemisphere|base|two (?:bases|triangles)|gate)',
		'did not subtract the (?:area of the .*|width of the gate|known side)',
	),
	rule(
		where(
			SIDES,
			fromLengths((first = Number.NaN, second = Number.NaN, third = Number.NaN) => [
				second + third,
				first + second,
				first + third,
			]),
		),
		'gave the sum of the known sides',
	),
	rule(
		where(
			SIDES,
			fromLengths((whole = Number.NaN, ...sides) => sides.map((side) => whole - side)),
		),
		'left out one of the known sides',
		'treated the perimeter as the sum of only two sides',
	),
	rule(
		where(
			SIDES,
			fromLengths((...lengths) => [sum(lengths)]),
		),
		'added the known sides to the perimeter instead of subtracting them',
	),
	rule(
		fromLengths((area = Number.NaN, ...lengths) => [area - product(lengths)]),
		'subtracted the (?:base|length|area of the base|width) from the (?:area|volume)',
	),
	rule(
		fromLengths((volume = Number.NaN, length = Number.NaN) => [volume / length]),
		'divided by the length only',
	),
	rule(
		changed((value) => value / 2),
		'divided by twice the (?:length|width), as for a perimeter',
	),
	// Figures made of others
	rule(
		mistaken(withoutFraction),
		'left out the factor 1/[23] in the area of (?:the|each) .*',
		'added a whole circle instead of a semicircle',
		'used a whole sphere instead of a hemisphere',
	),
	rule(
		isOneOf((pair) => {
			const [a = 0, b = 0, c = 0, d = 0] = numbersIn(pair);
			return [(a - c) * (b - d), (a - d) * (b - c), (c - a) * (d - b), (c - b) * (d - a)];
		}),
		'subtracted the lengths before multiplying',
	),
];
