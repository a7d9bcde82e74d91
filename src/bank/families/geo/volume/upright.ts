/** Solids with the same cross-section all the way up. */
import Fraction from 'fraction.js';
import { equation, power, product, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { cylinderFigure } from '../../../figures/round-solids.ts';
import { boxFigure, triangularPrismFigure } from '../../../figures/shape-solids.ts';
import {
	type Form,
	measuredDraft,
	plain,
	size,
	sizeText,
	sizeWords,
	unitIn,
} from '../../../steps/measured.ts';

export function box(draw: Draw): Draft | undefined {
	const sizes = ['l', 'w', 'h'].map((name) => new Fraction(draw.int(name)));
	const [l, w, h] = sizes as [Fraction, Fraction, Fraction];
	const unit = unitIn(draw);
	if (l.lte(w) || sizes.every(({ d }) => d === 1n)) return undefined;
	return measuredDraft({
		prompt: say`A rectangular prism is ${size(l, unit)} long, ${size(w, unit)} wide, and ${size(h, unit)} high. Find its volume, in cubic ${unit.many}.`,
		conclusion: 'The volume is',
		letter: 'V',
		lines: [
			line(equation('V', product('l', 'w', 'h')), 'the volume is length times width times height'),
			line(equation('V', times(plain(l), plain(w), plain(h))), 'substitute the given values'),
			line(equation('V', times(plain(l.mul(w)), plain(h))), 'multiply from left to right'),
		],
		value: l.mul(w).mul(h),
		form: 'plain',
		kind: 'volume',
		unit,
		wrong: [
			[l.add(w).add(h), 'added the lengths instead of multiplying them'],
			[l.mul(w), 'found the area of the base only'],
			[l.mul(w).add(l.mul(h)).add(w.mul(h)).mul(2), 'found the surface area'],
		],
		hints: [say`What is the area of the base? What must it be multiplied by?`],
		figure: boxFigure(
			[l.valueOf(), w.valueOf(), h.valueOf()],
			[sizeText(l, unit), sizeText(w, unit), sizeText(h, unit)],
			{
				alt: `A rectangular prism with length ${sizeWords(l, unit)}, width ${sizeWords(w, unit)}, and height ${sizeWords(h, unit)}.`,
			},
		),
	});
}

export function triangularPrism(draw: Draw): Draft | undefined {
	const [b, h, long, unit] = [draw.int('b'), draw.int('h'), draw.int('L'), unitIn(draw)];
	const half = new Fraction(1, 2);
	const base = new Fraction(b * h, 2);
	return measuredDraft({
		prompt: say`The base of a triangular prism is a triangle with a base of ${size(b, unit)} and a height of ${size(h, unit)}. The prism is ${size(long, unit)} long. Find its volume, in cubic ${unit.many}.`,
		conclusion: 'The volume is',
		letter: 'V',
		lines: [
			line(
				equation('B', times(half, b, h)),
				'B is the area of the triangle, half of its base times its height',
			),
			line(equation('B', plain(base)), 'multiply'),
			line(
				equation('V', product('B', 'l')),
				'the volume is the area of the base times the length of the prism',
			),
			line(
				equation('V', times(plain(base), long)),
				'substitute the area of the base and the length of the prism',
			),
		],
		value: base.mul(long),
		form: 'plain',
		kind: 'volume',
		unit,
		wrong: [
			[base.mul(long).mul(2), 'left out the factor 1/2 in the area of the triangle'],
			[base, 'stopped at the area of the triangle'],
			[new Fraction(b + h + long), 'added the lengths instead of multiplying them'],
		],
		hints: [say`What is the area of the triangular base? What must it be multiplied by?`],
		figure: triangularPrismFigure(
			{ b: sizeText(b, unit), h: sizeText(h, unit), long: sizeText(long, unit) },
			false,
			{
				alt: `A triangular prism lying on one of its rectangular faces. The triangle in front has a base of ${sizeWords(b, unit)} and a height of ${sizeWords(h, unit)}. The prism is ${sizeWords(long, unit)} long.`,
			},
		),
	});
}

export function cylinder(draw: Draw): Draft | undefined {
	const [r, h, unit] = [new Fraction(draw.int('r')), draw.int('h'), unitIn(draw)];
	const form: Form = draw.inTurn('form') === 'pi' ? 'pi' : 'tenth';
	if (r.lt(1.5)) return undefined;
	return measuredDraft({
		prompt: say`A cylinder has a radius of ${size(r, unit)} and a height of ${size(h, unit)}. Find its volume, in cubic ${unit.many}.`,
		conclusion: 'The volume is',
		letter: 'V',
		lines: [
			line(
				equation('V', product(PI, power('r', 2), 'h')),
				'the volume is the area of the base times the height',
			),
			line(equation('V', times(PI, power(plain(r), 2), h)), 'substitute the radius and the height'),
			line(equation('V', times(PI, plain(r.mul(r)), h)), 'square the radius'),
		],
		value: r.mul(r).mul(h),
		form,
		kind: 'volume',
		unit,
		why: 'multiply the numbers',
		wrong: [
			[r.mul(2).mul(h), 'doubled the radius instead of squaring it'],
			[r.mul(r).mul(h).mul(4), 'used the diameter as the radius'],
			[r.mul(h), 'did not square the radius'],
		],
		hints: [say`What shape is the base, and what is its area? What must it be multiplied by?`],
		figure: cylinderFigure(
			r.valueOf(),
			h,
			{ r: sizeText(r, unit), h: sizeText(h, unit) },
			{
				alt: `A cylinder with radius ${sizeWords(r, unit)} and height ${sizeWords(h, unit)}.`,
			},
		),
	});
}
