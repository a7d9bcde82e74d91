/** Exact values of the six ratios at multiples of 30° and 45°, and how values with roots are written. */
import { lcm } from '../../math/gcd.ts';
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	type Operand,
	product,
	quotient,
	sum,
	symbol,
} from '../../math/expression.ts';
import { call, PI } from '../../math/notation.ts';
import { type Surd, scaleSurd, surd, surdExpression } from '../../math/surd.ts';

export type TrigName = 'sin' | 'cos' | 'tan' | 'csc' | 'sec' | 'cot';

export const isTrigName = (name: string): name is TrigName =>
	/^(?:sin|cos|tan|csc|sec|cot)$/.test(name);

const HALF = new Fraction(1, 2);

/** The sine of 0°, 30°, 45°, 60°, 90°. */
const SINES: Readonly<Record<number, Surd>> = {
	0: surd(0),
	30: surd(HALF),
	45: surd(HALF, 2),
	60: surd(HALF, 3),
	90: surd(1),
};

/** Counterclockwise from 0° up to, and without, 360°. */
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The acute angle (or 0°, 90°) to the horizontal axis. */
export function relatedAngle(degrees: number): number {
	const angle = turned(degrees);
	if (angle <= 90) return angle;
	if (angle <= 180) return 180 - angle;
	return angle <= 270 ? angle - 180 : 360 - angle;
}

export type Quadrant = 1 | 2 | 3 | 4;

/** `undefined` on an axis. */
export function quadrantOf(degrees: number): Quadrant | undefined {
	const angle = turned(degrees);
	return angle % 90 === 0 ? undefined : ((Math.floor(angle / 90) + 1) as Quadrant);
}

/** 1 or −1: the sign of a ratio in a quadrant. */
export function signIn(name: TrigName, quadrant: Quadrant): 1 | -1 {
	const [sin, cos] = [quadrant <= 2 ? 1 : -1, quadrant === 1 || quadrant === 4 ? 1 : -1];
	if (name === 'sin' || name === 'csc') return sin === 1 ? 1 : -1;
	if (name === 'cos' || name === 'sec') return cos === 1 ? 1 : -1;
	return sin === cos ? 1 : -1;
}

function sine(degrees: number): Surd | undefined {
	const size = SINES[relatedAngle(degrees)];
	return size && (turned(degrees) > 180 ? scaleSurd(size, -1) : size);
}

const cosine = (degrees: number): Surd | undefined => sine(degrees + 90);

/** `undefined` where the ratio is not defined, or the angle is not a multiple of 30° or 45°. */
export function exactTrig(name: TrigName, degrees: number): Surd | undefined {
	const [s, c] = [sine(degrees), cosine(degrees)];
	if (!s || !c) return undefined;
	switch (name) {
		case 'sin':
			return s;
		case 'cos':
			return c;
		case 'tan':
			return over(s, c);
		case 'csc':
			return over(surd(1), s);
		case 'sec':
			return over(surd(1), c);
		case 'cot':
			return over(c, s);
	}
}

/** Of two values with one term each: a√n / (b√m) = a√(nm) / (bm). */
export function over(left: Surd, right: Surd): Surd | undefined {
	const [below] = [...right];
	if (!below) return undefined;
	const [above] = [...left];
	if (!above) return surd(0);
	return surd(above[1].div(below[1].mul(below[0])), above[0] * below[0]);
}

/** Over one denominator: (1 + √3)/2, −√2/2, 5√3. */
export function shownSurd(value: Surd): Expression {
	const terms = [...value].sort(([n], [m]) => n - m);
	const under = terms.reduce((all, [, { d }]) => lcm(all, Number(d)), 1);
	if (under === 1) return positiveFirst(value);
	const [only, ...rest] = terms;
	if (only && rest.length === 0 && only[0] === 1) return num(only[1]);
	if (only && rest.length === 0 && only[1].s < 0n)
		return { kind: 'opposite', of: shownSurd(scaleSurd(value, -1)) };
	return quotient(positiveFirst(scaleSurd(value, under)), under);
}

/** √3 − 1 instead of −1 + √3. */
function positiveFirst(value: Surd): Expression {
	const [up, down] = [1n, -1n].map((sign) => new Map([...value].filter(([, { s }]) => s === sign)));
	if (!up?.size || !down?.size) return surdExpression(value);
	return sum(surdExpression(up), surdExpression(down));
}

/** 2/√3, −1/√2: the reciprocal of one term before its denominator is rationalized; `undefined` without a root. */
export function reciprocalShown(value: Surd): Expression | undefined {
	const [only] = [...value];
	if (!only || only[0] === 1) return undefined;
	const [n, c] = only;
	const size = quotient(num(c.d.toString()), surdExpression(surd(new Fraction(c.n.toString()), n)));
	return c.s < 0n ? { kind: 'opposite', of: size } : size;
}

/** 5π/6, −π/4, 2π, 0 */
export function timesPiOver(numerator: number, under: number): Expression {
	const value = new Fraction(numerator, under);
	if (value.equals(0)) return num(0);
	const above = value.n === 1n ? PI : product(num(value.n.toString()), PI);
	const size = value.d === 1n ? above : quotient(above, num(value.d.toString()));
	return value.s < 0n ? { kind: 'opposite', of: size } : size;
}

export const radians = (degrees: number): Expression => timesPiOver(degrees, 180);

export const trig = (name: TrigName, of: Operand, power?: number): Expression =>
	call(`\\${name}`, of, power === undefined ? {} : { power });

export const THETA: Expression = symbol('\\theta');

export const RECIPROCAL = {
	sin: 'csc',
	cos: 'sec',
	tan: 'cot',
	csc: 'sin',
	sec: 'cos',
	cot: 'tan',
} as const satisfies Record<TrigName, TrigName>;

export const COFUNCTION = {
	sin: 'cos',
	cos: 'sin',
	tan: 'cot',
	csc: 'sec',
	sec: 'csc',
	cot: 'tan',
} as const satisfies Record<TrigName, TrigName>;

export const TRIG_WORDS: Readonly<Record<TrigName, string>> = {
	sin: 'sine',
	cos: 'cosine',
	tan: 'tangent',
	csc: 'cosecant',
	sec: 'secant',
	cot: 'cotangent',
};
