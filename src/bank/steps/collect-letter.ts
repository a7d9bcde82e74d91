/**
 * A formula solved for a letter that occurs in it more than once: fractions are cleared, brackets expanded, the terms
 * with the letter moved to one side, and the letter factored out.
 */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
	times,
} from '../../math/expression.ts';
import {
	divided,
	factorsOf,
	multiplied,
	negative,
	plainWords,
	termsOf,
} from '../../math/letter-algebra.ts';
import type { Monomial } from '../../math/polynomial.ts';
import { tex } from '../../math/tex.ts';
import { type Line, line } from '../family.ts';
import { ASSUMING_NOT_ZERO, type Formula, isolate, type Isolated } from './isolate.ts';
import { negated } from './solve-equation.ts';

/** A formula without fractions. `before`: where more than one is cleared, each term times what they have in common. */
type Cleared = Formula & { before?: Line; why: string };

/** `undefined` when nothing is below a bar. */
function clearBelow({ left, right }: Formula): Cleared | undefined {
	const common = distinct([left, right].flatMap(denominatorsOf).flatMap(factorsOf));
	if (common.length === 0) return undefined;
	const by = multiplied(
		...common.toSorted((a, b) => (tex(a).toLowerCase() < tex(b).toLowerCase() ? -1 : 1)),
	);
	const side = (whole: Expression) => {
		const terms = termsOf(whole).map((one) => timesAll(one, common));
		const [only, ...more] = terms;
		return only && more.length === 0 ? only : sum(...terms);
	};
	const what = [left, right].some((whole) => termsOf(whole).length > 1)
		? 'each term'
		: 'both sides';
	const multiplies = `multiply ${what} by ${plainWords(by) ?? 'the denominators'}`;
	const cleared = { left: side(left), right: side(right) };
	if (common.length === 1) return { ...cleared, why: multiplies };
	const before = (whole: Expression) =>
		sum(
			...termsOf(whole).map((one) =>
				one.kind === 'opposite' ? negative(times(by, one.of)) : times(by, one),
			),
		);
	return {
		...cleared,
		before: line(equation(before(left), before(right)), multiplies),
		why: `simplify ${what}`,
	};
}

/** Of the fractions that are terms of a side, or factors of its terms: these are cleared. */
export const denominatorsOf = (side: Expression): Expression[] =>
	termsOf(side)
		.flatMap((one) => factorsOf(one.kind === 'opposite' ? one.of : one))
		.flatMap((factor) => {
			if (factor.kind === 'quotient') return [factor.under];
			return factor.kind === 'number' && factor.value.d !== 1n ? [num(Number(factor.value.d))] : [];
		});

const distinct = (parts: Expression[]): Expression[] =>
	parts.filter((one, at) => parts.findIndex((other) => tex(other) === tex(one)) === at);

function timesAll(one: Expression, common: Expression[]): Expression {
	if (one.kind === 'opposite') return negative(timesAll(one.of, common));
	return multiplied(divided(multiplied(one, ...common), num(1)));
}

/**
 * `undefined` when the letter occurs there in any but the first power. The letters of a formula that measures
 * something `arePositive`.
 */
export function collectLetter(
	formula: Formula,
	letter: string,
	arePositive = false,
): Isolated | undefined {
	const lines: Line[] = [line(equation(formula.left, formula.right))];
	const cleared = clearBelow(formula);
	const { left, right } = cleared ?? formula;
	const [l, r] = [expanded(left), expanded(right)];
	if (!l || !r || [...l, ...r].some(({ powers }) => (powers[letter] ?? 0) > 1)) return undefined;
	const withoutBrackets = equation(written(l), written(r));
	const expands = hasBrackets(left) || hasBrackets(right);
	if (cleared?.before) lines.push(cleared.before);
	if (cleared) lines.push(line(expands ? equation(left, right) : withoutBrackets, cleared.why));
	if (expands) lines.push(line(withoutBrackets, 'use the distributive property'));
	const { collected, others, turned } = split(l, r, letter);
	if (collected.length === 0) return undefined;
	const together = sides(written(collected), written(others), turned);
	const last = lines.at(-1)?.formula;
	if (last && tex(last) !== tex(together))
		lines.push(...movedLines(turned ? [r, l] : [l, r], letter, turned, together));
	return finished(collected, written(others), letter, turned, lines, arePositive);
}

