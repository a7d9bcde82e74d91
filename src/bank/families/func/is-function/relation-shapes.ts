/** Graphs of relations, functions or not, as four lettered pictures; points are told so that they can be judged. */
import type { Figure } from '../../../family.ts';
import { type Axis, axesInWords, planeIn, type Shape } from '../../../figures/graph.ts';
import type { Spot } from '../../../figures/plane-window.ts';
import type { RelationShape } from './relation-shape-table.ts';
import { letterOf } from '../../../figures/solution-line.ts';
import { spoken, svg } from '../../../figures/svg.ts';

const PANEL = 132;

/** Each shape is moved so that its middle is at the given spot. */
export function fourRelations(all: readonly { shape: RelationShape; at: Spot }[]): Figure {
	const axis: Axis = { from: -6, to: 6, grid: 1, numbersEvery: 4 };
	const panels = all.map(({ shape, at }, place) => {
		const [left, top] = [14 + (place % 2) * 158, 28 + Math.floor(place / 2) * 172];
		const box = { left, top, width: PANEL, height: PANEL };
		return `<text x="${left + 6}" y="${top - 10}" font-size="17" font-weight="700">${letterOf(place)}</text>${planeIn(box, axis, axis, drawn(shape, at), { letters: false })}`;
	});
	const words = all.map(({ shape, at }, place) => {
		const inView = shape.told
			.map((spot) => moved(spot, at))
			.filter((spot) => Math.max(...spot.map(Math.abs)) <= 6);
		const hollow = (shape.hollow ?? []).map(
			(spot) => ` There is a hollow dot at ${pair(moved(spot, at))}.`,
		);
		return `Graph ${letterOf(place)}: ${shape.name}, through ${inView.map(pair).join(', ')}.${hollow.join('')}`;
	});
	return {
		svg: svg(320, 348, panels.join('')),
		alt: `Four graphs, A to D. Each is on ${axesInWords(axis, axis).replace('A coordinate', 'a coordinate')} ${words.join(' ')}`,
		width: 320,
		height: 348,
	};
}

const moved = ([x, y]: Spot, [a, b]: Spot): Spot => [x + a, y + b];

const pair = ([x, y]: Spot) => `(${spoken(x)}, ${spoken(y)})`;

function drawn({ branches, hollow = [], told }: RelationShape, at: Spot): Shape[] {
	const dots = hollow.flatMap((spot): Shape[] => {
		const other = told.find(([x]) => x === spot[0]);
		return [
			{ kind: 'point', at: moved(spot, at), hollow: true },
			...(other ? [{ kind: 'point', at: moved(other, at) } as const] : []),
		];
	});
	return [
		...branches.map((spots): Shape => ({
			kind: 'curve',
			points: spots.map((spot) => moved(spot, at)),
		})),
		...dots,
	];
}
