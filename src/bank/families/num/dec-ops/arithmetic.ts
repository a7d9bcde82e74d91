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
import {
	type Draft,
	type Draw,
	exactDecimal,
	type Line,
	line,
	reversedSign,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, placesOf } from '../../../steps/amounts.ts';

// Decimals added and subtracted in columns.

/** Lines from a + b; `asSum` says why it is a sum when it is written with a minus sign between. */
function columnLines(a: Fraction, b: Fraction, asSum: string): Line[] {
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
		...(signs === '' ? [] : [line(sized(amount), signs)]),
		...(level === ''
			? []
			: [
					line(
						sized((value) => rounded(value, places)),
						level,
					),
				]),
		line(
			continued(amount(a.add(b))),
			signs === '' && level === ''
				? `line up the decimal points and ${sameSign ? 'add' : 'subtract'}`
				: undefined,
		),
	];
}

/** A sum of positive decimals added in the wrong columns or without carrying. */
function wrongColumns(a: Fraction, b: Fraction): readonly [Fraction, string] {
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

export const arithmeticSkills: Skills = {
	'Add or subtract signed decimals'(draw) {
		const [a, b] = signedPair(draw, 'a', 'b');
		const adds = draw.inTurn('op') === '+';
		const taken = adds ? b : b.neg();
		const value = a.add(taken);
		if (placesOf(a) + placesOf(b) === 0 || value.equals(0) || a.abs().equals(b.abs()))
			return undefined;
		const problem = adds ? sum(amount(a), signed(b)) : difference(amount(a), signed(b));
		const why = adds
			? `adding ${b.toString()} is the same as subtracting ${b.neg().toString()}`
			: `subtracting ${b.toString()} is the same as adding ${b.neg().toString()}`;
		const oneSign = b.lt(0) && (!adds || a.gt(b.abs()));
		return computed(
			adds ? 'sum' : 'difference',
			problem,
			value,
			[
				...(oneSign ? [line(continued(sum(amount(a), amount(taken))), why)] : []),
				...columnLines(a, taken, adds || oneSign ? '' : `${why}: `),
			],
			sumHints(a, b, adds, oneSign),
			[
				a.sub(taken),
				b.lt(0)
					? 'ignored the negative sign of the second number'
					: adds
						? 'subtracted instead of adding'
						: 'added instead of subtracting',
			],
			a.gt(0) && taken.gt(0)
				? wrongColumns(a, taken)
				: [value.neg(), adds ? wrongSign(a, b, value) : 'subtracted in the reverse order'],
		);
	},

	'Multiply decimal numbers'(draw) {
		const [a, b] = signedPair(draw, 'a', 'b');
		const places = placesOf(a) + placesOf(b);
		const [p, q] = [a, b].map((one) => one.abs().mul(10 ** placesOf(one)));
		if (!p || !q || places < 2 || p.mul(q).mod(100).equals(0)) return undefined;
		const negatives = [a, b].filter((one) => one.lt(0)).length;
		return computed(
			'product',
			times(amount(a), amount(b)),
			a.mul(b),
			[
				line(
					equation(times(Number(p), Number(q)), Number(p.mul(q))),
					`multiply as whole numbers, without the decimal points${['', ' or the negative sign', ' or the signs'][negatives]}`,
				),
				line(
					equation(times(amount(a.abs()), amount(b.abs())), rounded(a.mul(b).abs(), places)),
					`the product has ${placesOf(a)} + ${placesOf(b)} = ${places} decimal places`,
				),
				...(negatives === 0
					? []
					: [
							line(
								equation(times(amount(a), amount(b)), rounded(a.mul(b), places)),
								signReason(a, b, 'product'),
							),
						]),
				...(placesOf(a.mul(b)) < places
					? [
							line(
								continued(amount(a.mul(b))),
								`drop the ${places - placesOf(a.mul(b)) === 1 ? 'zero' : 'zeros'} at the end`,
							),
						]
					: []),
			],
			[
				say`What is the product without the decimal points? How many decimal places do the factors have in all?`,
				...(negatives > 0 ? [say`What is the sign of the product?`] : []),
			],
			[a.mul(b).mul(10), 'placed the decimal point one place too far to the right'],
			[a.mul(b).div(10), 'placed the decimal point one place too far to the left'],
			...(negatives > 0 ? [[a.mul(b).neg(), reversedSign('product', a.mul(b))] as const] : []),
		);
	},

	'Divide decimal numbers'(draw) {
		const [q, b] = signedPair(draw, 'q', 'b');
		const a = q.mul(b);
		const shift = 10 ** placesOf(b);
		if (shift === 1 || b.abs().equals(1) || q.abs().equals(1)) return undefined;
		const whole = b.lt(0) ? 'an integer' : 'a whole number';
		return computed(
			'quotient',
			divided(amount(a), amount(b)),
			q,
			[
				line(
					continued(divided(amount(a.mul(shift)), amount(b.mul(shift)))),
					`multiply both numbers by ${shift} so that the divisor is ${whole}`,
				),
				line(
					continued(amount(q)),
					[
						`divide: ${b.abs().mul(shift).toString()} × ${q.abs().toString()} = ${a.abs().mul(shift).toString()}`,
						signReason(a, b, 'quotient'),
					]
						.filter(Boolean)
						.join('; '),
				),
			],
			[say`By what power of ${10} can you multiply both numbers so that the divisor is ${whole}?`],
			[q.div(shift), 'moved the decimal point only in the divisor'],
			[q.mul(shift), 'moved the decimal point only in the dividend'],
			...(a.lt(0) || b.lt(0) ? [[q.neg(), reversedSign('quotient', q)] as const] : []),
		);
	},
};

/** Of the sum of two numbers that are not both positive. */
const wrongSign = (a: Fraction, b: Fraction, value: Fraction): string =>
	a.s === b.s
		? reversedSign('sum', value)
		: 'used the sign of the number with the smaller absolute value';

/** About the signs if they need thought, and about the columns if they differ or nothing else is asked. */
function sumHints(a: Fraction, b: Fraction, adds: boolean, oneSign: boolean): Prose[] {
	const level = placesOf(a) === placesOf(b);
	const signs = signHint(a, b, adds, oneSign);
	if (signs && level) return [signs];
	const columns = level
		? say`Line up the decimal points. In which column do you start?`
		: say`Line up the decimal points. Do both numbers have the same number of decimal places?`;
	return signs ? [signs, columns] : [columns];
}

function signHint(a: Fraction, b: Fraction, adds: boolean, oneSign: boolean): Prose | undefined {
	if (oneSign) return say`What single sign can replace the two signs in the middle?`;
	if (!adds && a.lt(0))
		return say`What do you add to ${amount(a)} instead of subtracting ${amount(b)}? Are the signs of those two numbers the same or different?`;
	if (!adds && b.gt(0))
		return a.lt(b)
			? say`Which of the two numbers is greater? What does that mean for the sign of the difference?`
			: undefined;
	return a.lt(0) || b.lt(0)
		? say`Are the signs of the two numbers the same or different? What does that mean for the absolute values?`
		: undefined;
}

/** Both positive, or one or both negative. Not in turn: the operation already is. */
function signedPair(draw: Draw, first: string, second: string): [Fraction, Fraction] {
	const [a, b] = [new Fraction(draw.int(first)), new Fraction(draw.int(second))];
	if (draw.choice('sign') === '+') return [a, b];
	const which = draw.random.int(0, 2);
	return [which === 0 ? a : a.neg(), which === 1 ? b : b.neg()];
}

const signed = (value: Fraction): Expression =>
	value.lt(0) ? brackets(amount(value)) : amount(value);

function signReason(a: Fraction, b: Fraction, name: string): string {
	if (a.gt(0) && b.gt(0)) return '';
	return a.s === b.s
		? `the signs are the same, so the ${name} is positive`
		: `the signs are different, so the ${name} is negative`;
}

function computed(
	name: string,
	problem: Expression,
	value: Fraction,
	lines: Line[],
	hints: Prose[],
	...wrong: (readonly [Fraction, string])[]
): Draft {
	return {
		prompt: say`Find the ${name}: ${problem}.`,
		answer: withMisconceptions(
			exactDecimal(value),
			...wrong.map(([one, why]): WrongAnswer => [exactDecimal(one), why]),
		),
		steps: [line(problem), ...lines],
		hints,
	};
}