/** First the terms with the letter change sides, then the others. */
function movedLines(
	[near, far]: readonly [Monomial[], Monomial[]],
	letter: string,
	turned: boolean,
	together: Expression,
): Line[] {
	const [arriving, staying] = [far.filter((one) => holds(one, letter)), withoutLetter(far, letter)];
	const leaving = withoutLetter(near, letter);
	// Neither side is left as 0 when the others change sides first.
	if (staying.length === 0 && arriving.length > 0 && leaving.length > 0)
		return [
			line(
				sides(
					written(near.filter((one) => holds(one, letter))),
					written(addedFirst([...far, ...leaving.map(negated)])),
					turned,
				),
				movedReason(leaving),
			),
			line(together, movedReason(arriving)),
		];
	if ([arriving, leaving, staying].some((terms) => terms.length === 0))
		return [line(together, movedReason([...arriving, ...leaving]))];
	const gathered = addedFirst(likeAdded([...near, ...arriving.map(negated)]));
	return [
		line(sides(written(gathered), written(addedFirst(staying)), turned), movedReason(arriving)),
		line(together, movedReason(leaving)),
	];
}

const withoutLetter = (terms: Monomial[], letter: string): Monomial[] =>
	terms.filter((one) => !holds(one, letter));

/** Each term that changes sides, with what that takes. */
const movedReason = (moved: readonly Monomial[]): string =>
	moved
		.map((one) => {
			const adds = one.coefficient.lt(0);
			const term = plainWords(written([adds ? negated(one) : one])) ?? 'the term';
			return adds ? `add ${term} to both sides` : `subtract ${term} from both sides`;
		})
		.join(' and ');

/** The side of the letter is the one that has it already, unless all signs would then come out negative. */
function split(left: Monomial[], right: Monomial[], letter: string) {
	const turned = !has(left, letter);
	const [near, far] = turned ? [right, left] : [left, right];
	const collected = likeAdded([
		...near.filter((one) => holds(one, letter)),
		...far.filter((one) => holds(one, letter)).map(negated),
	]);
	const others = likeAdded([
		...far.filter((one) => !holds(one, letter)),
		...near.filter((one) => !holds(one, letter)).map(negated),
	]);
	const allNegative = [collected, others].some((terms) =>
		terms.every(({ coefficient }) => coefficient.lt(0)),
	);
	return allNegative && has(far, letter)
		? {
				collected: addedFirst(collected.map(negated).toReversed()),
				others: addedFirst(others.map(negated)),
				turned: !turned,
			}
		: { collected: addedFirst(collected), others: addedFirst(others), turned };
}

/** A side begins with a term that is added, if it has one. */
function addedFirst(terms: Monomial[]): Monomial[] {
	const first = terms.find(({ coefficient }) => coefficient.gt(0));
	return first ? [first, ...terms.filter((one) => one !== first)] : terms;
}

const hasBrackets = (side: Expression): boolean =>
	termsOf(side).some((one) =>
		factorsOf(one.kind === 'opposite' ? one.of : one).some(({ kind }) => kind === 'sum'),
	);

const sides = (near: Expression, far: Expression, turned: boolean): Expression =>
	turned ? equation(far, near) : equation(near, far);

