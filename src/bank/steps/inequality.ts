/** Inequality signs, rays and solution sets, as answers and in plain words. */
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	type Number,
	opposite,
	quotient,
	relation,
	type RelationSign,
	sum,
	symbol,
} from '../../math/expression.ts';
import { INFINITY, interval } from '../../math/notation.ts';
import { linear, monomialExpression, polynomialExpression, term } from '../../math/polynomial.ts';
import { line, type Line } from '../family.ts';
import { simplifying } from './fractions.ts';

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

/** Why an end is included or not, where the symbol is given. */
export const orEqualTo = (included: boolean, which = 'the symbol'): string =>
	`${which} ${included ? 'includes' : 'does not include'} “or equal to”`;

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

// How low < ax + b ≤ high is solved on the board: the same is done to all three parts.

/** Both signs are of the "less" kind. Whole numbers; a is not 0. */
type Double = {
	a: number;
	b: number;
	low: number;
	high: number;
	first: Sign;
	second: Sign;
	/** 5 − 2x instead of −2x + 5. */
	constantFirst?: boolean;
};

/** `lines` begin with the problem and end with "from < x ≤ to". */
type SolvedDouble = {
	problem: Expression;
	lines: Line[];
	from: Fraction;
	to: Fraction;
	interval: Expression;
	/** Which ends belong to the solution, in words. */
	ends: string;
};

const X = symbol('x');

export function solveDouble(double: Double): SolvedDouble {
	const { a, b, low, high, first, second, constantFirst } = double;
	const [one, two] = [new Fraction(low - b, a), new Fraction(high - b, a)];
	const [from, to, left, right] = a > 0 ? [one, two, first, second] : [two, one, second, first];
	const alone = monomialExpression(term(a, 'x'));
	const whole = constantFirst ? sum(b, alone) : polynomialExpression(linear(a, 'x', b));
	const problem = chained(num(low), first, whole, second, num(high));
	const without = chained(num(low - b), first, alone, second, num(high - b));
	const moved = `${b < 0 ? `add ${-b} to` : `subtract ${b} from`} all three parts`;
	return {
		problem,
		lines: [
			line(problem),
			...(b === 0 ? [] : [line(without, moved)]),
			...dividedLines({ ...double, low: low - b, high: high - b }),
		],
		from,
		to,
		interval: betweenInterval(from, left, right, to),
		ends: endsInWords(left, right),
	};
}

/** From low < ax ≤ high to the letter alone; the smaller number ends on the left. */
function dividedLines({ a, low, high, first, second }: Double): Line[] {
	if (a === 1) return [];
	const [one, two] = [new Fraction(low, a), new Fraction(high, a)];
	const [left, right] = a > 0 ? [first, second] : [turned(first), turned(second)];
	const verb = a === -1 ? 'multiply all three parts by -1' : `divide all three parts by ${a}`;
	const why = a < 0 ? `${verb} and reverse both inequality symbols` : verb;
	const reducing = [low, high].filter((end) => end % a !== 0 && !isReduced(end, a));
	const reduces = reducing.length > 0;
	const [only, ...others] = reducing;
	const simplified =
		only === undefined || others.length > 0 ? 'simplify the fractions' : simplifying([only, a]);
	const undone = (end: number) => (end % a === 0 ? num(end / a) : quotient(end, a));
	return [
		...(reduces ? [line(chained(undone(low), left, X, right, undone(high)), why)] : []),
		line(chained(num(one), left, X, right, num(two)), reduces ? simplified : why),
		...(a < 0
			? [
					line(
						chained(num(two), second, X, first, num(one)),
						'write the smaller number on the left',
					),
				]
			: []),
	];
}

const isReduced = (over: number, under: number): boolean =>
	under > 0 && new Fraction(over, under).d === BigInt(under);

export function endsInWords(left: Sign, right: Sign): string {
	if (isStrict(left) !== isStrict(right))
		return `the ${isStrict(left) ? 'right' : 'left'} endpoint is included, but the ${isStrict(left) ? 'left' : 'right'} endpoint is not`;
	return isStrict(left) ? 'neither endpoint is included' : 'both endpoints are included';
}
