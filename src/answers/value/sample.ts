/**
 * The value of an expression at a point, in floating point, where exact arithmetic does not reach: trigonometric
 * functions, logarithms, variable exponents and roots of variables. Real, unless it contains i; `null` if undefined.
 * Odd roots of negative numbers are negative, as in school.
 */
import type { Tree } from '../tree.ts';
import { rationalOf } from './rational.ts';

/** Real and imaginary part. */
export type Complex = readonly [number, number];

export type Point = {
	/** The value of each variable. */
	letters: ReadonlyMap<string, number>;
	/** Angles without a unit are in degrees. */
	degrees?: boolean;
	/** Square roots and logarithms of negative numbers exist. */
	complex?: boolean;
};

/** `scale` is the largest magnitude along the way: a difference far below it is rounding. */
export type Sample = { value: Complex; scale: number };

export function sampleAt(tree: Tree, point: Point): Sample | null {
	const run = new Run(point);
	const value = run.of(tree);
	return value && Number.isFinite(value[0]) && Number.isFinite(value[1])
		? { value, scale: run.scale }
		: null;
}

/** The real value of an expression without variables, or null. */
export function realValue(tree: Tree, degrees = false): number | null {
	const sample = sampleAt(tree, { letters: new Map(), degrees });
	return sample && sample.value[1] === 0 ? sample.value[0] : null;
}

class Run {
	scale = 0;
	private readonly point: Point;

	constructor(point: Point) {
		this.point = point;
	}

	of(tree: Tree): Complex | null {
		const value = this.evaluate(tree);
		if (value) this.scale = Math.max(this.scale, Math.abs(value[0]), Math.abs(value[1]));
		return value;
	}

	private evaluate(tree: Tree): Complex | null {
		switch (tree.is) {
			case 'number':
				return [tree.value.valueOf(), 0];
			case 'mixed':
				return [Number(tree.whole) + Number(tree.over) / Number(tree.under), 0];
			case 'name':
				return this.name(tree.name);
			case 'negative': {
				const of = this.of(tree.of);
				return of && [0 - of[0], 0 - of[1]];
			}
			case 'percent': {
				const of = this.of(tree.of);
				return of && [of[0] / 100, of[1] / 100];
			}
			case 'degrees': {
				const of = this.of(tree.of);
				const by = this.point.degrees ? 1 : Math.PI / 180;
				return of && [of[0] * by, of[1] * by];
			}
			case 'sum':
				return this.all(tree.terms, ([a, b], [c, d]) => [a + c, b + d]);
			case 'product':
				return this.all(tree.factors, times);
			case 'quotient': {
				const over = this.of(tree.over);
				const under = this.of(tree.under);
				return over && under && this.divide(over, under);
			}
			case 'power':
				return this.power(tree.base, tree.exponent);
			case 'root': {
				const of = this.of(tree.of);
				return of && this.root(of, tree.index);
			}
			case 'absolute': {
				const of = this.of(tree.of);
				return of && [Math.hypot(of[0], of[1]), 0];
			}
			case 'factorial': {
				const of = this.of(tree.of);
				return of && of[1] === 0 && of[0] >= 0 && of[0] < 171 ? [gamma(of[0] + 1), 0] : null;
			}
			case 'call':
				return this.call(tree.name, tree.of, tree.base);
			default:
				return null;
		}
	}

	private name(name: string): Complex | null {
		if (name === 'pi') return [Math.PI, 0];
		if (name === 'e') return [Math.E, 0];
		if (name === 'i') return [0, 1];
		const value = this.point.letters.get(name);
		return value === undefined ? null : [value, 0];
	}

	private all(parts: readonly Tree[], join: (a: Complex, b: Complex) => Complex): Complex | null {
		let result: Complex | null = null;
		for (const part of parts) {
			const value = this.of(part);
			if (!value) return null;
			result = result ? join(result, value) : value;
		}
		return result;
	}

	private divide(over: Complex, under: Complex): Complex | null {
		const size = under[0] ** 2 + under[1] ** 2;
		if (Math.sqrt(size) <= 1e-13 * Math.max(1e-3, this.scale)) return null;
		const [re, im] = times(over, [under[0], -under[1]]);
		return [re / size, im / size];
	}

