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
import { decimal, exactDecimal, root, roundedText } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	dropOf,
	fallTerm,
	type Flight,
	flightStory,
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
import {
	flightAnswer,
	heightAfter,
	shownNumber,
	type Spot,
	tell,
	timeBetween,
	type Times,
	timesAt,
	topHeight,
	topTime,
	withFlight,
	withSpareDigit,
	type Worked,
} from './flight-lines.ts';

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

// What can be asked about a flight, and how it is found.

/** `ask` follows the story; `unit` is that of the answer, `result` begins the last line. */
type Asked = {
	ask: Prose;
	worked: Worked | undefined;
	unit: string;
	result: string;
	hints: Prose[];
	/** What is found, as points of the graph. */
	spots?: readonly Spot[];
	/** One of two times where another is asked, and what was done. */
	mixedUp?: readonly [time: number | undefined, why: string];
};

const topOf = (flight: Flight): number => flight.s + flight.v ** 2 / flight.g.mul(4).valueOf();

const topSpot = (flight: Flight): Spot => [flight.v / flight.g.mul(2).valueOf(), topOf(flight)];

const landingOf = (flight: Flight): number | undefined => timesAt(flight, 0)?.roots[1];

const maximumHeight = (flight: Flight): Asked => ({
	ask: say`What maximum height, in ${flight.unit}, does the ${flyingThing(flight)} reach?`,
	worked: topHeight(flight),
	unit: flight.unit,
	result: 'The maximum height is',
	spots: [topSpot(flight)],
	hints: [
		say`Which point on the parabola is the highest?`,
		say`At what time is the ${flyingThing(flight)} at its highest point?`,
	],
});

const timeOfMaximum = (flight: Flight): Asked => ({
	ask: say`After how many seconds does the ${flyingThing(flight)} reach its maximum height?`,
	worked: topTime(flight),
	unit: 'seconds',
	result: `The ${flyingThing(flight)} reaches its maximum height after`,
	spots: [topSpot(flight)],
	hints: [
		say`Which point on the parabola is the highest?`,
		say`Which formula gives the first coordinate of that point?`,
	],
});

/** One of the two times; a fraction is also written as a decimal. */
function chosen({ roots, lines }: Times, which: 0 | 1): Worked {
	const value = roots[which];
	const last = lines.at(-1)?.formula;
	const isDecimal = last?.kind === 'relation' && last.right.kind === 'decimal';
	const tenth = shownNumber(value);
	if (isDecimal || Number.isInteger(Number(value.toFixed(9)))) return { value, lines };
	const shown = relation(
		num(new Fraction(value)),
		tenth.exact ? '=' : '\\approx',
		tenth.expression,
	);
	return { value, lines: [...lines, line(shown, 'write the fraction as a decimal')] };
}

/** `undefined` where the negative time without its sign would be taken for the time of the maximum. */
function landingTime(flight: Flight): Asked | undefined {
	const times = timesAt(flight, 0);
	const [top] = topSpot(flight);
	if (times && roundedText(-times.roots[0], 1) === roundedText(top, 1)) return undefined;
	return {
		ask: say`After how many seconds does the ${flyingThing(flight)} hit the ground?`,
		worked: times && chosen(times, 1),
		unit: 'seconds',
		result: `The time must be positive, so the ${flyingThing(flight)} hits the ground after`,
		spots: times ? [[times.roots[1], 0]] : [],
		hints: [
			say`What is the height when the ${flyingThing(flight)} hits the ground?`,
			say`Which of the two solutions for ${T} makes sense?`,
		],
	};
}

function heightAtTime(flight: Flight, { random }: Draw): Asked | undefined {
	const last = Math.ceil((landingOf(flight) ?? 0) - 1e-9) - 1;
	if (last < 2) return undefined;
	const time = random.int(2, Math.min(last, 9));
	return {
		ask: say`What is its height, in ${flight.unit}, after ${time} seconds?`,
		worked: heightAfter(flight, time),
		unit: flight.unit,
		result: `The height after ${time} seconds is`,
		spots: [[time, heightAfter(flight, time).value]],
		hints: [say`Which number do you substitute for ${T}?`, say`Which operation comes first?`],
	};
}

