/** poly.factor-special: squares, cubes and what is made of them. */
import { coprime } from '../../../../math/gcd.ts';
import {
	type Monomial,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	samePolynomial,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	anyLetter,
	caseOf,
	distractor,
	type Draft,
	type Draw,
	lettersFor,
	multipleChoice,
	type Skills,
} from '../../../family.ts';
import {
	differenceOfSquares,
	factorQuestion,
	type Pattern,
	perfectSquare,
	sumOfCubes,
} from '../../../steps/factor-patterns.ts';
import { ALONE, factored, type Letters } from '../../../steps/factoring.ts';
import { differenceWithSum, nestedSquares } from '../../../steps/nested-squares.ts';
import { MISSING } from './missing.ts';

// Which product is equal to a difference of squares or a perfect square?

type Case = { pattern: Pattern; wrong: { brackets: Polynomial[]; mistake: string }[] };

const CHOICES: Skills = {
	'Rewrite an expression using a pattern'(draw) {
		if (!coprime(draw.int('a'), draw.int('b'))) return undefined;
		const found = caseOf(CASES, draw.inTurn('type'))(draw.int('a'), draw.int('b'), draw);
		if (!found) return undefined;
		const { pattern, wrong } = found;
		const values = [pattern.brackets, ...wrong.map(({ brackets }) => brackets)].map((brackets) =>
			brackets.reduce(multiply, [term(1)]),
		);
		if (values.some((one, at) => values.slice(at + 1).some((two) => samePolynomial(one, two))))
			return undefined;
		return {
			prompt: say`Which expression is equivalent to ${polynomialExpression(pattern.inside)}?`,
			answer: multipleChoice(
				factored(ALONE, ...pattern.brackets),
				...wrong.map(({ brackets, mistake }) => distractor(factored(ALONE, ...brackets), mistake)),
			),
			steps: pattern.lines(),
			hints: [pattern.hint],
		};
	},
};

const two = (a: number, x: string, b: number): Polynomial => plus([term(a, x)], [term(b)]);

/** What gives a²x + b beside x ± b: the right product of first terms in the wrong factors. */
const splitInOne = (a: number): string =>
	`split the first term as ${a * a}x times x instead of ${a}x times ${a}x`;

const CASES: Readonly<Record<string, (a: number, b: number, draw: Draw) => Case | undefined>> = {
	'difference of squares': (a, b) => ({
		pattern: differenceOfSquares(term(a, 'x'), term(b)),
		wrong: [
			{
				brackets: [two(a, 'x', -b), two(a, 'x', -b)],
				mistake: 'used the difference of the square roots for both factors',
			},
			{
				brackets: [two(a, 'x', b), two(a, 'x', b)],
				mistake: 'used the sum of the square roots for both factors',
			},
			{
				brackets: [two(a * a, 'x', b), two(1, 'x', -b)],
				mistake: splitInOne(a),
			},
		],
	}),

	'perfect square'(a, b, draw) {
		const sign = draw.random.pick([1, -1] as const);
		return {
			pattern: perfectSquare(term(a, 'x'), term(sign * b)),
			wrong: [
				{
					brackets: [two(a, 'x', -sign * b), two(a, 'x', -sign * b)],
					mistake: `wrote ${sign > 0 ? '− instead of +' : '+ instead of −'} in the brackets`,
				},
				{
					brackets: [two(a, 'x', b), two(a, 'x', -b)],
					mistake: 'used the pattern for a difference of squares',
				},
				{
					brackets: [two(a * a, 'x', sign * b), two(1, 'x', sign * b)],
					mistake: splitInOne(a),
				},
			],
		};
	},

	'nested square'(a, b) {
		if (a > 3 || b > 5) return undefined;
		const whole = two(a * a, 'xx', b * b);
		return {
			pattern: nestedSquares(a, 'x', b, 4),
			wrong: [
				{
					brackets: [two(a * a, 'xx', -b * b), two(a * a, 'xx', -b * b)],
					mistake: 'used the difference of the square roots for both factors',
				},
				{ brackets: [whole, whole], mistake: 'used the sum of the square roots for both factors' },
				{
					brackets: [whole, two(a, 'x', -b), two(a, 'x', -b)],
					mistake: 'split the difference of squares into two equal factors',
				},
			],
		};
	},
};

