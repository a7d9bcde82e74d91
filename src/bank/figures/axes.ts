/** The axes that a graph needs for its points, and where a point lies, in words. */
import { plainDecimal } from '../../math/plain-notation.ts';
import { spoken } from '../../math/speech-numbers.ts';
import { counted } from '../../math/things-in-words.ts';
import type { Axes, Axis, Graph, Spot, Ticks } from './figure.ts';

/** Both axes from −reach to reach, a grid line at every unit and not too many numbers. */
export function squareAxes(reach: number): Axes {
	const [grid, numbersEvery] =
		reach <= 6
			? [1, 1]
			: reach <= 10
				? [1, 2]
				: reach <= 15
					? [1, 5]
					: reach <= 20
						? [2, 10]
						: [5, 10];
	const axis = { from: -reach, to: reach, grid, numbersEvery };
	return { x: axis, y: axis };
}

/** The least of the usual reaches that shows all spots. */
export const axesAround = (spots: readonly Spot[]): Axes => {
	const far = Math.max(...spots.flat().map(Math.abs));
	return squareAxes(
		[6, 8, 10, 12, 15, 20].find((reach) => far < reach) ?? Math.ceil(far / 10) * 10,
	);
};

/** "the point 2 units above …", "the origin" */
export const pointWhere = ([x, y]: Spot): string =>
	x === 0 && y === 0 ? 'the origin' : `the point ${whereIs([x, y])}`;

/** By steps from the axes, not by coordinates: reading those is often the question. */
export function whereIs([x, y]: Spot): string {
	const across = `${counted(Math.abs(x), 'unit')} to the ${x < 0 ? 'left' : 'right'} of`;
	const up = `${counted(Math.abs(y), 'unit')} ${y < 0 ? 'below' : 'above'}`;
	if (x === 0 && y === 0) return 'at the origin';
	if (y === 0) return `on the x-axis, ${across} the origin`;
	if (x === 0) return `on the y-axis, ${up} the origin`;
	return `${across} the y-axis and ${up} the x-axis`;
}

// A function as dots on a grid, joined in order when it is drawn as a graph.

export function dotGraph(
	spots: readonly Spot[],
	{ joined = false, axes = axesAround(spots) } = {},
): Graph {
	const said = spots.map(whereIs).join('; ');
	return {
		kind: 'graph',
		...axes,
		shapes: [
			...(joined ? [{ kind: 'curve' as const, points: spots }] : []),
			...spots.map((at) => ({ kind: 'point' as const, at })),
		],
		alt: `${joined ? 'The graph is made of line segments that join' : 'There are'} ${spots.length} dots: ${said}.`,
	};
}

// Numbers on an axis.

/** The label from which the ticks to a place between two labels are counted: the one on its left, if there is one. */
export function labelBeside({ first, labelEvery }: Ticks, at: number): number {
	const below = Math.floor(at / labelEvery) * labelEvery;
	return below >= first ? below : below + labelEvery;
}

export const labelOn = ({ unit }: Axis, value: number): string =>
	unit === 'π' ? partOfPi(value, plainDecimal, ['π', '/']) : `${plainDecimal(value)}${unit ?? ''}`;

/** A number on an axis in words: "negative 3", "3 pi over 2", "90 degrees". */
export const spokenOn = ({ unit }: Axis, value: number): string =>
	unit === 'π'
		? partOfPi(value, spoken, [' pi', ' over ']).replace(/(^|e )1? ?pi/, '$1pi')
		: `${spoken(value)}${unit === '°' ? ' degrees' : ''}`;

/** 1.5 → 3π/2, 1 → π: quarters at the finest. */
function partOfPi(
	value: number,
	write: (n: number) => string,
	[pi, bar]: [string, string],
): string {
	if (value === 0) return '0';
	const isWhole = (number: number) => Math.abs(number - Math.round(number)) < 1e-6;
	const under = [1, 2, 3, 4, 6, 8, 12, 24].find((one) => isWhole(value * one)) ?? 1;
	const over = write(Math.round(value * under)).replace(/(?<!\d)1$/, pi === 'π' ? '' : '1');
	return `${over}${pi}${under === 1 ? '' : `${bar}${under}`}`;
}
