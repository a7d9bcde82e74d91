/** Graphs of relations, functions or not, as four lettered pictures; points are told so that they can be judged. */
import type { Figure } from '../family.ts';
import { type Axis, axesInWords, planeIn, type Shape } from './graph.ts';
import type { Spot } from './plane-window.ts';
import { letterOf } from './solution-line.ts';
import { spoken, svg } from './svg.ts';

export type RelationShape = {
	name: string;
	isFunction: boolean;
	/** Branches around (0, 0). */
	branches: readonly (readonly Spot[])[];
	/** Points with whole coordinates; a graph that is no function has two of them above each other. */
	told: readonly Spot[];
	hollow?: readonly Spot[];
};

const along = (from: number, to: number, at: (t: number) => Spot): Spot[] =>
	Array.from({ length: 33 }, (_, i) => at(from + (i * (to - from)) / 32));

const ellipse = (a: number, b: number): Spot[] =>
	along(0, 2 * Math.PI, (t) => [a * Math.cos(t), b * Math.sin(t)]);

export const RELATION_SHAPES: readonly RelationShape[] = [
	{
		name: 'a line',
		isFunction: true,
		branches: [
			[
				[-9, -9],
				[9, 9],
			],
		],
		told: [
			[-2, -2],
			[0, 0],
			[2, 2],
		],
	},
	{
		name: 'a parabola that opens upward',
		isFunction: true,
		branches: [along(-3, 3, (t) => [t, t * t])],
		told: [
			[-1, 1],
			[0, 0],
			[1, 1],
			[2, 4],
		],
	},
	{
		name: 'a parabola that opens downward',
		isFunction: true,
		branches: [along(-3, 3, (t) => [t, -t * t])],
		told: [
			[-1, -1],
			[0, 0],
			[1, -1],
			[2, -4],
		],
	},
	{
		name: 'a parabola that opens to the right',
		isFunction: false,
		branches: [along(-3, 3, (t) => [t * t, t])],
		told: [
			[0, 0],
			[1, 1],
			[1, -1],
			[4, 2],
			[4, -2],
		],
	},
	{
		name: 'a parabola that opens to the left',
		isFunction: false,
		branches: [along(-3, 3, (t) => [-t * t, t])],
		told: [
			[0, 0],
			[-1, 1],
			[-1, -1],
			[-4, 2],
			[-4, -2],
		],
	},
	{
		name: 'a circle',
		isFunction: false,
		branches: [ellipse(2, 2)],
		told: [
			[-2, 0],
			[0, 2],
			[0, -2],
			[2, 0],
		],
	},
	{
		name: 'the upper half of a circle',
		isFunction: true,
		branches: [along(0, Math.PI, (t) => [3 * Math.cos(t), 3 * Math.sin(t)])],
		told: [
			[-3, 0],
			[0, 3],
			[3, 0],
		],
	},
	{
		name: 'the right half of a circle',
		isFunction: false,
		branches: [along(-Math.PI / 2, Math.PI / 2, (t) => [3 * Math.cos(t), 3 * Math.sin(t)])],
		told: [
			[0, 3],
			[3, 0],
			[0, -3],
		],
	},
	{
		name: 'an absolute value graph',
		isFunction: true,
		branches: [
			[
				[-9, 9],
				[0, 0],
				[9, 9],
			],
		],
		told: [
			[-2, 2],
			[0, 0],
			[2, 2],
		],
	},
	{
		name: 'a V that lies on its side',
		isFunction: false,
		branches: [
			[
				[9, 9],
				[0, 0],
				[9, -9],
			],
		],
		told: [
			[0, 0],
			[2, 2],
			[2, -2],
		],
	},
	{
		name: 'a vertical line',
		isFunction: false,
		branches: [
			[
				[0, -12],
				[0, 12],
			],
		],
		told: [
			[0, -1],
			[0, 0],
			[0, 2],
		],
	},
	{
		name: 'a horizontal line',
		isFunction: true,
		branches: [
			[
				[-12, 0],
				[12, 0],
			],
		],
		told: [
			[-2, 0],
			[0, 0],
			[3, 0],
		],
	},
	{
		name: 'a cubic curve',
		isFunction: true,
		branches: [along(-2.2, 2.2, (t) => [t, t ** 3])],
		told: [
			[-1, -1],
			[0, 0],
			[1, 1],
		],
	},
	{
		name: 'a curve like the letter S that bends back',
		isFunction: false,
		branches: [along(-2.4, 2.4, (t) => [t ** 3 - 4 * t, t])],
		told: [
			[0, -2],
			[0, 0],
			[0, 2],
		],
	},
	{
		name: 'a zig-zag',
		isFunction: true,
		branches: [
			[
				[-6, -2],
				[-2, 2],
				[1, -1],
				[4, 2],
			],
		],
		told: [
			[-2, 2],
			[0, 0],
			[1, -1],
			[4, 2],
		],
	},
	{
		name: 'an ellipse',
		isFunction: false,
		branches: [ellipse(3, 2)],
		told: [
			[-3, 0],
			[0, 2],
			[0, -2],
			[3, 0],
		],
	},
	{
		name: 'a square root curve',
		isFunction: true,
		branches: [along(0, 3, (t) => [t * t, t])],
		told: [
			[0, 0],
			[1, 1],
			[4, 2],
		],
	},
	{
		name: 'two steps',
		isFunction: true,
		branches: [
			[
				[-9, -1],
				[0, -1],
			],
			[
				[0, 2],
				[9, 2],
			],
		],
		told: [
			[-2, -1],
			[0, 2],
			[3, 2],
		],
		hollow: [[0, -1]],
	},
];

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
