/** Trips with and against a current, and average speed over a way there and back. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../math/expression.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { rational, withUnit } from '../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../family.ts';
import { gcd } from '../../working/coefficients.ts';
import { factorSolvingLines } from '../../working/factor-equation.ts';
import { FIRST_NAMES } from '../../words/names.ts';

/** A boat, or, at five times the speed, a small plane. */
export function travel(draw: Draw): Draft | undefined {
	const [v, c] = [draw.int('v'), draw.int('c')];
	const boat = v > 24 ? v / 2 : v;
	if (c < 2 || c > boat / 2) return draw.random.int(0, 2) === 0 ? averageOf(v, draw) : undefined;
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
		still: 'in still water',
		flow: 'current',
		with: 'downstream',
		against: 'upstream',
	},
	plane: {
		who: 'A small plane',
		still: 'in still air',
		flow: 'wind',
		with: 'with the wind',
		against: 'against the wind',
	},
} as const;

/** D/(v + x) = d/(v − x) */
function sameTime(v: number, c: number, flies: boolean, { random }: Draw): Draft {
	const said = WORDS[flies ? 'plane' : 'boat'];
	const hours = random.int(1, 4);
	const [far, near] = [(v + c) * hours, (v - c) * hours];
	const answer = withUnit(rational(c), 'miles per hour');
	const [fast, slow] = [sum(v, 'x'), difference(v, 'x')];
	return {
		prompt: say`${said.who} goes ${v} miles per hour ${said.still}. It goes ${far} miles ${said.with} in the same time as ${near} miles ${said.against}. What is the speed of the ${said.flow}, in miles per hour?`,
		answer,
		steps: [
			sentence(
				say`Let the ${said.flow} have the speed ${symbol('x')}. The speeds are ${fast} ${said.with} and ${slow} ${said.against}.`,
			),
			line(
				equation(quotient(far, fast), quotient(near, slow)),
				'time is distance divided by speed, and the times are equal',
			),
			line(
				equation(product(far, slow), product(near, fast)),
				'multiply both sides by both denominators',
			),
			line(
				equation(difference(far * v, product(far, 'x')), sum(near * v, product(near, 'x'))),
				'multiply out',
			),
			line(
				equation((far - near) * v, product(far + near, 'x')),
				`add ${far}x to both sides and subtract ${near * v}`,
			),
			line(equation('x', c), `divide both sides by ${far + near}`),
			sentence(say`The speed of the ${said.flow} is ${answer.body}.`),
		],
		hints: [
			say`Time is distance divided by speed. Write both times with the unknown speed of the ${said.flow}.`,
		],
	};
}

/** d/(v + x) + d/(v − x) = T */
function totalTime(v: number, c: number, { random }: Draw): Draft | undefined {
	const said = WORDS.boat;
	const distance = (((v + c) * (v - c)) / gcd(v + c, v - c)) * random.int(1, 3);
	const total = distance / (v + c) + distance / (v - c);
	if (distance > 240 || total > 14) return undefined;
	const answer = withUnit(rational(c), 'miles per hour');
	const [fast, slow] = [sum(v, 'x'), difference(v, 'x')];
	const square = (2 * distance * v) / total;
	return {
		prompt: say`${said.who} goes ${v} miles per hour ${said.still}. It goes ${distance} miles ${said.with} and the same way back ${said.against} in ${total} hours altogether. What is the speed of the ${said.flow}, in miles per hour?`,
		answer,
		steps: [
			sentence(
				say`Let the ${said.flow} have the speed ${symbol('x')}. The speeds are ${fast} ${said.with} and ${slow} ${said.against}.`,
			),
			line(
				equation(sum(quotient(distance, fast), quotient(distance, slow)), total),
				'time is distance divided by speed',
			),
			line(
				equation(sum(product(distance, slow), product(distance, fast)), product(total, fast, slow)),
				'multiply both sides by both denominators',
			),
			line(
				equation(2 * distance * v, product(total, difference(v * v, power('x', 2)))),
				'multiply out: the terms with x on the left cancel',
			),
			line(equation(square, difference(v * v, power('x', 2))), `divide both sides by ${total}`),
			line(equation(power('x', 2), c * c), `${v * v} − ${square} = ${c * c}`),
			sentence(say`A speed is positive, so ${equation('x', c)}.`),
			sentence(say`The speed of the ${said.flow} is ${answer.body}.`),
		],
		hints: [
			say`Write the time for each way as distance divided by speed. The two times add up to ${total} hours.`,
		],
	};
}

type Units = { distance: string; speed: string };

