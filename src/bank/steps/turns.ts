/** Angles as parts of a half turn (1 is 180° or π), exact values of sine, cosine and tangent, and waves. */
import Fraction from 'fraction.js';
import {
	type Expression,
	type Number,
	num,
	operand,
	opposite,
	product,
	quotient,
	relation,
	sum,
} from '../../math/expression.ts';
import { call, degrees, PI } from '../../math/notation.ts';
import { surdTerm } from '../../math/surd.ts';

export type Unit = 'degrees' | 'radians';

export const THETA: Expression = { kind: 'symbol', name: '\\theta' };

/** −5/6 → −5π/6 or −150°. */
export function angle(halves: Number, unit: Unit): Expression {
	const exact = new Fraction(halves);
	if (unit === 'degrees') return degrees(num(exact.mul(180)));
	if (exact.lt(0) && exact.d === 1n) return product(Number(exact.valueOf()), PI);
	const size = timesPi(exact.abs());
	return exact.lt(0) ? opposite(size) : size;
}

/** As it is written in a drawing: 7π/6, −210°. */
export function angleText(halves: Number, unit: Unit): string {
	const exact = new Fraction(halves);
	const [{ n, d }, minus] = [exact.abs(), exact.lt(0) ? '−' : ''];
	if (unit === 'degrees') return `${minus}${exact.abs().mul(180).toFraction()}°`;
	if (n === 0n) return '0';
	return `${minus}${n === 1n ? '' : n}π${d === 1n ? '' : `/${d}`}`;
}

/** As a later term of a sum: the sign becomes the operation. */
export const addedAngle = (halves: Fraction, unit: Unit): Expression =>
	halves.lt(0) ? opposite(angle(halves.neg(), unit)) : angle(halves, unit);

function timesPi(size: Fraction): Expression {
	if (size.equals(0)) return num(0);
	const over = size.n === 1n ? PI : product(Number(size.n), PI);
	return size.d === 1n ? over : quotient(over, Number(size.d));
}

/** "−5π/6", "π", "30" (degrees) in half turns. */
export function halfTurns(text: string): Fraction {
	if (!text.includes('π')) return new Fraction(text).div(180);
	const [over = '1', under = '1'] = text
		.replace(/^(-?)π/, '$11π')
		.replace('π', '')
		.split('/');
	return new Fraction(Number(over), Number(under));
}

/** 0 ≤ x ≤ 2π */
export const between = (from: Expression, letter: Expression, to: Expression): Expression =>
	relation(relation(from, '\\le', letter), '\\le', to);

/** c√n/d, for instance −√3/2. */
export type Special = { over: number; radicand: number; under: number };

export function special(text: string): Special {
	const [, minus = '', root = '', over = '1', under = '1'] =
		/^(-?)(√?)(\d)(?:\/(\d))?$/.exec(text) ?? [];
	const sign = minus ? -1 : 1;
	return root
		? { over: sign, radicand: Number(over), under: Number(under) }
		: { over: sign * Number(over), radicand: 1, under: Number(under) };
}

export const specialValue = ({ over, radicand, under }: Special): number =>
	(over * Math.sqrt(radicand)) / under;

export function writtenSpecial({ over, radicand, under }: Special): Expression {
	if (radicand === 1) return num(new Fraction(over, under));
	const { n, d } = new Fraction(Math.abs(over), under);
	const top = surdTerm(Number(n), radicand);
	const whole = d === 1n ? top : quotient(top, Number(d));
	return over < 0 ? opposite(whole) : whole;
}

export const scaledSpecial = (of: Special, by: number): Special => ({ ...of, over: of.over * by });

/** For a tangent the named values of the plan are replaced by those that a tangent takes. */
export const tangentValue = (text: string): string =>
	({ '√3/2': '√3', '-√3/2': '-√3', '√2/2': '1', '-√2/2': '-1', '1/2': '√3/3', '-1/2': '-√3/3' })[
		text
	] ?? text;

const FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
	sin: Math.sin,
	cos: Math.cos,
	tan: Math.tan,
	csc: (x) => 1 / Math.sin(x),
	sec: (x) => 1 / Math.cos(x),
	cot: (x) => 1 / Math.tan(x),
};

/** A value at an angle in half turns. */
export const valueOf = (f: string, halves: number): number =>
	(FUNCTIONS[f] ?? Math.sin)(halves * Math.PI);

/** Multiples of 15° from `from` to `to` where f has the value: half turns in increasing order. */
export function anglesWith(f: string, value: number, from: number, to: number): Fraction[] {
	const found: Fraction[] = [];
	for (let at = Math.ceil(from * 12 - 1e-9); at <= to * 12 + 1e-9; at++) {
		const isPole = f === 'tan' && ((at % 12) + 12) % 12 === 6;
		if (!isPole && Math.abs(valueOf(f, at / 12) - value) < 1e-9) found.push(new Fraction(at, 12));
	}
	return found;
}

export const trig = (f: string, of: Expression | string): Expression => call(`\\${f}`, of);

export const NAMES: Readonly<Record<string, string>> = {
	sin: 'sine',
	cos: 'cosine',
	tan: 'tangent',
	cot: 'cotangent',
	csc: 'cosecant',
	sec: 'secant',
};

/** a f[k(x − d)] + c with d in half turns; `k` already includes what the unit needs. */
export type Wave = {
	f: string;
	a: Number;
	k: Expression | number;
	d: Fraction | number;
	c: Number;
};

export function wave(
	{ f, a, k, d, c }: Wave,
	unit: Unit,
	letter: Expression = operand('x'),
): Expression {
	const shift = new Fraction(d);
	return shiftedWave(
		{ f, a, k, c },
		shift.equals(0) ? undefined : addedAngle(shift.neg(), unit),
		letter,
	);
}

/** The same with the term that is added to the letter. */
export function shiftedWave(
	{ f, a, k, c }: Omit<Wave, 'd'>,
	added: Expression | undefined,
	letter: Expression = operand('x'),
): Expression {
	const inside = added ? sum(letter, added) : letter;
	const factor = operand(typeof k === 'number' ? num(new Fraction(k)) : k);
	const isOne = factor.kind === 'number' && factor.value.equals(1);
	const core = trig(f, isOne ? inside : product(factor, inside));
	const front = new Fraction(a).equals(1) ? core : product(num(a), core);
	return new Fraction(c).equals(0) ? front : sum(front, num(c));
}
