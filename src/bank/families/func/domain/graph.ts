/** The part of func.domain that reads a drawn graph. */
import { type Expression, num, relation, symbol, tuple } from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type DraftAnswer,
	type Line,
	onlyIf,
	sentence,
	type Skill,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { MINUS_INFINITY } from '../../../steps/inequality.ts';
import { BELOW, drawnShape, type End, FREE } from './drawn-graph.ts';
import type { Axis, Shape, Spot } from '../../../figures/figure.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const drawnGraph: Skill = (draw) => {
	const drawn = drawnShape(draw);
	if (!drawn) return undefined;
	const asked = draw.inTurn('ask') === 'range' ? 'range' : 'domain';
	const [low, high] = asked === 'domain' ? drawn.x : drawn.y;
	const end = ({ at }: End): Expression =>
		at === Infinity ? INFINITY : at === -Infinity ? MINUS_INFINITY : num(at);
	const setOf = (one: End, two: End): Expression =>
		interval(end(one), end(two), `${one.closed ? '[' : '('}${two.closed ? ']' : ')'}`);
	const answer = setOf(low, high);
	const other = setOf(...(asked === 'domain' ? drawn.y : drawn.x));
	if (tex(answer) === tex(other)) return undefined; // the domain and the range must differ
	const letter = symbol(asked === 'domain' ? 'x' : 'y');
	const isDomain = asked === 'domain';
	const limitLine = ({ at, closed, turn }: End, isLow: boolean): Line => {
		if (!Number.isFinite(at)) {
			const way = isDomain ? (isLow ? 'to the left' : 'to the right') : isLow ? 'down' : 'up';
			return sentence(say`The graph continues ${way} without end.`);
		}
		const place = isDomain
			? `On the ${isLow ? 'left' : 'right'}`
			: drawn.dots.filter(({ at: [, y] }) => y === at).length > 1
				? 'At both ends'
				: `At its ${isLow ? 'lower' : 'upper'} end`;
		if (turn)
			return sentence(
				say`The ${isLow ? 'lowest' : 'highest'} point of the graph is ${tuple(...turn)}, so the ${isLow ? 'least' : 'greatest'} value of ${letter} is ${at}.`,
			);
		const edge = relation(letter, '=', num(at));
		return sentence(
			closed
				? say`${place}, the graph reaches ${edge}.`
				: say`${place}, the graph approaches ${edge} but does not reach it.`,
			closed ? 'a closed dot is part of the graph' : 'an open dot is not part of the graph',
		);
	};
	const spots = drawn.dots.map(({ at }) => at);
	const goes = drawn.goes.length > 0 ? ` It continues without end ${listInWords(drawn.goes)}.` : '';
	const wrongSet = (one: End, two: End): DraftAnswer => written('interval', setOf(one, two));
	const reopened = (one: End): End =>
		Number.isFinite(one.at) ? { ...one, closed: !one.closed } : one;
	const axes = axesAround(spots.concat([[6, 6]]));
	const { from, to } = isDomain ? axes.x : axes.y;
	const limits = [low, high].filter(({ at }) => Number.isFinite(at)).length;
	const inPicture = (one: End): End =>
		Number.isFinite(one.at) ? one : { at: one.at < 0 ? from : to, closed: true };
	const [least, greatest] = visibleRange(drawn.points, axes, isDomain ? 0 : 1);
	// A steep graph leaves the picture through its top or bottom, before the sides.
	const reachesEdges =
		(Number.isFinite(low.at) || least - from < 0.01) &&
		(Number.isFinite(high.at) || to - greatest < 0.01);
	return {
		prompt: say`The graph of a function is shown.${drawn.goes.length > 0 ? ' The graph continues beyond the edge of the picture.' : ''} Write the ${asked} of the function in interval notation.`,
		answer: withMisconceptions(
			written('interval', answer),
			[written('interval', other), isDomain ? 'gave the range' : 'gave the domain'],
			...onlyIf(
				limits > 0,
				[wrongSet(reopened(low), reopened(high)), switchedEnds(low, high)],
				[wrongSet(BELOW, FREE), `gave all real numbers, although ${whereItEnds(asked, low, high)}`],
			),
			...onlyIf(limits < 2 && reachesEdges, [
				wrongSet(inPicture(low), inPicture(high)),
				'stopped at the edges of the picture',
			]),
		),
		steps: [
			limitLine(low, true),
			limitLine(high, false),
			withFigure(sentence(say`The ${asked} is ${answer}.`), { kind: 'set on a number line' }),
		],
		hints: [
			isDomain
				? say`How far to the left and to the right does the graph reach?`
				: say`How far down and how far up does the graph reach?`,
		],
		figure: {
			kind: 'graph',
			...axes,
			shapes: [
				{ kind: 'curve', points: drawn.points },
				...drawn.dots.map(({ at, filled }): Shape => ({ kind: 'point', at, hollow: !filled })),
			],
			alt: `${drawn.dots.map(({ at, filled, says }) => `${says} ${filled ? 'a closed' : 'an open'} dot, ${whereIs(at)}.`).join(' ')}${goes}`,
		},
	};
};

/** What keeps the set from being all real numbers. */
function whereItEnds(asked: 'domain' | 'range', low: End, high: End): string {
	const [edge, ...more] = [low, high].filter(({ at }) => Number.isFinite(at));
	if (!edge || more.length > 0) return 'the graph ends';
	const [name, side] =
		asked === 'domain'
			? ['x', edge === low ? 'to the left of' : 'to the right of']
			: ['y', edge === low ? 'below' : 'above'];
	return `the graph has no points ${side} ${name} = ${plainNumber(edge.at)}`;
}

/** The mistake of taking each filled end for a hollow one. */
function switchedEnds(low: End, high: End): string {
	const limits = [low, high].filter(({ at }) => Number.isFinite(at));
	const noun = limits.length > 1 ? 'endpoints' : 'endpoint';
	if (limits.every(({ closed }) => closed)) return `left out the ${noun}`;
	return limits.some(({ closed }) => closed)
		? 'switched the open and closed endpoints'
		: `included the ${noun}`;
}

// How much of a graph is visible in its picture.

type Picture = { x: Axis; y: Axis };

const within = (value: number, { from, to }: Axis): boolean => value >= from && value <= to;
const isSeen = ([x, y]: Spot, picture: Picture): boolean =>
	within(x, picture.x) && within(y, picture.y);

/** Where the path from a spot in the picture to one outside leaves the picture. */
function exitOf(start: Spot, end: Spot, picture: Picture): Spot {
	const share = (from: number, to: number, axis: Axis): number =>
		to > axis.to
			? (axis.to - from) / (to - from)
			: to < axis.from
				? (axis.from - from) / (to - from)
				: 1;
	const part = Math.min(share(start[0], end[0], picture.x), share(start[1], end[1], picture.y));
	return [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])];
}

/** The least and the greatest coordinate of the visible part: 0 for x, 1 for y. */
export function visibleRange(
	points: readonly Spot[],
	picture: Picture,
	place: 0 | 1,
): readonly [number, number] {
	const seen = points.flatMap((one, at) => {
		if (!isSeen(one, picture)) return [];
		const next = [points[at - 1], points[at + 1]].filter((other) => other !== undefined);
		const exits = next
			.filter((other) => !isSeen(other, picture))
			.map((other) => exitOf(one, other, picture));
		return [one, ...exits];
	});
	const values = seen.map((spot) => spot[place]);
	return [Math.min(...values), Math.max(...values)];
}
