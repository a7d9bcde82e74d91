/** seq.recursive: terms from a recursive rule; recursive and explicit rules. CCSS HSF-BF.A.2, HSF-IF.A.3; MCR3U.C1. */
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression, integer, written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { firstTerm, sequenceLetters } from '../../../steps/sequence.ts';

export const skills: Skills = {
	'Terms from a recursive rule'(draw) {
		return linearRecursion(draw, firstTerm(draw), 1, draw.int('d'), draw.int('n'));
	},
	'Terms from a recursion': twoTermRecursion,
	'Terms of a recursive rule': twoTermRecursion,
	'Fibonacci-type terms': fibonacci,
	'Convert recursive and explicit': convert,
	'Convert recursive and explicit rules': convert,
};

const n = symbol('n');

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
	const scaled = p === 1 ? before : product(p, before);
	const rule = equation(term('n'), q === 0 ? scaled : sum(scaled, q));
	return {
		prompt: say`A sequence starts with ${equation(term(1), first)} and follows the rule ${rule}. Find ${term(place)}.`,
		answer: integer(terms.at(-1) ?? 0),
		steps: terms.slice(1).map((value, at) => {
			const above = terms[at] ?? 0;
			const scaledValue = p === 1 ? num(above) : times(p, signed(above));
			return sentence(
				say`${equation(term(at + 2), q === 0 ? scaledValue : sum(scaledValue, signed(q)))}, so ${equation(term(at + 2), value)}.`,
				at === 0 ? 'put the first term into the rule' : undefined,
			);
		}),
		hints: [say`Find the terms one after another. Each one needs only the term before it.`],
	};
}

/** tₙ = p·tₙ₋₁ + q·tₙ₋₂. */
function twoTermRecursion(draw: Draw): Draft | undefined {
	const [p, q, place] = [draw.int('p'), draw.int('q'), draw.int('n')];
	const first = draw.int(draw.has('t1') ? 't1' : 'a1');
	const second = draw.int(draw.has('t2') ? 't2' : 'a2');
	if (first === 0 && second === 0) return undefined;
	const terms = [first, second];
	while (terms.length < place) terms.push(p * (terms.at(-1) ?? 0) + q * (terms.at(-2) ?? 0));
	if (terms.some((value) => Math.abs(value) > 3000)) return undefined;
	const { term } = sequenceLetters(draw.country);
	const rule = equation(term('n'), sum(scaled(p, term('n - 1')), scaled(q, term('n - 2'))));
	return {
		prompt: say`A sequence starts with ${equation(term(1), first)} and ${equation(term(2), second)} and follows the rule ${rule}. Find ${term(place)}.`,
		answer: integer(terms.at(-1) ?? 0),
		steps: terms
			.slice(2)
			.map((value, at) =>
				sentence(
					say`${equation(term(at + 3), sum(worked(p, terms[at + 1] ?? 0), worked(q, terms[at] ?? 0)))}, so ${equation(term(at + 3), value)}.`,
					at === 0 ? 'put the two terms before it into the rule' : undefined,
				),
			),
		hints: [say`Each term needs the two before it. Write them down in order.`],
	};
}

const scaled = (factor: number, of: Expression): Expression =>
	factor === 1 ? of : factor === -1 ? { kind: 'opposite', of } : product(factor, of);

function worked(factor: number, value: number): Expression {
	if (factor === 1) return signed(value);
	return factor === -1 ? { kind: 'opposite', of: signed(value) } : times(factor, signed(value));
}

