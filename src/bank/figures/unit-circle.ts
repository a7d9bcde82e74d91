/** The terminal arms of the solutions of an equation, on the line that lists them. */
import Fraction from 'fraction.js';
import type { Number } from '../../math/expression.ts';
import { type Line, withFigure } from '../family.ts';
import { angleText, type Unit } from '../steps/turns.ts';

/** More would be too close together. */
const MOST = 5;

/** Solutions and the related acute angle in half turns. Those with the same arm share the name of the first. */
export function withArms(line: Line, found: readonly Number[], unit: Unit, related?: Number): Line {
	const arms = found.map((halves) => ({
		degrees: (((new Fraction(halves).valueOf() * 180) % 360) + 360) % 360,
		text: angleText(halves, unit),
	}));
	const kept = arms.filter(
		({ degrees }, at) => arms.findIndex((one) => Math.abs(one.degrees - degrees) < 1e-6) === at,
	);
	if (kept.length === 0 || kept.length > MOST) return line;
	return withFigure(line, {
		kind: 'unit circle',
		arms: kept,
		...(related === undefined ? {} : { related: angleText(related, unit) }),
	});
}
