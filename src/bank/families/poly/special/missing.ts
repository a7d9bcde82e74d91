/** A trinomial with one term missing that must be a perfect square. */
import {
	blank,
	continued,
	equation,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	linear,
	type Monomial,
	multiply,
	type Polynomial,
	polynomialExpression,
	samePolynomial,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	polynomial,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { squareIdentity } from '../../../steps/identities.ts';
import { polynomialMisconceptions } from '../../../steps/polynomial-misconceptions.ts';
import { plainMonomial } from '../../../../math/plain-notation.ts';

const shown = polynomialExpression;

/** a²x² + □ + c². */
export function missingMiddle(u: Monomial, v: Monomial): Draft {
	const [first = [], last = []] = [multiply([u], [u]), multiply([v], [v])];
	const missing = multiply([u], multiply([v], [term(2)]));
	const problem = sum(shown(first), blank, shown(last));
	return {
		prompt: say`Find the missing term, with a positive coefficient, that makes ${problem} a perfect square trinomial.`,
		answer: withMisconceptions(
			polynomial(shown(missing)),
			...polynomialMisconceptions(
				[multiply([u], [v]), 'forgot to double the product'],
				[[term(2 * Math.abs(u.coefficient.mul(v.coefficient).valueOf()))], 'left out the variable'],
			),
		),
		steps: [
			sentence(say`The first and last terms are the squares of ${shown([u])} and ${shown([v])}.`),
			line(
				product(2, shown([u]), shown([v])),
				'the middle term is twice the product of their square roots',
			),
			line(continued(shown(missing)), 'multiply'),
			sentence(say`The missing term is ${shown(missing)}.`),
		],
		hints: [
			say`In the pattern ${squareIdentity(1)}, how is the middle term formed from ${symbol('u')} and ${symbol('v')}?`,
		],
	};
}

/** a²x² ± 2acx + □. */
export function missingEnd(u: Monomial, v: Monomial, draw: Draw): Draft | undefined {
	const sign = draw.random.pick([1, -1] as const);
	const first = multiply([u], [u]);
	const middle = multiply([u], multiply([v], [term(2 * sign)]));
	const last: Polynomial = multiply([v], [v]);
	// A constant equal to the middle coefficient can be copied.
	if (samePolynomial(last, [v]) || draw.int('c') === 2 * draw.int('a')) return undefined;
	const end = scale([v], sign);
	const base = linear(draw.int('a'), 'x', sign * draw.int('c'));
	return {
		prompt: say`Find the missing constant term that makes ${sum(shown(first), shown(middle), blank)} a perfect square trinomial.`,
		answer: withMisconceptions(
			polynomial(shown(last)),
			...polynomialMisconceptions(
				[[v], `did not square ${plainMonomial(v)}`],
				...(draw.int('a') === 1
					? []
					: ([
							[
								multiply([term(draw.int('a'))], multiply([term(draw.int('a'))], last)),
								'squared half of the middle coefficient and ignored the first coefficient',
							],
						] satisfies [Polynomial, string][])),
				...(sign === -1
					? ([[scale(last, -1), 'gave the last term the sign of the middle term']] satisfies [
							Polynomial,
							string,
						][])
					: []),
			),
		),
		steps: [
			sentence(say`The first term is the square of ${shown([u])}.`),
			sentence(
				say`${equation(shown(middle), product(2, shown([u]), shown(end)))}, so the second term of the binomial is ${shown(end)}.`,
				`the middle term is twice the product of ${plainMonomial(u)} and the second term`,
			),
			line(
				equation(power(shown(end), 2), shown(last)),
				'the last term is the square of the second term of the binomial',
			),
			line(
				equation(shown([...first, ...middle, ...last]), power(shown(base), 2)),
				'check that the trinomial is a perfect square',
			),
			sentence(say`The missing term is ${shown(last)}.`),
		],
		hints: [
			say`What is the square root of the first term? By what number can you multiply twice that square root to get the middle term?`,
		],
	};
}
