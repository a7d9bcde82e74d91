/** ineq.story: from where on the plan with the higher fee is the cheaper one. */
import { symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import type { Draft, Draw } from '../../../family.ts';
import { sentence } from '../../../family.ts';
import { offer, PLAN_PAIRS } from './plan-pairs.ts';
import { type AnswerForm, solutionAnswer } from '../../../steps/inequality-question.ts';
import { solveInequality } from '../../../steps/solve-inequality.ts';

type Plans = { f1: number; r1: number; f2: number; r2: number };

/** The first plan has the higher fee and the lower rate. */
export function comparedPlans(
	draw: Draw,
	{ f1, r1, f2, r2 }: Plans,
	form: AnswerForm,
): Draft | undefined {
	if (r1 >= r2 || f1 <= f2 || f2 < 0) return undefined;
	const pair = draw.random.pick(PLAN_PAIRS);
	const [a, b] = pair.sellers;
	const { lines, set } = solveInequality('x', {
		left: [term(f1), term(r1, 'x')],
		sign: '<',
		right: [...(f2 === 0 ? [] : [term(f2)]), term(r2, 'x')],
	});
	if (set.kind !== 'ray' || set.at.d > 2n || set.at.gt(60) || set.at.lt(2)) return undefined;
	const answer = solutionAnswer('x', set, form);
	const [first, ...rest] = lines;
	if (!first) return undefined;
	const asked =
		form === 'interval'
			? 'Give the answer in interval notation.'
			: 'Write the answer as an inequality.';
	return {
		prompt: say`${offer(a, pair, f1, r1)} ${offer(b, pair, f2, r2)} For which numbers ${symbol('x')} of ${pair.units} does ${a} cost less than ${b}? ${asked}`,
		answer,
		steps: [
			{ ...first, why: `the cost of ${a} is less than the cost of ${b}` },
			...rest,
			sentence(say`${a} costs less than ${b} for ${answer.body}.`),
		],
		hints: [
			say`Write the cost for ${symbol('x')} ${pair.units} in both cases.`,
			say`Which cost must be the smaller one? Write an inequality and solve it.`,
		],
	};
}
