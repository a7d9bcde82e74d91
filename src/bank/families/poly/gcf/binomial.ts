/** A common binomial: 3x(x + 2) − 5(x + 2), also with opposite binomials. */
import { continued, type Expression, opposite, product, sum } from '../../../../math/expression.ts';
import { linear, samePolynomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	factorization,
	line,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	ALONE,
	commonBinomialReason,
	factored,
	groupOf,
	plainBrackets,
	shown,
} from '../../../steps/factoring.ts';
import { plainNumber } from '../../../steps/plain.ts';

export const BINOMIALS: Skills = {
	'Factor out a common binomial': (draw) => commonBinomial(draw, false),
	'Factor out a binomial, changing signs if needed': (draw) =>
		commonBinomial(draw, draw.inTurn('form') === 'opposite brackets'),
};

function commonBinomial(draw: Draw, turned: boolean): Draft | undefined {
	const x = anyLetter(draw.random);
	const [a, c] = [Math.abs(draw.int('a')), draw.int('c')];
	const b = turned ? -Math.abs(draw.int('b')) : draw.int('b');
	const shared = linear(1, x, b);
	const other = linear(a, x, c);
	if (!coprime(a, c) || samePolynomial(shared, other)) return undefined;
	const first = groupOf(term(a, x), shared);
	const plain = sum(first, groupOf(term(c), shared));
	const problem = turned ? sum(first, oppositeGroup(-c, x, -b)) : plain;
	const answer = factored(ALONE, shared, other);
	return {
		prompt: say`Factor out the common binomial: ${problem}.`,
		answer: withMisconceptions(
			factorization(answer),
			[
				factorization(factored(ALONE, shared, linear(a, x, -c))),
				turned
					? 'treated the opposite binomials as equal'
					: c < 0
						? 'dropped the minus sign of the second term'
						: 'subtracted the second term instead of adding it',
			],
			Math.abs(c) === 1
				? [
						factorization(factored(term(a, x), shared)),
						`left out the ${plainNumber(c)} that remains of the second term`,
					]
				: [
						factorization(factored(term(a * c, x), shared)),
						'multiplied the remaining factors instead of adding them',
					],
		),
		steps: [
			line(problem),
			...(turned
				? [
						line(
							continued(plain),
							`(${-b} − ${x}) is the opposite of ${plainBrackets(shared)}, so the sign of the second term changes`,
						),
					]
				: []),
			line(continued(answer), commonBinomialReason(shared, term(c), 'term')),
		],
		hints: [
			turned
				? say`How is ${sum(-b, opposite(x))} related to ${shown(shared)}? How does that change the second term?`
				: say`What is left of each term when you factor out ${shown(shared)}?`,
		],
	};
}

/** c(b − x); 1 is not written, of −1 only the sign. */
const oppositeGroup = (c: number, x: string, b: number): Expression => {
	const inside = sum(b, opposite(x));
	if (c === 1) return { kind: 'brackets', of: inside };
	return product(c, inside);
};
