/** Pairs that common slips in solving a system lead to, each with what was done. */
import Fraction from 'fraction.js';
import { term } from '../../math/polynomial.ts';
import { mergedByValue, point, type WrongAnswer } from '../family.ts';
import type { Letters, Row } from './linear-system.ts';
import { plainTerm } from './equation-sides.ts';

/** One slip, all that follows done right. */
export type Slip = { x: Fraction; y: Fraction; why: string };

/** Values with large denominators make a learner look again; they are not typed. */
const isTyped = ({ x, y }: Slip): boolean => x.d <= 12n && y.d <= 12n;

export const wrongPairs = (x: Fraction, y: Fraction, slips: readonly Slip[]): WrongAnswer[] =>
	mergedByValue(
		[point(y, x), 'switched the values of x and y'],
		...slips.filter(isTyped).map((one): WrongAnswer => [point(one.x, one.y), one.why]),
	);

const pairOf = (known: 'x' | 'y', value: Fraction, rest: Fraction) =>
	known === 'x' ? { x: value, y: rest } : { x: rest, y: value };

const restOf = ({ a, b, c }: Row, known: 'x' | 'y', value: Fraction): Fraction =>
	known === 'x' ? value.mul(-a).add(c).div(b) : value.mul(-b).add(c).div(a);

/** Slips after the value of one variable is substituted in the row. */
export function slipsAfter(row: Row, known: 'x' | 'y', value: Fraction, [x, y]: Letters): Slip[] {
	const [have, rest, letter] = known === 'x' ? [row.a, row.b, y] : [row.b, row.a, x];
	const constant = value.mul(have);
	const right = restOf(row, known, value);
	const size = constant.abs().toFraction();
	const wrongWay = constant.lt(0)
		? `subtracted ${size} instead of adding it`
		: `added ${size} instead of subtracting it`;
	return [
		...(constant.equals(0)
			? []
			: [{ ...pairOf(known, value, constant.add(row.c).div(rest)), why: wrongWay }]),
		...(rest < 0
			? [
					{
						...pairOf(known, value, right.neg()),
						why: `dropped the negative sign from ${plainTerm(term(rest, letter)).replace('-', '−')}`,
					},
				]
			: []),
	];
}

/** The multiplied rows added where they must be subtracted, or the reverse. */
export function wronglyCombined(
	[one, two]: readonly [Row, Row],
	{ gone, added }: { gone: 'x' | 'y'; added: boolean },
	source: Row,
	[x, y]: Letters,
): Slip[] {
	const [known, p, q] =
		gone === 'x' ? (['y', one.b, two.b] as const) : (['x', one.a, two.a] as const);
	const sign = added ? -1 : 1;
	const coefficient = p + sign * q;
	if (coefficient === 0) return [];
	const value = new Fraction(one.c + sign * two.c, coefficient);
	const letter = gone === 'x' ? x : y;
	const how = added
		? `subtracted the equations as if the ${letter}-terms were equal`
		: `added the equations as if the ${letter}-terms were opposites`;
	return [
		{
			...pairOf(known, value, restOf(source, known, value)),
			why: how,
		},
	];
}
