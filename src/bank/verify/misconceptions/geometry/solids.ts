/** Mistakes with volumes and surface areas: other faces or another formula for the lengths that the prompt gives. */
import { fromValue, isOneOf } from '../relations/found-values.ts';
import { numbersIn, radiusIn } from './given-figures.ts';
import { fromLengths, fromRadius, product } from './lengths.ts';
import { withoutMultiple } from './measure-edits.ts';
import { calculated } from '../relations/calculations.ts';
import { where } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';
import { sum } from '../../statistics.ts';

/** Of a rectangular prism. */
const facesOf = ([l = 0, w = 0, h = 0]: readonly number[]): [number, number, number] => [
	l * w,
	l * h,
	w * h,
];

/** The volume of the solid that the prompt describes, if all its lengths are there. */
const volumes = isOneOf((pair) => {
	const { prompt } = pair;
	const lengths = numbersIn(pair);
	const radius = radiusIn(pair);
	const others = lengths.filter((length) => length !== radius);
	if (/rectangular prism/.test(prompt)) return [product(lengths)];
	if (/cube/.test(prompt)) return [(lengths[0] ?? 0) ** 3];
	if (/cylinder/.test(prompt) && radius !== undefined)
		return [Math.PI * radius ** 2 * (others[0] ?? radius)];
	const [, one, other] = /right triangles? .* \$([\d.]+)[^$]*\$, \$([\d.]+)/.exec(prompt) ?? [];
	return one ? [(Number(one) * Number(other) * (lengths.at(-1) ?? 0)) / 2] : [];
});

const PRISM = /prism|box/;
/** The factor of a cone or pyramid. */
const THIRD = 1 / 3;

/** Each edge of the smaller prism is lengthened by the last number. */
const lengthened = (l: number, w: number, h: number, by: number): number =>
	(l + by) * (w + by) * (h + by);

export const SOLID_RULES: readonly Rule[] = [
	rule(
		calculated(lengthened, (l, w, h) => l * w * h),
		'gave the volume of the smaller tank',
	),
	rule(
		calculated(lengthened, (l, w, h, by) => l * w * h + by ** 3),
		'added the cube of x to the volume of the smaller tank',
	),
	// One quantity instead of another
	rule(volumes, 'found the volume'),
	rule(
		where(
			PRISM,
			fromLengths((...lengths) => (lengths.length === 3 ? [2 * sum(facesOf(lengths))] : [])),
		),
		'found the surface area',
	),
	rule(
		where(
			/cube/,
			fromLengths((edge = Number.NaN) => [6 * edge ** 2]),
		),
		'found the surface area',
	),
	rule(
		where(
			/cube/,
			fromLengths((edge = Number.NaN) => [edge ** 2]),
		),
		'found the area of the base only',
		'found the area of one face',
	),
	rule(
		where(
			PRISM,
			fromLengths((...lengths) => (lengths.length === 3 ? facesOf(lengths) : [])),
		),
		'found the area of the base only',
		'gave the area of the base',
	),
	rule(
		where(
			/perimeter|height/,
			fromLengths((...lengths) => (lengths.length === 3 ? [product(lengths.slice(1))] : [])),
		),
		'gave the area of the base',
	),
	rule(
		where(
			PRISM,
			fromLengths((...lengths) => {
				const faces = facesOf(lengths);
				return faces.map((face) => 2 * (sum(faces) - face));
			}),
		),
		'left out one pair of faces',
	),
	rule(
		changed((value) => value / 2),
		'counted only one face of each pair of opposite faces',
		'took half of the product, as for a triangle',
		'multiplied π by the radius instead of the diameter',
		'used the radius instead of the diameter for the circumference',
		'found the volume of a hemisphere',
		'divided by 2 one time too many',
		'gave the radius',
	),
	rule(
		changed((value) => (value * 2) / 3),
		'counted only four of the six faces',
	),
	rule(
		changed((value) => value * 2),
		'found the volume of the whole sphere',
		'doubled the diameter as if it were the radius',
	),
	rule(
		changed((value) => value / 8),
		'halved the radius as if it were the diameter',
	),
	rule(
		changed((value) => value * 1.5),
		'used the factor 1/2 instead of 1/3',
	),
	rule(
		changed((value) => value / 4),
		'divided by 2 instead of multiplying by 2',
	),
	rule(
		changed((value) => value / 9),
		'divided by 3 instead of multiplying by 3',
	),
	rule(
		changed((value) => value * 3),
		'used the formula for a cone',
	),
	rule(
		where(
			/parallelogram|rectangle/,
			changed((value) => value * 2),
		),
		'used the formula for a triangle',
	),
	rule(mistaken(withoutMultiple), 'counted only one (?:of the two (?:bases|triangles)|triangle)'),
	rule(
		where(
			/pyramid/,
			fromValue((_, pair) => {
				const [one = 0, ...more] = numbersIn(pair);
				const isSquare = more.length === 1;
				return [THIRD * 2 * (isSquare ? 2 * one : one + (more[0] ?? 0)) * (more.at(-1) ?? 0)];
			}),
		),
		'used the perimeter of the base instead of its area',
	),
	rule(
		where(
			/lateral/,
			fromRadius((radius, [height = Number.NaN]) => [2 * Math.PI * radius * (radius + height)]),
		),
		'included the two bases',
	),
];
