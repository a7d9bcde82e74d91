/** The lines of a shape as straight pieces in pixels: what its texts must not touch. */
import { halfWidth, joined, segmentIn } from './draw/drawing.ts';
import type { Segment, Spot } from './figure.ts';

// Where a label is clear of everything: its box meets no line, no other text and not the border of the paper.

/** A box by its middle and half its size, in pixels. */
type Box = { at: Spot; across: number; down: number };

export type Paper = { width: number; height: number; lines: readonly Segment[]; taken: Box[] };

/** Half the height of a text, with a little space around it. */
const DOWN = 8;

/** The first spot that is clear, else the one that touches least; the text then takes its room there. */
export function settle(spots: Iterable<Spot>, text: string, paper: Paper): Spot {
	let [best, least] = [undefined as Box | undefined, Infinity];
	const size = { across: halfWidth(text) + 1, down: DOWN - 1 };
	for (const at of spots) {
		const box = { at, ...size };
		const cost = touching(box, paper);
		if (cost < least) [best, least] = [box, cost];
		if (cost === 0) break;
	}
	if (best && text !== '') paper.taken.push(best);
	return best?.at ?? [0, 0];
}

function touching(box: Box, { width, height, lines, taken }: Paper): number {
	const [x, y] = box.at;
	const over =
		Math.max(0, 1 - x + box.across, x + box.across - width + 1) +
		Math.max(0, 1 - y + box.down, y + box.down - height + 1);
	let cost = over * 20;
	for (const line of lines) cost += inside(box, line);
	for (const other of taken) cost += shared(box, other);
	return cost;
}

function shared(one: Box, other: Box): number {
	const across = one.across + other.across - Math.abs(one.at[0] - other.at[0]);
	const down = one.down + other.down - Math.abs(one.at[1] - other.at[1]);
	return across > 0 && down > 0 ? across * down : 0;
}

/** The length of a segment within a box; touching it counts as 1 more. */
function inside({ at: [x, y], across, down }: Box, segment: Segment): number {
	const box = { left: x - across, right: x + across, bottom: y - down, top: y + down };
	const part = segmentIn(box, segment);
	if (!part) return 0;
	const [[a, b], [c, d]] = part;
	return 1 + Math.hypot(c - a, d - b);
}

