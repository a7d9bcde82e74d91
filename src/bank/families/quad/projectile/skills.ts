/** quad.projectile: heights and times of thrown and dropped things. */
import Fraction from 'fraction.js';
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, type Skills } from '../../../family.ts';
import { type Flight, flyingThing, type LengthUnit } from '../../../contexts/flights.ts';
import { timesAt } from './flight-times.ts';
import { asked, ASKS, chosen, topOf } from './asks.ts';
import { dropTime } from './drop.ts';

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
