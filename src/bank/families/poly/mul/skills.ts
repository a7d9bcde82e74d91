/** poly.mul: expand products of polynomials. */
import {
	brackets,
	continued,
	type Expression,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import { plainMonomial, plainNumber } from '../../../../math/plain-notation.ts';
import {
	linear,
	type Monomial,
	monomialExpression,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	polynomial,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	collectingLines,
	expandingLines,
	monomialFactors,
	productTerms,
	square,
} from '../../../steps/expanding.ts';
import {
	polynomialMisconceptions,
	productMisconceptions,
} from '../../../steps/polynomial-misconceptions.ts';
import { CHANGE_SIGNS } from '../../../steps/sum-of-polynomials.ts';
import { AREAS } from './areas.ts';
import { MULTIPLE_CHOICE } from './choice.ts';

// A product of two brackets plus or minus a multiple of a square.

const SUMS_OF_PRODUCTS: Skills = {
	'Simplify a sum of products'(draw) {
		const [k, left, right, last] = [
			draw.int('k'),
			linear(draw.int('a'), 'x', draw.int('b')),
			linear(draw.int('c'), 'x', draw.int('d')),
			linear(1, 'x', draw.int('e')),
		];
		const first = productTerms(left, right);
		const squared = square(last);
		const terms = [...first, ...scale(squared, k)];
		const result = plus(terms);
		if (result.length < 2) return undefined;
		const products = first.map(monomialExpression);
		const problem = sum(product(shown(left), shown(right)), product(k, power(shown(last), 2)));
		return {
			prompt: say`Expand and simplify ${problem}.`,
			answer: withMisconceptions(
				polynomial(shown(result)),
				...polynomialMisconceptions(
					[
						plus(first, scale([...squared.slice(0, 1), ...squared.slice(-1)], k)),
						'left out the middle term of the square',
					],
					...(k === 1
						? []
						: [
								[
									plus(first, scale(squared.slice(0, 1), k), squared.slice(1)),
									k === -1
										? 'subtracted only the first term of the square'
										: `multiplied only the first term of the square by ${plainNumber(k)}`,
								] satisfies [Polynomial, string],
							]),
				),
			),
			steps: [
				line(problem),
				line(
					continued(sum(...products, product(k, shown(squared)))),
					'multiply the two binomials, and expand the square',
				),
				...(k === 1
					? []
					: [
							line(
								continued(uncollected(...terms)),
								k === -1 ? CHANGE_SIGNS : `multiply each term in the brackets by ${plainNumber(k)}`,
							),
						]),
				...collectingLines(terms),
			],
			hints: [
				say`What do you get when you expand the product? What do you get when you expand the square?`,
			],
		};
	},
};

export const skills: Skills = {
	'Multiply two binomials'(draw) {
		const x = anyLetter(draw.random);
		const [left, right] = [
			linear(draw.int('a'), x, draw.int('b')),
			linear(draw.int('c'), x, draw.int('d')),
		];
		if (draw.int('a') === draw.int('c') && Math.abs(draw.int('b')) === Math.abs(draw.int('d')))
			return undefined;
		const k = draw.int('k');
		return k === 1 ? timesEachOther(left, right) : withNumber(k, left, right);
	},

	'Multiply a monomial and a trinomial': (draw) =>
		monomialTimes(
			term(draw.int('k'), 'x'.repeat(draw.int('n'))),
			quadratic(draw.int('a'), draw.int('b'), draw.int('c')),
		),

	'Multiply a binomial and a trinomial': (draw) =>
		timesEachOther(
			linear(draw.int('a'), 'x', draw.int('b')),
			quadratic(draw.int('c'), draw.int('d'), draw.int('e')),
		),

	'Multiply polynomials and simplify': (draw) => caseOf(KINDS, draw.inTurn('kind'))(draw),

	...SUMS_OF_PRODUCTS,
	...AREAS,
	...MULTIPLE_CHOICE,
};

const quadratic = (a: number, b: number, c: number): Polynomial => [
	term(a, 'xx'),
	term(b, 'x'),
	term(c),
];

const twoByTwo = (draw: Draw): Draft | undefined =>
	timesEachOther(
		linear(draw.int('a'), 'x', draw.int('b')),
		linear(draw.int('c'), 'x', draw.int('d')),
	);

const twoByThree = (draw: Draw): Draft | undefined =>
	timesEachOther(
		linear(draw.int('a'), 'x', draw.int('b')),
		quadratic(draw.int('c'), draw.int('d'), draw.int('e')),
	);

const KINDS: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	'monomial × trinomial': (draw) =>
		monomialTimes(
			term(draw.int('a'), 'x'.repeat(draw.random.int(1, 3))),
			quadratic(draw.int('c'), draw.int('b'), draw.int('d')),
		),
	'binomial × binomial': twoByTwo,
	'binomial × trinomial': twoByThree,
	'2x3': twoByThree,
	'1x1x1'(draw) {
		const [one, two, three] = [
			linear(draw.int('a'), 'x', draw.int('b')),
			linear(draw.int('c'), 'x', draw.int('d')),
			linear(1, 'x', draw.int('e')),
		];
		const first = productTerms(one, two);
		const pair = multiply(one, two);
		if (pair.length < 3) return undefined;
		return expand(
			product(shown(one), shown(two), shown(three)),
			multiply(pair, three),
			[
				line(
					continued(product(brackets(uncollected(...first)), shown(three))),
					'multiply the first two factors',
				),
				line(continued(product(shown(pair), shown(three))), collectingLines(first).at(-1)?.why),
				...expandingLines(pair, three),
			],
			say`What is the product of the first two factors? How do you multiply it by the third?`,
			polynomialMisconceptions(
				[pair, 'left out the third factor'],
				[
					multiply([...pair.slice(0, 1), ...pair.slice(-1)], three),
					'left out the middle term of the first product',
				],
			),
		);
	},
};

