/** ineq.compound: double inequalities, AND and OR pairs. */
import Fraction from 'fraction.js';
import { num, relation } from '../../../../math/expression.ts';
import {
	ALL_REALS,
	betweenInterval,
	chained,
	isLess,
	isStrict,
	rayInterval,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../../../math/inequality.ts';
import { union } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	inWords,
	type Line,
	mergedByValue,
	sentence,
	type Skills,
	unlessRight,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { solveDouble } from '../../../steps/inequality.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

const THREE = say`How can you isolate the variable in the middle by doing the same thing to all three parts?`;
const TURN = say`What happens to both inequality symbols when you multiply or divide by a negative number?`;

export const skills: Skills = {
	'Solve double inequalities'(draw) {
		const [a, b, low] = [draw.int('a'), draw.int('b'), draw.int('lo')];
		const ends = [a * low + b, a * (low + draw.int('w')) + b];
		return double(draw, { a, b, low: Math.min(...ends), high: Math.max(...ends) });
	},

	'Solve double inequalities with negative coefficients'(draw) {
		const [a, b, low] = [draw.int('a'), draw.int('b'), draw.int('lo')];
		return double(draw, { a: -b, b: a, low, high: low + draw.int('w'), constantFirst: true });
	},

	'Solve inequalities joined by “or”'(draw) {
		const signs: [Sign, Sign] = [
			draw.random.pick(['<', '\\le'] as const),
			draw.random.pick(['>', '\\ge'] as const),
		];
		return drawnPair(draw, { join: 'or', signs, constants: [draw.int('b'), draw.int('d')] });
	},

	'Solve compound inequalities with special cases': (draw) => pairWithSigns(draw, ['toward']),
	'Find the union or intersection of two inequalities': (draw) =>
		pairWithSigns(draw, ['toward', 'toward', 'less', 'greater']),
};

type Drawn = { a: number; b: number; low: number; high: number; constantFirst?: boolean };

function double(draw: Draw, drawn: Drawn): Draft | undefined {
	const [first, second] = signsOf(draw);
	const { problem, lines, from, to, interval, ends } = solveDouble({ ...drawn, first, second });
	if (drawn.b === 0 || from.d > 6n || to.d > 6n) return undefined;
	const answer = written('interval', interval);
	const [left, right] = drawn.a > 0 ? [first, second] : [second, first];
	return {
		prompt: say`Solve ${problem}. Give the solution in interval notation.`,
		answer: withMisconceptions(
			answer,
			[
				written('interval', betweenInterval(from, withOtherEnd(left), withOtherEnd(right), to)),
				otherEnds(left, right),
			],
			drawn.a < 0
				? [
						written('interval', betweenInterval(to.neg(), right, left, from.neg())),
						'dropped the negative sign from the coefficient',
					]
				: [
						written(
							'interval',
							betweenInterval(
								new Fraction(2 * drawn.b, drawn.a).add(from),
								left,
								right,
								new Fraction(2 * drawn.b, drawn.a).add(to),
							),
						),
						drawn.b < 0
							? `subtracted ${-drawn.b} instead of adding it`
							: `added ${drawn.b} instead of subtracting it`,
					],
			[
				written('interval', union(rayInterval(left, from), rayInterval(turned(right), to))),
				drawn.a < 0
					? 'did not reverse the inequality symbols, then read the result as two rays'
					: 'gave the numbers outside the endpoints instead of between them',
			],
		),
		steps: [
			...lines,
			withFigure(sentence(say`The solution set is ${answer.body}.`, ends), {
				kind: 'set on a number line',
			}),
		],
		hints: drawn.a < 0 ? [THREE, TURN] : [THREE],
	};
}

/** The pair `<,<=` of the plan. */
function signsOf(draw: Draw): [Sign, Sign] {
	const [first = '<', second = '<'] = draw.choice('rel').split(',');
	return [signNamed(first), signNamed(second)];
}

/** Two rays that point at each other (x > 2, x < 5), or the same way. */
function pairWithSigns(draw: Draw, ways: ('toward' | 'less' | 'greater')[]): Draft | undefined {
	const [first, second] = signsOf(draw);
	const signs = {
		toward: [turned(first), second] as const,
		less: [first, second] as const,
		greater: [turned(first), turned(second)] as const,
	}[draw.random.pick(ways)];
	const join = draw.choice('join') === 'and' ? 'and' : 'or';
	const constants = [draw.random.int(-9, 9), draw.random.int(-9, 9)] as const;
	return drawnPair(draw, { join, signs, constants, special: true });
}

// Two inequalities joined by AND or OR, solved one after the other and then combined.

type Ray = { sign: Sign; at: number };

type Pair = {
	join: 'and' | 'or';
	/** Of the solved inequalities x … x1 and x … x2. */
	signs: readonly [Sign, Sign];
	constants: readonly [number, number];
	/** Set when there may be no solution. */
	special?: boolean;
};

/** ax + b … a·x1 + b joined with cx + d … c·x2 + d, with the drawn a, c, x1, x2. */
function drawnPair(draw: Draw, { join, signs, constants, special }: Pair): Draft | undefined {
	const [a, c, x1, x2] = [draw.int('a'), draw.int('c'), draw.int('x1'), draw.int('x2')];
	const [b, d] = constants;
	if (x1 === x2 || (Math.abs(a) === 1 && b === 0) || (Math.abs(c) === 1 && d === 0))
		return undefined;
	const [one, two] = [
		solvedTo(a, b, { sign: signs[0], at: x1 }),
		solvedTo(c, d, { sign: signs[1], at: x2 }),
	];
	const { answer, reading } = combined(
		join,
		{ sign: signs[0], at: x1 },
		{ sign: signs[1], at: x2 },
	);
	const note = special ? ' If there is no solution, write “no solution”.' : '';
	return {
		prompt: say`Solve ${one.problem} ${join} ${two.problem}. Give the solution in interval notation.${note}`,
		answer: withMisconceptions(
			answer,
			...mergedByValue(
				...unlessRight(
					answer,
					...mistakenPairs(join, { sign: signs[0], at: x1 }, { sign: signs[1], at: x2 }),
				),
			),
		),
		steps: [
			...labeled(one.lines, 'the first inequality'),
			...labeled(two.lines, 'the second inequality'),
			...reading,
		],
		hints: [
			say`What is the solution of each inequality by itself?`,
			join === 'and'
				? say`Draw both rays on one number line. Which numbers lie in both of them?`
				: say`Draw both rays on one number line. Which numbers lie in at least one of them?`,
		],
	};
}

function solvedTo(a: number, b: number, { sign, at }: Ray) {
	return solveInequality('x', {
		left: [term(a, 'x'), ...(b === 0 ? [] : [term(b)])],
		sign: a < 0 ? turned(sign) : sign,
		right: [term(a * at + b)],
	});
}

/** The first line is not compared with the line above: a new inequality begins there. */
const labeled = ([first, ...rest]: Line[], name: string): Line[] =>
	first ? [sentence(first.body, name), ...rest] : [];

/** What was done to the two endpoints when each was taken the other way. */
const otherEnds = (one: Sign, two: Sign): string =>
	isStrict(one) === isStrict(two)
		? `${isStrict(one) ? 'included' : 'excluded'} the endpoints`
		: 'switched the endpoint that is included with the one that is not';

/** Joined by the other word, or with the other endpoints. */
const mistakenPairs = (join: 'and' | 'or', one: Ray, two: Ray) =>
	[
		[
			combined(join === 'and' ? 'or' : 'and', one, two).answer,
			`used “${join === 'and' ? 'or' : 'and'}” instead of “${join}”`,
		],
		[
			combined(
				join,
				{ ...one, sign: withOtherEnd(one.sign) },
				{ ...two, sign: withOtherEnd(two.sign) },
			).answer,
			isLess(one.sign) === isLess(two.sign)
				? `${isStrict(keptOf(join, one, two).sign) ? 'included' : 'excluded'} the endpoint`
				: otherEnds(one.sign, two.sign),
		],
		[written('interval', rayInterval(one.sign, one.at)), 'solved only the first inequality'],
		[written('interval', rayInterval(two.sign, two.at)), 'solved only the second inequality'],
	] as const;

type Combined = { answer: DraftAnswer; reading: Line[] };

const shown = ({ sign, at }: Ray) => relation('x', sign, num(at));

/** The two rays do not begin at the same number. */
function combined(join: 'and' | 'or', one: Ray, two: Ray): Combined {
	if (isLess(one.sign) === isLess(two.sign)) return sameWay(join, one, two);
	const [above, below] = isLess(one.sign) ? [two, one] : [one, two];
	const overlap = above.at < below.at;
	if (join === 'and' && overlap) {
		const left = turned(above.sign);
		const between = betweenInterval(above.at, left, below.sign, below.at);
		const both = chained(
			num(above.at),
			left,
			{ kind: 'symbol', name: 'x' },
			below.sign,
			num(below.at),
		);
		return result(
			written('interval', between),
			say`Both inequalities are true when ${both}.`,
			'“and” means that both are true: keep the numbers that lie in both rays',
		);
	}
	if (join === 'and')
		return {
			answer: inWords('interval', 'no solution'),
			reading: [
				sentence(
					say`No number satisfies both ${shown(below)} and ${shown(above)}: there is no solution.`,
					'the two rays do not overlap',
				),
			],
		};
	if (overlap)
		return result(
			written('interval', ALL_REALS),
			say`Every number satisfies at least one of the inequalities ${shown(below)} and ${shown(above)}.`,
			'the two rays overlap and cover the whole line',
		);
	return result(
		written(
			'interval',
			union(rayInterval(below.sign, below.at), rayInterval(above.sign, above.at)),
		),
		say`At least one of the inequalities is true when ${shown(below)} or ${shown(above)}.`,
		'“or” means that at least one is true: keep the numbers that lie in at least one of the rays',
	);
}

/** Of two rays in the same direction, the one that is the solution. */
function keptOf(join: 'and' | 'or', one: Ray, two: Ray): Ray {
	const [low, high] = one.at < two.at ? [one, two] : [two, one];
	return isLess(one.sign) === (join === 'and') ? low : high;
}

function sameWay(join: 'and' | 'or', one: Ray, two: Ray): Combined {
	const kept = keptOf(join, one, two);
	return result(
		written('interval', rayInterval(kept.sign, kept.at)),
		join === 'and'
			? say`Both inequalities are true when ${shown(kept)}.`
			: say`At least one of the inequalities is true when ${shown(kept)}.`,
		join === 'and'
			? '“and” means that both are true: keep the ray that lies inside the other one'
			: '“or” means that at least one is true: keep the ray that contains the other one',
	);
}

const result = (answer: DraftAnswer, reading: Prose, why: string): Combined => ({
	answer,
	reading: [
		sentence(reading, why),
		withFigure(sentence(say`The solution set is ${answer.body}.`), {
			kind: 'set on a number line',
		}),
	],
});
