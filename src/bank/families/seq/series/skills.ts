/** seq.series: sums of arithmetic and geometric sequences. CCSS HSA-SSE.B.4; MCR3U.C2.3. */
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	quotient,
	signed,
	sum,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../../family.ts';
import { arithmeticTerms, firstTerm, sequenceLetters } from '../../../steps/sequence.ts';
import { geometricFromLast, geometricSum } from './geometric.ts';
import { dots, series, sumOf } from './terms.ts';
import { findCount, findPart } from './unknown.ts';

export const skills: Skills = {
	'Sum of n terms'(draw) {
		if (draw.has('r')) return geometricSum(draw);
		const [first, d, n] = [firstTerm(draw), draw.int('d'), draw.int('n')];
		return draw.has('given') && draw.inTurn('given') === 'last'
			? fromFirstAndLast(draw, first, d, n)
			: arithmeticSum(draw, first, d, n);
	},
	'Finite sum': geometricSum,
	'Sum from first and last terms'(draw) {
		return draw.has('r')
			? geometricFromLast(draw)
			: arithmeticFromLast(draw, firstTerm(draw), draw.int('d'), draw.int('n'));
	},
	'Find n, d or a1 from a sum'(draw) {
		const [first, d, n] = [firstTerm(draw), draw.int('d'), draw.int('n')];
		const ask = draw.inTurn('ask');
		return ask === 'n' ? findCount(draw, first, d, n) : findPart(draw, first, d, n, ask);
	},
};

function arithmeticSum(draw: Draw, first: number, d: number, n: number): Draft {
	const { sum: total } = sequenceLetters(draw.country);
	const terms = arithmeticTerms(first, d, 3).map((value, at) =>
		at === 0 ? num(value) : signed(value),
	);
	const value = sumOf(first, d, n);
	const inside = 2 * first + (n - 1) * d;
	return {
		prompt: say`Find the sum of the first ${n} terms of the arithmetic series ${series(...terms, dots)}.`,
		answer: integer(value),
		steps: [
			line(
				equation(
					total(n),
					times(
						quotient(n, 2),
						brackets(sum(times(2, signed(first)), times(brackets(difference(n, 1)), signed(d)))),
					),
				),
				'the formula for an arithmetic series',
			),
			line(
				equation(total(n), times(quotient(n, 2), brackets(sum(2 * first, signed((n - 1) * d))))),
			),
			line(equation(total(n), times(quotient(n, 2), signed(inside)))),
			line(equation(total(n), value)),
		],
		hints: [say`What are the first term, the common difference and the number of terms?`],
	};
}

function fromFirstAndLast(draw: Draw, first: number, d: number, n: number): Draft {
	const { term, sum: total } = sequenceLetters(draw.country);
	const last = first + (n - 1) * d;
	return {
		prompt: say`An arithmetic series has ${n} terms with ${equation(term(1), first)} and ${equation(term(n), last)}. Find its sum.`,
		answer: integer(sumOf(first, d, n)),
		steps: pairing(total(n), n, first, last, sumOf(first, d, n)),
		hints: [
			say`The first and the last term together make the same sum as the second and the last but one.`,
		],
	};
}

const pairing = (
	total: Expression,
	n: number,
	first: number,
	last: number,
	value: number,
): Line[] => [
	line(
		equation(total, times(quotient(n, 2), brackets(sum(first, signed(last))))),
		'half the number of terms times the sum of the first and the last',
	),
	line(equation(total, times(quotient(n, 2), signed(first + last)))),
	line(equation(total, value)),
];

function arithmeticFromLast(draw: Draw, first: number, d: number, n: number): Draft {
	const { sum: total } = sequenceLetters(draw.country);
	const terms = arithmeticTerms(first, d, 3).map((value, at) =>
		at === 0 ? num(value) : signed(value),
	);
	const last = first + (n - 1) * d;
	return {
		prompt: say`Find the sum of the arithmetic series ${series(...terms, dots, signed(last))}.`,
		answer: integer(sumOf(first, d, n)),
		steps: [
			line(
				equation(last, sum(first, times(brackets(difference('n', 1)), signed(d)))),
				'find the number of terms from the last one',
			),
			line(equation('n', n), `subtract ${first}, divide by ${d}, add 1`),
			...pairing(total(n), n, first, last, sumOf(first, d, n)),
		],
		hints: [say`How many terms are there? Use the formula for the last term first.`],
	};
}
