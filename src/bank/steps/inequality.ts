/** Two inequalities in one, low < ax + b ≤ high, and whether endpoints are included, in words. */
import Fraction from 'fraction.js';
import { type Expression, num, quotient, sum, symbol } from '../../math/expression.ts';
import { betweenInterval, chained, isStrict, type Sign, turned } from '../../math/inequality.ts';
import { linear, monomialExpression, polynomialExpression, term } from '../../math/polynomial.ts';
import { line, type Line } from '../family.ts';
import { simplifying } from './fractions.ts';

/** Why an end is included or not, where the symbol is given. */
export const orEqualTo = (included: boolean, which = 'the symbol'): string =>
	`${which} ${included ? 'includes' : 'does not include'} “or equal to”`;

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
