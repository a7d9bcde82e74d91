/** Cones and pyramids are a third of the upright solid around them; spheres and half spheres. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	power,
	product,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { coneFigure, sphereFigure } from '../../../figures/round-solids.ts';
import { pyramidFigure } from '../../../figures/shape-solids.ts';
import {
	type Form,
	measuredDraft,
	plain,
	plain as plainNumber,
	size,
	sizeText,
	sizeWords,
	timesPi,
	type Unit,
	unitIn,
} from '../../../steps/measured.ts';
import { asked, cubic } from './missing.ts';

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

// The height of a cone or pyramid, or the radius of a sphere, from the volume.

export function satMissingTapering(draw: Draw, kind: string): Draft | undefined {
	const [r, h, unit] = [draw.int('r'), draw.int('h'), unitIn(draw)];
	const third = new Fraction(1, 3);
	if (r < 2) return undefined;
	if (kind === 'sphere') {
		if (r % 3 !== 0) return undefined;
		const volume = (4 * r ** 3) / 3;
		return asked({
			prompt: say`A sphere has a volume of ${timesPi(volume)} ${cubic(unit)}.`,
			asked: 'its radius',
			value: r,
			unit: unit.many,
			lines: [
				line(
					equation('V', product(new Fraction(4, 3), PI, power('r', 3))),
					'the formula for the volume of a sphere',
				),
				line(
					equation(timesPi(volume), product(new Fraction(4, 3), PI, power('r', 3))),
					'substitute the given volume',
				),
				line(
					equation(timesPi(3 * volume), product(4, PI, power('r', 3))),
					'multiply both sides by 3',
				),
				line(equation(power('r', 3), r ** 3), 'divide both sides by 4π'),
				line(equation('r', r), `take the cube root: the cube of ${r} is ${r ** 3}`),
			],
			wrong: [
				[r ** 3, 'did not take the cube root'],
				[2 * r, 'gave the diameter'],
				[new Fraction(r ** 3, 3), 'divided by 3 instead of taking the cube root'],
			],
			hint: say`Which formula gives the volume of a sphere? What is the cube of the radius here?`,
			figure: sphereFigure('r', false, false, { alt: 'A sphere with radius r.' }),
		});
	}
	const base = r * r;
	// With 3, the factor 1/3 and one factor of the base would cancel out. A height equal to the given length can be copied.
	if ((base * h) % 3 !== 0 || r === 3 || h === r) return undefined;
	const round = kind === 'cone';
	const shown = (value: number): Expression => (round ? timesPi(value) : plainNumber(value));
	const volume = (base * h) / 3;
	return asked({
		prompt: round
			? say`A cone has a volume of ${timesPi(volume)} ${cubic(unit)}. Its radius is ${size(r, unit)}.`
			: say`A pyramid has a volume of ${volume} ${cubic(unit)}. Its base is a square with sides of ${size(r, unit)}.`,
		asked: 'its height',
		value: h,
		unit: unit.many,
		lines: [
			line(
				equation('V', product(third, 'B', 'h')),
				'the volume is a third of the area of the base times the height',
			),
			...(round
				? [
						line(equation('B', product(PI, power('r', 2))), 'the base is a circle'),
						line(
							equation('B', equation(times(PI, power(r, 2)), shown(base))),
							'substitute the radius, and square it',
						),
					]
				: [line(equation('B', equation(power(r, 2), shown(base))), 'the base is a square')]),
			line(
				equation(shown(volume), times(third, shown(base), symbol('h'))),
				'substitute the given values',
			),
			line(
				equation(shown(3 * volume), product(...(round ? [base, PI] : [base]), 'h')),
				'multiply both sides by 3',
			),
			line(equation('h', h), `divide both sides by ${base}${round ? 'π' : ''}`),
		],
		wrong: [
			[new Fraction(h, 3), 'left out the factor 1/3'],
			[new Fraction(h, 9), 'divided by 3 instead of multiplying by 3'],
			[
				h * r,
				round
					? 'divided by the radius instead of its square'
					: 'divided by the side instead of the area of the base',
			],
			[
				new Fraction(h * r, 2),
				`doubled the ${round ? 'radius' : 'side of the base'} instead of squaring it`,
			],
		],
		hint: say`What is the area of the base? The volume is what fraction of the product of that area and the height?`,
		figure: round
			? coneFigure(
					r,
					h,
					{ r: sizeText(r, unit), h: 'h' },
					{ alt: `A cone with radius ${sizeWords(r, unit)} and height h.` },
				)
			: pyramidFigure({ a: sizeText(r, unit), b: sizeText(r, unit), h: 'h' }, false, {
					alt: `A pyramid. Its base is a square with sides of ${sizeWords(r, unit)}; its height is h.`,
				}),
	});
}
