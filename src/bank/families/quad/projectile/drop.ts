/** How long a fall from rest takes: an equation solved by a square root. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal, exactDecimal, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { dropOf, fallTerm, type LengthUnit } from '../../../contexts/flights.ts';
import { flightAnswer, tell, withSpareDigit } from './flight-lines.ts';
import { withFlight } from './flight-sketch.ts';

export function dropTime(draw: Draw): Draft | undefined {
	const height = draw.int('h0');
	const unit: LengthUnit = draw.choice('unit') === 'ft' ? 'feet' : 'metres';
	const g = new Fraction(unit === 'feet' ? 16 : '4.9');
	const drop = dropOf(draw.inTurn('ctx'), height, unit);
	const square = new Fraction(height).div(g);
	const found = flightAnswer(Math.sqrt(square.valueOf()), 'seconds');
	if (!drop || !found) return undefined;
	const { thing, story } = drop;
	const rule = equation('h', sum(height, fallTerm(g)));
	const shown = g.d === 1n ? num(g) : decimal(g.toString());
	const t2 = power('t', 2);
	const over = quotient(height, shown);
	const squareShown = square.mul(1000).d === 1n ? exactDecimal(square) : undefined;
	const isDiver = thing === 'diver';
	return {
		prompt: say`${story} The ${thing}’s height above the ${isDiver ? 'water' : 'ground'}, in ${unit}, after ${symbol('t')} seconds is given by ${rule}. How many seconds does it take the ${thing} to ${isDiver ? 'reach the water' : 'hit the ground'}?${found.note}`,
		answer: withMisconceptions(
			found.answer,
			...wrongTimes(height, g.valueOf()).flatMap(([value, why]) => {
				const wrong = flightAnswer(value, 'seconds');
				return wrong ? [[wrong.answer, why] satisfies WrongAnswer] : [];
			}),
		),
		steps: [
			line(
				equation(sum(height, fallTerm(g)), 0),
				isDiver ? 'at the surface of the water, the height is 0' : 'on the ground, the height is 0',
			),
			line(equation(product(shown, t2), height), `add ${g.toString()}t² to both sides`),
			line(
				squareShown ? equation(equation(t2, over), squareShown) : equation(t2, over),
				`divide both sides by ${g.toString()}`,
			),
			line(
				equation('t', root(squareShown ?? over)),
				'the time must be positive, so take the positive square root',
			),
			line(
				found.exact
					? equation('t', decimal(found.answer.value))
					: relation('t', '\\approx', decimal(withSpareDigit(Math.sqrt(square.valueOf())))),
				found.exact
					? `${squareShown ? '' : 'divide, then '}take the square root`
					: 'use a calculator',
			),
			withFlight(
				tell(
					`The ${thing} ${isDiver ? 'reaches the water' : 'hits the ground'} after${found.exact ? '' : ' about'}`,
					found.answer,
				),
				{ g, v: 0, s: height, unit },
				[[Math.sqrt(square.valueOf()), 0]],
			),
		],
		hints: [
			say`What is the value of ${symbol('h')} at the end of the fall?`,
			say`How can you isolate ${t2} in that equation?`,
		],
	};
}

/** From h₀ − gt² = 0. */
const wrongTimes = (height: number, g: number): [value: number, why: string][] => [
	[height / g, 'did not take the square root'],
	[Math.sqrt(height) / g, 'took the square root before dividing'],
	[Math.sqrt(height / g / 2), `divided by 2 as well as by ${g} before taking the square root`],
	[Math.sqrt(height), `took the square root without dividing by ${g}`],
];
