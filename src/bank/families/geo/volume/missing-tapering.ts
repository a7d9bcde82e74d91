/** The height of a cone or pyramid, or the radius of a sphere, from the volume. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	power,
	product,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { asked, cubic } from './asked.ts';
import { coneFigure, sphereFigure } from '../../../figures/round-solids.ts';
import { pyramidFigure } from '../../../figures/shape-solids.ts';
import {
	plain as plainNumber,
	size,
	sizeText,
	sizeWords,
	timesPi,
	unitIn,
} from '../../../steps/measured.ts';

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
