/** poly.mul: expand products of polynomials. */
import { brackets, continued, product } from '../../../../math/expression.ts';
import {
	linear,
	multiply,
	type Polynomial,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { collectingLines, expandingLines, productTerms } from '../../../steps/expanding.ts';
import { polynomialMisconceptions } from '../../../steps/polynomial-misconceptions.ts';
import { AREAS } from './areas.ts';
import { MULTIPLE_CHOICE } from './choice.ts';
import { expand, monomialTimes, shown, timesEachOther, withNumber } from './products.ts';
import { SUMS_OF_PRODUCTS } from './sums.ts';

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
