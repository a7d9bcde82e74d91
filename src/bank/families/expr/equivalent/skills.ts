/** expr.equivalent: choose the equivalent expression. CCSS 7.EE.A.1, 7.EE.A.2. */
import { continued, product, sum } from '../../../../math/expression.ts';
import {
	linear,
	plus,
	polynomialExpression,
	samePolynomial,
	scale,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { line, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/letters.ts';
import { collectingLines } from '../../../steps/like-terms.ts';
import { unknownConstant } from './constant.ts';
import { primeOrComplete } from './factored.ts';
import { powersOfOne, twoBrackets } from './forms.ts';
import { compareFractions } from './fractions.ts';
import { logIdentity } from './logs.ts';
import { firstMistake } from './mistake.ts';

export const skills: Skills = {
	'Pick the equivalent expression'(draw) {
		const [k, a, b, c] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('c')];
		const x = anyLetter(draw.random);
		const inside = linear(a, x, b);
		const more = linear(c, x, 0);
		const right = plus(scale(inside, k), more);
		const wrong = [
			{ value: linear(k * a + c, x, b), mistake: 'multiplied only the first term in the brackets' },
			{ value: linear(k * a + c, x, -k * b), mistake: 'took the wrong sign for the second term' },
			{
				value: scale(plus(inside, more), k),
				mistake: 'multiplied the term outside the brackets too',
			},
		];
		const all = [right, ...wrong.map(({ value }) => value)];
		const clash = all.some((one, at) => all.slice(at + 1).some((two) => samePolynomial(one, two)));
		if (clash || all.some((one) => one.length < 2)) return undefined;
		const problem = sum(product(k, polynomialExpression(inside)), polynomialExpression(more));
		const terms = [...scale(inside, k), ...more];
		return {
			prompt: say`Which expression is equivalent to ${problem}?`,
			answer: multipleChoice(
				polynomialExpression(right),
				...wrong.map(({ value, mistake }) => slip(polynomialExpression(value), mistake)),
			),
			steps: [
				line(problem),
				line(continued(uncollected(...terms)), `multiply each term in the brackets by ${k}`),
				...collectingLines(terms),
			],
			hints: [say`Expand the brackets first, then combine like terms. Watch the signs.`],
		};
	},

	'Choose the equivalent form': (draw) => (draw.has('p') ? powersOfOne(draw) : twoBrackets(draw)),
	'Find the constant that makes forms equal': unknownConstant,
	'Which polynomial is prime / which form is complete': primeOrComplete,
	'Are two expressions equivalent?': compareFractions,
	'Find an error or test equivalence': firstMistake,
	'Equivalent log expressions': logIdentity,
};
