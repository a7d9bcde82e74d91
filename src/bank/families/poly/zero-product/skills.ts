/** poly.zero-product: solve polynomial equations by factoring. */
import { equation, product } from '../../../../math/expression.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { coprime } from '../../../../math/gcd.ts';
import { pairPattern } from '../../../steps/factor-patterns.ts';
import {
	equalToZero,
	type Linear,
	linearFactor,
	solutionsOf,
	zeroProductLines,
} from './zero-product.ts';
import { CUBICS } from './cubic.ts';
import { REARRANGED } from './rearranged.ts';
import { ZEROS } from './zeros.ts';

const shown = polynomialExpression;

export const skills: Skills = {
	'Solve x² + bx + c = 0 by factoring': monic,

	'Solve equations in factored form'(draw) {
		const x = anyLetter(draw.random);
		const factors: Linear[] = [
			...(draw.inTurn('extra') === 'x' ? [{ c: 1, d: 0 }] : []),
			{ c: draw.int('a'), d: draw.int('b') },
			{ c: draw.int('c'), d: draw.int('d') },
		];
		if (factors.some(({ c, d }) => d !== 0 && !coprime(c, d))) return undefined;
		const problem = equation(product(...factors.map((one) => shown(linearFactor(x, one)))), 0);
		const answer = solutionsOf(factors);
		const form = factors.some(({ c }) => c > 1) ? ', with fractions in lowest terms' : '';
		return (
			answer && {
				prompt: say`Solve ${problem}. List the solutions in increasing order${form}.`,
				answer,
				steps: [line(problem), ...zeroProductLines(x, factors)],
				hints: [say`When is a product equal to zero?`],
			}
		);
	},

	...REARRANGED,
	...CUBICS,
	...ZEROS,
};

function monic(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [p, q] = [draw.int('p'), draw.int('q')];
	const pattern = pairPattern({ a: 1, p, c: 1, q, letters: { x, y: '' } });
	const factors = [
		{ c: 1, d: p },
		{ c: 1, d: q },
	];
	const answer = solutionsOf(factors);
	if (!pattern || !answer) return undefined;
	return {
		prompt: say`Solve ${equation(shown(pattern.inside), 0)} by factoring. List the solutions in increasing order.`,
		answer,
		steps: [...equalToZero(pattern.lines()), ...zeroProductLines(x, factors)],
		hints: [pattern.hint, say`When is a product equal to zero?`],
	};
}
