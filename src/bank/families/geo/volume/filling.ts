/** How long it takes to fill a tank. */
import Fraction from 'fraction.js';
import { equation, quotient, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { boxFigure } from '../../../figures/shape-solids.ts';
import { size, sizeText, sizeWords, UNIT } from '../../../steps/measured.ts';

/** A tank of a × b × h feet or metres; the pump needs a whole number of minutes, and its rate is none of the lengths. */
export function fillTime(draw: Draw, a: number, b: number, h: number): Draft | undefined {
	const volume = a * b * h;
	const unit = draw.random.pick([UNIT.ft, UNIT.m]);
	const rates = [2, 3, 4, 5, 6, 8, 10, 12, 15].filter(
		(one) =>
			![a, b, h].includes(one) && volume % one === 0 && volume / one >= 4 && volume / one <= 180,
	);
	if (rates.length === 0 || a === b || h > 12) return undefined;
	const rate = draw.random.pick(rates);
	const [l, w] = a > b ? [a, b] : [b, a];
	const answer = withMisconceptions(
		withUnit(integer(volume / rate), 'minutes'),
		[integer(volume), 'stopped at the volume of the tank'],
		[integer(volume * rate), 'multiplied by the rate instead of dividing by it'],
		[
			rational(new Fraction(a + b + h, rate)),
			'added the three lengths instead of multiplying them',
		],
	);
	return {
		prompt: say`A tank is a rectangular prism that is ${size(l, unit)} long, ${size(w, unit)} wide, and ${size(h, unit)} high. Water flows into the empty tank at ${rate} cubic ${unit.many} per minute. How long does it take to fill the tank, in minutes?`,
		answer,
		steps: [
			line(
				equation('V', times(l, w, h)),
				'the volume of the tank is length times width times height',
			),
			line(equation('V', volume), 'multiply'),
			line(
				equation('t', quotient(volume, rate)),
				'the time is the volume divided by the rate of flow',
			),
			line(equation('t', volume / rate), 'divide'),
			sentence(say`It takes ${answer.body} to fill the tank.`),
		],
		hints: [
			say`How much water does the full tank hold? How long does it take for that much water to flow in?`,
		],
		figure: boxFigure([l, w, h], [sizeText(l, unit), sizeText(w, unit), sizeText(h, unit)], {
			alt: `A rectangular prism with length ${sizeWords(l, unit)}, width ${sizeWords(w, unit)}, and height ${sizeWords(h, unit)}.`,
		}),
	};
}
