/**
 * ineq.graph: which of four number lines, A to D, shows the solutions of an inequality, simple or compound, and which
 * inequality a number line shows.
 */
import { type Expression, num, relation, symbol } from '../../../../math/expression.ts';
import {
	chained,
	isLess,
	isStrict,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../../../math/inequality.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	letterOf,
	type Line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import type { ShadedPart, Ticks } from '../../../figures/figure.ts';
import { orEqualTo } from '../../../steps/inequality.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

/** A wrong line and the mistake behind it; the right one has none. */
type Option = { parts: ShadedPart[]; mistake?: string };

/** Shuffles the lines, draws them as A to D and says which one is right. */
function lettered(
	draw: Draw,
	axis: Ticks,
	options: Option[],
	{ prompt, steps, hints }: Pick<Draft, 'prompt' | 'steps' | 'hints'>,
): Draft {
	const shuffled = draw.random.shuffle(options);
	const choices = shuffled.map(({ mistake }, at) => {
		const body = say`Number line ${letterOf(at)}`;
		return mistake === undefined ? { body } : distractor(body, mistake);
	});
	const right = letterOf(shuffled.findIndex(({ mistake }) => mistake === undefined));
	return {
		prompt,
		answer: letteredChoice(choices),
		steps: [...steps, sentence(say`Number line ${right} shows this.`)],
		hints,
		figure: { kind: 'four number lines', axis, lines: shuffled.map(({ parts }) => parts) },
	};
}

const SOLVE = say`What is the solution of the inequality?`;
const CIRCLE = say`Is the number at the circle a solution? That tells you whether the circle is open or closed.`;
const SIDE = say`Are the solutions less than or greater than the number at the circle? That tells you which side is shaded.`;

const ray = (sign: Sign, at: number): ShadedPart[] => {
	const end = { at, closed: !isStrict(sign) };
	return [isLess(sign) ? { from: null, to: end } : { from: end, to: null }];
};

/** What the wrong number lines show of x < c, x ≤ c, x > c, or x ≥ c. */
function mistakes(sign: Sign, c: number) {
	const circle = isStrict(sign)
		? 'a closed circle instead of an open one'
		: 'an open circle instead of a closed one';
	const side = `chose the graph of the numbers ${isLess(sign) ? 'greater' : 'less'} than ${plainNumber(c)}`;
	return { end: `chose a graph with ${circle}`, side, both: `${side}, with ${circle}` };
}

export function inequalityGraph(draw: Draw): Draft {
	const [c, sign] = [draw.int('c'), signNamed(draw.choice('rel'))];
	const flipped = draw.choice('flipped') === 'yes';
	const solution = relation('x', sign, c);
	const problem = flipped ? relation(c, turned(sign), symbol('x')) : solution;
	const read = flipped
		? [
				sentence(
					say`The inequality ${problem} means the same as ${solution}.`,
					'read it from right to left',
				),
			]
		: [];
	return rayChoice(draw, problem, { sign, c, before: read });
}

/** ax + b compared with a number; a negative a reverses the symbol. */
export function twoStepGraph(draw: Draw): Draft {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('x')];
	const { problem, lines, set } = solveInequality('x', {
		left: [term(a, 'x'), term(b)],
		sign: signNamed(draw.choice('rel')),
		right: [term(a * c + b)],
	});
	const sign = set.kind === 'ray' ? set.sign : '<';
	return rayChoice(draw, problem, {
		sign,
		c,
		before: lines,
		side: a < 0 ? 'did not reverse the inequality symbol' : undefined,
	});
}

type Ray = { sign: Sign; c: number; before: Line[]; side?: string | undefined };

function rayChoice(draw: Draw, problem: Expression, { sign, c, before, side }: Ray): Draft {
	const first = c - draw.random.int(3, 4);
	const wrong = mistakes(sign, c);
	const options: Option[] = [
		{ parts: ray(sign, c) },
		{ parts: ray(withOtherEnd(sign), c), mistake: wrong.end },
		{ parts: ray(turned(sign), c), mistake: side ?? wrong.side },
		{ parts: ray(withOtherEnd(turned(sign)), c), mistake: wrong.both },
	];
	const circle = isStrict(sign)
		? sentence(say`${c} is not a solution, so its circle is open.`, orEqualTo(false))
		: sentence(say`${c} is a solution, so its circle is closed.`, orEqualTo(true));
	return lettered(draw, { first, last: first + 7, labelEvery: 1 }, options, {
		prompt: sentenceOf(problem),
		steps: [
			...before,
			circle,
			sentence(
				say`${isStrict(sign) ? 'The' : 'The other'} solutions are ${isLess(sign) ? 'less' : 'greater'} than ${c}, so the part to the ${isLess(sign) ? 'left' : 'right'} is shaded.`,
			),
		],
		hints: before.length > 2 ? [SOLVE, CIRCLE] : [CIRCLE, SIDE],
	});
}