	private power(base: Tree, exponent: Tree): Complex | null {
		const from = this.of(base);
		const by = this.of(exponent);
		if (!from || !by) return null;
		if (from[1] === 0 && by[1] === 0) {
			if (from[0] === 0) return by[0] > 0 ? [0, 0] : null;
			if (from[0] > 0 || Number.isInteger(by[0])) return [from[0] ** by[0], 0];
			const exact = this.point.complex ? null : rationalOf(exponent);
			if (exact && exact.d % 2n === 1n) {
				const size = (-from[0]) ** by[0];
				return [exact.n % 2n === 1n ? -size : size, 0];
			}
		}
		if (!this.point.complex) return null;
		if (from[0] === 0 && from[1] === 0) return null;
		return exponential(times(by, logarithm(from)));
	}

	private root(of: Complex, index: number): Complex | null {
		if (of[1] === 0 && (of[0] >= 0 || index % 2 === 1))
			return [Math.sign(of[0]) * Math.abs(of[0]) ** (1 / index), 0];
		if (!this.point.complex) return null;
		return exponential(times([1 / index, 0], logarithm(of)));
	}

	private call(name: string, of: Tree, base: Tree | null): Complex | null {
		const value = this.of(of);
		if (!value) return null;
		if (name === 'log' || name === 'ln') return this.log(name, value, base);
		if (value[1] !== 0) return null;
		const turn = this.point.degrees ? Math.PI / 180 : 1;
		const result = realCall(name, value[0], turn);
		return result === null ? null : [result, 0];
	}

	private log(name: string, value: Complex, base: Tree | null): Complex | null {
		if (value[0] === 0 && value[1] === 0) return null;
		if (!this.point.complex && (value[1] !== 0 || value[0] < 0)) return null;
		const top = logarithm(value);
		if (name === 'ln') return top;
		const under = base ? this.of(base) : ([10, 0] as const);
		if (!under || under[1] !== 0 || under[0] <= 0 || under[0] === 1) return null;
		return [top[0] / Math.log(under[0]), top[1] / Math.log(under[0])];
	}
}

/** `turn` is the size of the angle unit, in radians. */
function realCall(name: string, value: number, turn: number): number | null {
	if (name.startsWith('arc')) {
		const inverse = {
			arcsin: Math.asin,
			arccos: Math.acos,
			arctan: Math.atan,
			arcsec: (x: number) => Math.acos(1 / x),
			arccsc: (x: number) => Math.asin(1 / x),
			arccot: (x: number) => Math.PI / 2 - Math.atan(x),
		}[name];
		const angle = inverse?.(value) ?? Number.NaN;
		return Number.isNaN(angle) ? null : angle / turn;
	}
	const angle = value * turn;
	const over = (top: number, under: number) => (Math.abs(under) < 1e-12 ? null : top / under);
	switch (name) {
		case 'sin':
			return Math.sin(angle);
		case 'cos':
			return Math.cos(angle);
		case 'tan':
			return over(Math.sin(angle), Math.cos(angle));
		case 'cot':
			return over(Math.cos(angle), Math.sin(angle));
		case 'sec':
			return over(1, Math.cos(angle));
		case 'csc':
			return over(1, Math.sin(angle));
		case 'sinh':
			return Math.sinh(value);
		case 'cosh':
			return Math.cosh(value);
		case 'tanh':
			return Math.tanh(value);
		case 'csch':
			return over(1, Math.sinh(value));
		case 'sech':
			return 1 / Math.cosh(value);
		case 'coth':
			return over(Math.cosh(value), Math.sinh(value));
		default:
			return null;
	}
}

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const logarithm = ([a, b]: Complex): Complex => [Math.log(Math.hypot(a, b)), Math.atan2(b, a)];
const exponential = ([a, b]: Complex): Complex => [
	Math.exp(a) * Math.cos(b),
	Math.exp(a) * Math.sin(b),
];

/** Γ by Lanczos's approximation; exact for integers. */
function gamma(x: number): number {
	if (Number.isInteger(x)) {
		let product = 1;
		for (let factor = 2; factor < x; factor++) product *= factor;
		return product;
	}
	const terms = [
		676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
		12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
	];
	const z = x - 1;
	const sum = terms.reduce((total, term, at) => total + term / (z + at + 1), 0.9999999999998099);
	const t = z + 7.5;
	return Math.sqrt(2 * Math.PI) * t ** (z + 0.5) * Math.exp(-t) * sum;
}
