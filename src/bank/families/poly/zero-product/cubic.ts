/** Cubic equations with a common factor x, or solved by grouping. */
import { equation } from '../../../../math/expression.ts';
import { multiply, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { coprime } from '../../../../math/gcd.ts';
import {
	afterCommonFactor,
	groupingThenSquares,
	pairPattern,
} from '../../../steps/factor-patterns.ts';
import { factored } from '../../../steps/factoring.ts';
import { equalToZero, type Linear, solutionsOf, zeroProductLines } from './zero-product.ts';
import { plainMonomial } from '../../../../math/plain-notation.ts';

const shown = polynomialExpression;

export const CUBICS: Skills = {
	'Solve cubic equations with a common factor': commonFactor,
	'Solve cubic equations by factoring': (draw) =>
		draw.inTurn('type') === 'gcf' ? commonFactor(draw) : byGrouping(draw),
};

function commonFactor(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [p, q] = [draw.int('p'), draw.int('q')];
	const front = term(draw.int('k'), x);
	const pattern = pairPattern({ a: 1, p, c: 1, q, letters: { x, y: '' } });
	const factors: Linear[] = [0, p, q].map((d) => ({ c: 1, d }));
	const answer = solutionsOf(factors);
	if (!pattern || !answer) return undefined;
	const problem = equation(shown(multiply([front], pattern.inside)), 0);
	return {
		prompt: say`Solve ${problem}. List the solutions in increasing order.`,
		answer,
		steps: [
			line(problem),
			line(
				equation(factored(front, pattern.inside), 0),
				`factor out the greatest common factor, ${plainMonomial(front)}`,
			),
			...pattern.lines().slice(1),
			line(
				equation(factored(front, ...pattern.brackets), 0),
				'replace the trinomial with its factors',
			),
			...zeroProductLines(x, [{ c: draw.int('k'), d: 0 }, ...factors.slice(1)]),
		],
		hints: afterCommonFactor(front, pattern.hint),
	};
}

/** (x + p)(k²x² − q²) = 0. */
function byGrouping(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [k, p, q] = [draw.int('k'), draw.int('p'), Math.abs(draw.int('q'))];
	if (!coprime(k, q) || Math.abs(p) * q * q > 400) return undefined;
	const pattern = groupingThenSquares(x, p, k, q);
	const factors: Linear[] = [
		{ c: k, d: q },
		{ c: k, d: -q },
		{ c: 1, d: p },
	];
	const answer = solutionsOf(factors);
	if (!answer) return undefined;
	const form = k === 1 ? '' : ', with fractions in lowest terms';
	return {
		prompt: say`Solve ${equation(shown(pattern.inside), 0)}. List the solutions in increasing order${form}.`,
		answer,
		steps: [...equalToZero(pattern.lines()), ...zeroProductLines(x, factors)],
		hints: [pattern.hint, say`When is a product equal to zero?`],
	};
}
