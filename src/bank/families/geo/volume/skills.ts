/** geo.volume: prisms, cylinders, pyramids, cones, spheres and what they make together. */
import Fraction from 'fraction.js';
import { equation, power, sum, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { joinedFigure } from '../../../figures/round-solids.ts';
import {
	type Form,
	measuredDraft,
	size,
	sizeText,
	sizeWords,
	timesPi,
	unitIn,
} from '../../../steps/measured.ts';
import { satMissingTapering } from './missing-tapering.ts';
import { cone, pyramid, satTapering, sphere } from './tapering.ts';
import { missingOrFill, satMissing } from './missing.ts';
import { box, cylinder, triangularPrism } from './upright.ts';

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
