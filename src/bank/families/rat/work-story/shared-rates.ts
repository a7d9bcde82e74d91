/** 1/a + 1/b = 1/t and its relatives, solved on the board. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { line, type Line } from '../../../family.ts';
import { plain } from '../../../steps/measured.ts';

/** t from 1/a ± 1/b = 1/t. */
export function togetherLines(a: number, b: number, sign: 1 | -1): Line[] {
	const common = (a * b) / gcd(a, b);
	const [one, two] = [quotient(1, a), quotient(1, b)];
	const join = (left: Expression, right: Expression) =>
		sign > 0 ? sum(left, right) : difference(left, right);
	const [first, second] = [common / a, common / b];
	const count = first + sign * second;
	return [
		line(
			equation(join(one, two), quotient(1, 't')),
			sign > 0
				? 'the hourly rates add up to the combined rate'
				: 'subtract the rate of the drain from the rate of the pipe',
		),
		line(
			equation(join(product(first, 't'), product(second, 't')), common),
			`multiply each term by ${common}t`,
		),
		...(count === 1 ? [] : [line(equation(product(count, 't'), common), 'combine like terms')]),
		...(gcd(common, count) === 1 || common % count === 0
			? []
			: [line(equation('t', quotient(common, count)), `divide both sides by ${count}`)]),
		line(
			equation('t', num(new Fraction(common, count))),
			count === 1
				? 'combine like terms'
				: gcd(common, count) === 1 || common % count === 0
					? `divide both sides by ${count}`
					: 'simplify the fraction',
		),
	];
}

/** x from t/a + t/x = 1: in t hours the whole job is done. */
export function aloneLines(a: number, t: Fraction): Line[] {
	const time = plain(t);
	const part = t.div(a);
	const isReduced = t.d === 1n && part.d < BigInt(a);
	const under = isReduced ? Number(part.d) : a;
	const over = part.mul(under);
	const left = new Fraction(under).sub(over);
	const whole = t.mul(under);
	return [
		line(
			equation(sum(quotient(time, a), quotient(time, 'x')), 1),
			'the two parts add up to one whole job',
		),
		...(isReduced
			? [line(equation(sum(num(part), quotient(time, 'x')), 1), 'simplify the first fraction')]
			: []),
		line(
			equation(sum(product(plain(over), 'x'), plain(whole)), product(under, 'x')),
			`multiply each term by ${under}x`,
		),
		line(
			equation(plain(whole), product(plain(left), 'x')),
			`subtract ${over.equals(1) ? '' : over.toString()}x from both sides`,
		),
		...(left.equals(1)
			? []
			: [line(equation('x', num(whole.div(left))), `divide both sides by ${left.toString()}`)]),
	];
}
