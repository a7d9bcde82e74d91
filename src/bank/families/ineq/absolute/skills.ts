/** ineq.absolute: |ax + b| compared with a number. */
import Fraction from 'fraction.js';
import {
	absolute,
	type Expression,
	num,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	ALL_REALS,
	isLess,
	isStrict,
	rayInterval,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../../../math/inequality.ts';
import { union } from '../../../../math/notation.ts';
import {
	linear,
	monomialExpression,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	inWords,
	type Line,
	line,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { simplifying } from '../../../steps/fractions.ts';
import { endsInWords, solveDouble } from '../../../steps/inequality.ts';
import { tolerance, writtenAsAbsolute } from './tolerance.ts';

export const skills: Skills = {
	'Solve absolute value inequalities as distances': (draw) =>
		isolating(draw, { a: 1, b: -draw.int('a'), k: 1, d: 0, r: draw.int('d') }),

	'Solve absolute value inequalities with a coefficient': (draw) =>
		isolating(draw, { a: draw.int('a'), b: draw.int('b'), k: 1, d: 0, r: draw.int('c') }),

	'Solve general absolute value inequalities': (draw) =>
		isolating(draw, {
			a: draw.int('a'),
			b: draw.int('b'),
			k: 1,
			d: draw.int('c'),
			r: draw.int('r'),
		}),

	'Isolate the absolute value in an inequality'(draw) {
		const [a, b, k, d, r] = ['a', 'b', 'k', 'd', 'r'].map((name) => draw.int(name)) as Five;
		return isolating(draw, { a, b, k, d, r, special: true });
	},

	'Solve tolerance problems': tolerance,
	'Write an absolute value inequality': writtenAsAbsolute,
};

type Five = [number, number, number, number, number];

type Problem = { a: number; b: number; k: number; d: number; r: number; special?: boolean };

/** k|ax + b| + d compared with kr + d. */
function isolating(draw: Draw, { a, b, k, d, r, special }: Problem): Draft | undefined {
	const shown = signNamed(draw.choice('rel'));
	const sign = k < 0 ? turned(shown) : shown;
	const solved = solveAbsolute({ a, b, sign, r });
	if (!solved || solved.ends.some((end) => end.d > 6n)) return undefined;
	const bars = absolute(insideOf(a, b));
	const scaled = k === 1 ? bars : product(num(k), bars);
	const problem = relation(d === 0 ? scaled : sum(scaled, d), shown, k * r + d);
	const before: Line[] = [
		...(d === 0 ? [] : [line(problem)]),
		...(k === 1
			? []
			: [line(relation(scaled, shown, k * r), d === 0 ? undefined : movedReason(d))]),
	];
	const [first, ...rest] = solved.lines;
	const isolated = k === 1 ? movedReason(d) : dividedReason(k);
	const lines = first ? [before.length > 0 ? { ...first, why: isolated } : first, ...rest] : [];
	return {
		prompt: say`Solve ${problem}. Give the solution in interval notation.${special ? ' If there is no solution, write “no solution”.' : ''}`,
		answer: withMisconceptions(answerOf(solved.solution), ...wrongSolutions({ a, b, sign, r }, k)),
		steps: [...before, ...lines],
		hints: hintsFor({ a, b, sign, r }, before.length > 0),
	};
}

const answerOf = (solution: Parameters<typeof written>[1] | null): DraftAnswer =>
	solution ? written('interval', solution) : inWords('interval', 'no solution');

const movedReason = (d: number): string =>
	d < 0 ? `add ${-d} to both sides` : `subtract ${d} from both sides`;

const dividedReason = (k: number): string =>
	`divide both sides by ${k}${k < 0 ? ' and reverse the inequality symbol' : ''}`;

function hintsFor({ a, b, sign, r }: Absolute, isolates: boolean): Prose[] {
	const meaning = say`An absolute value is a distance from 0. ${questionOf(insideOf(a, b), sign, r)}`;
	if (isolates) return [say`How can you isolate the absolute value first?`, meaning];
	return r > 0 ? [meaning, say`How can you write that without absolute value bars?`] : [meaning];
}

function questionOf(inside: Expression, sign: Sign, r: number): Prose {
	if (r <= 0) return say`Can a distance be ${r < 0 ? 'negative' : '0? Can it be negative'}?`;
	return say`How far from 0 ${isLess(sign) ? 'can' : 'must'} ${inside} be?`;
}

/** With another symbol, or with one of the two cases only; both sides were divided by k. */
function wrongSolutions({ a, b, sign, r }: Absolute, k: number) {
	const less = isLess(sign);
	const solved = (other: Sign) => solveAbsolute({ a, b, sign: other, r })?.solution ?? null;
	const ray = written('interval', rayInterval(a > 0 ? sign : turned(sign), new Fraction(r - b, a)));
	if (r <= 0)
		return [
			less
				? ([
						answerOf(ALL_REALS),
						'concluded that every number is a solution because an absolute value is never negative',
					] as const)
				: ([
						answerOf(null),
						`concluded that there is no solution because the right side is ${r < 0 ? 'negative' : '0'}`,
					] as const),
			[ray, 'ignored the absolute value bars'] as const,
		];
	return [
		[
			answerOf(solved(turned(sign))),
			k < 0
				? `did not reverse the inequality symbol when dividing by ${k}`
				: `treated the inequality as a “${less ? 'greater' : 'less'} than” inequality`,
		],
		[
			answerOf(solved(withOtherEnd(sign))),
			isStrict(sign) ? 'included the endpoints' : 'excluded the endpoints',
		],
		[ray, 'ignored the absolute value bars'],
	] as const;
}

// |ax + b| < r lies between −r and r; |ax + b| > r lies outside.

type Absolute = { a: number; b: number; sign: Sign; r: number };

/** `lines` begin with |ax + b| … r; `solution` is an interval, a union, or `null` when there is none. */
type SolvedAbsolute = { lines: Line[]; solution: Expression | null; ends: Fraction[] };

const insideOf = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));

/** `undefined` for |ax + b| ≤ 0, whose solution is one number. */
function solveAbsolute(problem: Absolute): SolvedAbsolute | undefined {
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
