/** poly.factor-full: factoring in two or more steps. */
import { multiplied, zeroAt } from '../../../../math/coefficients.ts';
import {
	continued,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	squareBrackets,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import { plainMonomial, plainNumber, plainPolynomial } from '../../../../math/plain-notation.ts';
import {
	linear,
	monomialExpression,
	multiply,
	plus,
	type Polynomial,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	anyLetter,
	caseOf,
	type Draft,
	type Draw,
	factorization,
	integer,
	lettersFor,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	differenceOfSquares,
	factorQuestion,
	groupingPattern,
	groupingThenSquares,
	pairPattern,
	type Pattern,
	perfectSquare,
} from '../../../steps/factor-patterns.ts';
import { ALONE, factored, type Letters, quadraticLines, shown } from '../../../steps/factoring.ts';
import { differenceWithSum } from '../../../steps/nested-squares.ts';
import { factoringMisconceptions } from '../../../steps/polynomial-misconceptions.ts';
import { quotientReason, syntheticLine } from '../../../steps/synthetic-division.ts';
import { trinomialInPower, trinomialInSum } from './quadratic-form.ts';

// Cubics and quartics by the factor theorem.

const zeros = (draw: Draw, names: readonly string[]): number[] | undefined => {
	const drawn = names.map((name) => draw.int(name)).sort((a, b) => Math.abs(a) - Math.abs(b));
	return new Set(drawn).size === drawn.length ? drawn : undefined;
};

const ZEROS: Skills = {
	'Factor a cubic completely'(draw) {
		const [p, q, r] = zeros(draw, ['p', 'q', 'r']) ?? [];
		if (p === undefined || q === undefined || r === undefined) return undefined;
		const last: [Root, Root] = [
			{ c: 1, d: q },
			{ c: 1, d: r },
		];
		const draft = factorQuestion(term(draw.int('a')), factorTheorem('x', [p], last));
		return draft;
	},

	'Factor a quartic completely'(draw) {
		const a = draw.int('a');
		const [p, q, r, s] = zeros(draw, ['p', 'q', 'r', 's']) ?? [];
		if (p === undefined || q === undefined || r === undefined || s === undefined) return undefined;
		if (a === 2 && s % 2 === 0) return undefined;
		return factorQuestion(
			term(1),
			factorTheorem(
				'x',
				[p, q],
				[
					{ c: 1, d: r },
					{ c: a, d: s },
				],
			),
		);
	},
};

// Cubics and quartics with rational zeros: find a zero, divide, and continue with the quotient.

/** cx − d with the zero d/c. */
type Root = { c: number; d: number };

const factorOf = (x: string, { c, d }: Root): Polynomial => linear(c, x, -d);

const productOf = (brackets: readonly Polynomial[]): Polynomial =>
	brackets.reduce(multiply, [term(1)]);

/**
 * All zeros but the last two are found by trying, so they must be integers (c = 1); the last two come from a
 * quadratic. Zeros are tried by size, as a reader would.
 */
function factorTheorem(x: string, tried: readonly number[], last: [Root, Root]): Pattern {
	const ordered = [...tried].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
	const found = ordered.map((zero) => factorOf(x, { c: 1, d: zero }));
	const end = last.map((root) => factorOf(x, root));
	const [one, two] = last;
	const inside = productOf([...found, ...end]);
	const inFactors = factored(ALONE, ...found, ...end);
	return {
		inside,
		brackets: [...found, ...end],
		lines: (why) => [
			line(shown(inside), why),
			...ordered.flatMap((zero, at) => {
				const rest = productOf([...found.slice(at), ...end]);
				const dividend = multiplied(
					...ordered.slice(at).map((left) => zeroAt(left)),
					...last.map(({ c, d }) => zeroAt(d, c)),
				);
				const quotient = productOf([...found.slice(at + 1), ...end]);
				return [
					sentence(
						say`When ${equation(x, num(zero))}, the value of ${shown(rest)} is ${equation(valueAt(rest, zero), 0)}, so ${shown(factorOf(x, { c: 1, d: zero }))} is a factor.`,
						at === 0
							? `factor theorem: test the divisors of the constant term ${plainNumber(constantOf(rest))}`
							: `factor theorem: test the divisors of ${plainNumber(constantOf(rest))}, the constant term of the quotient`,
					),
					syntheticLine(dividend, zero),
					line(
						equation(shown(inside), factored(ALONE, ...found.slice(0, at + 1), quotient)),
						quotientReason(dividend, zero),
					),
				];
			}),
			...quadraticLines(
				{ a: one.c, p: -one.d, c: two.c, q: -two.d, letters: { x, y: '' } },
				continued(inFactors),
				equation(shown(inside), inFactors),
			),
		],
		hint: say`Can you find a divisor of the constant term that is a zero? Which factor does that zero give, and what quotient is left?`,
	};
}

/** The terms with the zero substituted: 8 + 28 + 4 − 40. */
const valueAt = (rest: Polynomial, zero: number): Expression =>
	sum(
		...rest.map(({ coefficient, powers }) =>
			num(coefficient.mul(zero ** (Object.values(powers)[0] ?? 0))),
		),
	);

const constantOf = (one: Polynomial): number => one.at(-1)?.coefficient.valueOf() ?? 0;

// Quadratics in x², x³ or x + k, and a perfect square trinomial minus a square.

const SUBSTITUTIONS: Skills = {
	'Factor expressions in quadratic form': (draw) => caseOf(TYPES, draw.inTurn('type'))(draw),
};

const inU = (draw: Draw) => ({ a: draw.int('a'), p: draw.int('p'), q: draw.int('q') });

/** Two out of three have a factor that can be factored further. */
const inPower = (draw: Draw, half: 2 | 3): Draft | undefined =>
	trinomialInPower(anyLetter(draw.random), half, inU(draw), draw.random.int(0, 2) > 0);

const TYPES: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	'x^4': (draw) => inPower(draw, 2),
	'x^6': (draw) => inPower(draw, 3),
	shift: (draw) => trinomialInSum(anyLetter(draw.random), draw.int('k'), inU(draw)),
};

