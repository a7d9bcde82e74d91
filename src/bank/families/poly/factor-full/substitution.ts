/** Quadratics in x², x³ or x + k, and a perfect square trinomial minus a square. */
import {
	continued,
	type Expression,
	opposite,
	power,
	product,
	squareBrackets,
	sum,
} from '../../../../math/expression.ts';
import {
	linear,
	monomialExpression,
	multiply,
	plus,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	factorization,
	line,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { ALONE, factored, type Letters, plainPolynomial, shown } from '../../../steps/factoring.ts';
import { plainMonomial } from '../../../steps/plain.ts';
import { trinomialInPower, trinomialInSum } from './quadratic-form.ts';
import { factoringMisconceptions } from '../../../steps/polynomial-misconceptions.ts';

export const SUBSTITUTIONS: Skills = {
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
export function squareMinusSquare({ x, y }: Letters, a: number, b: number): Draft {
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
