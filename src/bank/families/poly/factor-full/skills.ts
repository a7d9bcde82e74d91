/** poly.factor-full: factoring in two or more steps. */
import { term } from '../../../../math/polynomial.ts';
import { caseOf, type Draft, type Draw, type Skills } from '../../../family.ts';
import { anyLetter, lettersFor } from '../../../contexts/names.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	differenceOfSquares,
	factorQuestion,
	groupingPattern,
	groupingThenSquares,
	pairPattern,
	perfectSquare,
} from '../../../steps/factor-patterns.ts';
import { ALONE } from '../../../steps/factoring.ts';
import { differenceWithSum } from '../../../steps/nested-squares.ts';
import { trinomialInSum } from './quadratic-form.ts';
import { CONSTANTS } from './constant.ts';
import { ZEROS } from './zeros.ts';
import { squareMinusSquare, SUBSTITUTIONS } from './substitution.ts';

type Make = (draw: Draw) => Draft | undefined;

export const skills: Skills = {
	'Choose a factoring strategy': (draw) => caseOf(STRATEGIES, draw.inTurn('form'))(draw),
	'Factor by grouping and substitution': (draw) => caseOf(GROUPINGS, draw.inTurn('form'))(draw),

	'Factor out the GCF, then use a pattern'(draw) {
		const { x, y } = lettersFor(draw.random, draw.random.int(0, 2) === 0);
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (!coprime(a, b)) return undefined;
		const front = term(draw.int('k'), x.repeat(draw.int('n')));
		const sign = draw.random.pick([1, -1] as const);
		return factorQuestion(
			front,
			draw.random.int(0, 1) === 0
				? differenceOfSquares(term(a, x), term(b, y))
				: perfectSquare(term(a, x), term(sign * b, y)),
		);
	},

	'Factor out the GCF, then factor the trinomial'(draw) {
		const x = anyLetter(draw.random);
		const [a, p, q] = [draw.int('a'), draw.int('p'), draw.int('q')];
		const front = term(draw.int('k'), x.repeat(draw.int('n')));
		return factorQuestion(front, pairPattern({ a, p: q, c: 1, q: p, letters: { x, y: '' } }));
	},

	'Factor four terms with a difference of squares'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		if (Math.abs(a) === b || k * Math.abs(a) * b * b > 900) return undefined;
		return factorQuestion(term(k), groupingThenSquares(anyLetter(draw.random), a, 1, b));
	},

	...ZEROS,
	...SUBSTITUTIONS,
	...CONSTANTS,
};

const STRATEGIES: Readonly<Record<string, Make>> = {
	'common factor then trinomial'(draw) {
		const [k, a, p, q] = [draw.int('k'), draw.int('a'), draw.int('p'), draw.int('q')];
		const x = anyLetter(draw.random);
		if (k === 1) return undefined;
		const front = term(k, draw.random.pick(['', x]));
		return factorQuestion(front, pairPattern({ a, p, c: 1, q, letters: { x, y: '' } }));
	},

	'common factor then difference of squares'(draw) {
		const [k, a, p] = [draw.int('k'), draw.int('a'), Math.abs(draw.int('p'))];
		const { x, y } = lettersFor(draw.random, draw.random.int(0, 1) === 1);
		if (k === 1 || !coprime(a, p)) return undefined;
		return factorQuestion(term(k), differenceOfSquares(term(a, x), term(p, y)));
	},

	grouping(draw) {
		const { x, y } = lettersFor(draw.random, draw.random.int(0, 1) === 1);
		const [k, a, p, q] = [draw.int('k'), draw.int('a'), draw.int('p'), draw.int('q')];
		const groups = y
			? { a, u: x, b: p, c: k, w: y, d: q }
			: { a: k, u: x + x, b: p, c: a, w: x, d: q };
		return factorQuestion(ALONE, groupingPattern(groups));
	},

	substitution: (draw) =>
		trinomialInSum(anyLetter(draw.random), draw.int('k'), {
			a: 1,
			p: draw.int('p'),
			q: draw.int('q'),
		}),
};

const GROUPINGS: Readonly<Record<string, Make>> = {
	'(x+a)²-b²': (draw) =>
		differenceWithSum(anyLetter(draw.random), draw.int('a'), draw.int('b'), 'sum first'),

	'(x+a)²+b(x+a)+c': (draw) =>
		trinomialInSum(anyLetter(draw.random), draw.int('a'), {
			a: 1,
			p: draw.random.pick([1, -1]) * draw.int('b'),
			q: draw.random.pick([1, -1]) * draw.random.int(1, 9),
		}),

	'four-term grouping'(draw) {
		const { x, y } = lettersFor(draw.random, draw.random.int(0, 1) === 1);
		const [a, b] = [draw.int('a'), draw.int('b')];
		const [first, second] = [draw.random.int(1, 5), draw.random.int(1, 5)];
		return factorQuestion(
			ALONE,
			groupingPattern({ a: first, u: y ? x : x + x, b, c: second, w: y || x, d: a }),
		);
	},

	'perfect square minus a square': (draw) =>
		squareMinusSquare(lettersFor(draw.random, true), draw.int('a'), draw.int('b')),
};
