/** poly.gcf: factor out the greatest common factor, or group four terms. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	type Expression,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	plainBrackets,
	plainLetters,
	plainMonomial,
	plainNumber,
} from '../../../../math/plain-notation.ts';
import {
	linear,
	type Monomial,
	monomialExpression,
	type Polynomial,
	polynomialExpression,
	samePolynomial,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { isSquare } from '../../../../math/surd.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	anyLetter,
	caseOf,
	type Draft,
	type Draw,
	factorization,
	lettersFor,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { monomialFactors } from '../../../steps/expanding.ts';
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
	type Letters,
	shown,
	timesFront,
} from '../../../steps/factoring.ts';
import {
	factoringMisconceptions,
	hasMinus,
	reversedSign,
} from '../../../steps/polynomial-misconceptions.ts';

// The greatest common factor of two or three terms; also with powers that are negative or fractions.

const MONOMIALS: Skills = {
	'Factor out the greatest common monomial': commonMonomial,
	'Factor out negative or rational powers': lowestPower,
};

function commonMonomial(draw: Draw): Draft | undefined {
	const two = draw.inTurn('vars') === '2';
	const letters = lettersFor(draw.random, two);
	const inside = insideOf(draw, letters);
	const front = term(
		draw.int('g'),
		letters.x.repeat(draw.int('n')) + letters.y.repeat(draw.random.int(1, 2)),
	);
	if (!coprime(...inside.map(({ coefficient }) => coefficient.valueOf()))) return undefined;
	const whole = timesFront(front, inside);
	const answer = factored(front, inside);
	const name = plainMonomial(front);
	return {
		prompt: say`Factor out the greatest common factor: ${shown(whole)}.`,
		answer: withMisconceptions(
			factorization(answer),
			[
				factorization(factored(front, [...inside.slice(0, 1), ...whole.slice(1)])),
				'divided only the first term by the common factor',
			],
			[
				factorization(factored(front, whole)),
				'wrote the factor in front without dividing the terms',
			],
			...factoringMisconceptions(front, [inside]),
		),
		steps: [
			line(shown(whole)),
			line(
				continued(sum(...inside.map((one) => timesPart(monomialFactors(front), one)))),
				`${foundFrom(front, whole)}; write each term as ${name} times another factor`,
			),
			line(continued(answer), `factor out ${name}`),
		],
		hints: [
			say`What is the greatest common factor of the coefficients? What is the lowest power of ${two ? 'each variable' : symbol(letters.x)}?`,
		],
	};
}

/** "the greatest common factor of 63 and 45 is 9, and the lowest power of m is m²" */
function foundFrom({ coefficient, powers }: Monomial, whole: Polynomial): string {
	const sizes = new Set(whole.map((one) => plainNumber(one.coefficient.abs())));
	const numbers = sizes.size > 1 ? listInWords([...sizes]) : 'the coefficients';
	const letters = Object.keys(powers).sort();
	const lowest = letters.map((letter) => plainLetters({ [letter]: powers[letter] ?? 0 }));
	const [noun, verb] = letters.length > 1 ? ['powers', 'are'] : ['power', 'is'];
	const found = letters.every((letter) => powers[letter] === 1)
		? `the lowest power of ${letters.length > 1 ? 'each variable' : letters.join()} is the first power`
		: `the lowest ${noun} of ${listInWords(letters)} ${verb} ${listInWords(lowest)}`;
	return `the greatest common factor of ${numbers} is ${plainNumber(coefficient)}, and ${found}`;
}

/** Two or three terms without a common letter, the first one positive. */
function insideOf(draw: Draw, { x, y }: Letters): Polynomial {
	const [a, b, c] = [Math.abs(draw.int('a')), draw.int('b'), draw.int('c')];
	return draw.random.pick([
		[term(a, x), term(b, y)],
		[term(a, x + x), term(b, x + y), term(c, y + y)],
		[term(a, x + x), term(b, y)],
	]);
}

/** 6x²(3x), −6x²(5): the sign of the term comes first. */
function timesPart(front: Expression[], one: Monomial): Expression {
	const size = monomialExpression({ ...one, coefficient: one.coefficient.abs() });
	const written = product(...front, size.kind === 'number' ? size : brackets(size));
	return one.coefficient.lt(0) ? opposite(written) : written;
}

function lowestPower(draw: Draw): Draft | undefined {
	const [m, n] = [new Fraction(draw.choice('m')), new Fraction(draw.choice('n'))];
	const apart = m.sub(n).abs();
	const [a, b, k] = [Math.abs(draw.int('a')), draw.int('b'), draw.int('k')];
	if (apart.d !== 1n || apart.equals(0) || !coprime(a, b)) return undefined;
	const difference = Number(apart.n);
	if (difference % 2 === 0 && b < 0 && isSquare(a) && isSquare(-b)) return undefined;
	const [low, high] = m.lt(n) ? [m, n] : [n, m];
	const x = symbol('x');
	const inside = [term(a, 'x'.repeat(difference)), term(b)];
	const problem = sum(product(k * a, xTo(high)), product(k * b, xTo(low)));
	const answer = product(k, xTo(low), shown(inside));
	return {
		prompt: say`Factor out the greatest common numerical factor and the lowest power of ${x}: ${problem}.`,
		answer: withMisconceptions(
			factorization(answer),
			[
				factorization(product(k, xTo(high), shown(inside))),
				'wrote the higher power in front instead of the lower one',
			],
			...(hasMinus(...inside)
				? ([
						[
							factorization(
								product(k, xTo(low), shown([term(a, 'x'.repeat(difference)), term(-b)])),
							),
							`${reversedSign(inside)} in the brackets`,
						],
					] satisfies WrongAnswer[])
				: []),
		),
		steps: [
			line(problem),
			line(
				continued(sum(...inside.map((one) => timesPart([num(k), xTo(low)], one)))),
				`the greatest common factor of the coefficients is ${k}; the smaller exponent is ${low.toFraction().replace('-', '−')}, and ${high.toFraction()} − ${low.lt(0) ? `(${low.toFraction()})` : low.toFraction()} = ${difference}`,
			),
			line(continued(answer), 'factor out the common factor'),
		],
		hints: [
			say`Which of the two exponents is smaller? What is left of the other term when you factor out the power of ${x} with that exponent?`,
		],
	};

	function xTo(exponent: Fraction): Expression {
		return exponent.equals(1) ? x : power(x, num(exponent));
	}
}

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
