/** The part of stat.scatter about the points on both sides of a line of fit, all of which can be read from the grid. */
import { difference, equation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	exactDecimal,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { amount } from '../../../steps/amounts.ts';
import { rightSide, scatterPlot, substituted } from './scatter-plot.ts';
import type { Spot } from '../../../figures/figure.ts';

/** So that the grid has a line at every x and at every second y. */
const [COUNT, MOST] = [8, 16];

export function pointsQuestion(draw: Draw): Draft | undefined {
	const { random } = draw;
	const m = random.pick([1, -1]);
	const b = m > 0 ? random.int(2, 7) : random.int(10, 15);
	const counts = draw.inTurn('ask') === 'count above the line';
	const far = counts ? 0 : random.int(1, COUNT);
	const spots = Array.from({ length: COUNT }, (_, at): Spot => {
		const x = at + 1;
		const size = counts ? random.int(2, 4) : x === far ? 4 : random.int(1, 2);
		return [x, m * x + b + size * random.pick([-1, 1])];
	});
	if (spots.some(([, y]) => y < 1 || y > MOST)) return undefined;
	if (!isFitted(spots.map(([x, y]) => y - m * x - b))) return undefined;
	const about = say`The scatter plot has the line of fit ${equation('y', rightSide(m, b))}.`;
	const figure = scatterPlot(spots, { slope: m, start: b });
	const draft = counts
		? pointsAbove(about, { m, b }, spots)
		: farthest(about, { m, b }, spots[far - 1] ?? [0, 0]);
	return draft && { ...draft, figure };
}

/** The residuals add up to nearly 0, also when weighted by position: no other line is much better. */
function isFitted(residuals: readonly number[]): boolean {
	const total = residuals.reduce((sum, residual) => sum + residual, 0);
	const middle = (COUNT - 1) / 2;
	const turn = residuals.reduce((sum, residual, at) => sum + residual * (at - middle), 0);
	return Math.abs(total) <= COUNT / 2 && Math.abs(turn) <= 2 * COUNT;
}

function pointsAbove(
	about: Prose,
	{ m, b }: { m: number; b: number },
	spots: readonly Spot[],
): Draft | undefined {
	const above = spots.filter(([x, y]) => y > m * x + b);
	const below = spots.filter(([x, y]) => y < m * x + b);
	const count = above.length;
	if (count < 2 || count > COUNT - 2 || 2 * count === COUNT) return undefined;
	return {
		prompt: say`${about} How many of the data points lie above the line?`,
		answer: withMisconceptions(
			exactDecimal(count),
			[exactDecimal(COUNT - count), 'counted the points below the line'],
			[exactDecimal(COUNT), 'counted all the points'],
		),
		steps: [
			...above.map(([x, y]) =>
				sentence(
					say`At ${equation('x', x)}, the line has the ${symbol('y')}-value ${equation(substituted(m, b, x), m * x + b)}, and the point has the ${symbol('y')}-value ${y}, so it lies above the line.`,
				),
			),
			sentence(
				say`The other ${COUNT - count} data points lie below the line.`,
				`at x = ${listInWords(below.map(([x]) => `${x}`))}, the line has the y-values ${listInWords(below.map(([x]) => `${m * x + b}`))}, which are greater than ${listInWords(below.map(([, y]) => `${y}`))}`,
			),
			sentence(say`So ${count} of the data points lie above the line.`),
		],
		hints: [say`At each ${symbol('x')}-value, is the point higher or lower than the line?`],
	};
}

function farthest(
	about: Prose,
	{ m, b }: { m: number; b: number },
	[x, y]: Spot,
): Draft | undefined {
	const onLine = m * x + b;
	const distance = Math.abs(y - onLine);
	if (y % 2 === 1) return undefined;
	return {
		prompt: say`${about} One data point is farther from the line, measured vertically, than all the others. How far is this point from the line?`,
		answer: withMisconceptions(
			exactDecimal(distance),
			[exactDecimal(onLine), 'gave the y-value of the line'],
			[exactDecimal(y), 'gave the y-coordinate of the point'],
		),
		steps: [
			sentence(
				say`The farthest point is ${{ kind: 'tuple' as const, items: [amount(x), amount(y)] }}.`,
				'look for the greatest vertical distance in the plot',
			),
			line(equation(substituted(m, b, x), onLine), `find the y-value of the line at x = ${x}`),
			line(
				equation(difference(Math.max(y, onLine), Math.min(y, onLine)), distance),
				'subtract to find the vertical distance',
			),
			sentence(say`The point is ${distance} units from the line.`),
		],
		hints: [
			say`Which point looks farthest from the line?`,
			say`What is the ${symbol('y')}-value of the line at the ${symbol('x')}-value of this point?`,
		],
	};
}
