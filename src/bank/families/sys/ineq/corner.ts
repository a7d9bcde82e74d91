/** sys.ineq: the corner of a region at which two boundaries meet. */
import { gcd } from '../../../../math/gcd.ts';
import { num, relation, symbol, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, point, sentence, withMisconceptions } from '../../../family.ts';
import type { Spot } from '../../../figures/drawing.ts';
import {
	givenLine,
	leftSide,
	type Row,
	rowEquation,
	rowThrough,
} from '../../../steps/linear-system.ts';
import { eliminate } from '../../../steps/elimination.ts';
import { regionFigure } from '../../../steps/feasible-region.ts';

/** ax + by and cx + dy limited from above (bounded) or from below. */
export function cornerPoint(draw: Draw): Draft | undefined {
	const at = [draw.int('x'), draw.int('y')] as const;
	const rows = [
		rowThrough(draw.int('a'), draw.int('b'), at),
		rowThrough(draw.int('c'), draw.int('d'), at),
	].toSorted((one, two) => one.c / one.b - two.c / two.b) as [Row, Row];
	const bounded = draw.choice('rel') === 'bounded';
	const ends = rows.flatMap(({ a, b, c }) => [c / a, c / b]);
	const [one, two] = bounded ? rows : [rows[1], rows[0]];
	const solved = eliminate(one, two);
	if (!solved || at[0] < 1 || at[1] < 1 || at[0] === at[1] || Math.max(...ends) > 18)
		return undefined;
	if (rows.some(({ a, b, c }) => shared(a, b, c) > 1)) return undefined;
	// The figure names the corners on the axes, not the one that is sought.
	const [top, right] = [one.c / one.b, two.c / two.a];
	if (!Number.isInteger(top) || !Number.isInteger(right)) return undefined;
	const sign = bounded ? '\\le' : '\\ge';
	const limit = (row: Row) => relation(leftSide(row), sign, row.c);
	const [first, second] = draw.random.shuffle([one, two]) as [Row, Row];
	const corners: Spot[] = [[0, top], at, [right, 0], ...(bounded ? [[0, 0] as const] : [])];
	const answer = point(at[0], at[1]);
	const meeting = eliminate(first, second);
	return {
		prompt: say`The graph shows the region where ${relation('x', '\\ge', 0)}, ${relation('y', '\\ge', 0)}, ${limit(first)}, and ${limit(second)}. Find the corner point ${symbol('P')} where the two slanted boundary lines meet. Give your answer as an ordered pair.`,
		answer: withMisconceptions(
			answer,
			[point(at[1], at[0]), 'switched the coordinates'],
			[point(0, top), 'gave the corner point on the y-axis'],
			[point(right, 0), 'gave the corner point on the x-axis'],
		),
		steps: [
			{
				...givenLine(rowEquation(first), rowEquation(second)),
				why: 'these are the equations of the two slanted boundary lines',
			},
			...(meeting?.lines ?? []),
			sentence(say`The corner point ${symbol('P')} is ${tuple(num(at[0]), num(at[1]))}.`),
		],
		hints: [
			say`Point ${symbol('P')} is on both slanted boundary lines. What system of equations do its coordinates satisfy?`,
			say`How can you combine the equations to eliminate one of the variables?`,
		],
		figure: regionFigure(
			{ kind: bounded ? 'upper' : 'lower', limits: [one, two], peak: at, corners },
			[
				{ at: [0, top], name: 'Q' },
				{ at: [right, 0], name: 'R' },
			],
			'P',
		),
	};
}

const shared = (a: number, b: number, c: number): number => gcd(gcd(a, b), c);
