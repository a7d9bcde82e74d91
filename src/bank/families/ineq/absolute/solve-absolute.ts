/** |ax + b| < r lies between −r and r; |ax + b| > r lies outside. */
import Fraction from 'fraction.js';
import {
	absolute,
	type Expression,
	num,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { union } from '../../../../math/notation.ts';
import {
	linear,
	monomialExpression,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { line, type Line, sentence, withFigure } from '../../../family.ts';
import { simplifying } from '../../../steps/fractions.ts';
import {
	ALL_REALS,
	endsInWords,
	isLess,
	isStrict,
	rayInterval,
	type Sign,
	solveDouble,
	turned,
} from '../../../steps/inequality.ts';

export type Absolute = { a: number; b: number; sign: Sign; r: number };

/** `lines` begin with |ax + b| … r; `solution` is an interval, a union, or `null` when there is none. */
type SolvedAbsolute = { lines: Line[]; solution: Expression | null; ends: Fraction[] };

export const insideOf = (a: number, b: number): Expression =>
	polynomialExpression(linear(a, 'x', b));

/** `undefined` for |ax + b| ≤ 0, whose solution is one number. */
export function solveAbsolute(problem: Absolute): SolvedAbsolute | undefined {
	const { a, b, sign, r } = problem;
	const start = line(relation(absolute(insideOf(a, b)), sign, r));
	if (r <= 0) {
		const rest = decidedBySize(problem);
		return rest && { ...rest, lines: [start, ...rest.lines] };
	}
	const rest = isLess(sign) ? between(problem) : outside(problem);
	return { ...rest, lines: [start, ...rest.lines] };
}

function between({ a, b, sign, r }: Absolute): SolvedAbsolute {
	const {
		lines,
		interval: solution,
		from,
		to,
		ends,
	} = solveDouble({
		a,
		b,
		low: -r,
		high: r,
		first: sign,
		second: sign,
	});
	const [first, ...rest] = lines;
	const why = isStrict(sign)
		? `if an absolute value is less than ${r}, the expression inside it is between -${r} and ${r}`
		: `if an absolute value is at most ${r}, the expression inside it is from -${r} to ${r}`;
	return {
		lines: [
			...(first ? [{ ...first, why }] : []),
			...rest,
			withFigure(sentence(say`The solution set is ${solution}.`, ends), {
				kind: 'set on a number line',
			}),
		],
		solution,
		ends: [from, to],
	};
}

/** The two cases side by side, with "or" between them. */
function outside({ a, b, sign, r }: Absolute): SolvedAbsolute {
	const [one, two] = [new Fraction(-r - b, a), new Fraction(r - b, a)];
	const [below, above] = a > 0 ? [one, two] : [two, one];
	const [less, more] = [turned(sign), sign];
	const cases = (left: Expression, low: Expression, high: Expression): Prose =>
		say`${relation(left, less, low)} or ${relation(left, more, high)}`;
	const alone = monomialExpression(term(a, 'x'));
	const moved = `${b < 0 ? `add ${-b} to` : `subtract ${b} from`} both sides of each inequality`;
	const solution = union(rayInterval(less, below), rayInterval(more, above));
	const ends = endsInWords(sign, sign);
	return {
		lines: [
			sentence(
				cases(insideOf(a, b), num(-r), num(r)),
				isStrict(sign)
					? `if an absolute value is greater than ${r}, the expression inside it is less than -${r} or greater than ${r}`
					: `if an absolute value is at least ${r}, the expression inside it is at most -${r} or at least ${r}`,
			),
			...(b === 0 ? [] : [sentence(cases(alone, num(-r - b), num(r - b)), moved)]),
			...(a === 1 ? [] : dividedCases(a, [-r - b, r - b], [less, more])),
			withFigure(sentence(say`The solution set is ${solution}.`, ends), {
				kind: 'set on a number line',
			}),
		],
		solution,
		ends: [below, above],
	};
}

function dividedCases(
	a: number,
	[low, high]: [number, number],
	[less, more]: [Sign, Sign],
): Line[] {
	const why =
		a === -1
			? 'multiply both sides of each inequality by -1 and reverse the inequality symbols'
			: `divide both sides of each inequality by ${a}${a < 0 ? ' and reverse the inequality symbols' : ''}`;
	const [first, second] = a > 0 ? [less, more] : [turned(less), turned(more)];
	const write = (value: (end: number) => Expression, sayWhy?: string) =>
		sentence(
			say`${relation('x', first, value(low))} or ${relation('x', second, value(high))}`,
			sayWhy,
		);
	const reducing = [low, high].filter(
		(end) => end % a !== 0 && new Fraction(end, a).d !== BigInt(a),
	);
	const reduced = (end: number) => num(new Fraction(end, a));
	const shown = (end: number) => (end % a === 0 ? num(end / a) : quotient(end, a));
	const [only, ...others] = reducing;
	return only !== undefined
		? [
				write(shown, why),
				write(reduced, others.length > 0 ? 'simplify the fractions' : simplifying([only, a])),
			]
		: [write(reduced, why)];
}

/** An absolute value is never negative, and 0 only at one number. */
function decidedBySize({ a, b, sign, r }: Absolute): SolvedAbsolute | undefined {
	if (r === 0 && sign === '\\le') return undefined;
	const fact = 'an absolute value is never negative';
	if (isLess(sign))
		return {
			lines: [sentence(say`This is never true, so there is no solution.`, fact)],
			solution: null,
			ends: [],
		};
	if (r < 0 || sign === '\\ge')
		return {
			lines: [sentence(say`This is always true, so the solution set is ${ALL_REALS}.`, fact)],
			solution: ALL_REALS,
			ends: [],
		};
	const zero = new Fraction(-b, a);
	const solution = union(rayInterval('<', zero), rayInterval('>', zero));
	return {
		lines: [
			sentence(
				say`This is true for every value of ${symbol('x')} except ${relation('x', '=', num(zero))}, where ${relation(insideOf(a, b), '=', 0)}.`,
				'an absolute value is positive unless it is 0',
			),
			withFigure(sentence(say`The solution set is ${solution}.`), { kind: 'set on a number line' }),
		],
		solution,
		ends: [zero],
	};
}