// "Expand and simplify" for a monomial, binomials and trinomials, with the lines of each.

const shown = polynomialExpression;

function monomialTimes(front: Monomial, inside: Polynomial): Draft | undefined {
	if (plainMonomial(front) === '1') return undefined;
	const result = multiply([front], inside);
	const problem = product(...monomialFactors(front), shown(inside));
	return expand(
		problem,
		result,
		[
			line(
				continued(
					sum(
						...inside.map((one) =>
							product(...monomialFactors(front), brackets(monomialExpression(one))),
						),
					),
				),
				`multiply each term by ${plainMonomial(front)}`,
			),
			line(
				continued(shown(result)),
				'multiply the coefficients, and add the exponents of the same variable',
			),
		],
		say`What is every term in the brackets multiplied by? What happens to the exponents?`,
		polynomialMisconceptions(
			[
				plus(multiply([front], inside.slice(0, 1)), inside.slice(1)),
				'multiplied only the first term',
			],
			[scale(inside, front.coefficient), 'multiplied the coefficients but not the variables'],
		),
	);
}

const timesEachOther = (left: Polynomial, right: Polynomial): Draft | undefined =>
	expand(
		product(shown(left), shown(right)),
		multiply(left, right),
		expandingLines(left, right),
		say`How many products do you get when each term of the first factor is multiplied by each term of the second? Which of them are like terms?`,
		productMisconceptions(left, right),
	);

function withNumber(k: number, left: Polynomial, right: Polynomial): Draft | undefined {
	const terms = productTerms(left, right);
	const pair = multiply(left, right);
	return expand(
		product(k, shown(left), shown(right)),
		scale(pair, k),
		[
			line(
				continued(product(k, brackets(uncollected(...terms)))),
				'multiply the two binomials first',
			),
			line(continued(product(k, brackets(shown(pair)))), collectingLines(terms).at(-1)?.why),
			line(continued(shown(scale(pair, k))), `multiply each term in the brackets by ${k}`),
		],
		say`What is the product of the two binomials? What is that product multiplied by?`,
		polynomialMisconceptions(
			[pair, `left out the factor ${k}`],
			[scale(pair, k * k), `multiplied both binomials by ${k}`],
		),
	);
}

function expand(
	problem: Expression,
	result: Polynomial,
	lines: Line[],
	hint: Prose,
	misconceptions: WrongAnswer[],
): Draft | undefined {
	if (result.length < 2) return undefined;
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: withMisconceptions(polynomial(shown(result)), ...misconceptions),
		steps: [line(problem), ...lines],
		hints: [hint],
	};
}