export function crosses([a, b]: Segment, [c, d]: Segment): boolean {
	const side = (p: Spot, q: Spot, r: Spot) =>
		(q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
	return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** From the middle of a text to the border of its box, in a direction of length 1. */
export const reachOf = ([across, down]: Spot, text: string): number =>
	halfWidth(text) * Math.abs(across) + DOWN * Math.abs(down);

/** From a spot in a direction of length 1, just far enough that the box of the text leaves room for a line there. */
export function pushed([x, y]: Spot, way: Spot, text: string): Spot {
	const reach = reachOf(way, text) + 6 - 8 * Math.abs(way[0] * way[1]);
	return [x + way[0] * reach, y + way[1] * reach];
}

/** Beside a segment: its middle first, then toward its ends, and finally the same on the other side. */
export function* alongside([[a, b], [c, d]]: Segment, side: Spot, text: string): Iterable<Spot> {
	for (const way of [side, [-side[0], -side[1]] as const])
		for (let off = 0; off <= 0.36; off += 0.04)
			for (const part of off === 0 ? [0.5] : [0.5 - off, 0.5 + off])
				yield pushed([a + (c - a) * part, b + (d - b) * part], way, text);
}

/** Ever farther from the middle of a segment, for a text that a line joins to it. */
export function* apart([[a, b], [c, d]]: Segment, [x, y]: Spot, text: string): Iterable<Spot> {
	const middle: Spot = [(a + c) / 2, (b + d) / 2];
	for (let off = reachOf([x, y], text) + 12; off < 130; off += 3)
		for (const way of [off, -off]) yield [middle[0] + x * way, middle[1] + y * way];
}

/** A spot, then ever wider rings around it. */
export function* around([x, y]: Spot): Iterable<Spot> {
	yield [x, y];
	for (let reach = 2; reach <= 44; reach += 2)
		for (let turn = 0; turn < 16; turn++)
			yield [
				x + reach * Math.cos((Math.PI / 8) * turn),
				y + reach * Math.sin((Math.PI / 8) * turn),
			];
}

/** Ever farther from a corner between the sides of its angle, `middle` the direction between them. */
export function* within([x, y]: Spot, middle: number, turn: number, least: number): Iterable<Spot> {
	for (let reach = least; reach <= least + 80; reach += 3)
		for (const part of [0, 0.12, -0.12]) {
			const angle = middle + part * Math.min(turn, 2);
			yield [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach];
		}
}

// The parts of a shape, in any coordinates; `shape.ts` draws them.

export type Mark =
	| { mark: 'path'; at: readonly Spot[]; closed?: true; dashed?: true; accent?: true; fill?: Fill }
	| {
			mark: 'ellipse';
			at: Spot;
			across: number;
			up: number;
			/** The half that is drawn; the whole ellipse when left out. */
			half?: 'upper' | 'lower';
			dashed?: true;
			fill?: Fill;
	  }
	/** The small square of a right angle at a corner whose sides go to two other spots. */
	| { mark: 'right'; at: Spot; to: readonly [Spot, Spot] }
	/** An arc from the first side counterclockwise to the second, with its text. */
	| { mark: 'angle'; at: Spot; to: readonly [Spot, Spot]; text: string }
	/** Text beside the middle of a segment, on the side away from a spot. */
	| { mark: 'side'; ends: readonly [Spot, Spot]; text: string; awayFrom: Spot }
	| { mark: 'text'; at: Spot; text: string; awayFrom?: Spot }
	| { mark: 'dot'; at: Spot };

export type Fill = 'shade' | 'paper';

/** Pixels for coordinates. */
export type Place = (spot: Spot) => Spot;

export function linesOf(mark: Mark, place: Place): Segment[] {
	switch (mark.mark) {
		case 'path':
			return joined([...mark.at, ...(mark.closed ? mark.at.slice(0, 1) : [])].map(place));
		case 'ellipse': {
			const [first, last] =
				mark.half === 'upper' ? [0, 16] : mark.half === 'lower' ? [16, 32] : [0, 32];
			return joined(
				Array.from({ length: last - first + 1 }, (_, step): Spot => {
					const angle = ((first + step) * Math.PI) / 16;
					const [x, y] = mark.at;
					return place([x + mark.across * Math.cos(angle), y + mark.up * Math.sin(angle)]);
				}),
			);
		}
		case 'right':
			return joined(squareOf(place(mark.at), mark.to.map(place)));
		case 'angle': {
			const corner = place(mark.at);
			const { from, turn, radius } = bend(corner, mark.to.map(place));
			const steps = [0, 1, 2, 3, 4, 5, 6];
			return joined(steps.map((step) => turned(corner, from + (turn * step) / 6, radius)));
		}
		case 'dot': {
			const [x, y] = place(mark.at);
			return [
				[
					[x - 3, y],
					[x + 3, y],
				],
			];
		}
		default:
			return [];
	}
}

/** Length 1, from one spot towards another. */
export function unit([a, b]: Spot, [c, d]: Spot): Spot {
	const length = Math.hypot(c - a, d - b) || 1;
	return [(c - a) / length, (d - b) / length];
}

/** The open square of a right angle: three corners. */
export function squareOf(corner: Spot, to: Spot[]): Spot[] {
	const [p = corner, q = corner] = to.map((spot) => unit(corner, spot));
	const [x, y] = corner;
	const reach = 11;
	return [
		[x + p[0] * reach, y + p[1] * reach],
		[x + (p[0] + q[0]) * reach, y + (p[1] + q[1]) * reach],
		[x + q[0] * reach, y + q[1] * reach],
	];
}

/** Narrow angles have a wider arc. */
export function bend([x, y]: Spot, to: Spot[]): { from: number; turn: number; radius: number } {
	const [from = 0, end = 0] = to.map((spot) => Math.atan2(y - spot[1], spot[0] - x));
	const turn = (end - from + 2 * Math.PI) % (2 * Math.PI);
	return { from, turn, radius: turn < 0.7 ? 30 : 20 };
}

/** The spot at this distance from another, at an angle counterclockwise from the right. */
export const turned = ([x, y]: Spot, angle: number, reach: number): Spot => [
	x + Math.cos(angle) * reach,
	y - Math.sin(angle) * reach,
];
