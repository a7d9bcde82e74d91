/** Where a label is clear of everything: its box meets no line, no other text and not the border of the paper. */
import type { Segment, Spot } from '../figure.ts';
import { halfWidth, segmentIn } from './drawing.ts';

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