function fibonacci(draw: Draw): Draft | undefined {
	const [first, second, place] = [draw.int('t1'), draw.int('t2'), draw.int('n')];
	const ask = draw.inTurn('ask');
	const { term } = sequenceLetters(draw.country);
	const terms = [first, second];
	while (terms.length < place) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
	const at = (index: number) => terms[index - 1] ?? 0;
	const rule = say`each term from the third on is the sum of the two terms before it`;
	if (ask === 'missing earlier term') {
		const index = Math.min(place, 7);
		return {
			prompt: say`In a sequence, ${rule}. Given ${equation(term(index), at(index))} and ${equation(term(index - 1), at(index - 1))}, find ${term(index - 3)}.`,
			answer: integer(at(index - 3)),
			steps: [
				line(
					equation(term(index - 2), difference(at(index), at(index - 1))),
					'go back: the last term minus the one before it',
				),
				line(equation(term(index - 2), at(index - 2))),
				line(
					equation(term(index - 3), difference(at(index - 1), at(index - 2))),
					'go back once more',
				),
				line(equation(term(index - 3), at(index - 3))),
			],
			hints: [say`If a sum and one of its two parts are known, how do you find the other part?`],
		};
	}
	const listed = terms.slice(0, place);
	const total = listed.reduce((all, value) => all + value, 0);
	const start = say`In a sequence, ${equation(term(1), first)}, ${equation(term(2), second)}, and ${rule}.`;
	const walk = sentence(
		say`The terms are ${{ kind: 'list', items: listed.map((value) => num(value)) }}.`,
		'add the last two terms again and again',
	);
	if (ask === 'sum of terms')
		return {
			prompt: say`${start} Find the sum of the first ${place} terms.`,
			answer: integer(total),
			steps: [walk, line(equation(sum(...listed), total))],
			hints: [say`Write down all ${place} terms first.`],
		};
	return {
		prompt: say`${start} Find ${term(place)}.`,
		answer: integer(at(place)),
		steps: [walk, line(equation(term(place), at(place)))],
		hints: [say`Write down the terms one after another.`],
	};
}

function convert(draw: Draw): Draft | undefined {
	const [first, d] = [firstTerm(draw), draw.int('d')];
	const toExplicit = /^to$|explicit$/.test(draw.inTurn('dir'));
	return draw.choice('type') === 'A'
		? arithmetic(draw, first, d, toExplicit)
		: geometric(draw, first, d, toExplicit);
}

function arithmetic(draw: Draw, first: number, d: number, toExplicit: boolean): Draft {
	const { term } = sequenceLetters(draw.country);
	const explicit = polynomialExpression(linear(d, 'n', first - d));
	const recursive = equation(term('n'), sum(term('n - 1'), d));
	if (toExplicit)
		return {
			prompt: say`A sequence has ${equation(term(1), first)} and ${recursive}. Write an expression in n for the n-th term, simplified.`,
			answer: expression(explicit),
			steps: [
				sentence(say`The same number, ${d}, is added each time: the sequence is arithmetic.`),
				line(
					equation(
						term('n'),
						sum(first, times({ kind: 'brackets', of: difference(n, 1) }, signed(d))),
					),
					'the formula for an arithmetic sequence',
				),
				line(equation(term('n'), explicit), 'multiply out and combine'),
			],
			hints: [say`What is added each time, and how often until the n-th term?`],
		};
	return {
		prompt: say`The n-th term of a sequence is ${equation(term('n'), explicit)}. Write the recursive rule: ${term('n')} in terms of ${term('n - 1')}.`,
		answer: written('equation', recursive),
		steps: [
			sentence(
				say`The first terms are ${first}, ${first + d}, ${first + 2 * d}.`,
				'put 1, 2, 3 into the rule',
			),
			sentence(say`Each term is ${Math.abs(d)} ${d > 0 ? 'more' : 'less'} than the one before it.`),
			line(recursive),
		],
		hints: [say`Find the first three terms. How does each one come from the one before it?`],
	};
}

function geometric(draw: Draw, first: number, r: number, toExplicit: boolean): Draft {
	const { term } = sequenceLetters(draw.country);
	const base = r < 0 ? ({ kind: 'brackets', of: num(r) } as const) : num(r);
	const explicit =
		first === 1 ? power(base, difference(n, 1)) : times(first, power(base, difference(n, 1)));
	const recursive = equation(term('n'), product(r, term('n - 1')));
	if (toExplicit)
		return {
			prompt: say`A sequence has ${equation(term(1), first)} and ${recursive}. Write an expression in n for the n-th term.`,
			answer: expression(explicit),
			steps: [
				sentence(say`Each term is multiplied by the same number, ${r}: the sequence is geometric.`),
				line(equation(term('n'), explicit), 'the first term times the ratio, n − 1 times'),
			],
			hints: [say`By what is each term multiplied, and how often until the n-th term?`],
		};
	return {
		prompt: say`The n-th term of a sequence is ${equation(term('n'), explicit)}. Write the recursive rule: ${term('n')} in terms of ${term('n - 1')}.`,
		answer: written('equation', recursive),
		steps: [
			sentence(
				say`The first terms are ${first}, ${first * r}, ${first * r * r}.`,
				'put 1, 2, 3 into the rule',
			),
			line(
				equation(num(r), quotient(term('n'), term('n - 1'))),
				'each term divided by the one before it gives the same number',
			),
			line(recursive),
		],
		hints: [say`Find the first three terms. How does each one come from the one before it?`],
	};
}
