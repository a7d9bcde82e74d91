/** Inequality signs, rays, and intervals. */
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	type Number,
	opposite,
	relation,
	type RelationSign,
} from './expression.ts';
import { INFINITY, interval } from './notation.ts';

export type Sign = Extract<RelationSign, '<' | '>' | '\\le' | '\\ge'>;

const TYPED: Readonly<Record<string, Sign>> = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' };

const TURNED: Readonly<Record<Sign, Sign>> = { '<': '>', '>': '<', '\\le': '\\ge', '\\ge': '\\le' };

const OTHER_END: Readonly<Record<Sign, Sign>> = {
	'<': '\\le',
	'\\le': '<',
	'>': '\\ge',
	'\\ge': '>',
};

/** The sign that the curriculum plan types as `<=`. @throws {RangeError} for another text. */
export function signNamed(typed: string): Sign {
	const sign = TYPED[typed.trim()];
	if (!sign) throw new RangeError(`"${typed}" is not an inequality sign.`);
	return sign;
}

/** < becomes >: what multiplying by a negative number does. */
export const turned = (sign: Sign): Sign => TURNED[sign];

/** < becomes ≤, ≤ becomes <: the boundary changes sides. */
export const withOtherEnd = (sign: Sign): Sign => OTHER_END[sign];

export const isStrict = (sign: Sign): boolean => sign === '<' || sign === '>';
export const isLess = (sign: Sign): boolean => sign === '<' || sign === '\\le';

export const MINUS_INFINITY: Expression = opposite(INFINITY);
export const ALL_REALS: Expression = interval(MINUS_INFINITY, INFINITY, '()');

/** x < 3 as an interval: (−∞, 3). */
export const rayInterval = (sign: Sign, at: Number | Expression): Expression => {
	const end = typeof at === 'object' && 'kind' in at ? at : num(at);
	if (isLess(sign)) return interval(MINUS_INFINITY, end, isStrict(sign) ? '()' : '(]');
	return interval(end, INFINITY, isStrict(sign) ? '()' : '[)');
};

/** −2 < x ≤ 5 as an interval; both signs are of the "less" kind. */
export const betweenInterval = (from: Number, first: Sign, second: Sign, to: Number): Expression =>
	interval(num(from), num(to), `${isStrict(first) ? '(' : '['}${isStrict(second) ? ')' : ']'}`);

/** −2 < x ≤ 5. */
export const chained = (
	from: Expression,
	first: Sign,
	middle: Expression,
	second: Sign,
	to: Expression,
): Expression => relation(relation(from, first, middle), second, to);

/** Whether a number satisfies "number sign bound". */
export function holds(sign: Sign, number: Number, bound: Number): boolean {
	const gap = new Fraction(number).compare(bound);
	return gap === 0 ? !isStrict(sign) : gap < 0 === isLess(sign);
}
