/** poly.add: add and subtract linear expressions. CCSS 7.EE.A.1. */
import {
	blank,
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	sum,
} from '../../../math/expression.ts';
import {
	linear,
	minus,
	monomialExpression,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	uncollected,
} from '../../../math/polynomial.ts';
import { say } from '../../../math/prose.ts';
import { polynomial } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../family.ts';
import { anyLetter } from '../../words/letters.ts';
import { addFractionTerms, isFraction } from '../../working/fraction-terms.ts';
import { collectingLines } from '../../working/like-terms.ts';

export const skills: Skills = {
	'Add two linear expressions'(draw) {
		const [first, second] = drawTwo(draw);
		return simplify(first, second, 1, collectingLines([...first, ...second]));
	},

	'Subtract two linear expressions'(draw) {
		const [first, second] = drawTwo(draw);
		return simplify(first, second, -1, collectingLines([...first, ...scale(second, -1)]));
	},

	'Linear expressions with fractional coefficients'(draw) {
		const [p, q] = [draw.int('p'), Number(draw.choice('q'))];
		const [r, s] = [draw.int('r'), Number(draw.choice('s'))];
		const [b, d] = [draw.int('b'), draw.int('d')];
		if (!isFraction(p, q) || !isFraction(r, s) || b === 0 || d === 0) return undefined;
		const sign = draw.random.pick([1, -1] as const);
		const [first, second] = [linear(`${p}/${q}`, 'x', b), linear(`${r}/${s}`, 'x', d)];
		const [together, result] = collectingLines([...first, ...scale(second, sign)]);
		if (!together || !result) return undefined;
		const { lines, sum: total } = addFractionTerms([p, q], [sign * r, s], [num(b), num(sign * d)]);
		const why = result.why?.replace(/^x terms: [^;]*/, `x terms: ${total}`) ?? total;
		const draft = simplify(first, second, sign, [together, ...lines, { ...result, why }]);
		return draft && { ...draft, prompt: say`${draft.prompt} Write fractions in lowest terms.` };
	},

	'Find the missing expression'(draw) {
		const [first, total] = drawTwo(draw);
		const result = minus(total, first);
		if (result.length < 2) return undefined;
		const problem = equation(sum(inBrackets(first), blank), polynomialExpression(total));
		const terms = [...total, ...scale(first, -1)];
		return {
			prompt: say`Find the missing expression: ${problem}.`,
			answer: polynomial(polynomialExpression(result)),
			steps: [
				line(problem),
				line(
					equation(blank, difference(polynomialExpression(total), inBrackets(first))),
					'the missing part is the total minus the part that is known',
				),
				line(continued(uncollected(...terms)), CHANGE_SIGNS),
				...collectingLines(terms),
			],
			hints: [say`What must be added? Subtract the known expression from the total.`],
		};
	},
};

const CHANGE_SIGNS = 'leave out the brackets and change the sign of each term in them';

function drawTwo(draw: Draw): [Polynomial, Polynomial] {
	const x = anyLetter(draw.random);
	return [linear(draw.int('a'), x, draw.int('b')), linear(draw.int('c'), x, draw.int('d'))];
}

const inBrackets = (one: Polynomial): Expression => brackets(polynomialExpression(one));

/** `lines` go from the terms without brackets to the collected form. */
function simplify(
	first: Polynomial,
	second: Polynomial,
	sign: 1 | -1,
	lines: Line[],
): Draft | undefined {
	const result = sign === 1 ? plus(first, second) : minus(first, second);
	if (result.length < 2) return undefined;
	const [left, right] = [inBrackets(first), inBrackets(second)];
	const problem = sign === 1 ? sum(left, right) : difference(left, right);
	return {
		prompt: say`Simplify ${problem}.`,
		answer: polynomial(polynomialExpression(result)),
		steps: [
			line(problem),
			line(
				continued(sum(...[...first, ...scale(second, sign)].map(monomialExpression))),
				sign === 1 ? 'after a plus sign the brackets can be left out' : CHANGE_SIGNS,
			),
			...lines,
		],
		hints: [
			sign === 1
				? say`Leave out the brackets. Then put like terms together.`
				: say`The minus sign is for every term in the second brackets.`,
		],
	};
}
