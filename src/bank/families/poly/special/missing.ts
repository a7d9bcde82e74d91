/** A trinomial with one term missing that must be a perfect square. */
import { blank, continued, equation, power, product, sum } from '../../../../math/expression.ts';
import {
	linear,
	type Monomial,
	multiply,
	type Polynomial,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { polynomial } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { squareIdentity } from '../../../steps/identities.ts';
import { plainMonomial } from '../../../steps/plain.ts';

const shown = polynomialExpression;

/** a²x² + □ + c². */
export function missingMiddle(u: Monomial, v: Monomial): Draft {
	const [first = [], last = []] = [multiply([u], [u]), multiply([v], [v])];
	const missing = multiply([u], multiply([v], [term(2)]));
	const problem = sum(shown(first), blank, shown(last));
	return {
		prompt: say`Find the missing term, with a positive coefficient, that makes ${problem} a perfect square trinomial.`,
		answer: polynomial(shown(missing)),
		steps: [
			sentence(
				say`The outer terms are squares: ${equation(shown(first), power(shown([u]), 2))} and ${equation(shown(last), power(shown([v]), 2))}.`,
			),
			line(product(2, shown([u]), shown([v])), 'the middle term is twice the product of the two'),
			line(continued(shown(missing))),
		],
		hints: [say`In the pattern ${squareIdentity(1)}, what is the middle term made of?`],
	};
}

/** a²x² ± 2acx + □. */
export function missingEnd(u: Monomial, v: Monomial, draw: Draw): Draft {
	const sign = draw.random.pick([1, -1] as const);
	const first = multiply([u], [u]);
	const middle = multiply([u], multiply([v], [term(2 * sign)]));
	const last: Polynomial = multiply([v], [v]);
	const size = multiply([u], multiply([v], [term(2)]));
	const base = linear(draw.int('a'), 'x', sign * draw.int('c'));
	return {
		prompt: say`Find the missing constant term that makes ${sum(shown(first), shown(middle), blank)} a perfect square trinomial.`,
		answer: polynomial(shown(last)),
		steps: [
			sentence(say`The first term is the square of ${shown([u])}.`),
			sentence(
				say`The middle term, without its sign, is ${equation(shown(size), product(2, shown([u]), shown([v])))}, so the second number is ${shown([v])}.`,
				`the middle term is twice the product of ${plainMonomial(u)} and the second number`,
			),
			line(equation(shown([...first, ...middle, ...last]), power(shown(base), 2))),
			sentence(say`The missing term is ${equation(power(shown([v]), 2), shown(last))}.`),
		],
		hints: [
			say`The first term is the square of ${shown([u])}. Twice the product of ${shown([u])} and which number makes the middle term?`,
		],
	};
}
