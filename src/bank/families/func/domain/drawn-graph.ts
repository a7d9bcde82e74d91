/** Graphs to draw, each with its ends and in words: a segment, a ray, a parabola, a semicircle, a root, an arch. */
import type { Draw } from '../../../family.ts';
import type { Spot } from '../../../figures/figure.ts';

/** `turn`: the highest or lowest point, where the graph turns instead of ending. */
export type End = { at: number; closed: boolean; turn?: Spot };
type Drawn = {
	points: Spot[];
	dots: { at: Spot; filled: boolean; says: string }[];
	x: [End, End];
	y: [End, End];
	goes: string[];
};

export const FREE: End = { at: Infinity, closed: false };
export const BELOW: End = { at: -Infinity, closed: false };

/** A segment or a ray through the points of the template, or any of the graphs. */
export const drawnShape = (draw: Draw): Drawn | undefined =>
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
