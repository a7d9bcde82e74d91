/** seq.recursive: terms from a recursive rule; recursive and explicit rules. */
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	type Line,
	line,
	onlyIf,
	sentence,
	type Skills,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { arithmeticWith, formulas, sequenceLetters } from '../../../steps/sequence.ts';
import { fibonacci, linearRecursion, scaled, twoTermRecursion } from './terms.ts';

export const skills: Skills = {
	'Find terms from a recursive rule'(draw) {
		return linearRecursion(draw, draw.int('a1'), 1, draw.int('d'), draw.int('n'));
	},
	'Find terms from a two-term recursion': twoTermRecursion,
	'Find terms of a Fibonacci-type sequence': fibonacci,
	'Convert between recursive and explicit rules': convert,
};

const n = symbol('n');
const fromSecond = relation('n', '\\ge', num(2));

function convert(draw: Draw): Draft | undefined {
	const [first, d] = [draw.int('a1'), draw.int('d')];
	const toExplicit = /^to$|explicit$/.test(draw.inTurn('dir'));
	return draw.choice('type') === 'A'
		? arithmetic(draw, first, d, toExplicit)
		: geometric(draw, first, d, toExplicit);
}

/** A recursive rule leads nowhere without the term that it starts from. */
const wholeRule = (start: Expression, rule: Expression): Line =>
	sentence(
		say`So the sequence starts with ${start} and follows the rule ${rule} for ${fromSecond}.`,
	);

function arithmetic(draw: Draw, first: number, d: number, toExplicit: boolean): Draft | undefined {
	if (toExplicit && first === d) return undefined;
	const letters = sequenceLetters(draw.country);
	const { term } = letters;
	const explicit = polynomialExpression(linear(d, 'n', first - d));
	const recursive = equation(term('n'), sum(term('n - 1'), d));
	if (toExplicit)
		return {
			prompt: say`A sequence has ${equation(term(1), first)} and ${recursive} for ${fromSecond}. Write an expression in ${n} for the ${n}th term, in simplest form.`,
			answer: withMisconceptions(
				expression(explicit),
				[
					expression(polynomialExpression(linear(d, 'n', first))),
					'multiplied the common difference by n instead of n − 1',
				],
				[
					expression(polynomialExpression(linear(first, 'n', d - first))),
					'switched the first term and the common difference',
				],
			),
			steps: [
				sentence(say`The same number, ${d}, is added each time, so the sequence is arithmetic.`),
				line(
					formulas(letters).arithmetic,
					'the formula for the nth term of an arithmetic sequence',
				),
				line(equation(term('n'), arithmeticWith(first, n, d)), 'substitute the values'),
				line(equation(term('n'), sum(first, product(d, n), -d)), 'use the distributive property'),
				line(equation(term('n'), explicit), 'combine the constants'),
			],
			hints: [say`What is added each time? How many times is it added to reach the ${n}th term?`],
		};
	return {
		prompt: say`The ${n}th term of a sequence is given by ${equation(term('n'), explicit)}. Write the recursive rule for ${term('n')} in terms of ${term('n - 1')}, starting with ${equation(term(1), first)}.`,
		answer: withMisconceptions(
			written('equation', recursive),
			...onlyIf(d < 0, [
				written('equation', equation(term('n'), sum(term('n - 1'), -d))),
				'ignored the negative sign of the common difference',
			]),
			[
				written('equation', equation(term('n'), scaled(d, term('n - 1')))),
				'multiplied by the common difference instead of adding it',
			],
			...(first === d
				? []
				: ([
						[
							written('equation', equation(term('n'), sum(term('n - 1'), first - d))),
							'added the constant of the rule instead of the coefficient of n',
						],
					] satisfies WrongAnswer[])),
		),
		steps: [
			sentence(
				say`The first three terms are ${first}, ${first + d}, and ${first + 2 * d}.`,
				'substitute 1, 2, and 3 for n',
			),
			sentence(
				say`Each term is ${Math.abs(d)} ${d > 0 ? 'more' : 'less'} than the previous term.`,
				`n increases by 1 each time, and its coefficient is ${d}`,
			),
			line(recursive),
			wholeRule(equation(term(1), first), recursive),
		],
		hints: [say`What are the first three terms? How do you get each term from the one before it?`],
	};
}

function geometric(draw: Draw, first: number, r: number, toExplicit: boolean): Draft | undefined {
	if (toExplicit && first === r) return undefined;
	const letters = sequenceLetters(draw.country);
	const { term } = letters;
	const base = r < 0 ? ({ kind: 'brackets', of: num(r) } as const) : num(r);
	const explicit =
		first === 1 ? power(base, difference(n, 1)) : times(first, power(base, difference(n, 1)));
	const recursive = equation(term('n'), product(r, term('n - 1')));
	if (toExplicit)
		return {
			prompt: say`A sequence has ${equation(term(1), first)} and ${recursive} for ${fromSecond}. Write an expression in ${n} for the ${n}th term.`,
			answer: withMisconceptions(
				expression(explicit),
				[expression(times(first, power(base, n))), 'used the exponent n instead of n − 1'],
				[
					expression(times(r, power({ kind: 'brackets', of: num(first) }, difference(n, 1)))),
					'switched the first term and the common ratio',
				],
			),
			steps: [
				sentence(
					say`Each term is multiplied by the same number, ${r}, so the sequence is geometric.`,
				),
				line(formulas(letters).geometric, 'the formula for the nth term of a geometric sequence'),
				line(equation(term('n'), explicit), 'substitute the values'),
			],
			hints: [
				say`What is each term multiplied by? How many times is that done to reach the ${n}th term?`,
			],
		};
	const answer = withMisconceptions(
		written('equation', recursive),
		[
			written('equation', equation(term('n'), sum(term('n - 1'), r))),
			'added the common ratio instead of multiplying by it',
		],
		...onlyIf(r < 0, [
			written('equation', equation(term('n'), scaled(-r, term('n - 1')))),
			'ignored the negative sign of the common ratio',
		]),
		[
			written('equation', equation(term('n'), scaled(first, term('n - 1')))),
			'multiplied by the first term instead of the common ratio',
		],
	);
	return {
		prompt: say`The ${n}th term of a sequence is given by ${equation(term('n'), explicit)}. Write the recursive rule for ${term('n')} in terms of ${term('n - 1')}, starting with ${equation(term(1), first)}.`,
		answer,
		steps: [
			sentence(
				say`The first three terms are ${first}, ${first * r}, and ${first * r * r}.`,
				'substitute 1, 2, and 3 for n',
			),
			line(
				equation(quotient(term('n'), term('n - 1')), num(r)),
				'each term divided by the previous term gives the same ratio',
			),
			line(recursive, 'multiply both sides by the previous term'),
			wholeRule(equation(term(1), first), recursive),
		],
		hints: [say`What are the first three terms? How do you get each term from the one before it?`],
	};
}
