/**
 * Shapes of graphs around (0, 0), functions and others: a table. A row is one shape, drawn from `branches` and stated in
 * words by `name` and `stated`; rows are drawn from by chance, so a new one changes questions that are already published.
 */
import type { Spot } from '../../../figures/figure.ts';

export type RelationShape = {
	name: string;
	isFunction: boolean;
	/** Branches around (0, 0). */
	branches: readonly (readonly Spot[])[];
	/** Points with whole coordinates; a graph that is not a function has two of them above each other. */
	stated: readonly Spot[];
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
		stated: [
			[-2, -2],
			[0, 0],
			[2, 2],
		],
	},
	{
		name: 'a parabola that opens upward',
		isFunction: true,
		branches: [along(-3, 3, (t) => [t, t * t])],
		stated: [
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
		stated: [
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
		stated: [
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
		stated: [
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
		stated: [
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
		stated: [
			[-3, 0],
			[0, 3],
			[3, 0],
		],
	},
	{
		name: 'the right half of a circle',
		isFunction: false,
		branches: [along(-Math.PI / 2, Math.PI / 2, (t) => [3 * Math.cos(t), 3 * Math.sin(t)])],
		stated: [
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
		stated: [
			[-2, 2],
			[0, 0],
			[2, 2],
		],
	},
	{
		name: 'a V on its side',
		isFunction: false,
		branches: [
			[
				[9, 9],
				[0, 0],
				[9, -9],
			],
		],
		stated: [
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
		stated: [
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
		stated: [
			[-2, 0],
			[0, 0],
			[3, 0],
		],
	},
	{
		name: 'a curve that rises all the way from left to right',
		isFunction: true,
		branches: [along(-2.2, 2.2, (t) => [t, t ** 3])],
		stated: [
			[-1, -1],
			[0, 0],
			[1, 1],
		],
	},
	{
		name: 'a wavy curve that doubles back',
		isFunction: false,
		branches: [along(-2.4, 2.4, (t) => [t ** 3 - 4 * t, t])],
		stated: [
			[0, -2],
			[0, 0],
			[0, 2],
		],
	},
	{
		name: 'a zigzag',
		isFunction: true,
		branches: [
			[
				[-6, -2],
				[-2, 2],
				[1, -1],
				[4, 2],
			],
		],
		stated: [
			[-4, 0],
			[-2, 2],
			[1, -1],
			[4, 2],
		],
	},
	{
		name: 'an oval',
		isFunction: false,
		branches: [ellipse(3, 2)],
		stated: [
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
		stated: [
			[0, 0],
			[1, 1],
			[4, 2],
		],
	},
	{
		name: 'a step graph',
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
		stated: [
			[-2, -1],
			[0, 2],
			[3, 2],
		],
		hollow: [[0, -1]],
	},
];
