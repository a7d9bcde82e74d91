/** The part of func.domain that reads a drawn graph. */
import { type Expression, num, relation, symbol } from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type DraftAnswer, withMisconceptions, written } from '../../../answer.ts';
import { type Draw, type Line, sentence, type Skill } from '../../../family.ts';
import type { Shape } from '../../../figures/graph-shapes.ts';
import { axesAround, graph, whereIs } from '../../../figures/graph.ts';
import type { Spot } from '../../../figures/coordinate-plane.ts';
import { withSetLine } from '../../../figures/with-set-line.ts';
import { MINUS_INFINITY } from '../../../steps/inequality.ts';

type End = { at: number; closed: boolean };
type Drawn = {
	points: Spot[];
	dots: { at: Spot; filled: boolean; says: string }[];
	x: [End, End];
	y: [End, End];
	goes: string[];
};

const FREE: End = { at: Infinity, closed: false };
const BELOW: End = { at: -Infinity, closed: false };

export const drawnGraph: Skill = (draw) => {
	const drawn = draw.has('x1') ? segmentOf(draw, ...ends(draw)) : anyGraph(draw);
	if (!drawn) return undefined;
	const asked = draw.inTurn('ask') === 'range' ? 'range' : 'domain';
	const [low, high] = asked === 'domain' ? drawn.x : drawn.y;
	const end = ({ at }: End): Expression =>
		at === Infinity ? INFINITY : at === -Infinity ? MINUS_INFINITY : num(at);
	const answer = interval(
		end(low),
		end(high),
		`${low.closed ? '[' : '('}${high.closed ? ']' : ')'}`,
	);
	const letter = symbol(asked === 'domain' ? 'x' : 'y');
	const isDomain = asked === 'domain';
	const limitLine = ({ at, closed }: End, isLow: boolean): Line => {
		if (!Number.isFinite(at)) {
			const way = isDomain ? (isLow ? 'to the left' : 'to the right') : isLow ? 'down' : 'up';
			return sentence(say`The graph continues ${way} without end.`);
		}
		const place = isDomain
			? `On the ${isLow ? 'left' : 'right'}`
			: `At its ${isLow ? 'lowest' : 'highest'}`;
		return sentence(
			say`${place}, the graph ${closed ? 'reaches' : 'stops short of'} ${relation(letter, '=', num(at))}.`,
			closed ? 'a filled dot belongs to the graph' : 'a hollow dot does not belong to the graph',
		);
	};
	const spots = drawn.dots.map(({ at }) => at);
	const goes = drawn.goes.length > 0 ? ` It continues without end ${wordList(drawn.goes)}.` : '';
	const setOf = (one: End, two: End): DraftAnswer =>
		written(
			'interval',
			interval(end(one), end(two), `${one.closed ? '[' : '('}${two.closed ? ']' : ')'}`),
		);
	const reopened = (one: End): End =>
		Number.isFinite(one.at) ? { ...one, closed: !one.closed } : one;
	const axes = axesAround(spots.concat([[6, 6]]));
	const { from, to } = isDomain ? axes.x : axes.y;
	const inPicture = (one: End): End =>
		Number.isFinite(one.at) ? one : { at: one.at < 0 ? from : to, closed: true };
	return {
		prompt: say`The graph of a function is shown. Write its ${asked} in interval notation.${drawn.goes.length > 0 ? ' The graph continues beyond the edge of the picture.' : ''}`,
		answer: withMisconceptions(
			written('interval', answer),
			[setOf(...(isDomain ? drawn.y : drawn.x)), isDomain ? 'gave the range' : 'gave the domain'],
			[setOf(reopened(low), reopened(high)), switchedEnds(low, high)],
			[setOf(BELOW, FREE), 'overlooked where the graph ends'],
			[setOf(inPicture(low), inPicture(high)), 'stopped at the edges of the picture'],
		),
		steps: [
			limitLine(low, true),
			limitLine(high, false),
			withSetLine(sentence(say`The ${asked} is ${answer}.`)),
		],
		hints: [
			isDomain
				? say`How far to the left and to the right does the graph reach?`
				: say`How far down and how far up does the graph reach?`,
		],
		figure: graph({
			...axes,
			shapes: [
				{ kind: 'curve', points: drawn.points },
				...drawn.dots.map(({ at, filled }): Shape => ({ kind: 'point', at, hollow: !filled })),
			],
			alt: `${drawn.dots.map(({ at, filled, says }) => `${says} a ${filled ? 'filled' : 'hollow'} dot, ${whereIs(at)}.`).join(' ')}${goes}`,
		}),
	};
};

/** "to the left, to the right, and upward". */
const wordList = (all: readonly string[]): string =>
	all.length < 3 ? all.join(' and ') : `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`;

function ends(draw: Draw): [Spot, Spot, boolean, boolean] {
	const [x1, x2, y1, y2] = [draw.int('x1'), draw.int('x2'), draw.int('y1'), draw.int('y2')];
	const [left, right] = draw.choice('ends').split('-');
	const falls = draw.random.int(0, 1) === 1;
	return [[x1, falls ? y2 : y1], [x2, falls ? y1 : y2], left === 'closed', right === 'closed'];
}

function segmentOf(draw: Draw, p: Spot, q: Spot, pIn: boolean, qIn: boolean): Drawn {
	if (draw.has('x1') && draw.random.int(0, 3) === 0) return rayOf(p, q, pIn);
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
			return q[1] === b
				? undefined
				: segmentOf(draw, [a, b], q, filled, draw.random.int(0, 1) === 1);
		}
		case 'ray':
			return rayOf([a, b], [a + draw.random.int(1, 3), b + sign * draw.random.int(1, 2)], filled);
		case 'parabola': {
			const edge = { at: b, closed: true };
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
				y: up
					? [
							{ at: b, closed: true },
							{ at: top, closed: true },
						]
					: [
							{ at: top, closed: true },
							{ at: b, closed: true },
						],
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
			const [edge, peak] = [
				{ at: b, closed: filled },
				{ at: top, closed: true },
			];
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

/** What a learner did who took each filled end for a hollow one. */
function switchedEnds(low: End, high: End): string {
	const limits = [low, high].filter(({ at }) => Number.isFinite(at));
	const noun = limits.length > 1 ? 'endpoints' : 'endpoint';
	if (limits.every(({ closed }) => closed)) return `left out the ${noun}`;
	return limits.some(({ closed }) => closed)
		? 'confused the filled endpoint with the hollow one'
		: `included the ${noun}`;
}
