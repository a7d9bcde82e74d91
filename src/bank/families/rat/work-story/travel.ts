/** Boats in a current and planes in the wind, average speed on a round trip, and a kayak on a river. */
import Fraction from 'fraction.js';
import {
	difference,
	divided,
	equation,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { plusMinus } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { standardEquation } from '../../../../math/quadratic.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { withoutConclusion } from '../../../steps/square-roots.ts';

/** A boat, or, at five times the speed, a small plane. */
export function travel(draw: Draw): Draft | undefined {
	const [v, c] = [draw.int('v'), draw.int('c')];
	const boat = v > 24 ? v / 2 : v;
	// At half the speed of the boat, the current is as fast as the boat upstream.
	if (c < 2 || c >= boat / 2) return draw.random.int(0, 2) === 0 ? averageOf(v, draw) : undefined;
	switch (draw.random.int(0, 2)) {
		case 0:
			return averageOf(v, draw);
		case 1:
			return draw.random.int(0, 2) === 0 && v > 24
				? sameTime(v * 5, c * 5, true, draw)
				: sameTime(boat, c, false, draw);
		default:
			return totalTime(boat, c, draw);
	}
}

const WORDS = {
	boat: {
		who: 'A boat',
		name: 'boat',
		still: 'in still water',
		flow: 'current',
		with: 'downstream',
		against: 'upstream',
	},
	plane: {
		who: 'A small plane',
		name: 'plane',
		still: 'in still air',
		flow: 'wind',
		with: 'with the wind',
		against: 'against the wind',
	},
} as const;

const otherSpeeds = (
	v: number,
	c: number,
	said: { with: string; against: string },
): WrongAnswer[] => [
	[rational(v + c), `gave the speed ${said.with}`],
	[rational(v - c), `gave the speed ${said.against}`],
];

/** D/(v + x) = d/(v − x) */
function sameTime(v: number, c: number, flies: boolean, { random }: Draw): Draft | undefined {
	const said = WORDS[flies ? 'plane' : 'boat'];
	const hours = random.int(1, 4);
	// In one hour, the distances are the speeds.
	if (hours === 1) return undefined;
	const [far, near] = [(v + c) * hours, (v - c) * hours];
	const shared = gcd(far, near);
	const [a, b] = [far / shared, near / shared];
	const answer = withUnit(rational(c), 'miles per hour');
	const [fast, slow] = [sum(v, 'x'), difference(v, 'x')];
	return {
		prompt: say`${said.who} travels at ${v} miles per hour ${said.still}. It takes the same time to travel ${far} miles ${said.with} as to travel ${near} miles ${said.against}. What is the speed of the ${said.flow}, in miles per hour?`,
		answer: withMisconceptions(answer, ...otherSpeeds(v, c, said)),
		steps: [
			sentence(
				say`Let ${symbol('x')} be the speed of the ${said.flow}, in miles per hour. The speed of the ${said.name} is ${fast} ${said.with} and ${slow} ${said.against}.`,
			),
			line(
				equation(quotient(far, fast), quotient(near, slow)),
				'time is distance divided by speed, and the times are equal',
			),
			line(
				equation(product(far, slow), product(near, fast)),
				`multiply both sides by (${v} + x)(${v} − x)`,
			),
			...(shared === 1
				? []
				: [line(equation(product(a, slow), product(b, fast)), `divide both sides by ${shared}`)]),
			line(
				equation(difference(a * v, product(a, 'x')), sum(b * v, product(b, 'x'))),
				'use the distributive property',
			),
			line(
				equation(a * v, sum(b * v, product(a + b, 'x'))),
				`add ${a === 1 ? '' : a}x to both sides`,
			),
			line(equation((a - b) * v, product(a + b, 'x')), `subtract ${b * v} from both sides`),
			line(equation('x', c), `divide both sides by ${a + b}`),
			sentence(say`The speed of the ${said.flow} is ${answer.body}.`),
		],
		hints: [say`What are the speeds ${said.with} and ${said.against}? Which two times are equal?`],
	};
}

/** d/(v + x) + d/(v − x) = T */
function totalTime(v: number, c: number, { random }: Draw): Draft | undefined {
	const said = WORDS.boat;
	const distance = (((v + c) * (v - c)) / gcd(v + c, v - c)) * random.int(1, 3);
	const total = distance / (v + c) + distance / (v - c);
	// A trip of one hour is as long as its speed.
	if (distance === v + c || distance === v - c) return undefined;
	if (distance > 240 || total > 14 || total === v) return undefined;
	const answer = withUnit(rational(c), 'miles per hour');
	const [fast, slow] = [sum(v, 'x'), difference(v, 'x')];
	const square = (2 * distance * v) / total;
	return {
		prompt: say`${said.who} travels at ${v} miles per hour ${said.still}. It travels ${distance} miles ${said.with} and the same distance back ${said.against} in a total of ${total} hours. What is the speed of the ${said.flow}, in miles per hour?`,
		answer: withMisconceptions(answer, ...otherSpeeds(v, c, said)),
		steps: [
			sentence(
				say`Let ${symbol('x')} be the speed of the ${said.flow}, in miles per hour. The speed of the ${said.name} is ${fast} ${said.with} and ${slow} ${said.against}.`,
			),
			line(
				equation(sum(quotient(distance, fast), quotient(distance, slow)), total),
				`time is distance divided by speed, and the two times add up to ${total} hours`,
			),
			line(
				equation(sum(product(distance, slow), product(distance, fast)), product(total, fast, slow)),
				`multiply both sides by (${v} + x)(${v} − x)`,
			),
			line(
				equation(
					sum(distance * v, product(-distance, 'x'), distance * v, product(distance, 'x')),
					product(total, fast, slow),
				),
				'use the distributive property on the left side',
			),
			line(equation(2 * distance * v, product(total, fast, slow)), 'combine like terms'),
			line(
				equation(2 * distance * v, product(total, difference(v * v, power('x', 2)))),
				`(${v} + x)(${v} − x) = ${v * v} − x²`,
			),
			line(equation(square, difference(v * v, power('x', 2))), `divide both sides by ${total}`),
			line(equation(power('x', 2), c * c), `isolate x²: ${v * v} − ${square} = ${c * c}`),
			line(equation('x', plusMinus(null, c)), 'take the square root of both sides'),
			sentence(say`A speed must be positive, so ${equation('x', c)}.`),
			sentence(say`The speed of the ${said.flow} is ${answer.body}.`),
		],
		hints: [
			say`What are the speeds ${said.with} and ${said.against}? How long does the trip take each way?`,
		],
	};
}

// Average speed on a round trip, and a kayak on a river.

type Units = { distance: string; speed: string };

const unitsOf = ({ country }: Draw): Units =>
	country === 'CA'
		? { distance: 'kilometres', speed: 'kilometres per hour' }
		: { distance: 'miles', speed: 'miles per hour' };

const hours = (time: Fraction): Prose => (time.equals(1) ? say`1 hour` : say`${num(time)} hours`);

const misconception = (value: number | Fraction, why: string): WrongAnswer => [
	rational(value),
	why,
];

export function averageSpeed(draw: Draw): Draft | undefined {
	return averageOf(draw.int('c') + 10, draw);
}

/** The second speed from the first and the average in both directions: d/v + d/x = 2d/A */
function averageOf(first: number, draw: Draw): Draft | undefined {
	const { random } = draw;
	const { distance: unit, speed } = unitsOf(draw);
	const second = random.int(8, 60);
	const average = new Fraction(2 * first * second, first + second);
	const way = ((first * second) / gcd(first, second)) * random.int(1, 2);
	const [slow, fast] = [Math.min(first, second), Math.max(first, second)];
	if (first === second || average.d !== 1n || way > 240 || way < 12) return undefined;
	if (fast > 2.5 * slow || slow < 8 || (slow <= 30 && fast > 30)) return undefined;
	const name = random.pick(FIRST_NAMES);
	const vehicle = fast <= 30 ? 'rides a bicycle' : 'drives';
	const A = Number(average.n);
	const answer = withUnit(rational(second), speed);
	return {
		prompt: say`${name} ${vehicle} ${way} ${unit} to a lake at ${first} ${speed} and returns by the same route. ${name}’s average speed for the whole trip is ${A} ${speed}. What is ${name}’s speed on the way back, in ${speed}?`,
		answer: withMisconceptions(
			answer,
			...(2 * A > first
				? [misconception(2 * A - first, 'treated the average speed as the mean of the two speeds')]
				: []),
			[rational(average), 'gave the average speed of the whole trip'],
		),
		steps: [
			sentence(say`Let ${symbol('x')} be ${name}’s speed on the way back, in ${speed}.`),
			sentence(
				say`${equation(sum(way, way), 2 * way)}, so the whole trip is ${2 * way} ${unit} long.`,
				'the way back is as long as the way there',
			),
			sentence(
				say`The whole trip takes ${hours(new Fraction(2 * way, A))}: ${equation(divided(2 * way, A), num(new Fraction(2 * way, A)))}.`,
				'time is total distance divided by average speed',
			),
			sentence(
				say`The trip to the lake takes ${hours(new Fraction(way, first))}: ${equation(divided(way, first), num(new Fraction(way, first)))}.`,
				'time is distance divided by speed',
			),
			line(
				equation(
					sum(num(new Fraction(way, first)), quotient(way, 'x')),
					num(new Fraction(2 * way, A)),
				),
				'the two times add up to the total time',
			),
			line(
				equation(quotient(way, 'x'), num(new Fraction(way, second))),
				`subtract ${new Fraction(way, first).toFraction()} from both sides`,
			),
			...(way === second
				? []
				: [
						line(
							equation(way, product(num(new Fraction(way, second)), 'x')),
							'multiply both sides by x',
						),
					]),
			line(
				equation('x', second),
				way === second
					? 'multiply both sides by x'
					: `divide both sides by ${new Fraction(way, second).toFraction()}`,
			),
			sentence(say`The speed on the way back is ${answer.body}.`),
		],
		hints: [say`How long does the whole trip take? How long does the trip to the lake take?`],
	};
}

/** d/(x − c) + d/(x + c) = T for the speed x in still water, in a motorboat where nobody could paddle so fast */
export function paddlingTrip(draw: Draw): Draft | undefined {
	const { random } = draw;
	const [v, c] = [random.int(3, 12), random.int(1, 4)];
	if (v <= c + 1) return undefined;
	const { distance: unit, speed } = unitsOf(draw);
	const distance = ((v + c) * (v - c)) / gcd(v + c, v - c);
	const total = new Fraction(distance, v + c).add(new Fraction(distance, v - c));
	const T = total.valueOf();
	if (distance < 3 || distance > 60 || T > 12 || T < 2 || !Number.isInteger(T)) return undefined;
	if (T === v || T === c) return undefined;
	const name = random.pick(FIRST_NAMES);
	const answer = withUnit(rational(v), speed);
	const [up, down] = [difference('x', c), sum('x', c)];
	const number = gcd(gcd(T, 2 * distance), T * c * c);
	const whole = { a: T, b: -2 * distance, c: -T * c * c };
	const quadratic = { a: T / number, b: (-2 * distance) / number, c: (-T * c * c) / number };
	const flow = c === 1 ? say`1 ${speed.replace('s per', ' per')}` : say`${c} ${speed}`;
	const isFast = v > (unit === 'miles' ? 4 : 6);
	const [travels, asked] = isFast
		? [say`drives a small motorboat`, say`How fast does the motorboat travel`]
		: [say`paddles a kayak`, say`How fast does ${name} paddle`];
	return {
		prompt: say`${name} ${travels} ${distance} ${unit} up a river and ${distance} ${unit} back down in a total of ${T} hours. The current flows at ${flow}. ${asked} in still water, in ${speed}?`,
		answer: withMisconceptions(
			answer,
			misconception(v - c, 'gave the speed up the river'),
			misconception(v + c, 'gave the speed down the river'),
			misconception(new Fraction(2 * distance, T), 'divided the total distance by the total time'),
		),
		steps: [
			sentence(
				say`Let ${symbol('x')} be the speed in still water, in ${speed}. The speed is ${up} up the river and ${down} down the river.`,
			),
			line(
				equation(sum(quotient(distance, up), quotient(distance, down)), T),
				`time is distance divided by speed, and the two times add up to ${T} hours`,
			),
			line(
				equation(sum(product(distance, down), product(distance, up)), product(T, up, down)),
				`multiply both sides by (x − ${c})(x + ${c})`,
			),
			line(
				equation(
					sum(product(distance, 'x'), distance * c, product(distance, 'x'), -distance * c),
					product(T, up, down),
				),
				'use the distributive property on the left side',
			),
			line(equation(product(2 * distance, 'x'), product(T, up, down)), 'combine like terms'),
			line(
				equation(product(2 * distance, 'x'), product(T, difference(power('x', 2), c * c))),
				`(x − ${c})(x + ${c}) = x² − ${c * c}`,
			),
			line(
				equation(product(2 * distance, 'x'), sum(product(T, power('x', 2)), -T * c * c)),
				`multiply each term in the brackets by ${T}`,
			),
			...(number === 1
				? []
				: [line(standardEquation(whole), 'write the equation in standard form')]),
			...withoutConclusion(
				factorSolvingLines(
					quadratic,
					'x',
					number === 1 ? 'write the equation in standard form' : `divide both sides by ${number}`,
				),
			),
			sentence(say`The speed must be greater than that of the current, so ${equation('x', v)}.`),
			sentence(say`In still water, the speed is ${answer.body}.`),
		],
		hints: [
			say`What is the speed up the river, and what is it down the river? How long does the trip take each way?`,
		],
	};
}
