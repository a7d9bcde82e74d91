/** Average speed on a round trip, and a kayak on a river. */
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
import { type Prose, say } from '../../../../math/prose.ts';
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
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { standardEquation } from '../../../steps/quadratic.ts';
import { withoutConclusion } from '../../../steps/square-roots.ts';

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
export function averageOf(first: number, draw: Draw): Draft | undefined {
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