function finished(
	collected: Monomial[],
	others: Expression,
	letter: string,
	turned: boolean,
	lines: Line[],
	arePositive: boolean,
): Isolated | undefined {
	const [only, ...more] = collected;
	if (only && more.length === 0) {
		const formula = turned
			? { left: others, right: written([only]) }
			: { left: written([only]), right: others };
		const rest = isolate(formula, letter, arePositive);
		return rest && { lines: [...lines, ...rest.lines.slice(1)], result: rest.result };
	}
	const coefficient = written(collected.map((one) => without(one, letter)));
	const result = divided(others, coefficient);
	const factored = product(symbol(letter), coefficient);
	const divisor = plainWords(coefficient) ?? 'the expression in the brackets';
	const canBeZero = !arePositive || collected.some((one) => one.coefficient.lt(0));
	return {
		result,
		lines: [
			...lines,
			line(sides(factored, others, turned), `factor out ${name(letter)}`),
			line(
				equation(letter, result),
				`divide both sides by ${divisor}${canBeZero ? ASSUMING_NOT_ZERO : ''}`,
			),
		],
	};
}

const name = (letter: string): string => plainWords(symbol(letter)) ?? letter;
const holds = ({ powers }: Monomial, letter: string): boolean => (powers[letter] ?? 0) > 0;
const has = (terms: Monomial[], letter: string): boolean => terms.some((one) => holds(one, letter));
const without = ({ coefficient, powers }: Monomial, letter: string): Monomial => ({
	coefficient,
	powers: Object.fromEntries(Object.entries(powers).filter(([key]) => key !== letter)),
});

// Terms with any letters, kept in the order in which they are written.

/** Terms side by side, the letters of each in alphabetical order. */
function written(terms: Monomial[]): Expression {
	const [first, ...rest] = terms.map(({ coefficient, powers }) => {
		const letters = Object.entries(powers)
			.toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
			.map(([key, exponent]) => (exponent === 1 ? symbol(key) : power(key, exponent)));
		const [only, ...more] = letters;
		if (!only) return num(coefficient);
		return coefficient.equals(1) && more.length === 0 ? only : product(coefficient, ...letters);
	});
	if (!first) return num(0);
	return rest.length > 0 ? sum(first, ...rest) : first;
}

const keyOf = ({ powers }: Monomial): string => Object.entries(powers).toSorted().flat().join();

/** Like terms added where the first of them is. */
function likeAdded(terms: Monomial[]): Monomial[] {
	const found = new Map<string, Monomial>();
	for (const one of terms) {
		const known = found.get(keyOf(one));
		const coefficient = known ? known.coefficient.add(one.coefficient) : one.coefficient;
		found.set(keyOf(one), { ...one, coefficient });
	}
	return [...found.values()].filter(({ coefficient }) => !coefficient.equals(0));
}

/** Multiplied out, terms in order. `undefined` for roots, letters as exponents, letters below a bar. */
function expanded(expression: Expression): Monomial[] | undefined {
	switch (expression.kind) {
		case 'number':
			return [{ coefficient: expression.value, powers: {} }];
		case 'symbol':
			return [{ coefficient: new Fraction(1), powers: { [expression.name]: 1 } }];
		case 'opposite':
			return expanded(expression.of)?.map(negated);
		case 'sum':
			return expression.terms.reduce<Monomial[] | undefined>((all, one) => {
				const terms = expanded(one);
				return all && terms && [...all, ...terms];
			}, []);
		case 'product':
			return expression.factors.reduce<Monomial[] | undefined>(
				(all, one) => {
					const terms = expanded(one);
					return all && terms && all.flatMap((a) => terms.map((b) => productOf(a, b)));
				},
				[{ coefficient: new Fraction(1), powers: {} }],
			);
		default:
			return undefined;
	}
}

function productOf(a: Monomial, b: Monomial): Monomial {
	const powers = { ...a.powers };
	for (const [key, exponent] of Object.entries(b.powers))
		powers[key] = (powers[key] ?? 0) + exponent;
	return { coefficient: a.coefficient.mul(b.coefficient), powers };
}
