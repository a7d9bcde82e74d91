/** How a teacher collects like terms on the board: next to each other first, then each kind added. */
import { continued } from '../../math/expression.ts';
import {
	collect,
	type Monomial,
	polynomialExpression,
	uncollected,
} from '../../math/polynomial.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';
import { plainLetters } from './plain.ts';

/**
 * The lines "= …" that follow `uncollected(...terms)`; the last is the collected form. None when the terms are in that
 * form already.
 */
export function collectingLines(terms: readonly Monomial[]): Line[] {
	const kinds = likeTerms(terms);
	const together = uncollected(...kinds.flat());
	const collected = polynomialExpression(collect(terms));
	if (tex(collected) === tex(uncollected(...terms))) return [];
	const result = line(continued(collected), kinds.flatMap(sumOfKind).join('; '));
	return tex(together) === tex(uncollected(...terms))
		? [result]
		: [line(continued(together), 'put like terms next to each other'), result];
}

/** The terms by kind, kinds in writing order, terms of one kind in their own order. */
function likeTerms(terms: readonly Monomial[]): Monomial[][] {
	const kinds = new Map<string, Monomial[]>();
	for (const one of terms) kinds.set(lettersOf(one), [...(kinds.get(lettersOf(one)) ?? []), one]);
	const inOrder = collect(
		[...kinds.values()].flatMap(([first]) =>
			first ? [{ ...first, coefficient: first.coefficient.abs() }] : [],
		),
	);
	return inOrder.map((kind) => kinds.get(lettersOf(kind)) ?? []);
}

const lettersOf = ({ powers }: Monomial): string =>
	Object.keys(powers)
		.sort()
		.map((letter) => letter.repeat(powers[letter] ?? 0))
		.join('');

/** "x terms: 5 − 2 = 3"; nothing for a kind with one member. */
function sumOfKind(kind: readonly Monomial[]): string[] {
	const [first, ...rest] = kind;
	if (!first || rest.length === 0) return [];
	const written = [
		plain(first),
		...rest.map(
			(one) => `${one.coefficient.lt(0) ? '−' : '+'} ${one.coefficient.abs().toFraction()}`,
		),
	].join(' ');
	const total = kind.reduce(
		(all, { coefficient }) => all.add(coefficient),
		first.coefficient.mul(0),
	);
	const letters = plainLetters(first.powers);
	return [
		`${letters ? `${letters} terms` : 'numbers'}: ${written} = ${plain({ coefficient: total })}`,
	];
}

const plain = ({ coefficient }: Pick<Monomial, 'coefficient'>): string =>
	coefficient.toFraction().replace('-', '−');
