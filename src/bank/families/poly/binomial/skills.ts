/** poly.binomial: powers of binomials by Pascal's triangle. */
import {
	continued,
	type Expression,
	num,
	power,
	product,
	symbol,
	times,
} from '../../../../math/expression.ts';
import {
	monomialExpression,
	type Monomial,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	expression,
	lettersFor,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { type Letters, shown } from '../../../steps/factoring.ts';
import { binomialTerms, patternOf, powersLine } from '../../../steps/expanding.ts';
import { coprime } from '../../../../math/gcd.ts';
import { plainMonomial, plainNumber } from '../../../../math/plain-notation.ts';

export const skills: Skills = {
	'Expand a power of a two-variable binomial': (draw) =>
		expand(draw, lettersFor(draw.random, true)),
	'Expand a power of a binomial': (draw) => expand(draw, { x: 'x', y: '' }),
	'Find a term or coefficient of an expansion': oneTerm,
};

/** Row n: 1, n, …, n, 1. */
const pascalRow = (n: number): number[] =>
	Array.from({ length: n }).reduce<number[]>(
		(row) => [1, ...row.map((value, at) => value + (row[at + 1] ?? 0))],
		[1],
	);

const rowInWords = (n: number): Prose =>
	say`Row ${n} of Pascal’s triangle is ${pascalRow(n).join(', ')}.`;

function expand(draw: Draw, { x, y }: Letters): Draft | undefined {
	const n = draw.int('n');
	const [a, b] = [Math.abs(draw.int('a')), draw.int('b')];
	const [u, v] = [term(a, x), term(b, y)];
	const row = pascalRow(n);
	const terms = binomialTerms(u, v, row);
	const largest = Math.max(...terms.map(({ coefficient }) => coefficient.abs().valueOf()));
	if (!coprime(a, b) || largest > 2500) return undefined;
	const problem = power(shown([u, v]), n);
	const result = uncollected(...terms);
	return {
		prompt: say`Expand ${problem}. Simplify each term.`,
		answer: withMisconceptions(expression(result), ...expansionMisconceptions(u, v, row)),
		steps: [
			sentence(
				rowInWords(n),
				'the numbers in this row are the coefficients in the expansion before its terms are simplified',
			),
			line(problem),
			line(continued(patternOf(u, v, row)), powersInWords(u, v)),
			...powersLine(u, v, row),
			line(continued(result), 'simplify each term'),
		],
		hints: [
			say`Which row of Pascal’s triangle do you use to expand a binomial raised to the power of ${n}?`,
		],
	};
}

function powersInWords(u: Monomial, v: Monomial): string {
	const second = plainMonomial(positive(v));
	const signs = v.coefficient.lt(0)
		? '; the signs alternate because the second term of the binomial is negative'
		: '';
	return `the exponents of ${plainMonomial(u)} decrease, and the exponents of ${second} increase${signs}`;
}

const positive = (one: Monomial): Monomial => ({ ...one, coefficient: one.coefficient.abs() });

type Wanted = { prompt: Prose; named: Prose; isNumber: boolean; byPosition: boolean };

function oneTerm(draw: Draw): Draft | undefined {
	const [n, k] = [draw.int('n'), draw.int('k')];
	const [a, b] = [Math.abs(draw.int('a')), draw.int('b')];
	if (k >= n || !coprime(a, b)) return undefined;
	const entry = pascalRow(n)[k] ?? 0;
	const [first, second] = [a ** (n - k), b ** k];
	const coefficient = entry * first * second;
	// Otherwise nothing would be raised to a power that changes it.
	const isUnchanged = first * second === a * b && a * b !== 1;
	if (Math.abs(coefficient) > 60000 || isUnchanged) return undefined;
	const [u, v] = [term(a, 'x'), term(b)];
	const xPower = xTo(n - k);
	const found = product(num(coefficient), xPower);
	const { prompt, named, isNumber, byPosition } = wanted(draw, power(shown([u, v]), n), n, k);
	const typed = (value: number): DraftAnswer =>
		expression(isNumber ? num(value) : powerTerm(value, n - k));
	const answer = expression(isNumber ? num(coefficient) : found);
	const powers = [powerOf(monomialExpression(u), n - k), powerOf(num(b), k)];
	return {
		prompt,
		answer: withMisconceptions(
			answer,
			[typed(first * second), `left out the coefficient ${entry} from Pascal’s triangle`],
			...(b < 0 || k % 2 === 1
				? ([
						[
							typed(-coefficient),
							b > 0
								? 'alternated the signs, as in the expansion of a difference'
								: k % 2 === 1
									? 'ignored the negative sign of the second term'
									: 'wrote an even power of a negative number as negative',
						],
					] satisfies WrongAnswer[])
				: []),
			...withoutPowers([a, n - k], [b, k]).map((why): WrongAnswer => [typed(entry * a * b), why]),
			[typed(entry), 'used only the number from Pascal’s triangle as the coefficient'],
		),
		steps: [
			byPosition
				? sentence(
						say`${named} contains ${product(...powers)}.`,
						`the power of ${plainNumber(b)} has an exponent of 0 in the first term, so its exponent is ${k} in the ${ORDINALS[k]}; the two exponents add up to ${n}`,
					)
				: sentence(
						say`The term with ${xPower} contains ${product(...powers)}.`,
						`the two exponents add up to ${n}, and ${n} − ${n - k} = ${k}`,
					),
			sentence(rowInWords(n)),
			line(
				product(num(entry), ...powers),
				byPosition
					? `the ${ORDINALS[k]} number of the row is ${entry}`
					: `the power of ${plainNumber(b)} has an exponent of 0 in the first term, so this is the ${ORDINALS[k]} term: the ${ORDINALS[k]} number of the row is ${entry}`,
			),
			...((a === 1 || n - k === 1) && (k === 1 || (a === 1 && Math.abs(b) === 1))
				? []
				: [
						line(
							continued(times(entry, powerTerm(first, n - k), num(second))),
							a > 1 && n - k > 1 && k > 1 ? 'evaluate the powers' : 'evaluate the power',
						),
					]),
			line(continued(found), 'multiply'),
			sentence(say`${named} is ${answer.body}.`),
		],
		hints: [
			say`Which power of ${monomialExpression(u)} and which power of ${num(b)} does the term contain? By which number in row ${n} of Pascal’s triangle do you multiply them?`,
		],
	};
}

/** What was done when the numbers that a power changes were left as they are. */
function withoutPowers(...powers: [base: number, exponent: number][]): string[] {
	const changed = powers
		.filter(([base, exponent]) => base ** exponent !== base)
		.map(([base, exponent]) => `${plainNumber(base)} to the power of ${exponent}`);
	return changed.length === 0 ? [] : [`did not raise ${changed.join(' or ')}`];
}

/** In place of the expansion of (u + v)ⁿ. */
function expansionMisconceptions(u: Monomial, v: Monomial, row: readonly number[]): WrongAnswer[] {
	const terms = binomialTerms(u, v, row);
	const misconception = (of: Monomial[], why: string): WrongAnswer => [
		expression(uncollected(...of)),
		why,
	];
	return [
		misconception([...terms.slice(0, 1), ...terms.slice(-1)], 'left out all the middle terms'),
		misconception(
			binomialTerms(
				u,
				v,
				row.map(() => 1),
			),
			'left out the coefficients from Pascal’s triangle',
		),
		misconception(
			binomialTerms(u, { ...v, coefficient: v.coefficient.neg() }, row),
			v.coefficient.lt(0)
				? 'ignored the negative sign of the second term'
				: 'alternated the signs, as in the expansion of a difference',
		),
	];
}

const powerOf = (base: Expression, exponent: number): Expression =>
	exponent === 1 ? base : power(base, exponent);

const powerTerm = (first: number, exponent: number): Expression =>
	monomialExpression(term(first, 'x'.repeat(exponent)));

const xTo = (exponent: number): Expression => powerOf(symbol('x'), exponent);

function wanted(draw: Draw, whole: Expression, n: number, k: number): Wanted {
	const letter = xTo(n - k);
	const kind = draw.random.int(0, 2);
	if (kind === 0)
		return {
			prompt: say`Find the coefficient of ${letter} in the expansion of ${whole}.`,
			named: say`The coefficient of ${letter}`,
			isNumber: true,
			byPosition: false,
		};
	if (kind === 1)
		return {
			prompt: say`Find the term containing ${letter} in the expansion of ${whole}.`,
			named: say`The term containing ${letter}`,
			isNumber: false,
			byPosition: false,
		};
	return {
		prompt: say`Find the ${ORDINALS[k] ?? ''} term of the expansion of ${whole} in descending powers of ${symbol('x')}.`,
		named: say`The ${ORDINALS[k] ?? ''} term`,
		isNumber: false,
		byPosition: true,
	};
}
