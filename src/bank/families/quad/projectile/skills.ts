/** quad.projectile: heights and times of thrown and dropped things. */
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
	dropOf,
	fallTerm,
	type Flight,
	flyingThing,
	type LengthUnit,
} from '../../../contexts/flights.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { asked, ASKS, chosen, topOf } from './asks.ts';
import { flightAnswer, tell, timesAt, withSpareDigit } from './flight-lines.ts';
import { withFlight } from './flight-sketch.ts';

// How long a fall from rest takes: an equation solved by a square root.

function dropTime(draw: Draw): Draft | undefined {
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

/** Feet with 16, metres with 4.9 or, in round numbers, 5. */
const flightOf = (draw: Draw, unit: LengthUnit): Flight => ({
	g: new Fraction(unit === 'feet' ? 16 : draw.random.pick([5, '4.9'])),
	v: draw.int('v'),
	s: draw.int('s'),
	unit,
});

const asking = (unit: LengthUnit) => (draw: Draw) => inTurn(draw, flightOf(draw, unit));

const T = symbol('t');

export const skills: Skills = {
	'Use a quadratic model for height': asking('metres'),
	'Interpret or use a height model': asking('feet'),

	'Find heights and times of a projectile'(draw) {
		if (draw.choice('unit') === 'ft') return inTurn(draw, flightOf(draw, 'feet'));
		const v = draw.int('v') / 4;
		return Number.isInteger(v) ? inTurn(draw, { ...flightOf(draw, 'metres'), v }) : undefined;
	},

	'Find when a projectile reaches a height'(draw) {
		const flight = flightOf(draw, 'metres');
		const height = draw.int('h');
		const up = height > flight.s && draw.random.int(0, 1) === 0;
		if (Math.abs(height - flight.s) < 3 || height > topOf(flight) - 1) return undefined;
		const times = timesAt(flight, height);
		const way = up ? 'on its way up' : 'on its way down';
		return asked(flight, {
			ask: say`After how many seconds is the ${flyingThing(flight)} ${height} metres above the ground ${way}?`,
			worked: times && chosen(times, up ? 0 : 1),
			unit: 'seconds',
			result:
				height > flight.s
					? `On its way ${up ? 'up' : 'down'}, the ${flyingThing(flight)} reaches this height at the ${up ? 'earlier' : 'later'} time, after`
					: `Only the positive time makes sense, so the ${flyingThing(flight)} reaches this height after`,
			spots: times ? [[times.roots[up ? 0 : 1], height]] : [],
			mixedUp: [
				times?.roots[up ? 1 : 0],
				`gave the time at which the ${flyingThing(flight)} reaches this height on its way ${up ? 'down' : 'up'}`,
			],
			hints: [
				say`What equation must ${T} satisfy at this height?`,
				say`Which of the solutions of that equation fits the question?`,
			],
		});
	},

	'Find the time of a fall': dropTime,
};

function inTurn(draw: Draw, flight: Flight): Draft | undefined {
	const found = caseOf(ASKS, draw.inTurn('ask'))(flight, draw);
	return found && asked(flight, found);
}
