/** Graphs that are drawn and read: where they begin and end, and how much of them is visible. */
import { type Expression, num, relation, symbol, tuple } from '../../../../math/expression.ts';
import { MINUS_INFINITY } from '../../../../math/inequality.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type DraftAnswer,
	type Draw,
	type Line,
	onlyIf,
	sentence,
	type Skill,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';
import type { Axis, Shape, Spot } from '../../../figures/figure.ts';

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

// Graphs to draw, each with its ends and in words: a segment, a ray, a parabola, a semicircle, a root, an arch.

/** `turn`: the highest or lowest point, where the graph turns instead of ending. */
type End = { at: number; closed: boolean; turn?: Spot };
type Drawn = {
	points: Spot[];
	dots: { at: Spot; filled: boolean; says: string }[];
	x: [End, End];
	y: [End, End];
	goes: string[];
};

const FREE: End = { at: Infinity, closed: false };
const BELOW: End = { at: -Infinity, closed: false };

/** A segment or a ray through the points of the template, or any of the graphs. */
const drawnShape = (draw: Draw): Drawn | undefined =>
	draw.choice('shape') === 'line' ? segmentOrRay(draw) : anyGraph(draw);

function segmentOrRay(draw: Draw): Drawn {
	const [p, q, pIn, qIn] = ends(draw);
	return draw.random.int(0, 3) === 0 ? rayOf(p, q, pIn) : segmentOf(p, q, pIn, qIn);
}

function ends(draw: Draw): [Spot, Spot, boolean, boolean] {
	const [x1, x2, y1, y2] = [draw.int('x1'), draw.int('x2'), draw.int('y1'), draw.int('y2')];
	const [left, right] = draw.choice('ends').split('-');
	const falls = draw.random.int(0, 1) === 1;
	return [[x1, falls ? y2 : y1], [x2, falls ? y1 : y2], left === 'closed', right === 'closed'];
}

function segmentOf(p: Spot, q: Spot, pIn: boolean, qIn: boolean): Drawn {
	const rises = q[1] > p[1];
	const [low, high] = rises
		? [
				{ at: p[1], closed: pIn },
				{ at: q[1], closed: qIn },
			]
		: [
				{ at: q[1], closed: qIn },
				{ at: p[1], closed: pIn },
			];
	return {
		points: [p, q],
		dots: [
			{ at: p, filled: pIn, says: 'The graph is a line segment. It begins at' },
			{ at: q, filled: qIn, says: 'It ends at' },
		],
		x: [
			{ at: p[0], closed: pIn },
			{ at: q[0], closed: qIn },
		],
		y: [low, high],
		goes: [],
	};
}

/** From p through q and on to the right. */
function rayOf(p: Spot, q: Spot, pIn: boolean): Drawn {
	const far: Spot = [p[0] + 40 * (q[0] - p[0]), p[1] + 40 * (q[1] - p[1])];
	const rises = q[1] > p[1];
	const start = { at: p[1], closed: pIn };
	return {
		points: [p, far],
		dots: [{ at: p, filled: pIn, says: 'The graph is a ray. It begins at' }],
		x: [{ at: p[0], closed: pIn }, FREE],
		y: rises ? [start, FREE] : [BELOW, start],
		goes: ['to the right', rises ? 'upward' : 'downward'],
	};
}

function anyGraph(draw: Draw): Drawn | undefined {
	const [a, b] = [draw.random.int(-7, 3), draw.random.int(-6, 6)];
	const up = draw.random.int(0, 1) === 1;
	const sign = up ? 1 : -1;
	const filled = draw.random.int(0, 1) === 1;
	const curve = (from: number, to: number, f: (x: number) => number): Spot[] =>
		Array.from({ length: 81 }, (_, at): Spot => {
			const x = from + ((to - from) * at) / 80;
			return [Number(x.toFixed(2)), Number(f(x).toFixed(2))];
		});
	switch (draw.random.pick(['segment', 'ray', 'parabola', 'half circle', 'root', 'arch'])) {
		case 'segment': {
			const q: Spot = [draw.random.int(a + 2, 8), draw.random.int(-7, 7)];
			return q[1] === b ? undefined : segmentOf([a, b], q, filled, draw.random.int(0, 1) === 1);
		}
		case 'ray':
			return rayOf([a, b], [a + draw.random.int(1, 3), b + sign * draw.random.int(1, 2)], filled);
		case 'parabola': {
			const edge: End = { at: b, closed: true, turn: [a, b] };
			return {
				points: curve(a - 6, a + 6, (x) => b + sign * 0.5 * (x - a) ** 2),
				dots: [
					{
						at: [a, b],
						filled: true,
						says: `The graph is a parabola. Its ${up ? 'lowest' : 'highest'} point is`,
					},
				],
				x: [BELOW, FREE],
				y: up ? [edge, FREE] : [BELOW, edge],
				goes: ['to the left', 'to the right', up ? 'upward' : 'downward'],
			};
		}
		case 'half circle': {
			const r = draw.random.int(2, 4);
			const middle = a + r;
			const top = b + sign * r;
			const edge: End = { at: b, closed: true };
			const peak: End = { at: top, closed: true, turn: [middle, top] };
			return {
				points: curve(
					a,
					a + 2 * r,
					(x) => b + sign * Math.sqrt(Math.max(0, r * r - (x - middle) ** 2)),
				),
				dots: [
					{ at: [a, b], filled: true, says: 'The graph is a semicircle. It begins at' },
					{ at: [a + 2 * r, b], filled: true, says: 'It ends at' },
					{ at: [middle, top], filled: true, says: `Its ${up ? 'highest' : 'lowest'} point is` },
				],
				x: [
					{ at: a, closed: true },
					{ at: a + 2 * r, closed: true },
				],
				y: up ? [edge, peak] : [peak, edge],
				goes: [],
			};
		}
		case 'root': {
			const edge = { at: b, closed: true };
			return {
				points: curve(a, a + 18, (x) => b + sign * 1.5 * Math.sqrt(x - a)),
				dots: [
					{
						at: [a, b],
						filled: true,
						says: 'The graph has the shape of a square root graph. It begins at',
					},
				],
				x: [{ at: a, closed: true }, FREE],
				y: up ? [edge, FREE] : [BELOW, edge],
				goes: ['to the right', up ? 'upward' : 'downward'],
			};
		}
		default: {
			const w = draw.random.int(2, 3);
			const top = b + sign * w * w;
			if (Math.abs(top) > 9) return undefined;
			const edge: End = { at: b, closed: filled };
			const peak: End = { at: top, closed: true, turn: [a + w, top] };
			return {
				points: curve(a, a + 2 * w, (x) => top - sign * (x - a - w) ** 2),
				dots: [
					{ at: [a, b], filled, says: 'The graph is part of a parabola. It begins at' },
					{ at: [a + 2 * w, b], filled, says: 'It ends at' },
					{ at: [a + w, top], filled: true, says: `Its ${up ? 'highest' : 'lowest'} point is` },
				],
				x: [
					{ at: a, closed: filled },
					{ at: a + 2 * w, closed: filled },
				],
				y: up ? [edge, peak] : [peak, edge],
				goes: [],
			};
		}
	}
}
