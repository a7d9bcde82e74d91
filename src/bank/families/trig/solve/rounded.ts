/** Solutions to the nearest degree. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	opposite,
	sum,
	relation,
} from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { joinedByOr, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Line,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { withArms } from '../../../steps/solution-arms.ts';
import { between, NAMES, THETA } from '../../../steps/turns.ts';
import { fromRelated } from './quadrants.ts';
import { fromRelatedIn, IN_FIRST, QUADRANTS, whereSign } from '../../../steps/related-angle.ts';

/** To the nearest degree, from 0° to 360°; `size` is the absolute value of the ratio if it is a fraction. */
export function rounding(
	f: string,
	value: number,
	problem: Expression,
	before: Line[],
	size?: string,
): Draft | undefined {
	const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[f] ?? Math.asin;
	const related = (inverse(Math.abs(value)) * 180) / Math.PI;
	if (Math.abs((related % 1) - 0.5) < 0.02) return undefined;
	const whole = Math.round(related);
	if (whole < 2 || whole > 88 || Math.abs(related - whole) < 1e-6) return undefined;
	const found = fromRelated(f, value > 0, whole, 180);
	return {
		prompt: say`Solve ${problem} for ${between(degrees(0), THETA, degrees(360))}. Round to the nearest degree, and give the solutions in increasing order.`,
		answer: withMisconceptions(
			inDegrees(found),
			[inDegrees(found.slice(0, 1)), 'gave only one of the solutions'],
			[inDegrees([whole]), 'gave only the related acute angle'],
			[
				inDegrees(fromRelated(f, value <= 0, whole, 180)),
				`used the quadrants in which the ${NAMES[f]} has the opposite sign`,
			],
		),
		steps: [
			line(problem),
			...before,
			sentence(
				say`The related acute angle is about ${degrees(whole)}.`,
				value > 0
					? `use the inverse ${NAMES[f]} key${size ? ` with ${size}` : ''}`
					: `use the inverse ${NAMES[f]} key with the positive value${size ? `, ${size}` : ''}`,
			),
			sentence(
				say`The solutions lie in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}.`,
				whereSign(f, value),
			),
			...found.flatMap((angleFound) => ways(angleFound, whole)),
			withArms(
				sentence(joinedByOr(found.map((one) => relation(THETA, '\\approx', degrees(one))))),
				found.map((one) => new Fraction(one, 180)),
				'degrees',
				new Fraction(whole, 180),
			),
		],
		hints: [
			...(before.length > 0
				? [say`Which primary ratio is the reciprocal of this ratio? What is its value?`]
				: []),
			say`What is the related acute angle? In which quadrants is the ${NAMES[f] ?? 'ratio'} ${value > 0 ? 'positive' : 'negative'}?`,
		],
	};
}

function ways(found: number, related: number): Line[] {
	const right = equation(THETA, degrees(found));
	if (found === related)
		return [sentence(say`In quadrant I, the angle is about ${degrees(related)}.`, IN_FIRST)];
	const half = found - related === 180 || found + related === 180 ? 180 : 360;
	const sign = found > half ? related : -related;
	const term = sign > 0 ? degrees(related) : opposite(degrees(related));
	return [
		line(
			{
				...right,
				kind: 'relation',
				sign: '=',
				left: sum(degrees(half), term),
				right: degrees(found),
			},
			fromRelatedIn(half === 360 ? 3 : sign > 0 ? 2 : 1, 'degrees'),
		),
	];
}

const inDegrees = (found: readonly number[]): DraftAnswer => ({
	kind: 'solution-set',
	value: found.join(', '),
	body: { parts: [list(...found.map((one) => degrees(one)))] },
});
