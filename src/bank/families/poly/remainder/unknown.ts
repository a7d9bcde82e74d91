/** Coefficients that a known remainder or factor fixes: one, or two from two conditions. */
import Fraction from 'fraction.js';
import { type Coefficients, valueAt, written, zeroAt } from '../../../../math/coefficients.ts';
import {
	brackets,
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { plainNumber, plainPolynomial } from '../../../../math/plain-notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	orderedList,
	rational,
	sentence,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';

/** The place of the unknown is its coefficient's place in the list; its letter is k. */
type Unknown = { of: Coefficients; place: number; value: number };

export function unknownCoefficient(draw: Draw): Draft | undefined {
	const [t, r] = [draw.int('k'), draw.int('r')];
	const of = [draw.int('a'), draw.int('b'), 0, draw.int('c')];
	const place = draw.random.int(1, 2);
	const known = place === 1 ? [of[0] ?? 1, 0, of[1] ?? 1, of[3] ?? 1] : of;
	const value = (r - valueAt(known, t)) / t ** (3 - place);
	if (!Number.isInteger(value) || value === 0 || Math.abs(value) > 20) return undefined;
	const divisor = written(zeroAt(t));
	const problem = withLetter({ of: known, place, value });
	return solved(
		say`When ${equation(call('P', 'x'), problem)} is divided by ${divisor}, the remainder is ${r}. Find ${symbol('k')}.`,
		{ of: known, place, value },
		t,
		r,
		sentence(say`By the remainder theorem, ${equation(call('P', t), r)}.`),
	);
}

export function knownFactor(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const cubic = draw.choice('deg') === '3';
	const known = cubic ? [1, b, 0, c] : [draw.random.int(1, 3), 0, c];
	const place = known.indexOf(0);
	const value = -valueAt(known, a) / a ** (known.length - 1 - place);
	if (!Number.isInteger(value) || value === 0 || Math.abs(value) > 40) return undefined;
	const unknown = { of: known, place, value };
	return solved(
		say`If ${written(zeroAt(a))} is a factor of ${withLetter(unknown)}, what is the value of the constant ${symbol('k')}?`,
		unknown,
		a,
		0,
		sentence(
			say`Because ${written(zeroAt(a))} is a factor, the polynomial is 0 when ${equation('x', a)}.`,
			'by the factor theorem',
		),
	);
}

function solved(prompt: Prose, unknown: Unknown, t: number, r: number, first: Line): Draft {
	const { of, place, value } = unknown;
	const factor = t ** (of.length - 1 - place);
	const rest = valueAt(of, t);
	const kTerm = product(factor, 'k');
	const moved = takeAway(rest);
	return {
		prompt,
		answer: withMisconceptions(
			rational(value),
			[
				rational(new Fraction(r - valueAt(of, -t), (-t) ** (of.length - 1 - place))),
				`substituted ${plainNumber(-t)} instead of ${plainNumber(t)}`,
			],
			[
				rational(new Fraction(r + rest, factor)),
				rest > 0
					? `added ${rest} to the right side instead of subtracting it`
					: `subtracted ${-rest} from the right side instead of adding it`,
			],
			...(r === 0
				? []
				: [
						[
							rational(new Fraction(-rest, factor)),
							`set P(${plainNumber(t)}) equal to 0 instead of the remainder ${plainNumber(r)}`,
						] satisfies WrongAnswer,
					]),
		),
		steps: [
			first,
			line(equation(withLetter(unknown, t), r), `substitute ${plainNumber(t)} for x`),
			line(equation(termValues(of, { [place]: 'k' }, t), r), 'evaluate each term'),
			...(rest === 0
				? [line(equation(kTerm, r), 'combine the constants')]
				: [
						line(equation(sum(kTerm, rest), r), 'combine the constants'),
						line(equation(kTerm, r - rest), moved),
					]),
			...(factor === 1
				? []
				: [line(equation('k', value), `divide both sides by ${plainNumber(factor)}`)]),
		],
		hints: [
			say`What must the value of the polynomial be when ${equation('x', t)}? What equation in ${symbol('k')} does that give?`,
		],
	};
}

/** The polynomial with k at its place; at a number instead of x, with that number in brackets. */
function withLetter({ of, place }: Unknown, at?: number): Expression {
	return lettered(of, { [place]: 'k' }, at);
}

/** The same with the value of each power of the number: −8 + 4k + 6. */
const termValues = (
	of: Coefficients,
	letters: Readonly<Record<number, string>>,
	at: number,
): Expression =>
	sum(
		...of.flatMap((coefficient, place) => {
			const letter = letters[place];
			const value = at ** (of.length - 1 - place);
			if (letter !== undefined) return [product(value, letter)];
			return coefficient === 0 ? [] : [num(coefficient * value)];
		}),
	);

function lettered(
	of: Coefficients,
	letters: Readonly<Record<number, string>>,
	at?: number,
): Expression {
	const base = at === undefined ? symbol('x') : ({ kind: 'brackets', of: num(at) } as const);
	return sum(
		...of.flatMap((coefficient, place) => {
			const letter = letters[place];
			const exponent = of.length - 1 - place;
			if (letter === undefined && coefficient === 0) return [];
			const front = letter === undefined ? num(coefficient) : symbol(letter);
			if (exponent === 0) return [front];
			const factor = exponent === 1 ? base : power(base, exponent);
			if (coefficient === 1 && letter === undefined) return [factor];
			if (coefficient === -1 && letter === undefined)
				return [{ kind: 'opposite', of: factor } as const];
			return [product(front, factor)];
		}),
	);
}

// Two coefficients that a factor and a remainder fix.

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
				orderedList(...solvedPair(rowOf(-p, p ** 3 - c), rowOf(-q, r + q ** 3 - c))),
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
function solvedPair(first: Row, second: Row): [m: Fraction, n: Fraction] {
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