export const skills: Skills = {
	'Factor a difference of squares'(draw) {
		const second = draw.inTurn('second letter');
		const hasTwo = second === 'sometimes' ? draw.random.int(0, 1) === 1 : second === 'yes';
		return ofCoprime(draw, draw.int('k'), lettersFor(draw.random, hasTwo), 1, differenceOfSquares);
	},

	'Factor a perfect square trinomial'(draw) {
		const letters = lettersFor(draw.random, draw.random.int(0, 2) === 0);
		return ofCoprime(draw, 1, letters, signOf(draw), perfectSquare);
	},

	'Factor differences of squares and perfect squares'(draw) {
		const kind = draw.inTurn('kind');
		const inFront = kind === 'common factor then square';
		if (inFront && draw.int('k') === 1) return undefined;
		const difference = kind === 'difference of squares' || (inFront && draw.random.int(0, 1) === 1);
		const sign = difference ? 1 : draw.random.pick([1, -1] as const);
		const pattern = difference ? differenceOfSquares : perfectSquare;
		return ofCoprime(
			draw,
			inFront ? draw.int('k') : 1,
			lettersFor(draw.random, false),
			sign,
			pattern,
		);
	},

	'Factor a sum or difference of cubes': (draw) =>
		ofCoprime(draw, draw.int('k'), lettersFor(draw.random, false), signOf(draw), sumOfCubes),

	'Factor a difference of squares completely': (draw) => caseOf(REPEATED, draw.inTurn('n'))(draw),
	'Factor squares, including repeated and grouped ones': (draw) =>
		caseOf(GROUPED, draw.inTurn('type'))(draw),

	...MISSING,
	...CHOICES,
};

const signOf = (draw: Draw): 1 | -1 => (draw.inTurn('sign') === '-' ? -1 : 1);

/** k times the pattern of ax and ±by, which share no factor. */
function ofCoprime(
	draw: Draw,
	k: number,
	{ x, y }: Letters,
	sign: 1 | -1,
	pattern: (u: Monomial, v: Monomial) => Pattern,
): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (!coprime(a, b)) return undefined;
	return factorQuestion(term(k), pattern(term(a, x), term(sign * b, y)));
}

const repeated = (draw: Draw, degree: 4 | 8): Draft | undefined =>
	factorQuestion(ALONE, nestedSquares(1, anyLetter(draw.random), draw.int('a'), degree));

const REPEATED: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	'x⁴-a⁴': (draw) => repeated(draw, 4),
	'k(x²-b²)': (draw) =>
		factorQuestion(
			term(draw.int('k')),
			differenceOfSquares(term(1, anyLetter(draw.random)), term(draw.int('b'))),
		),
	'x⁸-1 style'(draw) {
		const [a, k] = [draw.int('a'), draw.int('k')];
		if (draw.random.int(0, 1) === 0) return a > 3 ? undefined : repeated(draw, 8);
		if (k > 3 || a > 7 || !coprime(a, k)) return undefined;
		return factorQuestion(ALONE, nestedSquares(k, anyLetter(draw.random), a, 4));
	},
};

const GROUPED: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	'difference of squares': (draw) =>
		ofCoprime(
			draw,
			1,
			lettersFor(draw.random, draw.random.int(0, 1) === 1),
			1,
			differenceOfSquares,
		),
	'(x+a)²-b²': (draw) =>
		differenceWithSum(
			anyLetter(draw.random),
			draw.random.pick([1, -1]) * draw.int('a'),
			draw.int('b'),
			'sum first',
		),
	'x⁴-a⁴': (draw) => repeated(draw, 4),
	'a²-(x+b)²': (draw) =>
		differenceWithSum(anyLetter(draw.random), draw.int('b'), draw.int('a'), 'sum last'),
};
