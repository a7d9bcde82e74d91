/** Solutions to the nearest degree. */
import Fraction from 'fraction.js';
import { equation, type Expression, list, opposite, sum } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import type { DraftAnswer } from '../../../answer.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import { withArms } from '../../../steps/solution-arms.ts';
import { between, NAMES, THETA } from '../../../steps/turns.ts';
import { QUADRANTS, fromRelated } from './quadrants.ts';

/** To the nearest degree, from 0° to 360°. */
export function rounding(
	f: string,
	value: number,
	problem: Expression,
	before: Line[],
): Draft | undefined {
	const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[f] ?? Math.asin;
	const related = (inverse(Math.abs(value)) * 180) / Math.PI;
	if (Math.abs((related % 1) - 0.5) < 0.02) return undefined;
	const whole = Math.round(related);
	if (whole < 2 || whole > 88 || Math.abs(related - whole) < 1e-6) return undefined;
	const found = fromRelated(f, value > 0, whole, 180);
	return {
		prompt: say`Solve ${problem} for ${between(degrees(0), THETA, degrees(360))}. Round to the nearest degree, and give the solutions in increasing order.`,
		answer: inDegrees(found),
		steps: [
			line(problem),
			...before,
			sentence(
				say`The related acute angle is about ${degrees(whole)}.`,
				`use the inverse ${NAMES[f]} key, without the minus sign`.replace(
					value > 0 ? ', without the minus sign' : '',
					'',
				),
			),
			sentence(
				say`The solutions lie in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}.`,
				`there the ${NAMES[f]} is ${value > 0 ? 'positive' : 'negative'}`,
			),
			...found.flatMap((angleFound) => ways(angleFound, whole)),
			withArms(
				sentence(say`The solutions are ${list(...found.map((one) => degrees(one)))}.`),
				found.map((one) => new Fraction(one, 180)),
				'degrees',
				new Fraction(whole, 180),
			),
		],
		hints: [
			say`Find the related acute angle first. In which quadrants is the ${NAMES[f] ?? 'ratio'} ${value > 0 ? 'positive' : 'negative'}?`,
		],
	};
}

function ways(found: number, related: number): Line[] {
	const right = equation(THETA, degrees(found));
	if (found === related) return [];
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
			half === 360 ? 'quadrant IV' : sign > 0 ? 'quadrant III' : 'quadrant II',
		),
	];
}

const inDegrees = (found: readonly number[]): DraftAnswer => ({
	kind: 'solution-set',
	value: found.join(', '),
	body: { parts: [list(...found.map((one) => degrees(one)))] },
});
