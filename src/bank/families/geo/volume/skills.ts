/** geo.volume: prisms, cylinders, pyramids, cones, spheres and what they make together. */
import Fraction from 'fraction.js';
import { equation, power, product, sum, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { cylinderFigure, joinedFigure } from '../../../figures/round-solids.ts';
import { boxFigure, triangularPrismFigure } from '../../../figures/shape-solids.ts';
import {
	type Form,
	measuredDraft,
	plain,
	size,
	sizeText,
	sizeWords,
	timesPi,
	unitIn,
} from '../../../steps/measured.ts';
import { missingOrFill, satMissing } from './missing.ts';
import { cone, pyramid, satMissingTapering, satTapering, sphere } from './tapering.ts';

// Two solids in one, or a length from the volume of one.

function combined(draw: Draw): Draft | undefined {
	const [r, h, kind] = [draw.int('r'), draw.int('h'), draw.inTurn('kind')];
	if (kind === 'solve h') return satMissingTapering(draw, 'cone');
	if (kind === 'solve r') return satMissingTapering(draw, 'sphere');
	return kind === 'cone+hemisphere' ? scoop(draw, r, h) : silo(draw, r, h);
}

const form = (draw: Draw): Form => draw.random.pick(['pi', 'tenth']);

function scoop(draw: Draw, r: number, h: number): Draft | undefined {
	const unit = unitIn(draw);
	const [top, below] = [new Fraction(2 * r ** 3, 3), new Fraction(r * r * h, 3)];
	if (top.d !== 1n || below.d !== 1n || h < r) return undefined;
	const [upper, lower] = [top.valueOf(), below.valueOf()];
	return measuredDraft({
		prompt: say`A solid consists of a cone with a hemisphere on top. Both have a radius of ${size(r, unit)}. The cone is ${size(h, unit)} high. Find the volume of the solid, in cubic ${unit.many}.`,
		conclusion: 'The volume is',
		letter: 'V',
		lines: [
			line(
				equation(times(new Fraction(1, 3), PI, power(r, 2), h), timesPi(lower)),
				'the volume of the cone is a third of the area of the base times the height',
			),
			line(
				equation(times(new Fraction(1, 2), new Fraction(4, 3), PI, power(r, 3)), timesPi(upper)),
				'the volume of the hemisphere is half of that of a sphere',
			),
			line(
				equation('V', sum(timesPi(lower), timesPi(upper))),
				'the volume of the solid is the sum of the two volumes',
			),
		],
		value: lower + upper,
		form: form(draw),
		kind: 'volume',
		unit,
		why: 'add',
		wrong: [
			[lower + 2 * upper, 'used a whole sphere instead of a hemisphere'],
			[3 * lower + upper, 'left out the factor 1/3 for the cone'],
			[lower, 'left out the hemisphere'],
		],
		hints: [say`What are the volumes of the cone and of the hemisphere?`],
		figure: joinedFigure(
			'cone+hemisphere',
			{ r: sizeText(r, unit), h: sizeText(h, unit) },
			{
				alt: `A cone with its tip at the bottom and a hemisphere on top. Both have a radius of ${sizeWords(r, unit)}; the cone is ${sizeWords(h, unit)} high.`,
			},
		),
	});
}

function silo(draw: Draw, r: number, h: number): Draft | undefined {
	const unit = unitIn(draw);
	const roof = draw.random.int(2, 9);
	if ((r * r * roof) % 3 !== 0 || roof >= h) return undefined;
	const [lower, upper] = [r * r * h, (r * r * roof) / 3];
	return measuredDraft({
		prompt: say`A solid consists of a cylinder with a cone on top. Both have a radius of ${size(r, unit)}. The cylinder is ${size(h, unit)} high, and the cone is ${size(roof, unit)} high. Find the volume of the solid, in cubic ${unit.many}.`,
		conclusion: 'The volume is',
		letter: 'V',
		lines: [
			line(
				equation(times(PI, power(r, 2), h), timesPi(lower)),
				'the volume of the cylinder is the area of the base times the height',
			),
			line(
				equation(times(new Fraction(1, 3), PI, power(r, 2), roof), timesPi(upper)),
				'the volume of the cone is a third of the area of the base times the height',
			),
			line(
				equation('V', sum(timesPi(lower), timesPi(upper))),
				'the volume of the solid is the sum of the two volumes',
			),
		],
		value: lower + upper,
		form: form(draw),
		kind: 'volume',
		unit,
		why: 'add',
		wrong: [
			[lower + 3 * upper, 'left out the factor 1/3 for the cone'],
			[lower, 'left out the cone'],
			[new Fraction(r * r * (h + roof), 3), 'treated the whole solid as a cone'],
		],
		hints: [say`What are the volumes of the cylinder and of the cone?`],
		figure: joinedFigure(
			'cylinder+cone',
			{ r: sizeText(r, unit), h: sizeText(h, unit), top: sizeText(roof, unit) },
			{
				alt: `A cylinder with a cone on top. Both have a radius of ${sizeWords(r, unit)}; the cylinder is ${sizeWords(h, unit)} high, and the cone is ${sizeWords(roof, unit)} high.`,
			},
		),
	});
}

export const skills: Skills = {
	'Find the volume of a rectangular prism': box,
	'Find the volume of a triangular prism': triangularPrism,
	'Find the volume of a cylinder': cylinder,
	'Find a missing dimension or filling time': missingOrFill,
	'Find the volume of a cone': cone,
	'Find the volume of a pyramid': pyramid,
	'Find the volume of a sphere or hemisphere': sphere,
	'Find volumes of combined solids or missing dimensions': combined,
	'Find a volume or a missing dimension': satMissing,
	'Find the volume of cones, pyramids, and spheres': satTapering,
};

// Solids with the same cross-section all the way up.

function box(draw: Draw): Draft | undefined {
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

function triangularPrism(draw: Draw): Draft | undefined {
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

function cylinder(draw: Draw): Draft | undefined {
	const [r, h, unit] = [new Fraction(draw.int('r')), draw.int('h'), unitIn(draw)];
	const answerForm: Form = draw.inTurn('form') === 'pi' ? 'pi' : 'tenth';
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
		form: answerForm,
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
