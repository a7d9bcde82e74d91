/** ineq.story: write or solve an inequality from a story. */
import {
	type Expression,
	num,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { chained, type Sign, turned } from '../../../../math/inequality.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { COUNTS, ORDINALS } from '../../../../math/speech-numbers.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	mergedByValue,
	sentence,
	type Skills,
	withAlternatives,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { bracket, type Piece } from '../../../steps/solve-equation.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';
import { COUNT_LIMITS, type CountLimit } from './count-limits.ts';
import { modeledRange } from './modeled-range.ts';
import { comparedPlans } from './plans.ts';
import { limitInWords, limitsInWords } from './worded-limits.ts';

// ineq.story: f + r·x against a limit, answered with a whole number.

/** Without a fixed part `f`, one step solves the inequality. */
type Numbers = { f?: number; r: number; limit: number };

type Stated = {
	story: CountLimit;
	text: Prose;
	bound: number;
	/** The bound that leaves out the fixed part. */
	unfixed: number;
	/** The bound when the fixed part is added instead of subtracted. */
	added: number;
	/** The boundary is not a whole number. */
	rounded: boolean;
	sign: Sign;
	lines: Line[];
};

/** Where the boundary itself is a whole number. */
const LIMIT_LEFT_OUT = 'did not allow the total to equal the limit';

/** The solution as an inequality for the whole number: b ≤ 12. */
function wholeNumberLimit(draw: Draw, numbers: Numbers): Draft | undefined {
	const stated = statedLimit(draw, numbers);
	if (!stated) return undefined;
	const { story, text, bound, unfixed, rounded, sign, lines } = stated;
	const letter = symbol(story.letter);
	const possible = (limit: number, other: Sign = sign) =>
		written('inequality', relation(letter, other, limit));
	const most = story.kind === 'most';
	const answer = withMisconceptions(
		possible(bound),
		...mergedByValue(
			rounded
				? [possible(bound + (most ? 1 : -1)), `rounded ${most ? 'up' : 'down'}`]
				: [possible(bound - (most ? 1 : -1)), LIMIT_LEFT_OUT],
			...(numbers.f === undefined
				? []
				: [[possible(unfixed), `did not subtract ${story.part}`] as const]),
		),
		[
			possible(bound, turned(sign)),
			`${rounded ? 'rounded correctly but ' : ''}reversed the inequality symbol`,
		],
	);
	return {
		prompt: say`${text} Let ${letter} be the number of ${story.counted}. Write and solve an inequality to find the ${most ? say`possible values of ${letter}` : say`values of ${letter} that meet this goal`}. Write your answer using a whole number and a symbol that includes “or equal to”.`,
		answer,
		steps: lines,
		hints: hintsFor(story, rounded),
	};
}

/** The greatest or least whole number itself. */
function extremeCount(draw: Draw): Draft | undefined {
	const stated = statedLimit(draw, { f: draw.int('f'), r: draw.int('r'), limit: draw.int('T') });
	if (!stated) return undefined;
	const { story, text, bound, unfixed, added, rounded, lines } = stated;
	const mistakes: (readonly [value: number, why: string])[] = [
		story.kind === 'most'
			? rounded
				? [bound + 1, `rounded up, even though ${bound + 1} would go over the limit`]
				: [bound - 1, LIMIT_LEFT_OUT]
			: rounded
				? [bound - 1, `rounded down, even though ${bound - 1} would not be enough`]
				: [bound + 1, LIMIT_LEFT_OUT],
		[unfixed, `did not subtract ${story.part}`],
		[added, `added ${story.part} instead of subtracting it`],
	];
	return {
		prompt: say`${text} What is the ${story.asked}?`,
		answer: withMisconceptions(
			integer(bound),
			...withAlternatives(mistakes, (one, other) => one === other).map(
				([wrong, why]): WrongAnswer => [integer(wrong), why],
			),
		),
		steps: [
			sentence(say`Let ${symbol(story.letter)} be the number of ${story.counted}.`),
			...lines,
			sentence(say`The ${story.asked} is ${bound}.`),
		],
		hints: hintsFor(story, rounded),
	};
}

function statedLimit(draw: Draw, { f: fixed, r, limit }: Numbers): Stated | undefined {
	if (fixed === 0) return undefined;
	const f = fixed ?? 0;
	const setting = caseOf(COUNT_LIMITS, draw.choice('ctx'));
	if (!setting.fits(f, r, limit)) return undefined;
	const story = setting.tell(f, r, limit, draw.random);
	const most = story.kind === 'most';
	const exact = (limit - f) / r;
	const boundOf = (total: number) => (most ? Math.floor(total / r) : Math.ceil(total / r));
	const bound = boundOf(limit - f);
	const [unfixed, added] = [boundOf(limit), boundOf(limit + f)];
	// A bound that the story names already could be copied from it.
	if (bound < 3 || bound > 60 || bound === r || bound === f) return undefined;
	// A fixed part that hardly counts does not show what was done with it.
	if (f !== 0 && (unfixed === bound || added === unfixed)) return undefined;
	const letter = story.letter;
	const sign: Sign = most ? '\\le' : '\\ge';
	const { lines, set } = solveInequality(letter, {
		left: [term(r, letter), ...(f === 0 ? [] : [term(f)])],
		sign,
		right: [term(limit)],
	});
	const [first, ...rest] = lines;
	if (!first || set.kind !== 'ray') return undefined;
	const rounding = sentence(
		say`Because ${symbol(letter)} is a whole number and ${num(set.at)} is between ${Math.floor(exact)} and ${Math.ceil(exact)}, ${relation(letter, sign, bound)}.`,
		most
			? 'round down: the next whole number would go over the limit'
			: 'round up: the whole number below would not be enough',
	);
	return {
		story,
		rounded: !Number.isInteger(exact),
		sign,
		bound,
		unfixed,
		added,
		text: say`${story.limit} ${f === 0 ? '' : say`${story.fixed} `}${story.each}`,
		lines: [
			{ ...first, why: `${story.total} is ${most ? 'at most' : 'at least'} ${limit}` },
			...rest,
			...(Number.isInteger(exact) ? [] : [rounding]),
		],
	};
}

const hintsFor = ({ counted, letter, total }: CountLimit, rounded: boolean): Prose[] => [
	say`If ${symbol(letter)} is the number of ${counted}, how can you write ${total.split(',', 1).join('')} in terms of ${symbol(letter)}?`,
	...(rounded
		? [say`The number of ${counted} is a whole number. Should the result be rounded up or down?`]
		: []),
];

// ineq.story: the score that lifts a mean to a target.

/** `n` tests in all; the scores of all but the last are drawn near the target mean. */
function averageTarget(draw: Draw): Draft | undefined {
	const [n, m] = [draw.int('n'), draw.int('m')];
	const scores = Array.from({ length: n - 1 }, () => draw.random.int(m - 12, Math.min(99, m + 12)));
	const total = scores.reduce((all, score) => all + score, 0);
	const needed = n * m - total;
	if (new Set(scores).size < scores.length || needed < 55 || needed > 100 || needed === m)
		return undefined;
	// Leaving out a score that equals the mean changes nothing.
	if (scores.includes(m)) return undefined;
	const name = draw.random.pick(FIRST_NAMES);
	const [last, s] = [ORDINALS[n - 1] ?? '', symbol('s')];
	const all = sum(...scores, s);
	const first = `${scores.slice(0, -1).join(', ')}${n > 3 ? ',' : ''}`;
	return {
		prompt: say`A course has ${COUNTS[n] ?? ''} tests that count equally, each out of 100. On the first ${COUNTS[n - 1] ?? ''}, ${name} scored ${first} and ${String(scores.at(-1))}. What is the lowest score on the ${last} test that gives ${name} a mean of at least ${String(m)}?`,
		answer: withMisconceptions(
			integer(needed),
			[integer(m), 'gave the target mean'],
			[
				integer(2 * m - Math.floor(total / (n - 1))),
				`counted the mean of the first ${COUNTS[n - 1]} tests as a single score${total % (n - 1) === 0 ? '' : ', and rounded up'}`,
			],
			...((n - 1) * m > total
				? ([
						[integer((n - 1) * m - total), `multiplied the mean by ${n - 1} instead of by ${n}`],
					] satisfies WrongAnswer[])
				: []),
		),
		steps: [
			sentence(say`Let ${s} be the score on the ${last} test.`),
			line(relation(quotient(all, n), '\\ge', m), `the mean of all ${n} scores is at least ${m}`),
			line(relation(all, '\\ge', n * m), `multiply both sides by ${n}`),
			line(relation(sum(total, s), '\\ge', num(n * m)), 'add the known scores'),
			line(relation(s, '\\ge', needed), `subtract ${total} from both sides`),
			sentence(say`The lowest score that gives a mean of at least ${m} is ${needed}.`),
		],
		hints: [
			say`Let ${s} be the score on the ${last} test. How can you write the mean of all ${n} scores in terms of ${s}?`,
			say`How many points must all ${n} scores add up to for a mean of ${m}?`,
		],
	};
}

export const skills: Skills = {
	'Write an inequality for a limit': limitInWords,
	'Write inequalities for limits and ranges': limitsInWords,
	'Solve one-step limit problems': (draw) =>
		wholeNumberLimit(draw, {
			r: draw.int('r'),
			limit: draw.int('r') * draw.int('q') + draw.int('extra'),
		}),
	'Solve budget and capacity problems': (draw) =>
		wholeNumberLimit(draw, { f: draw.int('f'), r: draw.int('r'), limit: draw.int('T') }),
	'Solve budget and goal problems': extremeCount,
	'Solve average and target problems': averageTarget,
	'Compare two plans with an inequality': (draw) => {
		const [f1, r1, r2, x] = [draw.int('f1'), draw.int('r1'), draw.int('r2'), draw.int('x')];
		return comparedPlans(draw, { f1, r1, f2: f1 + (r1 - r2) * x, r2 }, 'inequality');
	},
	'Find when one plan costs less': (draw) => {
		const [f1, f2, r1, r2] = [draw.int('f1'), draw.int('f2'), draw.int('r1'), draw.int('r2')];
		return comparedPlans(draw, { f1, r1, f2, r2 }, 'interval');
	},
	'Solve inequality problems in geometry': areaOrPerimeter,
	'Write a compound inequality for a situation': modeledRange,
};

// The longest side that a limit for the perimeter or the area allows.

const X = symbol('x');

type Shape = {
	text: Prose;
	/** The length or height that the formula needs. */
	named: Prose;
	left: Piece[];
	why: string;
	/** The line with the formula as it is, where the first one is simpler already, and what leads on. */
	begin?: Expression;
	next?: string;
	side: string;
	hint: Prose;
};

function areaOrPerimeter(draw: Draw): Draft | undefined {
	const [a, b, limit] = [draw.int('a'), draw.int('b'), draw.int('P')];
	const shape =
		draw.choice('shape') === 'rectangle' ? rectangle(a, b, limit) : triangle(a, b, limit);
	const { lines, set } = solveInequality('x', {
		left: shape.left,
		sign: '\\le',
		right: [term(limit)],
	});
	if (set.kind !== 'ray' || set.at.lt(2) || set.at.d > 4n || b === 1) return undefined;
	const answer = withMisconceptions(
		written('inequality', chained(num(0), '<', X, '\\le', num(set.at))),
		[
			written('inequality', relation(X, '\\le', num(set.at))),
			'did not use the fact that x is positive',
		],
		[written('inequality', relation(X, '\\ge', num(set.at))), 'reversed the inequality symbol'],
		[
			written('inequality', chained(num(0), '<', X, '<', num(set.at))),
			'did not include the upper limit',
		],
	);
	const [first, ...rest] = lines;
	if (!first) return undefined;
	return {
		prompt: say`${shape.text} Write an inequality that gives all possible values of ${X}. Remember that ${X} is positive.`,
		answer,
		steps: [
			sentence(shape.named),
			...(shape.begin
				? [line(shape.begin, shape.why), { ...first, why: shape.next }]
				: [{ ...first, why: shape.why }]),
			...rest,
			withFigure(sentence(say`${shape.side} is positive, so ${answer.body}.`), {
				kind: 'set on a number line',
			}),
		],
		hints: [shape.hint, say`Which solutions of the inequality are not possible here?`],
	};
}

/** Width x and length ax + b; their perimeter is 2(x + ax + b). */
const rectangle = (a: number, b: number, limit: number): Shape => {
	const times = a === 2 ? 'twice' : `${a} times`;
	return {
		text: say`A rectangle is ${X} meters wide. Its length is ${b} meters more than ${times} its width. Its perimeter is at most ${limit} meters.`,
		named: say`The length is ${sum(product(a, X), b)} meters.`,
		left: [bracket(2, term(1, 'x'), term(a, 'x'), term(b))],
		why: `the perimeter, twice the sum of the width and the length, is at most ${limit}`,
		side: 'The width',
		hint: say`How can you write the length and then the perimeter in terms of ${X}?`,
	};
};

/** Base 2a and height b + x: the area is a(b + x). */
const triangle = (a: number, b: number, limit: number): Shape => ({
	text: say`A triangle has a base of ${2 * a} centimeters and a height of ${b} centimeters. Its height is increased by ${X} centimeters. The area must then be at most ${limit} square centimeters.`,
	named: say`The new height is ${sum(b, X)} centimeters.`,
	left: [bracket(a, term(b), term(1, 'x'))],
	why: `the area, half of the base times the height, is at most ${limit}`,
	begin: relation(product(num('1/2'), num(2 * a), sum(b, X)), '\\le', num(limit)),
	next: `multiply 1/2 by ${2 * a}`,
	side: 'The increase',
	hint: say`How can you write the new height and then the area in terms of ${X}?`,
});
