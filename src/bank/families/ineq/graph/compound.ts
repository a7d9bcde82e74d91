/** ineq.graph: compound inequalities and their number lines, each from the other. */
import { num, relation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import { type Part, solutionLine } from '../../../figures/solution-line.ts';
import { chained } from '../../../steps/inequality.ts';
import { lettered } from './lettered.ts';

type Ends = readonly [low: boolean, high: boolean];

/** A segment for AND, two rays for OR: either the inequality is given and its graph is wanted, or the other way. */
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
			mistake: 'had both circles wrong',
		},
		{
			join: other,
			ends,
			mistake: join === 'and' ? 'took "or" instead of "and"' : 'took "and" instead of "or"',
		},
		{ join, ends: [!ends[0], ends[1]] as const, mistake: 'had the left circle wrong' },
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
	const steps = compoundSteps(join, ends, [low, high]);
	const hints = [
		join === 'and'
			? say`Solutions of an "and" inequality lie between the two boundaries.`
			: say`Solutions of an "or" inequality lie on both sides, outside the two boundaries.`,
		say`Check each circle: is that boundary a solution?`,
	];
	if (draw.random.int(0, 1) === 0)
		return lettered(
			draw,
			axis,
			options.map((option) => ({ ...option, parts: parts(option) })),
			{
				prompt: say`Which number line shows all solutions of ${statement(join, ends, [low, high])}?`,
				steps,
				hints,
			},
		);
	const [right, ...wrong] = options;
	const written = (option: { join: 'and' | 'or'; ends: Ends }) =>
		statement(option.join, option.ends, [low, high]);
	return {
		prompt: say`Which compound inequality has the solutions that the number line shows?`,
		answer: multipleChoice(
			written(right),
			...wrong.map((option) => slip(written(option), option.mistake)),
		),
		steps: [...steps, sentence(say`The number line shows ${written(right)}.`)],
		hints: [
			say`Are the shaded numbers between the two circles or outside them?`,
			say`Check each circle: an open one is no solution, a closed one is.`,
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

function compoundSteps(join: 'and' | 'or', ends: Ends, bounds: Bounds): Line[] {
	const where = join === 'and' ? 'between' : 'outside';
	return [
		sentence(
			say`The solutions lie ${where} ${bounds[0]} and ${bounds[1]}.`,
			join === 'and' ? 'both parts must be true' : 'one true part is enough',
		),
		...bounds.map((bound, at) =>
			sentence(
				say`${bound} ${ends[at] ? 'is a solution: its circle is closed' : 'is no solution: its circle is open'}.`,
			),
		),
	];
}
