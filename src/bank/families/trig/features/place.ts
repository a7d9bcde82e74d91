/** Heights, zeros, maxima and minima of the sine and cosine curves, in degrees. */
import Fraction from 'fraction.js';
import { equation, num, opposite, sum } from '../../../../math/expression.ts';
import { degrees } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { angle, anglesWith, NAMES, trig, valueOf } from '../../../steps/turns.ts';
import { x, y, angleAnswer } from './letters.ts';

/** y = sin x or cos x from 0° to 720°: a height, or the next zero, maximum or minimum. */
export function valueOrPlace(draw: Draw): Draft | undefined {
	const [f, start, ask] = [draw.choice('f'), draw.int('A'), draw.inTurn('ask')];
	const other = f === 'sin' ? 'cos' : 'sin';
	const rule = equation(y, trig(f, x));
	if (ask === 'value') {
		const height = valueOf(f, start / 180);
		const exact = new Fraction(Math.round(2 * height), 2);
		if (Math.abs(exact.valueOf() - height) > 1e-9 || start < 90) return undefined;
		const first = start % 360;
		/** Where the sine or the cosine is 1/2. */
		const acute = f === 'sin' ? 30 : 60;
		const otherHeight = valueOf(other, start / 180);
		const otherExact = new Fraction(Math.round(2 * otherHeight), 2);
		return {
			prompt: say`What is the value of ${y} on the graph of ${rule} at ${equation(x, degrees(start))}? Write the exact value.`,
			answer: withMisconceptions(
				rational(exact),
				[rational(exact.neg()), 'used the opposite sign for this part of the cycle'],
				...(Math.abs(otherExact.valueOf() - otherHeight) < 1e-9
					? [
							[
								rational(otherExact),
								`used ${NAMES[other]} instead of ${NAMES[f]}`,
							] satisfies WrongAnswer,
						]
					: []),
			),
			steps: [
				start >= 360
					? sentence(
							say`${degrees(start)} is ${first === 0 ? '' : say`${degrees(first)} more than `}${start < 720 ? 'one full turn' : 'two full turns'}, so ${equation(trig(f, degrees(start)), trig(f, degrees(first)))}.`,
							'the period is 360°',
						)
					: sentence(
							say`The graph repeats every ${degrees(360)}, and ${degrees(start)} lies in the first cycle.`,
						),
				...(first % 90 === 0 || first === acute
					? []
					: [
							line(
								equation(
									trig(f, degrees(start)),
									exact.lt(0) ? opposite(trig(f, degrees(acute))) : trig(f, degrees(acute)),
								),
								`on the unit circle, the points for the two angles have ${exact.lt(0) ? 'opposite' : 'the same'} ${f === 'sin' ? 'y' : 'x'}-coordinate${exact.lt(0) ? 's' : ''}`,
							),
						]),
				line(
					equation(trig(f, degrees(start)), num(exact)),
					first % 90 === 0
						? `the ${NAMES[f]} is the ${f === 'sin' ? 'y' : 'x'}-coordinate of the point where the terminal arm of ${first}° meets the unit circle`
						: 'use the special triangles or the unit circle',
				),
			],
			hints: [
				start >= 360
					? say`How long is one cycle of the graph? At which angle less than ${degrees(360)} is the value of ${y} the same?`
					: say`Where in the first cycle is ${equation(x, degrees(start))}? Is the value of ${y} positive, negative, or ${0} there?`,
			],
		};
	}
	const target = ask === 'zero' ? 0 : ask.startsWith('max') ? 1 : -1;
	const [place] = anglesWith(f, target, (start + 1) / 180, 4);
	const [onOther] = anglesWith(other, target, (start + 1) / 180, 6);
	const first = anglesWith(f, target, 0, 2);
	const [least] = first;
	if (!place || !least || !onOther || place.equals(least)) return undefined;
	/** Each place in one cycle once, 360° and not 0°, if one turn later is not too far. */
	const inCycle = anglesWith(f, target, 1 / 180, 2).filter((at) => at.add(2).lte(place));
	const isStart = anglesWith(f, target, start / 180, start / 180).length > 0;
	const noun = ask === 'zero' ? 'zero' : ask.startsWith('max') ? 'maximum' : 'minimum';
	const plural = ask === 'zero' ? 'zeros' : ask.startsWith('max') ? 'maxima' : 'minima';
	return {
		prompt: say`What is the least value of ${x} greater than ${degrees(start)} at which ${ask === 'zero' ? '' : 'the graph of '}${rule} has a ${noun}? Give ${x} in degrees.`,
		answer: withMisconceptions(
			angleAnswer(place, 'degrees'),
			[angleAnswer(least, 'degrees'), 'started from 0° instead of from the given angle'],
			...(isStart
				? [
						[
							angleAnswer(new Fraction(start, 180), 'degrees'),
							'gave the given angle instead of a greater one',
						] satisfies WrongAnswer,
					]
				: []),
			[
				angleAnswer(place.add(ask === 'zero' ? 1 : 2), 'degrees'),
				`gave the second ${noun} after the given angle`,
			],
			[
				angleAnswer(onOther, 'degrees'),
				`used the ${NAMES[other]} graph instead of the ${NAMES[f]} graph`,
			],
		),
		steps: [
			sentence(
				say`From ${degrees(0)} to ${degrees(360)}, the ${ask === 'zero' ? 'function' : 'graph'} has ${first.length > 1 ? plural : `a ${noun}`} at ${joinedByAnd(first.map((at) => angle(at, 'degrees')))}.`,
				`${first.length > 1 ? 'at these angles' : 'at this angle'}, the ${NAMES[f]} is ${target}`,
			),
			...inCycle.map((at, index) =>
				line(
					equation(sum(angle(at, 'degrees'), degrees(360)), angle(at.add(2), 'degrees')),
					index === 0
						? 'the pattern repeats every 360°'
						: `add 360° to ${at.mul(180).toString()}° as well`,
				),
			),
			sentence(
				isStart
					? say`${degrees(start)} is not greater than ${degrees(start)}, so the next such angle is ${angle(place, 'degrees')}.`
					: say`The first such angle after ${degrees(start)} is ${angle(place, 'degrees')}.`,
			),
		],
		hints: [
			say`Where in one cycle does ${rule} have a ${noun}?`,
			say`After how many degrees does the graph repeat?`,
		],
	};
}
