/** poly.gcf: factor out the greatest common factor, or group four terms. */
import {
	brackets,
	continued,
	type Expression,
	num,
	opposite,
	product,
	sum,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	linear,
	polynomialExpression,
	samePolynomial,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { isSquare } from '../../../../math/surd.ts';
import { anyLetter, lettersFor } from '../../../contexts/names.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	factorization,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	factorQuestion,
	groupingPattern,
	groupingThenSquares,
} from '../../../steps/factor-patterns.ts';
import {
	ALONE,
	commonBinomialReason,
	factored,
	groupOf,
	plainBrackets,
	shown,
} from '../../../steps/factoring.ts';
import { hasMinus, reversedSign } from '../../../steps/polynomial-misconceptions.ts';
import { MONOMIALS } from './monomial.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

// A common binomial: 3x(x + 2) − 5(x + 2), also with opposite binomials.

const BINOMIALS: Skills = {
	'Factor out a common binomial': (draw) => commonBinomial(draw, false),
	'Factor out a binomial, changing signs if needed': (draw) =>
		commonBinomial(draw, draw.inTurn('form') === 'opposite brackets'),
};

function commonBinomial(draw: Draw, turned: boolean): Draft | undefined {
	const x = anyLetter(draw.random);
	const [a, c] = [Math.abs(draw.int('a')), draw.int('c')];
	const b = turned ? -Math.abs(draw.int('b')) : draw.int('b');
	const shared = linear(1, x, b);
	const other = linear(a, x, c);
	if (!coprime(a, c) || samePolynomial(shared, other)) return undefined;
	const first = groupOf(term(a, x), shared);
	const plain = sum(first, groupOf(term(c), shared));
	const problem = turned ? sum(first, oppositeGroup(-c, x, -b)) : plain;
	const answer = factored(ALONE, shared, other);
	return {
		prompt: say`Factor out the common binomial: ${problem}.`,
		answer: withMisconceptions(
			factorization(answer),
			[
				factorization(factored(ALONE, shared, linear(a, x, -c))),
				turned
					? 'treated the opposite binomials as equal'
					: c < 0
						? 'dropped the minus sign of the second term'
						: 'subtracted the second term instead of adding it',
			],
			Math.abs(c) === 1
				? [
						factorization(factored(term(a, x), shared)),
						`left out the ${plainNumber(c)} that remains of the second term`,
					]
				: [
						factorization(factored(term(a * c, x), shared)),
						'multiplied the remaining factors instead of adding them',
					],
		),
		steps: [
			line(problem),
			...(turned
				? [
						line(
							continued(plain),
							`(${-b} − ${x}) is the opposite of ${plainBrackets(shared)}, so the sign of the second term changes`,
						),
					]
				: []),
			line(continued(answer), commonBinomialReason(shared, term(c), 'term')),
		],
		hints: [
			turned
				? say`How is ${sum(-b, opposite(x))} related to ${shown(shared)}? How does that change the second term?`
				: say`What is left of each term when you factor out ${shown(shared)}?`,
		],
	};
}

/** c(b − x); 1 is not written, of −1 only the sign. */
const oppositeGroup = (c: number, x: string, b: number): Expression => {
	const inside = sum(b, opposite(x));
	if (c === 1) return { kind: 'brackets', of: inside };
	return product(c, inside);
};

// Four terms factored by grouping: cubics, and products of two letters.

const GROUPING: Skills = {
	'Factor four-term polynomials by grouping': (draw) => caseOf(FORMS, draw.inTurn('form'))(draw),
	'Factor by grouping': (draw) =>
		draw.inTurn('cubic') === 'yes' ? cubic(draw) : twoLetters(draw, false),
	'Factor by grouping in one or two variables': (draw) =>
		draw.inTurn('type') === 'cubic' ? cubic(draw) : twoLetters(draw, false),

	'Factor a cubic by grouping'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		const x = anyLetter(draw.random);
		if (draw.inTurn('square') === 'yes') {
			if (!coprime(k, b) || Math.abs(a) * b * b > 500 || Math.abs(a) === b) return undefined;
			return factorQuestion(ALONE, groupingThenSquares(x, a, k, b));
		}
		const sign = draw.random.pick([1, -1] as const);
		if (sign === -1 && isSquare(k) && isSquare(b)) return undefined;
		return factorQuestion(
			ALONE,
			groupingPattern({ a: k, u: x + x, b: sign * b, c: 1, w: x, d: a }),
		);
	},
};

const numbers = (draw: Draw) => ({
	a: Math.abs(draw.int('a')),
	b: draw.int('b'),
	c: Math.abs(draw.int('c')),
	d: draw.int('d'),
});

function cubic(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	return factorQuestion(ALONE, groupingPattern({ ...numbers(draw), u: x + x, w: x }));
}

function twoLetters(draw: Draw, mixed: boolean): Draft | undefined {
	const { x, y } = lettersFor(draw.random, true);
	return factorQuestion(ALONE, groupingPattern({ ...numbers(draw), u: x, w: y }, { mixed }));
}

const FORMS: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	'four terms, one letter': cubic,
	'four terms, two letters': (draw) => twoLetters(draw, false),
	'reordering needed': (draw) => twoLetters(draw, true),
};

export const skills: Skills = {
	'Factor a number out of a linear expression'(draw) {
		const [g, a, b] = [draw.int('g'), draw.int('a'), draw.int('b')];
		if (!coprime(a, b) || (a === 1 && Math.abs(b) === 1)) return undefined;
		const letter = anyLetter(draw.random);
		const inside = linear(a, letter, b);
		const problem = polynomialExpression(scale(inside, g));
		const answer = product(g, polynomialExpression(inside));
		const first: Expression =
			a === 1 ? product(g, letter) : product(g, brackets(product(a, letter)));
		const [whole, constant] = [g * a, Math.abs(g * b)];
		return {
			prompt: say`Factor out the greatest common factor: ${problem}.`,
			answer: withMisconceptions(
				factorization(answer),
				[
					factorization(product(g, polynomialExpression(linear(a, letter, b * g)))),
					'divided only the first term by the common factor',
				],
				[
					factorization(product(g, problem)),
					'wrote the factor in front without dividing the terms',
				],
				...(hasMinus(...inside)
					? ([
							[
								factorization(product(g, polynomialExpression(linear(a, letter, -b)))),
								`${reversedSign(inside)} in the brackets`,
							],
						] satisfies WrongAnswer[])
					: []),
			),
			steps: [
				line(problem),
				line(
					continued(sum(first, product(b < 0 ? -g : g, num(Math.abs(b))))),
					`the greatest common factor of ${whole} and ${constant} is ${g}; write each term as ${g} times another factor`,
				),
				line(continued(answer), `factor out ${g}`),
			],
			hints: [say`What is the greatest common factor of ${whole} and ${constant}?`],
		};
	},

	...MONOMIALS,
	...BINOMIALS,
	...GROUPING,
};
