/** Cones and pyramids are a third of the upright solid around them; spheres and half spheres. */
import Fraction from 'fraction.js';
import { equation, power, product, quotient, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { coneFigure, sphereFigure } from '../../../figures/round-solids.ts';
import { pyramidFigure } from '../../../figures/shape-solids.ts';
import {
	type Form,
	measuredDraft,
	plain,
	size,
	sizeText,
	sizeWords,
	type Unit,
	unitIn,
} from '../../../steps/measured.ts';
import { satMissingTapering } from './missing-tapering.ts';

const THIRD = new Fraction(1, 3);

const formOf = (draw: Draw): Form => (draw.inTurn('form') === 'pi' ? 'pi' : 'tenth');

/** A third of a product must be a terminating decimal for an exact answer. */
const inFull = (value: Fraction, form: Form): boolean => form === 'tenth' || 10n % value.d === 0n;

export function cone(draw: Draw): Draft | undefined {
	const [r, h, unit, form] = [draw.int('r'), draw.int('h'), unitIn(draw), formOf(draw)];
	const whole = new Fraction(r * r * h);
	if (r < 2 || h === 3 || whole.mod(3).valueOf() !== 0) return undefined;
	return measuredDraft({
		prompt: say`A cone has a radius of ${size(r, unit)} and a height of ${size(h, unit)}. Find its volume, in cubic ${unit.many}.`,
		conclusion: 'The volume is',
		letter: 'V',
		lines: [
			line(
				equation('V', product(THIRD, PI, power('r', 2), 'h')),
				'a cone has one third the volume of a cylinder with the same base and height',
			),
			line(equation('V', times(THIRD, PI, power(r, 2), h)), 'substitute the radius and the height'),
			line(equation('V', times(THIRD, PI, r * r, h)), 'square the radius'),
		],
		value: whole.div(3),
		form,
		kind: 'volume',
		unit,
		why: 'multiply the numbers',
		wrong: [
			[whole, 'left out the factor 1/3'],
			[new Fraction(2 * r * h, 3), 'doubled the radius instead of squaring it'],
			[whole.mul(new Fraction(4, 3)), 'used the diameter as the radius'],
		],
		hints: [
			say`How does the volume of a cone compare with that of the cylinder with the same base and height?`,
		],
		figure: coneFigure(
			r,
			h,
			{ r: sizeText(r, unit), h: sizeText(h, unit) },
			{ alt: `A cone with radius ${sizeWords(r, unit)} and height ${sizeWords(h, unit)}.` },
		),
	});
}

export function pyramid(draw: Draw): Draft | undefined {
	const [a, b, unit] = [draw.int('a'), draw.int('b'), unitIn(draw)];
	if (draw.random.int(0, 2) === 0) return pyramidOn(draw, a, a, unit);
	return a === b ? undefined : pyramidOn(draw, a, b, unit);
}

function pyramidOn(draw: Draw, a: number, b: number, unit: Unit): Draft | undefined {
	const h = draw.int('h');
	const square = a === b;
	const whole = a * b * h;
	if (whole % 3 !== 0 || h === 3) return undefined;
	const base = square
		? say`a square with sides of ${size(a, unit)}`
		: say`a rectangle with sides of ${size(a, unit)} and ${size(b, unit)}`;
	return measuredDraft({
		prompt: say`The base of a pyramid is ${base}. The height of the pyramid is ${size(h, unit)}. Find its volume, in cubic ${unit.many}.`,
		conclusion: 'The volume is',
		letter: 'V',
		lines: [
			line(equation('B', equation(times(a, b), a * b)), 'B is the area of the base'),
			line(
				equation('V', product(THIRD, 'B', 'h')),
				'a pyramid has one third the volume of a prism with the same base and height',
			),
			line(equation('V', times(THIRD, a * b, h)), 'substitute the given values'),
		],
		value: whole / 3,
		form: 'plain',
		kind: 'volume',
		unit,
		wrong: [
			[whole, 'left out the factor 1/3'],
			[new Fraction(whole, 2), 'used the factor 1/2 instead of 1/3'],
			[new Fraction(2 * (a + b) * h, 3), 'used the perimeter of the base instead of its area'],
		],
		hints: [
			say`How does the volume of a pyramid compare with that of the prism with the same base and height?`,
		],
		figure: pyramidFigure(
			{ a: sizeText(a, unit), b: sizeText(b, unit), h: sizeText(h, unit) },
			false,
			{
				alt: `A pyramid. ${a === b ? `Each side of its square base is ${sizeWords(a, unit)}` : `The sides of its rectangular base are ${sizeWords(a, unit)} and ${sizeWords(b, unit)}`}; its height, from the centre of the base to the apex, is ${sizeWords(h, unit)}.`,
			},
		),
	});
}

export function sphere(draw: Draw): Draft | undefined {
	const r = new Fraction(draw.int('r'));
	const half = draw.inTurn('kind') === 'hemisphere';
	return sphereDraft(draw, r, half, formOf(draw));
}

function sphereDraft(draw: Draw, r: Fraction, half: boolean, form: Form): Draft | undefined {
	const unit = unitIn(draw);
	const byDiameter = draw.random.int(0, 2) === 0;
	const factor = new Fraction(half ? 2 : 4, 3);
	const cube = r.pow(3);
	if (!cube) return undefined;
	const value = cube.mul(factor);
	if (r.lt(2) || !inFull(value, form) || (r.d !== 1n && r.gt(12))) return undefined;
	const [name, given] = [half ? 'hemisphere' : 'sphere', byDiameter ? 'diameter' : 'radius'];
	const stated = byDiameter ? r.mul(2) : r;
	return measuredDraft({
		prompt: say`A ${name} has a ${given} of ${size(stated, unit)}. Find its volume, in cubic ${unit.many}.`,
		conclusion: 'The volume is',
		letter: 'V',
		lines: [
			...(byDiameter
				? [
						line(
							equation('r', equation(quotient(plain(r.mul(2)), 2), plain(r))),
							'the radius is half of the diameter',
						),
					]
				: []),
			...(half
				? [
						line(
							equation(
								'V',
								times(new Fraction(1, 2), product(new Fraction(4, 3), PI, power('r', 3))),
							),
							'a hemisphere has half the volume of a sphere with the same radius',
						),
						line(equation('V', product(factor, PI, power('r', 3))), 'multiply the fractions'),
					]
				: [
						line(
							equation('V', product(factor, PI, power('r', 3))),
							'the formula for the volume of a sphere',
						),
					]),
			line(equation('V', times(factor, PI, power(plain(r), 3))), 'substitute the radius'),
			line(equation('V', times(factor, PI, plain(cube))), 'cube the radius'),
		],
		value,
		form,
		kind: 'volume',
		unit,
		why: 'multiply the numbers',
		hints: [
			half
				? say`How does the volume of a hemisphere compare with that of a sphere with the same radius?`
				: say`${byDiameter ? 'What is the radius? ' : ''}Which power of the radius is in the formula for the volume of a sphere?`,
		],
		wrong: [
			half
				? [value.mul(2), 'found the volume of the whole sphere']
				: [value.div(2), 'found the volume of a hemisphere'],
			[r.mul(r).mul(factor), 'squared the radius instead of cubing it'],
			byDiameter
				? [value.mul(8), 'used the diameter as the radius']
				: [value.div(8), 'halved the radius as if it were the diameter'],
		],
		figure: sphereFigure(sizeText(stated, unit), half, byDiameter, {
			alt: `A ${name} with a ${given} of ${sizeWords(stated, unit)}.`,
		}),
	});
}

/** Exact in π, without a calculator. */
export function satTapering(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind');
	if (draw.inTurn('ask') !== 'volume') return satMissingTapering(draw, kind);
	if (kind === 'cone') return cone(draw);
	const r = draw.int('r');
	if (kind === 'sphere') return sphereDraft(draw, new Fraction(r), false, 'pi');
	return r < 2 ? undefined : pyramidOn(draw, r, r, unitIn(draw));
}
