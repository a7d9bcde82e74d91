/** quad.choose-method: quadratic equations in any form, by the method that suits. CCSS A-REI.B.4b. */
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { EXACT } from '../../../contexts/line-forms.ts';
import { rootsAnswer, standardEquation } from '../../../steps/quadratic.ts';
import { discriminantValue } from '../../../steps/quadratic-formula.ts';
import { type Disguise, FORMS } from './forms.ts';
import { efficientMethod } from './best.ts';

export const skills: Skills = {
	'Zeros by the best method'(draw) {
		const found = disguised(draw, 'x');
		const sides = found?.problem.kind === 'relation' ? found.problem : undefined;
		const zero = sides?.right.kind === 'number' && sides.right.value.equals(0);
		if (!found || !sides?.left) return undefined;
		return zero ? zeros(found, sides.left) : solving(found);
	},

	'Solve a mixed-form quadratic': (draw) => solvingDrawn(draw),
	'Equation needing rearrangement': (draw) => solvingDrawn(draw),
	'Pick the most efficient method': efficientMethod,

	'Positive or greater solution'(draw) {
		const found = disguised(draw, 'x');
		if (!found || found.roots.kind !== 'rational') return undefined;
		const [low, high] = found.roots.values;
		if (!low || !high || high.equals(0)) return undefined;
		const onePositive = low.lte(0) && high.gt(0);
		const which = onePositive ? 'positive' : 'greater';
		return {
			prompt: say`What is the ${which} solution of ${found.problem}?`,
			answer: rational(high),
			steps: [...found.lines, sentence(say`The ${which} solution is ${num(high)}.`)],
			hints: [hintFor(found)],
		};
	},

	'Sum or product of solutions'(draw) {
		const quadratic = { a: draw.int('a'), b: draw.int('b'), c: draw.int('c') };
		const { a, b, c } = quadratic;
		if (a === 1 || discriminantValue(quadratic) <= 0) return undefined;
		const asked = draw.inTurn('ask');
		const value = asked === 'sum' ? `${-b}/${a}` : `${c}/${a}`;
		const letters = asked === 'sum' ? SUM : PRODUCT;
		const shown = asked === 'sum' ? opposite(quotient(num(b), a)) : quotient(num(c), a);
		return {
			prompt: say`What is the ${asked} of the solutions of ${standardEquation(quadratic)}?`,
			answer: rational(value),
			steps: [
				sentence(
					say`For ${GENERAL} the ${asked} of the solutions is ${letters}.`,
					asked === 'sum'
						? 'adding the two values of the quadratic formula cancels the roots'
						: 'a(x − r)(x − s) has the constant term ars',
				),
				line(equation(letters, shown), 'put the coefficients in'),
				sentence(say`The ${asked} of the solutions is ${num(value)}.`),
			],
			hints: [
				say`You need not solve the equation: compare its coefficients with those of ${GENERAL}.`,
			],
		};
	},
};

const GENERAL = equation(sum(product('a', power('x', 2)), product('b', 'x'), 'c'), 0);
const SUM = opposite(quotient('b', 'a'));
const PRODUCT = quotient('c', 'a');

function disguised(draw: Draw, letter: string): Disguise | undefined {
	const [a, p, q] = [draw.int('a'), draw.int('p'), draw.int('q')];
	return caseOf(FORMS, draw.inTurn('form'))({ a, p, q, letter, random: draw.random });
}

function solvingDrawn(draw: Draw): Draft | undefined {
	const found = disguised(draw, anyLetter(draw.random));
	return found && solving(found);
}

const solving = (found: Disguise): Draft => ({
	prompt: say`Solve ${found.problem}. ${EXACT}`,
	answer: rootsAnswer(found.roots),
	steps: found.lines,
	hints: [hintFor(found)],
});

const zeros = (found: Disguise, rule: Expression): Draft => ({
	...solving(found),
	prompt: say`Find the zeros of ${equation(call('f', 'x'), rule)}. ${EXACT}`,
});

const hintFor = ({ lines }: Disguise): Prose =>
	lines.some(({ why }) => why === 'take the square root of both sides')
		? say`The letter stands only inside a square. Get the square alone first.`
		: say`Bring all terms to one side, so that the other side is 0. Then factor, or use the quadratic formula.`;
