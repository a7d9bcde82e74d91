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
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { plainFormula } from '../../../../math/plain-words.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	expression,
	integer,
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

// The part that finds terms from a recursive rule.

/** tₙ = p·tₙ₋₁ + q. */
function linearRecursion(
	draw: Draw,
	first: number,
	p: number,
	q: number,
	place: number,
): Draft | undefined {
	const { term } = sequenceLetters(draw.country);
	const terms = [first];
	while (terms.length < place) terms.push(p * (terms.at(-1) ?? 0) + q);
	if (terms.some((value) => Math.abs(value) > 20_000)) return undefined;
	const before = term('n - 1');
	const withoutSign = terms.slice(1).reduce((value) => p * value - q, first);
	const scaled = p === 1 ? before : product(p, before);
	const rule = equation(term('n'), q === 0 ? scaled : sum(scaled, q));
	return {
		prompt: say`A sequence starts with ${equation(term(1), first)} and follows the rule ${rule} for ${relation('n', '\\ge', num(2))}. Find ${term(place)}.`,
		answer: withMisconceptions(
			integer(terms.at(-1) ?? 0),
			[integer(p * (terms.at(-1) ?? 0) + q), 'applied the rule one time too many'],
			[integer(terms.at(-2) ?? 0), 'applied the rule one fewer time than needed'],
			...onlyIf(q < 0, [
				integer(withoutSign),
				`added ${-q} each time, although the rule subtracts it`,
			]),
		),
		steps: terms.slice(1).map((value, at) => {
			const above = terms[at] ?? 0;
			const scaledValue = p === 1 ? num(above) : times(p, signed(above));
			return sentence(
				say`${equation(term(at + 2), q === 0 ? scaledValue : sum(scaledValue, q))}, so ${equation(term(at + 2), value)}.`,
				at === 0 ? 'substitute the first term into the rule' : undefined,
			);
		}),
		hints: [say`Which term do you need before you can find ${term(place)}?`],
	};
}

/** tₙ = p·tₙ₋₁ + q·tₙ₋₂. */
function twoTermRecursion(draw: Draw): Draft | undefined {
	const [p, q, place] = [draw.int('p'), draw.int('q'), draw.int('n')];
	const first = draw.int('a1');
	const second = draw.int('a2');
	if (first === 0 && second === 0) return undefined;
	const terms = [first, second];
	while (terms.length < place) terms.push(p * (terms.at(-1) ?? 0) + q * (terms.at(-2) ?? 0));
	if (terms.some((value) => Math.abs(value) > 3000)) return undefined;
	const [before, last] = [terms.at(-2) ?? 0, terms.at(-1) ?? 0];
	const after = p * last + q * before;
	// Terms that repeat would hide at which of them a student stopped.
	if ([...terms.slice(0, -1), after].includes(last) || after === before) return undefined;
	const answer = withMisconceptions(
		integer(last),
		[integer(after), 'applied the rule one time too many'],
		[integer(before), 'applied the rule one fewer time than needed'],
		[
			integer(q * before + p * (terms.at(-3) ?? 0)),
			'switched the two previous terms in the last step',
		],
	);
	const { term } = sequenceLetters(draw.country);
	const rule = equation(term('n'), sum(scaled(p, term('n - 1')), scaled(q, term('n - 2'))));
	return {
		prompt: say`A sequence starts with ${equation(term(1), first)} and ${equation(term(2), second)} and follows the rule ${rule} for ${relation('n', '\\ge', num(3))}. Find ${term(place)}.`,
		answer,
		steps: terms
			.slice(2)
			.map((value, at) =>
				sentence(
					say`${equation(term(at + 3), sum(p === 1 ? (terms[at + 1] ?? 0) : worked(p, terms[at + 1] ?? 0), worked(q, terms[at] ?? 0)))}, so ${equation(term(at + 3), value)}.`,
					at === 0 ? 'substitute the two previous terms into the rule' : undefined,
				),
			),
		hints: [say`Which two terms do you need before you can find ${term(place)}?`],
	};
}

const scaled = (factor: number, of: Expression): Expression =>
	factor === 1 ? of : factor === -1 ? { kind: 'opposite', of } : product(factor, of);

function worked(factor: number, value: number): Expression {
	if (factor === 1) return signed(value);
	return factor === -1 ? { kind: 'opposite', of: signed(value) } : times(factor, signed(value));
}

function fibonacci(draw: Draw): Draft | undefined {
	const [first, second, place] = [draw.int('a1'), draw.int('a2'), draw.int('n')];
	const ask = draw.inTurn('ask');
	const { term } = sequenceLetters(draw.country);
	const terms = [first, second];
	while (terms.length < place) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
	const at = (index: number) => terms[index - 1] ?? 0;
	const rule = say`each term from the third on is the sum of the two terms before it`;
	if (ask === 'missing earlier term') {
		const index = Math.min(place, 7);
		const named = (i: number) => plainFormula(tex(term(i)));
		return {
			prompt: say`In a sequence, ${rule}. Given ${equation(term(index), at(index))} and ${equation(term(index - 1), at(index - 1))}, find ${term(index - 3)}.`,
			answer: withMisconceptions(
				integer(at(index - 3)),
				[integer(at(index - 2)), 'stopped one term too early'],
				[
					integer(at(index) + at(index - 1)),
					'added the two given terms instead of subtracting to go back',
				],
				[integer(at(index) - 2 * at(index - 1)), 'subtracted the same term twice'],
			),
			steps: [
				line(
					equation(term(index - 2), difference(at(index), at(index - 1))),
					`${named(index)} is the sum of ${named(index - 1)} and ${named(index - 2)}, so subtract ${named(index - 1)} from ${named(index)}`,
				),
				line(equation(term(index - 2), at(index - 2)), 'subtract'),
				line(
					equation(term(index - 3), difference(at(index - 1), at(index - 2))),
					'go back one more term',
				),
				line(equation(term(index - 3), at(index - 3)), 'subtract'),
			],
			hints: [say`If you know a sum and one of its two parts, how do you find the other part?`],
		};
	}
	const listed = terms.slice(0, place);
	const total = listed.reduce((all, value) => all + value, 0);
	const start = say`In a sequence, ${equation(term(1), first)}, ${equation(term(2), second)}, and ${rule}.`;
	const walk = listed
		.slice(2)
		.map((value, step) =>
			line(
				equation(term(step + 3), equation(sum(at(step + 2), signed(at(step + 1))), value)),
				step === 0 ? 'add the two terms before it' : undefined,
			),
		);
	if (ask === 'sum of terms')
		return {
			prompt: say`${start} Find the sum of the first ${place} terms.`,
			answer: withMisconceptions(
				integer(total),
				[integer(total - (listed.at(-1) ?? 0)), 'left out the last term'],
				[integer(at(place)), 'gave the last term instead of the sum'],
				[integer(total - first), 'left out the first term'],
			),
			steps: [...walk, line(equation(sum(...listed), total), `add the first ${place} terms`)],
			hints: [say`What are the first ${place} terms?`],
		};
	return {
		prompt: say`${start} Find ${term(place)}.`,
		answer: withMisconceptions(
			integer(at(place)),
			[integer(at(place - 1)), 'stopped one term too early'],
			[integer(at(place) + at(place - 1)), 'went one term too far'],
		),
		steps: walk,
		hints: [say`Which two terms give ${term(3)}? Which two give ${term(4)}?`],
	};
}
