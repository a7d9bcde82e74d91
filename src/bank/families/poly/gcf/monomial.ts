/** The greatest common factor of two or three terms; also with powers that are negative or fractions. */
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
import {
	type Monomial,
	monomialExpression,
	type Polynomial,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	factorization,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { factored, type Letters, shown, timesFront } from '../../../steps/factoring.ts';
import { lettersFor } from '../../../contexts/names.ts';
import { coprime } from '../../../../math/gcd.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	factoringMisconceptions,
	hasMinus,
	reversedSign,
} from '../../../steps/polynomial-misconceptions.ts';
import { monomialFactors } from '../../../steps/expanding.ts';
import { plainLetters, plainMonomial, plainNumber } from '../../../../math/plain-notation.ts';

export const MONOMIALS: Skills = {
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
