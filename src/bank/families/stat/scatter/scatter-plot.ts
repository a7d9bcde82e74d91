/** A scatter plot, with a line of fit where one is given. */
import Fraction from 'fraction.js';
import { type Expression, num, product, sum } from '../../../../math/expression.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import { amount } from '../../../steps/amounts.ts';
import type { Figure, Shape, Spot } from '../../../figures/figure.ts';

type Fit = { slope: number; start: number };

/**
 * Both axes begin at 0; the x-axis reaches at least to `reach`. The points are named by their coordinates in the
 * alternative text.
 */
export function scatterPlot(spots: readonly Spot[], fit?: Fit, reach = 0): Figure {
	const x = axisTo(Math.max(reach, ...spots.map(([at]) => at)));
	const right = x.to;
	const heights = spots.map(([, at]) => at);
	const y = axisTo(
		Math.max(...heights, ...(fit ? [fit.start, fit.start + fit.slope * right] : [])),
	);
	const shapes: Shape[] = spots.map((at) => ({ kind: 'point', at }));
	if (fit) {
		const ends: [Spot, Spot] = [
			[0, fit.start],
			[right, fit.start + fit.slope * right],
		];
		shapes.unshift({ kind: 'curve', points: ends });
	}
	const said = listInWords(spots.map(([a, b]) => `(${a}, ${b})`));
	return {
		kind: 'graph',
		x,
		y,
		shapes,
		alt: `A scatter plot with points at ${said}.${fit ? ' A line of fit is drawn.' : ''}`,
	};
}

function axisTo(highest: number) {
	const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => highest / one <= 8) ?? 200;
	return {
		from: 0,
		to: Math.ceil((highest + step / 4) / step) * step,
		grid: step,
		numbersEvery: step,
	};
}

// Lines of fit with decimal coefficients, as formulas.

/** Whole numbers stay numbers, so that a coefficient 1 is not written. */
export const coefficient = (value: number): Expression =>
	Number.isInteger(value) ? num(value) : amount(value);

/** mx + b; b is not written when it is 0. */
export function rightSide(m: number, b: number, letter = 'x'): Expression {
	const slope = product(coefficient(m), letter);
	return b === 0 ? slope : sum(slope, coefficient(b));
}

/** mx + b with the number substituted for x. */
export function substituted(m: number, b: number, x: number): Expression {
	const slope = product(coefficient(m), { kind: 'brackets', of: amount(x) });
	const shown = m === 1 ? amount(x) : slope;
	return b === 0 ? shown : sum(shown, coefficient(b));
}

/** Exact value of mx + b. */
export const valueAt = (m: number, b: number, x: number): Fraction => new Fraction(m).mul(x).add(b);
