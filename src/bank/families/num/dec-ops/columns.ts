/** Decimals added and subtracted in columns. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	type Expression,
	opposite,
	sum,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { line, type Line } from '../../../family.ts';
import { asDecimal, placesOf } from '../../../steps/decimals.ts';

/** Lines from a + b; `asSum` says why it is a sum when it is written with a minus sign between. */
export function columnLines(a: Fraction, b: Fraction, asSum: string): Line[] {
	const places = Math.max(placesOf(a), placesOf(b));
	const [far, near] = a.abs().gt(b.abs()) ? [a, b] : [b, a];
	const sameSign = a.s === b.s;
	const sized = (shown: (value: Fraction) => Expression) => {
		const size = sameSign
			? sum(shown(a.abs()), shown(b.abs()))
			: difference(shown(far.abs()), shown(near.abs()));
		return continued(far.lt(0) ? opposite(size) : size);
	};
	const signs = sameSign
		? a.lt(0)
			? `${asSum}both numbers are negative, so add their absolute values and keep the negative sign`
			: ''
		: a.gt(0) && far === a
			? ''
			: `${asSum}the signs are different, so subtract the absolute values and keep the sign of ${far.toString()}`;
	const level =
		placesOf(a) === placesOf(b)
			? ''
			: `write both with ${places === 1 ? 'one decimal place' : 'two decimal places'}`;
	return [
		...(signs === '' ? [] : [line(sized(asDecimal), signs)]),
		...(level === ''
			? []
			: [
					line(
						sized((value) => rounded(value, places)),
						level,
					),
				]),
		line(
			continued(asDecimal(a.add(b))),
			signs === '' && level === ''
				? `line up the decimal points and ${sameSign ? 'add' : 'subtract'}`
				: undefined,
		),
	];
}

/** A sum of positive decimals added in the wrong columns or without carrying. */
export function wrongColumns(a: Fraction, b: Fraction): readonly [Fraction, string] {
	const [p, q] = [placesOf(a), placesOf(b)];
	const unit = 10 ** Math.max(p, q);
	if (p !== q)
		return [
			a
				.mul(10 ** p)
				.add(b.mul(10 ** q))
				.div(unit),
			'lined up the last digits instead of the decimal points',
		];
	const uncarried = withoutCarrying(Number(a.mul(unit)), Number(b.mul(unit)));
	const value = a.add(b);
	return value.mul(unit).equals(uncarried)
		? [value.mul(10), 'placed the decimal point one place too far to the right']
		: [new Fraction(uncarried).div(unit), 'added each column without carrying'];
}

/** 45 + 27 = 62: each column keeps its last digit alone. */
const withoutCarrying = (a: number, b: number): number =>
	a === 0 || b === 0
		? a + b
		: 10 * withoutCarrying(Math.floor(a / 10), Math.floor(b / 10)) + (((a % 10) + (b % 10)) % 10);
