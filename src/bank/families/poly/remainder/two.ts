/** Two coefficients that a factor and a remainder fix. */
import Fraction from 'fraction.js';
import { brackets, equation, num, product, sum, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	orderedList,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { written, zeroAt } from '../../../steps/coefficients.ts';
import { plainPolynomial } from '../../../steps/factoring.ts';
import { lettered, termValues } from './unknown.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { takeAway } from '../../../steps/reasons.ts';

/** x³ + mx² + nx + c with a factor x − p and a remainder on division by x − q. */
export function twoUnknowns(draw: Draw): Draft | undefined {
	const [p, q, m, n] = [draw.int('p'), draw.int('q'), draw.int('a'), draw.int('b')];
	const c = -(p ** 3 + m * p * p + n * p);
	const r = q ** 3 + m * q * q + n * q + c;
	if (p === q || m === n || c === 0 || r === 0 || Math.abs(c) > 60 || Math.abs(r) > 60)
		return undefined;
	const problem = lettered([1, 0, 0, c], { 1: 'm', 2: 'n' });
	const answer = orderedList(m, n);
	const [first, second] = [rowOf(p, -(p ** 3) - c), rowOf(q, r - q ** 3 - c)];
	return {
		prompt: say`The polynomial ${equation(call('P', 'x'), problem)} has ${written(zeroAt(p))} as a factor. When it is divided by ${written(zeroAt(q))}, the remainder is ${r}. Find ${symbol('m')} and ${symbol('n')}. Write the value of ${symbol('m')} first, then the value of ${symbol('n')}, separated by a comma.`,
		answer: withMisconceptions(
			answer,
			[orderedList(n, m), 'wrote n before m'],
			[
				orderedList(...solved(rowOf(-p, p ** 3 - c), rowOf(-q, r + q ** 3 - c))),
				`substituted ${plainNumber(-p)} and ${plainNumber(-q)} instead of ${plainNumber(p)} and ${plainNumber(q)}`,
			],
		),
		steps: [
			line(
				equation(equation(call('P', p), lettered([1, 0, 0, c], { 1: 'm', 2: 'n' }, p)), 0),
				'by the factor theorem',
			),
			...rowLines(first, second, c, 0),
			line(
				equation(equation(call('P', q), lettered([1, 0, 0, c], { 1: 'm', 2: 'n' }, q)), r),
				'by the remainder theorem',
			),
			...rowLines(second, first, c, r),
			...eliminated(first, second, m, n),
			sentence(say`So ${equation('m', m)} and ${equation('n', n)}.`),
		],
		hints: [
			say`What are ${call('P', p)} and ${call('P', q)}? Which two equations do they give?`,
			say`How can you eliminate ${symbol('n')} from the two equations?`,
		],
	};
}

/** t²m + tn = right, and the same divided by t: tm + n = right/t. */
type Row = { t: number; right: number };

const rowOf = (t: number, right: number): Row => ({ t, right });

/** m and n from two rows. */
function solved(first: Row, second: Row): [m: Fraction, n: Fraction] {
	const [a, b] = [new Fraction(first.right, first.t), new Fraction(second.right, second.t)];
	const m = a.sub(b).div(first.t - second.t);
	return [m, a.sub(m.mul(first.t))];
}

/** m − n = right is added to the other row as it is. */
const isAdded = (row: Row, other: Row): boolean => row.t === -1 && other.t > 0;

/** From the substituted polynomial, whose constant is c and whose value is P(t), to the row. */
const rowLines = (row: Row, other: Row, c: number, value: number): Line[] => {
	const { t, right } = row;
	const letters = sum(product(t * t, 'm'), product(t, 'n'));
	const constant = value - right;
	return [
		line(equation(termValues([1, 0, 0, c], { 1: 'm', 2: 'n' }, t), value), 'evaluate each term'),
		...(constant === 0
			? []
			: [line(equation(sum(letters, constant), value), 'combine the constants')]),
		line(equation(letters, right), constant === 0 ? 'combine the constants' : takeAway(constant)),
		...(t === 1 || isAdded(row, other)
			? []
			: [
					line(
						equation(sum(product(t, 'm'), symbol('n')), right / t),
						`divide both sides by ${plainNumber(t)}`,
					),
				]),
	];
};

/** "−2m + n = 13" */
const plainRow = ({ t, right }: Row): string =>
	`${plainPolynomial([term(t, 'm'), term(1, 'n')])} = ${plainNumber(right / t)}`;

function eliminated(first: Row, second: Row, m: number, n: number): Line[] {
	const [high, low] = first.t > second.t ? [first, second] : [second, first];
	const adds = isAdded(low, high);
	const factor = high.t - low.t;
	const right = high.right / high.t - low.right / low.t;
	const row = adds ? high : first;
	const substituted =
		row.t === 1 || (row.t === -1 && m > 0) ? num(row.t * m) : product(row.t, brackets(num(m)));
	return [
		line(
			equation(product(factor, 'm'), right),
			adds
				? `add m − n = ${plainNumber(low.right)} and ${plainRow(high)}: the terms with n cancel`
				: `subtract ${plainRow(low)} from ${plainRow(high)}: the terms with n cancel`,
		),
		...(factor === 1 ? [] : [line(equation('m', m), `divide both sides by ${factor}`)]),
		line(
			equation(sum(substituted, symbol('n')), row.right / row.t),
			`substitute ${plainNumber(m)} for m in ${plainRow(row)}`,
		),
		line(equation('n', n), takeAway(row.t * m)),
	];
}
