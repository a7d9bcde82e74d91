/** Brackets inside brackets: a − k[b − m(x − c)], worked from the inside out. */
import {
	continued,
	difference,
	product,
	squareBrackets,
	sum,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { polynomial } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { anyLetter } from '../../../contexts/letters.ts';

export function nestedBrackets(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const [k, m] = [draw.int('k'), draw.int('m')];
	const [inside, lead] = [b + m * c, k * m];
	const constant = a - k * inside;
	if (constant === 0) return undefined;
	const problem = difference(
		a,
		product(k, squareBrackets(difference(b, product(m, difference(x, c))))),
	);
	const result = polynomialExpression(linear(lead, x, constant));
	const opened = squareBrackets(sum(b, product(-m, x), m * c));
	const tidy = squareBrackets(difference(inside, product(m, x)));
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: polynomial(result),
		steps: [
			line(problem),
			line(
				continued(difference(a, product(k, opened))),
				`start with the inner pair: multiply each of its terms by -${m}`,
			),
			line(continued(difference(a, product(k, tidy))), `${b} + ${m * c} = ${inside}`),
			line(continued(sum(a, -k * inside, product(lead, x))), `multiply each term inside by -${k}`),
			line(continued(result), `numbers: ${a} − ${k * inside} = ${constant}`),
		],
		hints: [
			say`Work from the inside out: expand the inner pair of brackets first.`,
			say`A minus sign in front of brackets changes the sign of every term inside.`,
		],
	};
}
