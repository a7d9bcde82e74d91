/** Sine, cosine, tangent and their reciprocals, stretched and shifted. */
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	operand,
	opposite,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { call, degrees, PI } from '../../../../math/notation.ts';

/** Places in half turns: 1 is 180° or π. */
export type Wave = { f: string; a: number; k: number; d: number; c: number };

type Kind = {
	name: string;
	value: (angle: number) => number;
	/** The function that is mistaken for it. */
	swap: string;
	/** First vertical asymptote, in half turns. */
	wall?: number;
};

export const KINDS: Readonly<Record<string, Kind>> = {
	sin: { name: 'sine', value: Math.sin, swap: 'cos' },
	cos: { name: 'cosine', value: Math.cos, swap: 'sin' },
	tan: { name: 'tangent', value: Math.tan, swap: 'cot', wall: 0.5 },
	cot: { name: 'cotangent', value: (x) => 1 / Math.tan(x), swap: 'tan', wall: 0 },
	csc: { name: 'cosecant', value: (x) => 1 / Math.sin(x), swap: 'sec', wall: 0 },
	sec: { name: 'secant', value: (x) => 1 / Math.cos(x), swap: 'csc', wall: 0.5 },
};

export function angleOf(halves: number, inDegrees: boolean): Expression {
	if (inDegrees) return degrees(Math.round(halves * 180));
	const { n, d } = new Fraction(halves).simplify(0.001);
	const over = n === 1n ? PI : product(Number(n), PI);
	return d === 1n ? over : quotient(over, Number(d));
}

export function waveRule({ f, a, k, d, c }: Wave, inDegrees: boolean): Expression {
	const angle = angleOf(Math.abs(d), inDegrees);
	const moved = d === 0 ? operand('x') : sum('x', d > 0 ? opposite(angle) : angle);
	const inner = k === 1 ? moved : product(num(new Fraction(k)), moved);
	const core = call(`\\${f}`, inner);
	const front = a === 1 ? core : product(a, core);
	return c === 0 ? front : sum(front, c);
}
