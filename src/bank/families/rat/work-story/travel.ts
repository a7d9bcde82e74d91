/** Boats in a current and planes in the wind. */
import {
	difference,
	equation,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { plusMinus } from '../../../../math/notation.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
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
import { averageOf } from './trips.ts';

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