const sentenceOf = (problem: Expression): Prose =>
	say`Which number line shows all solutions of ${problem}?`;

// The graph of a compound inequality, and the inequality from its graph.

type Ends = readonly [low: boolean, high: boolean];

/** A segment for AND, two rays for OR: either the inequality is given and its graph is wanted, or the reverse. */
export function compoundGraph(draw: Draw): Draft | undefined {
	const [a, w] = [draw.int('a'), draw.int('w')];
	const closed = draw
		.choice('ends')
		.split('-')
		.map((end) => end === 'closed');
	const ends: Ends = [closed[0] ?? false, closed[1] ?? false];
	const join = draw.choice('join') === 'and' ? 'and' : 'or';
	const other = join === 'and' ? 'or' : 'and';
	const options = [
		{ join, ends },
		{
			join,
			ends: [!ends[0], !ends[1]] as const,
			mistake: 'switched the meanings of open and closed circles',
		},
		{
			join: other,
			ends,
			mistake:
				join === 'and'
					? 'chose the numbers outside the two circles instead of those between them'
					: 'chose the numbers between the two circles instead of those outside them',
		},
		{
			join,
			ends: [!ends[0], ends[1]] as const,
			mistake: ends[0]
				? `left out ${plainNumber(a)}, which is a solution`
				: `included ${plainNumber(a)}, which is not a solution`,
		},
	] as const;
	const [low, high] = [a, a + w];
	const parts = ({
		join: joined,
		ends: [left, right],
	}: {
		join: 'and' | 'or';
		ends: Ends;
	}): ShadedPart[] => {
		const [from, to] = [
			{ at: low, closed: left },
			{ at: high, closed: right },
		];
		return joined === 'and'
			? [{ from, to }]
			: [
					{ from: null, to: from },
					{ from: to, to: null },
				];
	};
	const first = low - draw.random.int(2, 3);
	const last = high + draw.random.int(2, 3);
	const axis = { first, last, labelEvery: last - first <= 9 ? 1 : 2 };
	const hints = [
		join === 'and'
			? say`Which numbers make both parts of the inequality true?`
			: say`Which numbers make at least one part of the inequality true?`,
		say`Is the number at each circle a solution, and what does that tell you about the circle?`,
	];
	if (draw.random.int(0, 1) === 0)
		return lettered(
			draw,
			axis,
			options.map((option) => ({ ...option, parts: parts(option) })),
			{
				prompt: say`Which number line shows all solutions of the compound inequality ${statement(join, ends, [low, high])}?`,
				steps: compoundSteps(join, ends, [low, high], 'given'),
				hints,
			},
		);
	const [right, ...wrong] = options;
	const written = (option: { join: 'and' | 'or'; ends: Ends }) =>
		statement(option.join, option.ends, [low, high]);
	return {
		prompt: say`Which compound inequality does the number line show?`,
		answer: multipleChoice(
			written(right),
			...wrong.map((option) => distractor(written(option), option.mistake)),
		),
		steps: [
			...compoundSteps(join, ends, [low, high], 'drawn'),
			sentence(say`The number line shows ${written(right)}.`),
		],
		hints: [
			say`Are the shaded numbers between the two circles or outside them?`,
			say`What does an open circle tell you about its number, and what does a closed circle tell you?`,
		],
		figure: { kind: 'number line', axis, parts: parts(right) },
	};
}

type Bounds = readonly [low: number, high: number];

function statement(join: 'and' | 'or', [left, right]: Ends, [low, high]: Bounds): Prose {
	if (join === 'and')
		return say`${chained(num(low), left ? '\\le' : '<', symbol('x'), right ? '\\le' : '<', num(high))}`;
	return say`${relation('x', left ? '\\le' : '<', low)} or ${relation('x', right ? '\\ge' : '>', high)}`;
}

/** Why the solutions are where they are, for a given inequality or a drawn graph. */
const WHERE = {
	and: { given: 'both inequalities must be true', drawn: 'read the numbers at the circles' },
	or: { given: 'one true inequality is enough', drawn: 'read the numbers at the circles' },
} as const;

function compoundSteps(
	join: 'and' | 'or',
	ends: Ends,
	bounds: Bounds,
	from: 'given' | 'drawn',
): Line[] {
	return [
		sentence(
			join === 'and'
				? say`The number line is shaded between ${bounds[0]} and ${bounds[1]}.`
				: say`The number line is shaded to the left of ${bounds[0]} and to the right of ${bounds[1]}.`,
			WHERE[join][from],
		),
		...bounds.map((bound, at) =>
			sentence(
				say`${bound} ${ends[at] ? 'is a solution: its circle is closed' : 'is not a solution: its circle is open'}.`,
				from === 'given' ? orEqualTo(ends[at] ?? false, `the symbol next to ${bound}`) : undefined,
			),
		),
	];
}
