/** The angles of a turn that share a ratio, apart from its sign, with an acute angle: where they lie, and how each is found. */
import type Fraction from 'fraction.js';
import { equation, opposite, sum } from '../../math/expression.ts';
import { say } from '../../math/prose.ts';
import { line, type Line, sentence } from '../family.ts';
import { angle, NAMES, type Unit } from './turns.ts';

export const QUADRANTS: Readonly<Record<string, readonly [string, string]>> = {
	sin: ['I and II', 'III and IV'],
	cos: ['I and IV', 'II and III'],
	tan: ['I and III', 'II and IV'],
};

export const whereSign = (f: string, value: number): string =>
	`the ${NAMES[f]} is ${value > 0 ? 'positive' : 'negative'} in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}`;

/** Of an angle in quadrant I. */
export const IN_FIRST = 'it is the related acute angle itself';

/** How an angle in a later quadrant, 1 to 3, comes from its related acute angle. */
export const fromRelatedIn = (quadrant: number, unit: Unit): string => {
	const [half, turn] = unit === 'degrees' ? ['180°', '360°'] : ['π', '2π'];
	return (
		[
			`in quadrant II, subtract the related acute angle from ${half}`,
			`in quadrant III, add the related acute angle to ${half}`,
		][quadrant - 1] ?? `in quadrant IV, subtract the related acute angle from ${turn}`
	);
};

/** Why the angles on an axis are all the solutions. */
export const onlyAngles = (count: number): string =>
	count === 1
		? 'in the given interval, this is the only such angle'
		: 'in the given interval, these are the only such angles';

/** The lines from the related acute angle to the angles, all in half turns; negative ones are measured clockwise. */
export function relatedLines(
	f: string,
	isPositive: boolean,
	{ found, related, unit }: { found: readonly Fraction[]; related: Fraction; unit: Unit },
): Line[] {
	return [
		sentence(
			say`The related acute angle is ${angle(related, unit)}.`,
			`it is the special angle with this ${NAMES[f]}${isPositive ? '' : ', apart from the sign'}`,
		),
		sentence(
			say`The solutions lie in quadrants ${QUADRANTS[f]?.[isPositive ? 0 : 1] ?? ''}.`,
			whereSign(f, isPositive ? 1 : -1),
		),
		...found.flatMap((at) => linesTo(at, related, unit)),
	];
}

function linesTo(at: Fraction, related: Fraction, unit: Unit): Line[] {
	const term = angle(related, unit);
	const half = angle(1, unit);
	if (at.lt(0))
		return at.add(related).equals(0)
			? [
					sentence(
						say`In quadrant IV, the angle is ${angle(at, unit)}.`,
						'measure the related acute angle clockwise',
					),
				]
			: [
					line(
						equation(sum(term, opposite(half)), angle(at, unit)),
						`in quadrant III, subtract ${unit === 'degrees' ? '180°' : 'π'} from the related acute angle`,
					),
				];
	const quadrant = Math.floor(at.valueOf() * 2);
	if (quadrant === 0) return [sentence(say`In quadrant I, the angle is ${term}.`, IN_FIRST)];
	const from = quadrant === 3 ? angle(2, unit) : half;
	return [
		line(
			equation(sum(from, quadrant === 2 ? term : opposite(term)), angle(at, unit)),
			fromRelatedIn(quadrant, unit),
		),
	];
}

/** Where on the unit circle a sine or cosine of 0, 1, or −1 and a tangent of 0 are found. */
export function onAxis(f: string, { over }: { over: number }): string {
	const name = NAMES[f] ?? f;
	if (over === 0)
		return `the ${name} is 0 where the unit circle meets the ${f === 'cos' ? 'y' : 'x'}-axis`;
	const one = over > 0 ? '1' : '−1';
	return `the ${name} is ${one} only at the point ${f === 'cos' ? `(${one}, 0)` : `(0, ${one})`} on the unit circle`;
}
