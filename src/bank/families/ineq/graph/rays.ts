/** ineq.graph: which of four number lines, A to D, shows the solutions; a compound inequality from its graph. */
import { type Expression, num, relation, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { letteredChoice, multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import {
	type Axis,
	fourSolutionLines,
	letterOf,
	type Part,
	solutionLine,
} from '../../../figures/solution-line.ts';
import {
	chained,
	isLess,
	isStrict,
	type Sign,
	signNamed,
	turned,
	withOtherEnd,
} from '../../../steps/inequality.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

/** A wrong line and the mistake behind it; the right one has none. */
export type Option = { parts: Part[]; mistake?: string };

/** Shuffles the lines, draws them as A to D and says which one is right. */
export function lettered(
	draw: Draw,
	axis: Axis,
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
		figure: fourSolutionLines(
			axis,
			shuffled.map(({ parts }) => parts),
		),
	};
}

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
			mistake: 'mixed up open and closed for both circles',
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
			mistake: 'mixed up open and closed for the left circle',
		},
	] as const;
	const [low, high] = [a, a + w];
	const parts = ({
		join: joined,
		ends: [left, right],
	}: {
		join: 'and' | 'or';
		ends: Ends;
	}): Part[] => {
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
			? say`Which numbers are greater than one boundary and less than the other?`
			: say`Which numbers are beyond one boundary or the other?`,
		say`Is each boundary itself a solution? What does that say about its circle?`,
	];
	if (draw.random.int(0, 1) === 0)
		return lettered(
			draw,
			axis,
			options.map((option) => ({ ...option, parts: parts(option) })),
			{
				prompt: say`Which number line shows all solutions of ${statement(join, ends, [low, high])}?`,
				steps: compoundSteps(join, ends, [low, high], WHERE[join].given),
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
			...compoundSteps(join, ends, [low, high], WHERE[join].drawn),
			sentence(say`The number line shows ${written(right)}.`),
		],
		hints: [
			say`Are the shaded numbers between the two circles or outside them?`,
			say`What does an open circle say about its number, and what does a closed circle say?`,
		],
		figure: solutionLine(axis, parts(right)),
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
	and: { given: 'both parts must be true', drawn: 'the part between the two circles is shaded' },
	or: { given: 'one true part is enough', drawn: 'the parts outside the two circles are shaded' },
} as const;

function compoundSteps(join: 'and' | 'or', ends: Ends, bounds: Bounds, why: string): Line[] {
	return [
		sentence(
			join === 'and'
				? say`The solutions lie between ${bounds[0]} and ${bounds[1]}.`
				: say`The solutions lie to the left of ${bounds[0]} or to the right of ${bounds[1]}.`,
			why,
		),
		...bounds.map((bound, at) =>
			sentence(
				say`${bound} ${ends[at] ? 'is a solution: its circle is closed' : 'is not a solution: its circle is open'}.`,
			),
		),
	];
}

const SOLVE = say`What is the solution of the inequality?`;
const CIRCLE = say`Is the boundary itself a solution? That decides between an open and a closed circle.`;
const SIDE = say`Are the solutions less than or greater than the boundary? That decides which side is shaded.`;

const ray = (sign: Sign, at: number): Part[] => {
	const end = { at, closed: !isStrict(sign) };
	return [isLess(sign) ? { from: null, to: end } : { from: end, to: null }];
};

const MISTAKES = {
	end: 'mixed up open and closed circles',
	side: 'shaded the wrong side',
	both: 'shaded the wrong side and mixed up open and closed circles',
} as const;

export function inequalityGraph(draw: Draw): Draft {
	const [c, sign] = [draw.int('c'), signNamed(draw.choice('rel'))];
	const flipped = draw.choice('flipped') === 'yes';
	const solution = relation('x', sign, c);
	const problem = flipped ? relation(c, turned(sign), symbol('x')) : solution;
	const read = flipped
		? [sentence(say`${problem} says the same as ${solution}.`, 'read it from right to left')]
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
		side: a < 0 ? 'did not reverse the inequality symbol' : MISTAKES.side,
	});
}

type Ray = { sign: Sign; c: number; before: Line[]; side?: string };

function rayChoice(
	draw: Draw,
	problem: Expression,
	{ sign, c, before, side = MISTAKES.side }: Ray,
): Draft {
	const first = c - draw.random.int(3, 4);
	const options: Option[] = [
		{ parts: ray(sign, c) },
		{ parts: ray(withOtherEnd(sign), c), mistake: MISTAKES.end },
		{ parts: ray(turned(sign), c), mistake: side },
		{ parts: ray(withOtherEnd(turned(sign)), c), mistake: MISTAKES.both },
	];
	const circle = isStrict(sign)
		? sentence(say`${c} is not a solution, so its circle is open.`)
		: sentence(say`${c} is a solution, so its circle is closed.`);
	return lettered(draw, { first, last: first + 7, labelEvery: 1 }, options, {
		prompt: sentenceOf(problem),
		steps: [
			...(before.length > 0 ? before : [sentence(say`The boundary is ${c}.`)]),
			circle,
			sentence(
				say`The solutions are ${isLess(sign) ? 'less' : 'greater'} than the boundary, so the part to the ${isLess(sign) ? 'left' : 'right'} is shaded.`,
			),
		],
		hints: before.length > 2 ? [SOLVE, CIRCLE] : [CIRCLE, SIDE],
	});
}

const sentenceOf = (problem: Expression): Prose =>
	say`Which number line shows all solutions of ${problem}?`;