/** x² + 2ax + a² − b²y² = (x + a + by)(x + a − by). */
function squareMinusSquare({ x, y }: Letters, a: number, b: number): Draft {
	const base = linear(1, x, a);
	const squared = multiply(base, base);
	const terms = [...squared, term(-b * b, y + y)];
	const [by, plainBy] = [monomialExpression(term(b, y)), plainMonomial(term(b, y))];
	const plainSquare = plainMonomial(term(b * b, y + y));
	const inner: Expression = { kind: 'brackets', of: shown(base) };
	const brackets = [plus(base, [term(b, y)]), plus(base, [term(-b, y)])];
	const answer = factored(ALONE, ...brackets);
	return {
		prompt: say`Factor ${uncollected(...terms)}.`,
		answer: withMisconceptions(factorization(answer), ...factoringMisconceptions(ALONE, brackets)),
		steps: [
			line(uncollected(...terms)),
			line(
				continued(sum(power(inner, 2), opposite(power(by, 2)))),
				`the first three terms are the square of ${plainPolynomial(base)}, and ${plainSquare} is the square of ${plainBy}`,
			),
			line(
				continued(
					product(squareBrackets(sum(inner, by)), squareBrackets(sum(inner, opposite(by)))),
				),
				`difference of squares: u² − v² = (u + v)(u − v), with u = ${plainPolynomial(base)} and v = ${plainBy}`,
			),
			line(continued(answer), 'remove the inner brackets'),
		],
		hints: [
			say`What is special about the first three terms? Which pattern do they form with the fourth term?`,
		],
	};
}

// A constant of a factored form found from the trinomial.

const CONSTANTS: Skills = {
	'Find a positive constant in a factored form'(draw) {
		const [a, j, k] = [draw.int('a'), draw.int('j'), draw.int('k')];
		const pattern = pairPattern({ a, p: k, c: 1, q: j, letters: { x: 'x', y: '' } });
		// With k divisible by a, the other factor could be written x + k/a, and j would have two values.
		// With k = ±1, the constant term itself would be j, apart from its sign.
		if (!pattern || k % a === 0 || Math.abs(k) === 1) return undefined;
		const form = product(sum(product('h', 'x'), 'k'), sum('x', 'j'));
		return {
			prompt: say`The expression ${shown(pattern.inside)} can be written as ${form}, where ${symbol('h')}, ${symbol('k')}, and ${symbol('j')} are integers and ${symbol('j')} is positive. What is the value of ${symbol('j')}?`,
			answer: withMisconceptions(
				integer(j),
				[integer(k), 'gave k instead of j'],
				[integer(a), 'gave h instead of j'],
			),
			steps: [
				...pattern.lines(),
				sentence(
					say`Compare with ${form}: the factor ${sum('x', j)} corresponds to ${sum('x', 'j')}.`,
				),
				line(equation('j', j)),
			],
			hints: [
				say`What are the factors of the trinomial? In which of them is the coefficient of ${symbol('x')} equal to 1?`,
				pattern.hint,
			],
		};
	},
};

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