const unitsOf = ({ country }: Draw): Units =>
	country === 'CA'
		? { distance: 'kilometres', speed: 'kilometres per hour' }
		: { distance: 'miles', speed: 'miles per hour' };

const hours = (time: Fraction): Prose => (time.equals(1) ? say`1 hour` : say`${num(time)} hours`);

export function averageSpeed(draw: Draw): Draft | undefined {
	return averageOf(draw.int('c') + 10, draw);
}

/** The second speed from the first and the average of both ways: d/v + d/x = 2d/A */
function averageOf(first: number, draw: Draw): Draft | undefined {
	const { random } = draw;
	const { distance: unit, speed } = unitsOf(draw);
	const second = random.int(8, 60);
	const average = new Fraction(2 * first * second, first + second);
	const way = ((first * second) / gcd(first, second)) * random.int(1, 2);
	const [slow, fast] = [Math.min(first, second), Math.max(first, second)];
	if (first === second || average.d !== 1n || way > 240 || way < 12) return undefined;
	if (fast > 2.5 * slow || slow < 8 || (slow <= 30 && fast > 30)) return undefined;
	draw.keep('second', second);
	const name = random.pick(FIRST_NAMES);
	const vehicle = fast <= 30 ? 'rides a bicycle' : 'drives';
	const A = Number(average.n);
	const answer = withUnit(rational(second), speed);
	return {
		prompt: say`${name} ${vehicle} ${way} ${unit} to a lake at ${first} ${speed} and comes back the same way. The average speed for the whole trip is ${A} ${speed}. What is the speed on the way back, in ${speed}?`,
		answer,
		steps: [
			sentence(
				say`The whole trip of ${2 * way} ${unit} takes ${hours(new Fraction(2 * way, A))}.`,
				'total distance divided by average speed',
			),
			sentence(
				say`The way there takes ${hours(new Fraction(way, first))}.`,
				`${way} divided by ${first}`,
			),
			line(
				equation(
					sum(num(new Fraction(way, first)), quotient(way, 'x')),
					num(new Fraction(2 * way, A)),
				),
				'the two times add up to the whole time',
			),
			line(
				equation(quotient(way, 'x'), num(new Fraction(way, second))),
				`subtract ${new Fraction(way, first).toFraction()} from both sides`,
			),
			line(equation('x', second), 'solve for x'),
			sentence(say`The speed on the way back is ${answer.body}.`),
		],
		hints: [
			say`The average speed is the whole distance divided by the whole time. How long did each part take?`,
		],
	};
}

/** d/(x − c) + d/(x + c) = T for the speed x in still water */
export function paddlingTrip(draw: Draw): Draft | undefined {
	const { random } = draw;
	const [v, c] = [random.int(3, 12), random.int(1, 4)];
	if (v <= c + 1) return undefined;
	const { distance: unit, speed } = unitsOf(draw);
	const distance = ((v + c) * (v - c)) / gcd(v + c, v - c);
	const total = new Fraction(distance, v + c).add(new Fraction(distance, v - c));
	const T = total.valueOf();
	if (distance < 3 || distance > 60 || T > 12 || T < 2 || !Number.isInteger(T)) return undefined;
	draw.keep('v', v);
	const name = random.pick(FIRST_NAMES);
	const answer = withUnit(rational(v), speed);
	const [up, down] = [difference('x', c), sum('x', c)];
	const number = gcd(gcd(T, 2 * distance), T * c * c);
	const quadratic = { a: T / number, b: (-2 * distance) / number, c: (-T * c * c) / number };
	const flow = c === 1 ? say`1 ${speed.replace('s per', ' per')}` : say`${c} ${speed}`;
	return {
		prompt: say`${name} paddles a canoe ${distance} ${unit} up a river and ${distance} ${unit} back down in ${T} hours altogether. The current flows at ${flow}. How fast would ${name} paddle in still water, in ${speed}?`,
		answer,
		steps: [
			sentence(
				say`Let the speed in still water be ${symbol('x')}. The speeds are ${up} up the river and ${down} down the river.`,
			),
			line(
				equation(sum(quotient(distance, up), quotient(distance, down)), T),
				'time is distance divided by speed',
			),
			line(
				equation(sum(product(distance, down), product(distance, up)), product(T, up, down)),
				'multiply both sides by both denominators',
			),
			...factorSolvingLines(
				quadratic,
				'x',
				'expand, bring all terms to one side and divide by common factors',
			).slice(0, -1),
			sentence(say`The speed must be greater than that of the current, so ${equation('x', v)}.`),
			sentence(say`In still water it would be ${answer.body}.`),
		],
		hints: [
			say`The current slows the canoe down on the way up and helps on the way down. Write both times.`,
		],
	};
}
