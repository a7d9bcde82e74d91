/** An account as American books write it: A = P(1 + r/n)^(nt), or A = Pe^(rt) when it is compounded continuously. */
import {
	equation,
	type Expression,
	type Operand,
	power,
	product,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { line, type Line } from '../../../family.ts';
import { COMPOUNDED } from '../../../contexts/finance.ts';
import { asDecimal } from '../../../steps/amounts.ts';

/** `n` times a year, or all the time. */
export type Account = { P: number; rate: number; n: number | 'e'; t: number };

export const growthOf = ({ rate, n, t }: Account): number =>
	n === 'e' ? Math.exp((rate / 100) * t) : (1 + rate / 100 / n) ** (n * t);

export const howOften = (n: Account['n']): string =>
	n === 'e' ? 'compounded continuously' : `compounded ${(COMPOUNDED[n] ?? '').replace('-', '')}`;

/** The formula with its letters. */
export const formulaFor = (n: Account['n']): Expression =>
	n === 'e'
		? equation('A', product('P', power('e', product('r', 't'))))
		: equation('A', product('P', power(sum(1, quotient('r', 'n')), product('n', 't'))));

/** The formula with numbers; P and t may still be letters. */
export function filled({ rate, n }: Account, P: Operand, t: Operand): Expression {
	const isNumber = typeof t === 'number';
	if (n === 'e') return product(P, power('e', (isNumber ? times : product)(asDecimal(rate), t)));
	const base = n === 1 ? sum(1, asDecimal(rate)) : sum(1, quotient(asDecimal(rate), n));
	const exponent = n === 1 ? t : isNumber ? times(n, t) : product(n, t);
	return product(P, power(base, exponent));
}

export const FORMULA_WHY = (n: Account['n']) =>
	n === 'e' ? 'the formula for continuous compounding' : 'the formula for compound interest';

export const PUT_IN = (n: Account['n']) =>
	n === 'e'
		? 'put in the values, the rate as a decimal'
		: `put in the values: the rate as a decimal, and n = ${n}`;

export const start = ({ n }: Account): Line => line(formulaFor(n), FORMULA_WHY(n));

export const hintFor = (n: Account['n']): Prose => say`Use the formula ${formulaFor(n)}.`;
