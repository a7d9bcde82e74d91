/** a/b = c/d with one unknown, solved by cross products. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	operand,
	product,
	quotient,
	times,
} from '../../math/expression.ts';
import { line, type Line } from '../family.ts';

/** In writing order: over and under on the left, over and under on the right. The unknown is null. */
export type Slots = readonly [
	a: number | null,
	b: number | null,
	c: number | null,
	d: number | null,
];

export function proportion([a, b, c, d]: Slots, letter: string): Expression {
	const written = (slot: number | null) => operand(slot ?? letter);
	return equation(quotient(written(a), written(b)), quotient(written(c), written(d)));
}

/** The number across from the unknown, and the two numbers of the other cross product. */
function crossed([a, b, c, d]: Slots): [partner: number, u: number, v: number] {
	const [partner, u, v] =
		a === null ? [d, b, c] : b === null ? [c, a, d] : c === null ? [b, a, d] : [a, b, c];
	if (partner === null || u === null || v === null || (d !== null && [a, b, c].every(Boolean)))
		throw new RangeError('A proportion needs exactly one unknown.');
	return [partner, u, v];
}

export function unknownOf(slots: Slots): Fraction {
	const [partner, u, v] = crossed(slots);
	return new Fraction(u * v, partner);
}

/** `why` is the reason of the first line, which is the proportion itself. */
export function proportionLines(slots: Slots, letter: string, why?: string): Line[] {
	const [partner, u, v] = crossed(slots);
	const value = unknownOf(slots);
	const multiple = partner === 1 ? operand(letter) : product(partner, letter);
	const division = equation(letter, quotient(u * v, partner));
	const last =
		partner === 1 ? 'multiply' : value.d === 1n ? 'divide' : 'write the fraction in lowest terms';
	const isReduced = value.d === BigInt(partner);
	return [
		line(proportion(slots, letter), why),
		line(equation(multiple, times(u, v)), 'set the cross products equal'),
		...(partner === 1
			? []
			: [
					line(equation(multiple, num(u * v)), 'multiply'),
					line(division, `divide both sides by ${partner}`),
				]),
		...(isReduced && partner > 1 ? [] : [line(equation(letter, num(value)), last)]),
	];
}
