/**
 * Points on a path of straight and cubic pieces, in pixels: the ends of its pieces and the middles of the curved ones.
 */
import { UnreadableTex } from '../values.ts';

export type Spot = readonly [x: number, y: number];

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** @throws {UnreadableTex} for a command that no graph here uses. */
export function pathSpots(d: string): Spot[] {
	const spots: Spot[] = [];
	let pen: Spot = [0, 0];
	for (const [, command = '', list = ''] of d.matchAll(COMMAND)) {
		const [x, y] = command === command.toLowerCase() ? pen : [0, 0];
		const numbers = (list.match(NUMBER) ?? []).map(Number);
		const given = numbers.flatMap((value, at): Spot[] =>
			at % 2 === 0 ? [[x + value, y + (numbers[at + 1] ?? Number.NaN)]] : [],
		);
		const end: Spot = command === 'H' ? [numbers[0] ?? Number.NaN, pen[1]] : (given.at(-1) ?? pen);
		if (command === 'c') spots.push(middleOf(pen, given), end);
		else if (['M', 'L', 'l', 'H', 'Q'].includes(command)) spots.push(end);
		else throw new UnreadableTex(`a graph is drawn with "${command}"`);
		pen = end;
	}
	return spots;
}

function middleOf(
	start: Spot,
	[first = start, second = start, end = start]: readonly Spot[],
): Spot {
	const at = (axis: 0 | 1) => (start[axis] + 3 * first[axis] + 3 * second[axis] + end[axis]) / 8;
	return [at(0), at(1)];
}
