/** ineq.graph: the graph of a compound inequality, and the inequality from its graph. */
import { num, relation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import type { ShadedPart } from '../../../figures/figure.ts';
import { chained, orEqualTo } from '../../../steps/inequality.ts';
import { lettered } from './rays.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

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