/** How long it stays above a height between the start and the top. */
function timeAbove(flight: Flight, { random }: Draw): Asked | undefined {
	const rise = topOf(flight) - flight.s;
	const [low, high] = [0.2, 0.9].map((part) => Math.round((flight.s + part * rise) / 5));
	if (low === undefined || high === undefined || low > high) return undefined;
	if (low > high) return undefined;
	const height = 5 * random.int(low, high);
	if (height < flight.s + 3) return undefined;
	return {
		ask: say`For how many seconds is the ${flyingThing(flight)} more than ${height} ${flight.unit} above the ground?`,
		worked: timeBetween(flight, height),
		unit: 'seconds',
		result: `The ${flyingThing(flight)} is more than ${height} ${flight.unit} above the ground for`,
		spots: timesAt(flight, height)?.roots.map((time): Spot => [time, height]) ?? [],
		mixedUp: [
			timesAt(flight, height)?.roots[1],
			'gave the later time without subtracting the earlier one',
		],
		hints: [
			say`At which two times is the height exactly ${height} ${flight.unit}?`,
			say`How far apart are those two times?`,
		],
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

/**
 * What learners give instead, at the rounding of the answer; what is asked for is not a mistake, whatever it is called.
 */
function wrongValues(
	flight: Flight,
	value: number,
	unit: string,
	time = flight.v / flight.g.mul(2).valueOf(),
	mixedUp?: Asked['mixedUp'],
): WrongAnswer[] {
	const { v, s } = flight;
	const g = flight.g.valueOf();
	const landing = landingOf(flight) ?? 0;
	const isAsked = (of: number): boolean => Math.abs(value - of) < 1e-6;
	const isAtTop = isAsked(v / (2 * g));
	const shown = (of = 0, why = ''): WrongAnswer[] => {
		const found = of > 0 && !isAsked(of) ? flightAnswer(of, unit) : undefined;
		return found ? [[found.answer, why]] : [];
	};
	if (unit === 'seconds')
		return [
			...(mixedUp ? shown(...mixedUp) : []),
			...shown(v / (2 * g), 'gave the time at which the maximum height is reached'),
			...shown(
				v / g,
				isAtTop
					? 'divided by a instead of 2a'
					: `gave the time at which the ${flyingThing(flight)} is back at its initial height`,
			),
			...shown(landing, `gave the time at which the ${flyingThing(flight)} hits the ground`),
			...(isAtTop
				? shown(s + (v * v) / (4 * g), 'gave the maximum height instead of the time')
				: []),
		];
	return [
		...shown(value + g * time * time, 'left out the quadratic term'),
		...shown(value + g * time * time - g * time, 'did not square the time'),
		...(Math.abs(time - v / (2 * g)) < 1e-6
			? shown(time, 'gave the time instead of the height')
			: []),
		...shown(value - s, 'left out the initial height'),
		...shown(s, 'gave the initial height'),
	];
}

function asked(
	flight: Flight,
	{ ask: question, worked, unit, result, hints, spots = [], mixedUp }: Asked,
): Draft | undefined {
	const found = worked && worked.value > 0.3 ? flightAnswer(worked.value, unit) : undefined;
	if (!worked || !found || flight.s === 1 || topOf(flight) > 500) return undefined;
	const answer = withMisconceptions(
		found.answer,
		...wrongValues(flight, worked.value, unit, spots[0]?.[0], mixedUp),
	);
	return {
		prompt: say`${flightStory(flight)} ${question}${found.note}`,
		answer,
		steps: [
			...worked.lines,
			withFlight(tell(found.exact ? result : `${result} about`, found.answer), flight, spots),
		],
		hints,
	};
}
