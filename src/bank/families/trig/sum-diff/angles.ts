/** Angles given by a ratio and a quadrant. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	operand,
	power,
	sum,
	opposite,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draw, line, type Line } from '../../../family.ts';
import { NAMES, trig } from '../../../steps/turns.ts';

const TRIPLES = [
	[3, 4, 5],
	[5, 12, 13],
	[8, 15, 17],
	[7, 24, 25],
	[20, 21, 29],
	[9, 40, 41],
	[12, 35, 37],
	[11, 60, 61],
] as const;

const QUADRANTS = ['I', 'II', 'III', 'IV'] as const;

export type Angle = { name: string; quadrant: number; sin: Fraction; cos: Fraction };

export function drawAngle(draw: Draw, name: string, quadrant: number, count: number): Angle {
	const [short, long, whole] = draw.random.pick(TRIPLES.slice(0, count));
	const [x, y] = draw.random.shuffle([short, long]);
	const [right, up] = [quadrant === 1 || quadrant === 4 ? 1 : -1, quadrant < 3 ? 1 : -1];
	return {
		name,
		quadrant,
		sin: new Fraction((y ?? 1) * up, whole),
		cos: new Fraction((x ?? 1) * right, whole),
	};
}

export const ratioOf = (angle: Angle, f: string): Fraction =>
	f === 'sin' ? angle.sin : f === 'cos' ? angle.cos : angle.sin.div(angle.cos);

export const isIn = ({ name, quadrant }: Angle) =>
	say`angle ${operand(name)} lies in quadrant ${QUADRANTS[quadrant - 1] ?? 'I'}`;

/** The angle with the wrong sign for the ratio that is not given. */
export const withWrongSign = (angle: Angle, given: string): Angle =>
	given === 'sin' ? { ...angle, cos: angle.cos.neg() } : { ...angle, sin: angle.sin.neg() };

/** "took the cosine of A to be positive" where it is negative */
export function signMistake(angle: Angle, given: string, of = ''): string {
	const other = given === 'sin' ? 'cos' : 'sin';
	return `took the ${NAMES[other]}${of} to be ${ratioOf(angle, other).gt(0) ? 'negative' : 'positive'}`;
}

/** The other of sine and cosine, with its sign. */
export function otherRatio(angle: Angle, given: string): Line[] {
	const other = given === 'sin' ? 'cos' : 'sin';
	const [known, wanted] = [ratioOf(angle, given), ratioOf(angle, other)];
	const square = call(`\\${other}`, angle.name, { power: 2 });
	return [
		line(
			equation(square, sum(1, opposite(power(brackets(num(known)), 2)))),
			`Pythagorean identity: ${other}²${angle.name} = 1 − ${given}²${angle.name}`,
		),
		line(equation(square, num(wanted.pow(2) ?? wanted)), 'evaluate the right side'),
		line(
			equation(trig(other, angle.name), num(wanted)),
			`take the square root; the ${NAMES[other]} is ${wanted.gt(0) ? 'positive' : 'negative'} in quadrant ${QUADRANTS[angle.quadrant - 1] ?? 'I'}`,
		),
	];
}
