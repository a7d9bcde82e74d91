/** poly.add: add and subtract linear expressions and polynomials. */
import { blank, continued, difference, equation, num, sum } from '../../../../math/expression.ts';
import {
	linear,
	minus,
	type Polynomial,
	polynomialExpression,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draw, line, polynomial, type Skills, withMisconceptions } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { addFractionTerms, isFraction } from '../../../steps/fractions.ts';
import { collectingLines } from '../../../steps/expanding.ts';
import {
	CHANGE_SIGNS,
	inBrackets,
	negatedTerms,
	simplify,
} from '../../../steps/sum-of-polynomials.ts';
import { sumMisconceptions } from '../../../steps/polynomial-misconceptions.ts';
import { POLYNOMIAL_SUMS } from './polynomials.ts';
import { SUM_STORIES } from './stories.ts';

export const skills: Skills = {
	'Add two linear expressions': (draw) => simplify(...drawTwo(draw), 1),
	'Subtract two linear expressions': (draw) => simplify(...drawTwo(draw), -1),

	'Combine linear expressions with fraction coefficients'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.choice('q'))];
		const [r, s] = [draw.int('r'), Number(draw.choice('s'))];
		const [b, d] = [draw.int('b'), draw.int('d')];
		if (!isFraction(p, q) || !isFraction(r, s) || b === 0 || d === 0) return undefined;
		const sign = draw.random.pick([1, -1] as const);
		const [first, second] = [linear(`${p}/${q}`, 'x', b), linear(`${r}/${s}`, 'x', d)];
		const terms = [...first, ...(sign === 1 ? second : negatedTerms(second))];
		const [together, result] = collectingLines(terms);
		if (!together || !result) return undefined;
		const { lines, sum: total } = addFractionTerms([p, q], [sign * r, s], [num(b), num(sign * d)]);
		const why = result.why?.replace(/^x terms: [^;]*/, `x terms: ${total}`) ?? total;
		const draft = simplify(first, second, sign, [together, ...lines, { ...result, why }]);
		return draft && { ...draft, prompt: say`${draft.prompt} Write fractions in lowest terms.` };
	},

	'Find the missing linear expression'(draw) {
		const [first, total] = drawTwo(draw);
		const result = minus(total, first);
		if (result.length < 2) return undefined;
		const problem = equation(sum(inBrackets(first), blank), polynomialExpression(total));
		const terms = [...total, ...negatedTerms(first)];
		return {
			prompt: say`Find the missing expression: ${problem}.`,
			answer: withMisconceptions(
				polynomial(polynomialExpression(result)),
				...sumMisconceptions(total, first, -1),
			),
			steps: [
				line(problem),
				line(
					equation(blank, difference(polynomialExpression(total), inBrackets(first))),
					'the missing expression is the sum minus the known expression',
				),
				line(continued(uncollected(...terms)), CHANGE_SIGNS),
				...collectingLines(terms),
			],
			hints: [
				say`What operation undoes adding ${inBrackets(first)}?`,
				say`When you subtract ${inBrackets(first)}, what happens to the sign of each of its terms?`,
			],
		};
	},

	...POLYNOMIAL_SUMS,
	...SUM_STORIES,
};

function drawTwo(draw: Draw): [Polynomial, Polynomial] {
	const x = anyLetter(draw.random);
	return [linear(draw.int('a'), x, draw.int('b')), linear(draw.int('c'), x, draw.int('d'))];
}
