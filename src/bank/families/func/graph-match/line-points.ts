/** A line by two of its points, for learners who do not know the slope yet. */
import type Fraction from 'fraction.js';
import { equation, type Expression, num, symbol, tuple } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';
import { calculation } from './tested-value.ts';

/** Two points with whole coordinates no farther than `reach` from the x-axis, the first on the y-axis if it tells the lines apart. */
function pointsOf(m: Fraction, b: number, reach: number): (readonly [number, number])[] {
	const run = Number(m.d);
	// The opposite of 0 would be written -0.
	const beside = [run, -run, 2 * run, -2 * run];
	// Without a constant, all four lines pass through the origin.
	const places = m.equals(-1) ? beside : b === 0 ? [...beside, 0] : [0, ...beside];
	return places
		.map((x) => [x, m.mul(x).add(b).valueOf()] as const)
		.filter(([, y]) => Math.abs(y) <= reach)
		.slice(0, 2);
}

/** The points substituted into the equation, or the equation evaluated to find them. */
export function pointLines(
	m: Fraction,
	b: number,
	rule: (x: Expression) => Expression,
	{ reach, fromGraph }: { reach: number; fromGraph: boolean },
): Line[] {
	const points = pointsOf(m, b, reach);
	const [first, second] = points.map(([x, y]) => tuple(x, y));
	const value = ([x, y]: readonly [number, number]) =>
		say`${equation('x', x)}, ${equation('y', calculation(rule(num(x)), y))}`;
	if (!fromGraph)
		return points.map((at) =>
			sentence(say`When ${value(at)}, so the line passes through ${tuple(...at)}.`),
		);
	const both = points.map(value).reduce((one, two) => say`${one}, and when ${two}`);
	return [
		sentence(say`The line passes through ${first ?? ''} and ${second ?? ''}.`),
		sentence(
			say`For ${equation('y', rule(symbol('x')))}, when ${both}.`,
			'both points make this equation true',
		),
	];
}

export const pointsHints = (fromGraph: boolean): Prose[] =>
	fromGraph
		? [
				say`Which points does the line pass through?`,
				say`Which equation is true for the coordinates of two of these points?`,
			]
		: [
				say`Which values of ${symbol('y')} does the equation give for a few values of ${symbol('x')}?`,
				say`Which graph passes through the points that these values give?`,
			];
