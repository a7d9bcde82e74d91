/**
 * School notation beyond the four operations: roots, functions, decimals, intervals, sets, measures. The parts are
 * expressions, so everything nests: `call('f', sum('x', 2))`, `measure(root(50), 'cm')`.
 */
import Fraction from 'fraction.js';
import { type Expression, type Operand, operand } from './expression.ts';

export type Notation =
	| { kind: 'decimal'; text: string }
	| { kind: 'money'; text: string }
	| { kind: 'mixed'; whole: number; over: number; under: number }
	| { kind: 'root'; of: Expression; index: number }
	| {
			kind: 'call';
			name: string;
			base: Expression | null;
			power: Expression | null;
			of: Expression;
	  }
	| { kind: 'degrees'; of: Expression }
	| { kind: 'percent'; of: Expression }
	| { kind: 'factorial'; of: Expression }
	| { kind: 'measure'; of: Expression; unit: string }
	| { kind: 'plus-minus'; left: Expression | null; right: Expression }
	| { kind: 'ratio'; items: Expression[] }
	| { kind: 'set'; items: Expression[] }
	| { kind: 'interval'; from: Expression; to: Expression; closed: [boolean, boolean] }
	| { kind: 'union'; items: Expression[] }
	| { kind: 'matrix'; rows: Expression[][] }
	| { kind: 'sigma'; index: string; from: number; to: number; of: Expression }
	| { kind: 'words'; text: string };

/** A decimal exactly as written, with trailing zeros: `decimal('2.50')`; repeating digits in parentheses: `0.1(6)`. */
export function decimal(text: string): Expression {
	if (!/^-?\d+(\.\d+|\.\d*\(\d+\))?$/.test(text))
		throw new TypeError(`"${text}" is not a decimal.`);
	return { kind: 'decimal', text };
}

/** A number rounded to `places` decimals (half away from zero), trailing zeros kept. */
export const rounded = (value: Fraction | number, places: number): Expression =>
	decimal(roundedText(value, places));

/** `roundedText(2.345, 2)` → `2.35`; −0 is written 0. */
export function roundedText(value: Fraction | number, places: number): string {
	const exact = new Fraction(value);
	const scaled = exact.abs().mul(10 ** places);
	const digits = scaled
		.add(new Fraction(1, 2))
		.floor()
		.n.toString()
		.padStart(places + 1, '0');
	const whole = digits.slice(0, digits.length - places);
	const text = places > 0 ? `${whole}.${digits.slice(-places)}` : whole;
	return exact.lt(0) && /[1-9]/.test(text) ? `-${text}` : text;
}

/** A terminating decimal without trailing zeros; an integer has no decimal point: 0.25, −3. */
export const exactDecimal = (value: Fraction): Expression => decimal(value.toString());

/** Dollars, with cents if there are any: \$12, \$12.50. */
export function money(value: Fraction | number): Expression {
	const exact = new Fraction(value);
	return { kind: 'money', text: exact.d === 1n ? roundedText(exact, 0) : roundedText(exact, 2) };
}

/** A whole number and a proper fraction: 2¾. A negative value keeps its sign in front of the whole. */
export function mixed(value: Fraction): Expression {
	const part = value.abs().mod(1);
	return mixedParts(Number(value.s * (value.n / value.d)), Number(part.n), Number(part.d));
}

/** The same from its parts, unreduced: 3⁸⁄₁₂ on the way to a sum, 4¹⁵⁄₁₂ after regrouping. */
export const mixedParts = (whole: number, over: number, under: number): Expression => ({
	kind: 'mixed',
	whole,
	over,
	under,
});

/** Square root, or the root of the given index. */
export const root = (of: Operand, index = 2): Expression => ({
	kind: 'root',
	of: operand(of),
	index,
});

/**
 * A named function of an argument: `call('f', 3)` is f(3), `call('\\sin', 'x')` is sin x,
 * `call('\\log', 8, { base: 2 })`, `call('\\cos', 'x', { power: 2 })` is cos² x.
 */
export const call = (
	name: string,
	of: Operand,
	{ base, power }: { base?: Operand; power?: Operand } = {},
): Expression => ({
	kind: 'call',
	name,
	of: operand(of),
	base: base === undefined ? null : operand(base),
	power: power === undefined ? null : operand(power),
});

export const degrees = (of: Operand): Expression => ({ kind: 'degrees', of: operand(of) });
export const percent = (of: Operand): Expression => ({ kind: 'percent', of: operand(of) });
export const factorial = (of: Operand): Expression => ({ kind: 'factorial', of: operand(of) });

/** A value with its unit in upright type: `measure(5, 'cm')`, `measure(12, 'm/s')`, `measure(9, 'cm²')`. */
export const measure = (of: Operand, unit: string): Expression => ({
	kind: 'measure',
	of: operand(of),
	unit,
});

/** a ± b; just ± b if the left is `null`. */
export const plusMinus = (left: Operand | null, right: Operand): Expression => ({
	kind: 'plus-minus',
	left: left === null ? null : operand(left),
	right: operand(right),
});

export const ratio = (...items: Operand[]): Expression => ({
	kind: 'ratio',
	items: items.map(operand),
});

/** {2, 5}; the empty set if there are no members. */
export const set = (...items: Operand[]): Expression => ({
	kind: 'set',
	items: items.map(operand),
});

/** `interval(-2, 5, '[)')`; infinite ends are the symbol `\infty` or its opposite and must be open. */
export const interval = (
	from: Operand,
	to: Operand,
	ends: '()' | '[]' | '(]' | '[)',
): Expression => ({
	kind: 'interval',
	from: operand(from),
	to: operand(to),
	closed: [ends[0] === '[', ends[1] === ']'],
});

export const union = (...items: Operand[]): Expression => ({
	kind: 'union',
	items: items.map(operand),
});

export const matrix = (...rows: Operand[][]): Expression => ({
	kind: 'matrix',
	rows: rows.map((row) => row.map(operand)),
});

/** A sum in sigma notation: `sigma('k', 1, 5, sum(product(2, 'k'), 1))`. */
export const sigma = (index: string, from: number, to: number, of: Operand): Expression => ({
	kind: 'sigma',
	index,
	from,
	to,
	of: operand(of),
});

/** Upright words in a formula: `no solution`. */
export const words = (text: string): Expression => ({ kind: 'words', text });

export const INFINITY: Expression = { kind: 'symbol', name: '\\infty' };
export const PI: Expression = { kind: 'symbol', name: '\\pi' };
