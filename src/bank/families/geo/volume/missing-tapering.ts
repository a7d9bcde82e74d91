/** A length of a cone, pyramid or sphere from its volume. */
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

import { asked, cubic } from './asked.ts';

/** Height of a cone or pyramid, radius of a sphere. */
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
					equation(product(new Fraction(4, 3), PI, power('r', 3)), timesPi(volume)),
					'the volume of a sphere',
				),
				line(
					equation(product(4, PI, power('r', 3)), timesPi(3 * volume)),
					'multiply both sides by 3',
				),
				line(equation(power('r', 3), r ** 3), 'divide both sides by 4π'),
				line(equation('r', r), `the cube of ${r} is ${r ** 3}`),
			],
			hint: say`First find the cube of the radius.`,
			figure: sphereFigure('r', false, false, { alt: 'A sphere with radius r.' }),
		});
	}
	const base = r * r;
	if ((base * h) % 3 !== 0) return undefined;
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
				equation(product(third, 'B', 'h'), 'V'),
				'a third of the area of the base times height is the volume',
			),
			line(equation('B', shown(base)), round ? 'the base is a circle' : 'the base is a square'),
			line(
				equation(times(third, shown(base), symbol('h')), shown(volume)),
				'put in base and volume',
			),
			line(
				equation(product(...(round ? [base, PI] : [base]), 'h'), shown(3 * volume)),
				'multiply both sides by 3',
			),
			line(equation('h', h), `divide both sides by ${base}${round ? 'π' : ''}`),
		],
		hint: say`What is the area of the base? Three times the volume is the base times the height.`,
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
