/** quad.projectile: heights and times of thrown and dropped things. CCSS A-CED.A.1, F-IF.B.4, F-IF.C.8a. */
import Fraction from 'fraction.js';
import { relation, symbol } from '../../../math/expression.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { caseOf } from '../../described-cases.ts';
import { type Draft, type Draw, line, type Skills } from '../../family.ts';
import { type Flight, flightStory, type LengthUnit } from '../../words/flights.ts';
import {
	flightAnswer,
	heightAfter,
	shownNumber,
	tell,
	timeBetween,
	type Times,
	timesAt,
	topHeight,
	topTime,
	type Worked,
} from '../../working/flight-lines.ts';
import { dropTime } from './projectile-drop.ts';

/** `ask` follows the story; `unit` is that of the answer, `result` begins the last line. */
type Asked = { ask: Prose; worked: Worked | undefined; unit: string; result: string; hint: Prose };

const T = symbol('t');

const topOf = (flight: Flight): number => flight.s + flight.v ** 2 / flight.g.mul(4).valueOf();

const landingOf = (flight: Flight): number | undefined => timesAt(flight, 0)?.roots[1];

const maximumHeight = (flight: Flight): Asked => ({
	ask: say`What is its maximum height in ${flight.unit}?`,
	worked: topHeight(flight),
	unit: flight.unit,
	result: 'The maximum height is',
	hint: say`The highest point is the vertex. First find the time that belongs to it.`,
});

const timeOfMaximum = (flight: Flight): Asked => ({
	ask: say`After how many seconds does it reach its maximum height?`,
	worked: topTime(flight),
	unit: 'seconds',
	result: 'The maximum height is reached after',
	hint: say`The highest point is the vertex. Which time belongs to it?`,
});

/** One of the two times; a fraction is also written as a decimal. */
function chosen({ roots, lines }: Times, which: 0 | 1): Worked {
	const value = roots[which];
	const last = lines.at(-1)?.working;
	const isDecimal = last?.kind === 'relation' && last.right.kind === 'decimal';
	const tenth = shownNumber(value);
	if (isDecimal || Number.isInteger(Number(value.toFixed(9)))) return { value, lines };
	const shown = relation('t', tenth.exact ? '=' : '\\approx', tenth.expression);
	return { value, lines: [...lines, line(shown, 'write the fraction as a decimal')] };
}

function landingTime(flight: Flight): Asked {
	const times = timesAt(flight, 0);
	return {
		ask: say`After how many seconds does it hit the ground?`,
		worked: times && chosen(times, 1),
		unit: 'seconds',
		result: 'The time is positive, so it hits the ground after',
		hint: say`Which height does it have when it hits the ground? Only a positive time makes sense.`,
	};
}

function heightAtTime(flight: Flight, { random }: Draw): Asked | undefined {
	const last = Math.ceil((landingOf(flight) ?? 0) - 1e-9) - 1;
	if (last < 2) return undefined;
	const time = random.int(2, Math.min(last, 9));
	return {
		ask: say`What is its height in ${flight.unit} after ${time} seconds?`,
		worked: heightAfter(flight, time),
		unit: flight.unit,
		result: `The height after ${time} seconds is`,
		hint: say`Put the time in place of ${T}. Square before you multiply.`,
	};
}

/** How long it stays above a height between the start and the top. */
function timeAbove(flight: Flight, { random }: Draw): Asked | undefined {
	const rise = topOf(flight) - flight.s;
	const [low, high] = [0.2, 0.9].map((part) => Math.round((flight.s + part * rise) / 5));
	if (low === undefined || high === undefined) return undefined;
	if (low > high) return undefined;
	const height = 5 * random.int(low, high);
	return {
		ask: say`For how many seconds is it higher than ${height} ${flight.unit}?`,
		worked: timeBetween(flight, height),
		unit: 'seconds',
		result: 'It is higher between the two times, which is',
		hint: say`At which two times is the height exactly ${height} ${flight.unit}?`,
	};
}

/** By the names of the curriculum plan. */
const ASKS: Readonly<Record<string, (flight: Flight, draw: Draw) => Asked | undefined>> = {
	'maximum height': maximumHeight,
	'max height': maximumHeight,
	max: maximumHeight,
	'time of maximum': timeOfMaximum,
	'time of max': timeOfMaximum,
	time: timeOfMaximum,
	'landing time': landingTime,
	landing: landingTime,
	'height at t': heightAtTime,
	'time interval above a height': timeAbove,
	'above h': timeAbove,
};

/** Feet with 16, metres with 4.9 or, in round numbers, 5. */
const flightOf = (draw: Draw, unit: LengthUnit): Flight => ({
	g: new Fraction(unit === 'feet' ? 16 : draw.random.pick([5, '4.9'])),
	v: draw.int('v'),
	s: draw.int('s'),
	unit,
});

const asking = (unit: LengthUnit) => (draw: Draw) => ask(draw, flightOf(draw, unit));

export const skills: Skills = {
	'Maximum height or time in the air': asking('metres'),
	'Height model': asking('metres'),
	'Maximum height and time': asking('feet'),
	'Interpret or compute in context': asking('feet'),

	'Heights and times'(draw) {
		if (draw.choice('unit') === 'ft') return ask(draw, flightOf(draw, 'feet'));
		const v = draw.int('v') / 4;
		return Number.isInteger(v) ? ask(draw, { ...flightOf(draw, 'metres'), v }) : undefined;
	},

	'When is the height a given value?'(draw) {
		const flight = flightOf(draw, 'metres');
		const height = draw.int('h');
		const up = height > flight.s && draw.random.int(0, 1) === 0;
		if (Math.abs(height - flight.s) < 3 || height > topOf(flight) - 1) return undefined;
		const times = timesAt(flight, height);
		const way = up ? 'on its way up' : 'on its way down';
		return asked(flight, {
			ask: say`After how many seconds is it ${height} metres high ${way}?`,
			worked: times && chosen(times, up ? 0 : 1),
			unit: 'seconds',
			result:
				height > flight.s
					? `The ${up ? 'earlier' : 'later'} time belongs to the way ${up ? 'up' : 'down'}. It is`
					: 'Only the positive time makes sense. It is',
			hint: say`Put the height in place of ${symbol('h')}, then solve for ${T}.`,
		});
	},

	'Drop-time story': dropTime,
};

function ask(draw: Draw, flight: Flight): Draft | undefined {
	const found = caseOf(ASKS, draw.inTurn('ask'))(flight, draw);
	return found && asked(flight, found);
}

function asked(flight: Flight, { ask, worked, unit, result, hint }: Asked): Draft | undefined {
	const found = worked && worked.value > 0.3 ? flightAnswer(worked.value, unit) : undefined;
	if (!worked || !found || flight.s === 1 || topOf(flight) > 500) return undefined;
	return {
		prompt: say`${flightStory(flight)} ${ask}${found.note}`,
		answer: found.answer,
		steps: [...worked.lines, tell(result, found.answer)],
		hints: [hint],
	};
}
