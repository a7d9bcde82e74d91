/** The parent functions of school and what shifts, stretches and reflections make of them: y = a·p(k(x − d)) + c. */
import Fraction from 'fraction.js';
import {
	absolute,
	brackets,
	type Expression,
	num,
	type Operand,
	operand,
	opposite,
	power,
	product,
	quotient,
	squareBrackets,
	sum,
} from '../../math/expression.ts';
import { call, root } from '../../math/notation.ts';

export type Change = { a: number; k: number; d: number; c: number };

export const NO_CHANGE: Change = { a: 1, k: 1, d: 0, c: 0 };

export type Parent = {
	/** "square root": comes before "function". */
	name: string;
	value: (x: number) => number;
	write: (inner: Expression) => Expression;
	/** Inputs of the points that people mark first. */
	keys: readonly number[];
	/** The input where the graph starts or breaks; nothing for a curve without a break. */
	edge?: number;
	/** True when the edge is a vertical asymptote. */
	hasWall?: true;
	/** True when the x-axis is a horizontal asymptote. */
	hasFloor?: true;
};

export const exponential = (base: number): Parent => ({
	name: 'exponential',
	value: (x) => base ** x,
	write: (inner) =>
		inner.kind === 'number' && inner.value.equals(1)
			? brackets(num(base))
			: power(num(base), inner),
	keys: [0, 1, -1, 2, -2],
	hasFloor: true,
});

export const logarithmic = (base: number): Parent => ({
	name: 'logarithmic',
	value: (x) => Math.log(x) / Math.log(base),
	write: (inner) => call('\\log', inner, base === 10 ? {} : { base: num(base) }),
	keys: [1, base, 1 / base, base * base],
	edge: 0,
	hasWall: true,
});

export const powerOf = (exponent: number): Parent => ({
	name: exponent === 2 ? 'quadratic' : exponent === 3 ? 'cubic' : 'quartic',
	value: (x) => x ** exponent,
	write: (inner) => power(bracketed(inner), exponent),
	keys: [0, 1, -1, 2, -2],
});

/** By the words of the curriculum plan. */
const PARENTS: Readonly<Record<string, Parent>> = {
	linear: { name: 'linear', value: (x) => x, write: (inner) => inner, keys: [0, 1, -1, 2, -2] },
	quadratic: powerOf(2),
	'square root': {
		name: 'square root',
		value: Math.sqrt,
		write: (inner) => root(inner),
		keys: [0, 1, 4, 9],
		edge: 0,
	},
	'cube root': {
		name: 'cube root',
		value: Math.cbrt,
		write: (inner) => root(inner, 3),
		keys: [0, 1, -1, 8, -8],
	},
	reciprocal: {
		name: 'reciprocal',
		value: (x) => 1 / x,
		write: (inner) => quotient(1, inner),
		keys: [1, -1, 2, -2, 0.5],
		edge: 0,
		hasWall: true,
		hasFloor: true,
	},
	'absolute value': {
		name: 'absolute value',
		value: Math.abs,
		write: (inner) => absolute(inner),
		keys: [0, 1, -1, 2, -2],
	},
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
	x: 'linear',
	'x²': 'quadratic',
	'x^2': 'quadratic',
	'√x': 'square root',
	'1/x': 'reciprocal',
	'abs x': 'absolute value',
	absolute: 'absolute value',
	rational: 'reciprocal',
};

/** @throws {RangeError} for a name that is not in the table. */
export function parentNamed(name: string): Parent {
	const parent = PARENTS[OTHER_NAMES[name] ?? name];
	if (!parent) throw new RangeError(`No parent function "${name}".`);
	return parent;
}

export const changedValue =
	({ value }: Parent, { a, k, d, c }: Change) =>
	(x: number): number =>
		a * value(k * (x - d)) + c;

/** The rule at `x`, a letter or a number: 2(x − 3)² + 1. A line is collected: 2x − 5. */
export function changedRule(parent: Parent, { a, k, d, c }: Change, x: Operand): Expression {
	if (parent.name === 'linear') return plus(scaled(a * k, operand(x)), c - a * k * d);
	const size = new Fraction(a);
	if (parent.name === 'reciprocal') {
		const fraction = quotient(Number(size.n), innerOf(x, k * Number(size.d), d));
		return plus(a < 0 ? opposite(fraction) : fraction, c);
	}
	return plus(scaled(a, parent.write(innerOf(x, k, d))), c);
}

const innerOf = (x: Operand, k: number, d: number): Expression => scaled(k, plus(operand(x), -d));

const plus = (left: Expression, right: number): Expression =>
	right === 0 ? left : sum(left, num(right));

const scaled = (factor: number, of: Expression): Expression =>
	factor === 1 ? of : factor === -1 ? opposite(of) : product(num(factor), of);

/** [2(x − 3)]²: a product of brackets in brackets. */
const bracketed = (inner: Expression): Expression =>
	(inner.kind === 'product' && inner.factors.some(({ kind }) => kind === 'sum')) ||
	(inner.kind === 'opposite' && inner.of.kind === 'sum')
		? squareBrackets(inner)
		: inner;

/** True when both rules have the same values wherever either has one. */
export const isSameChange = (parent: Parent, one: Change, two: Change): boolean =>
	SAMPLES.every((x) => {
		const [a, b] = [changedValue(parent, one)(x), changedValue(parent, two)(x)];
		return Number.isFinite(a) === Number.isFinite(b) && !(Math.abs(a - b) > 1e-6);
	});

const SAMPLES = Array.from({ length: 41 }, (_, at) => -10.13 + 0.507 * at);
