/** num.dec-ops, the four operations with signed decimals. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	divided,
	equation,
	type Expression,
	opposite,
	sum,
	times,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { exactDecimal } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../../family.ts';
import { asDecimal, placesOf } from '../../../steps/decimals.ts';

export const arithmeticSkills: Skills = {
	'Add or subtract signed decimals'(draw) {
		const [a, b] = signedPair(draw, 'a', 'b');
		const adds = draw.inTurn('op') === '+';
		const taken = adds ? b : b.neg();
		const value = a.add(taken);
		if (placesOf(a) + placesOf(b) === 0 || value.equals(0) || a.abs().equals(b.abs()))
			return undefined;
		const problem = adds ? sum(asDecimal(a), signed(b)) : difference(asDecimal(a), signed(b));
		const why = adds
			? `adding ${b.toString()} is subtracting ${b.neg().toString()}`
			: `subtracting ${b.toString()} is adding ${b.neg().toString()}`;
		return computed(
			adds ? 'sum' : 'difference',
			problem,
			value,
			[
				...(b.lt(0) ? [line(continued(sum(asDecimal(a), asDecimal(taken))), why)] : []),
				...columnLines(a, taken),
			],
			[
				say`Write the numbers with the decimal points one under the other, with the same number of places.`,
				...(b.lt(0) ? [say`First write the two signs in the middle as one sign.`] : []),
			],
		);
	},

	'Multiply decimals'(draw) {
		const [a, b] = signedPair(draw, 'a', 'b');
		const places = placesOf(a) + placesOf(b);
		const [p, q] = [a, b].map((one) => one.abs().mul(10 ** placesOf(one)));
		if (!p || !q || places < 2 || p.mul(q).mod(100).equals(0)) return undefined;
		return computed(
			'product',
			times(asDecimal(a), asDecimal(b)),
			a.mul(b),
			[
				line(
					equation(times(Number(p), Number(q)), Number(p.mul(q))),
					`multiply without the decimal points${a.lt(0) || b.lt(0) ? ' and the signs' : ''}`,
				),
				line(
					equation(times(asDecimal(a), asDecimal(b)), rounded(a.mul(b), places)),
					[
						`${placesOf(a)} + ${placesOf(b)} = ${places} decimal places`,
						signReason(a, b, 'product'),
					]
						.filter(Boolean)
						.join('; '),
				),
				...(placesOf(a.mul(b)) < places
					? [line(continued(asDecimal(a.mul(b))), 'drop zeros at the end')]
					: []),
			],
			[
				say`Multiply as with whole numbers. How many decimal places do the two factors have together?`,
			],
		);
	},

	'Divide decimals'(draw) {
		const [q, b] = signedPair(draw, 'q', 'b');
		const a = q.mul(b);
		const shift = 10 ** placesOf(b);
		if (shift === 1 || b.abs().equals(1) || q.abs().equals(1)) return undefined;
		return computed(
			'quotient',
			divided(asDecimal(a), asDecimal(b)),
			q,
			[
				line(
					continued(divided(asDecimal(a.mul(shift)), asDecimal(b.mul(shift)))),
					`multiply both numbers by ${shift} to divide by a whole number`,
				),
				line(continued(asDecimal(q)), signReason(a, b, 'quotient') || undefined),
			],
			[
				say`Move both decimal points the same number of places, until you divide by a whole number.`,
			],
		);
	},
};

/** Both positive, or one or both negative. Not in turn: the operation already is. */
function signedPair(draw: Draw, first: string, second: string): [Fraction, Fraction] {
	const [a, b] = [new Fraction(draw.int(first)), new Fraction(draw.int(second))];
	if (draw.choice('sign') === '+') return [a, b];
	const which = draw.random.int(0, 2);
	return [which === 0 ? a : a.neg(), which === 1 ? b : b.neg()];
}

const signed = (value: Fraction): Expression =>
	value.lt(0) ? brackets(asDecimal(value)) : asDecimal(value);

/** Lines from a + b, already written with one sign between. */
function columnLines(a: Fraction, b: Fraction): Line[] {
	const places = Math.max(placesOf(a), placesOf(b));
	const [far, near] = a.abs().gt(b.abs()) ? [a, b] : [b, a];
	const sameSign = a.s === b.s;
	const [big, small] = [rounded(far.abs(), places), rounded(near.abs(), places)];
	const size = sameSign
		? sum(rounded(a.abs(), places), rounded(b.abs(), places))
		: difference(big, small);
	const signs = sameSign
		? a.lt(0)
			? 'same sign: add the sizes and keep the minus sign'
			: ''
		: a.gt(0) && far === a
			? ''
			: `different signs: subtract the sizes and keep the sign of ${far.toString()}`;
	const level =
		placesOf(a) === placesOf(b)
			? ''
			: `write both with ${places === 1 ? 'one decimal place' : 'two decimal places'}`;
	const why = [signs, level].filter(Boolean).join('; ');
	return [
		...(why === '' ? [] : [line(continued(far.lt(0) ? opposite(size) : size), why)]),
		line(continued(asDecimal(a.add(b))), why === '' ? 'work place by place' : undefined),
	];
}

function signReason(a: Fraction, b: Fraction, name: string): string {
	if (a.gt(0) && b.gt(0)) return '';
	return a.s === b.s
		? `same sign: the ${name} is positive`
		: `different signs: the ${name} is negative`;
}

function computed(
	name: string,
	problem: Expression,
	value: Fraction,
	lines: Line[],
	hints: Prose[],
): Draft {
	return {
		prompt: say`Find the ${name}: ${problem}.`,
		answer: exactDecimal(value),
		steps: [line(problem), ...lines],
		hints,
	};
}
