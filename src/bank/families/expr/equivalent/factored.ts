/** Which factored form is complete; some draws ask for a prime polynomial or a perfect square instead. */
import { equation, type Expression, power, product } from '../../../../math/expression.ts';
import {
	linear,
	multiply,
	type Polynomial,
	polynomialExpression,
	scale,
} from '../../../../math/polynomial.ts';
import { formula, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { distinctChoices, type Wrong } from '../../../steps/choices.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { perfectSquare, plus, prime, quadratic, withFactors } from './prime.ts';

export function primeOrComplete(draw: Draw): Draft | undefined {
	const [p, q, a] = [draw.int('p'), draw.int('q'), draw.int('a')];
	if (Math.abs(p) === Math.abs(q)) return undefined;
	switch (draw.inTurn('type')) {
		case 'GCF left inside':
			return a < 2 ? undefined : gcfInside(a, p, q);
		case 'sum of squares':
			return prime(quadratic(0, p * p), p, q);
		case 'prime trinomial':
			return prime(quadratic(p, Math.abs(q)), p, q);
		case 'incomplete difference of squares':
			return differenceOfSquares(a, Math.abs(p));
		case 'perfect square':
			return perfectSquare(a, p);
		default:
			return complete(a, p, q);
	}
}

function completeForm(
	whole: Polynomial,
	right: Expression,
	steps: { form: Expression; why: string }[],
	...wrong: readonly [Expression, string][]
): Draft | undefined {
	const start = polynomialExpression(whole);
	const answer = distinctChoices(
		formula(right),
		...wrong.map(([form, mistake]): Wrong => [formula(form), mistake]),
	);
	return (
		answer && {
			prompt: say`Which is the completely factored form of ${start}?`,
			answer,
			steps: steps.map(({ form, why }) => line(equation(start, form), why)),
			hints: [
				say`What is the greatest common factor? Can the remaining factor be factored further?`,
			],
		}
	);
}

const COMPLETE = 'the factors in brackets cannot be factored further';
const byPair = (p: number, q: number): string =>
	`${plainNumber(p)} and ${plainNumber(q)} have a product of ${plainNumber(p * q)} and a sum of ${plainNumber(p + q)}`;

function gcfInside(a: number, p: number, q: number): Draft | undefined {
	const inside = withFactors(p, q);
	if (inside.length < 3) return undefined;
	const right = product(a, plus(p), plus(q));
	return completeForm(
		scale(inside, a),
		right,
		[
			{
				form: product(a, polynomialExpression(inside)),
				why: 'factor out the greatest common factor',
			},
			{ form: right, why: `${byPair(p, q)}; ${COMPLETE}` },
		],
		[
			product(polynomialExpression(linear(a, 'x', a * p)), plus(q)),
			'left a common factor inside another factor',
		],
		[product(plus(p), plus(q)), 'left out the common factor'],
		[product(a, polynomialExpression(inside)), 'did not factor the trinomial'],
	);
}

function differenceOfSquares(a: number, p: number): Draft | undefined {
	if (p === 1) return undefined;
	const inside = quadratic(0, -p * p);
	const right = product(...factors(a), plus(p), plus(-p));
	return completeForm(
		multiply(linear(a, 'x', 0), inside),
		right,
		[
			{
				form: product(...factors(a), polynomialExpression(inside)),
				why: 'factor out the greatest common factor',
			},
			{ form: right, why: `factor the difference of squares; ${COMPLETE}` },
		],
		[
			product(...factors(a), polynomialExpression(inside)),
			'did not factor the difference of squares',
		],
		[
			product(...factors(a), power(plus(-p), 2)),
			'factored the difference of squares as if it were a perfect square trinomial',
		],
		[
			product(polynomialExpression(multiply(linear(a, 'x', 0), linear(1, 'x', p))), plus(-p)),
			'left a common factor inside another factor',
		],
	);
}

const factors = (a: number): (number | string)[] => (a === 1 ? ['x'] : [a, 'x']);

function complete(a: number, p: number, q: number): Draft | undefined {
	const inside = withFactors(p, q);
	if (inside.length < 3) return undefined;
	const right = product(...factors(a), plus(p), plus(q));
	return completeForm(
		multiply(linear(a, 'x', 0), inside),
		right,
		[
			{
				form: product(...factors(a), polynomialExpression(inside)),
				why: 'factor out the greatest common factor',
			},
			{ form: right, why: `${byPair(p, q)}; ${COMPLETE}` },
		],
		[product(...factors(a), polynomialExpression(inside)), 'did not factor the trinomial'],
		[
			product(polynomialExpression(multiply(linear(a, 'x', 0), linear(1, 'x', p))), plus(q)),
			'left a common factor inside another factor',
		],
		[product(...factors(a), plus(-p), plus(-q)), 'reversed the sign in each factor'],
	);
}
