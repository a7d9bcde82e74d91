/** The graph of y = kx in the first quadrant with one point marked. */
import type { Figure } from '../../../family.ts';
import { type Axis, graph } from '../../../figures/graph.ts';
import { counted } from '../../../figures/drawing.ts';

const STEPS = [1, 2, 5, 10, 20, 25, 50];

/** Distance of grid lines so that at most ten fit and one goes through the value. */
const stepFor = (value: number): number | undefined =>
	STEPS.find((step) => value % step === 0 && value / step <= 9);

export const isReadable = (x: number, y: number): boolean =>
	stepFor(x) !== undefined && stepFor(y) !== undefined;

function axisFor(value: number): Axis {
	const grid = stepFor(value) ?? 1;
	return { from: 0, to: 10 * grid, grid, numbersEvery: grid > 5 ? 2 * grid : grid };
}

/** The marked point has whole coordinates above 0 that stand on the grid. */
export function proportionalGraph(x: number, y: number): Figure {
	return graph({
		x: axisFor(x),
		y: axisFor(y),
		shapes: [
			{
				kind: 'curve',
				points: [
					[0, 0],
					[10 * x, 10 * y],
				],
			},
			{ kind: 'point', at: [x, y], name: 'P', toward: [-1, 1] },
		],
		alt: `A straight line begins at the origin and passes through point P. Point P is ${counted(x, 'unit')} to the right of the y-axis and ${counted(y, 'unit')} above the x-axis.`,
	});
}
