/** poly.factor-special: squares, cubes and what is made of them. */
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { caseOf, type Draft, type Draw, type Skills } from '../../../family.ts';
import { anyLetter, lettersFor } from '../../../contexts/names.ts';
import { ALONE, type Letters } from '../../../steps/factoring.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	differenceOfSquares,
	factorQuestion,
	type Pattern,
	perfectSquare,
	sumOfCubes,
} from '../../../steps/factor-patterns.ts';
import { differenceWithSum, nestedSquares } from '../../../steps/nested-squares.ts';
import { CHOICES } from './choice.ts';
import { MISSING } from './missing.ts';

export const skills: Skills = {
	'Factor a difference of squares'(draw) {
		const second = draw.inTurn('second letter');
		const two = second === 'sometimes' ? draw.random.int(0, 1) === 1 : second === 'yes';
		return ofCoprime(draw, draw.int('k'), lettersFor(draw.random, two), 1, differenceOfSquares);
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
