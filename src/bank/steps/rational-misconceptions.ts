/** What learners write instead of a rational expression in lowest terms. */
import { type Factored, plainFactor, same } from '../../math/coefficients.ts';
import type { Expression } from '../../math/expression.ts';
import { expression, mergedByValue, type WrongAnswer } from '../family.ts';
import {
	inverted,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
} from './rational-form.ts';

export function fractionMisconceptions(form: RationalForm): WrongAnswer[] {
	const { over, under } = reducedForm(form);
	const { lead } = over;
	const withLead = (number: number) => writtenFraction({ over: { ...over, lead: number }, under });
	const misconception = (value: Expression, why: string): WrongAnswer => [expression(value), why];
	const all = [
		...(lead < 0
			? [misconception(withLead(-lead), 'left out the negative sign that was factored out')]
			: []),
		...(Math.abs(lead) > 1 && form.over.factors.length > 0
			? [misconception(withLead(Math.sign(lead)), `left out the factor ${Math.abs(lead)}`)]
			: []),
		...([form.over, form.under].some(isProduct) && [over, under].some(hasConstant)
			? [
					misconception(
						writtenFraction({ over: withOtherSigns(over), under: withOtherSigns(under) }),
						whySigns(form),
					),
				]
			: []),
		misconception(
			writtenFraction(reducedForm(inverted(form))),
			'switched the numerator and the denominator',
		),
	];
	return mergedByValue(...all);
}

/** After factoring: the constants of the factors that are left have the wrong sign. */
function whySigns(form: RationalForm): string {
	const { over, under } = reducedForm(form);
	const [left, ...more] = [...over.factors, ...under.factors].filter(
		(factor) => factor.at(-1) !== 0,
	);
	if (!left || more.length > 0) return 'reversed the sign of the constant in each factor';
	if (left.length > 2) return 'reversed the sign of the last term in the trinomial factor';
	const turned = withOtherSigns({ lead: 1, factors: [left] }).factors[0] ?? left;
	if (sharedFactors(form).some((factor) => same(factor, turned)))
		return `kept the common factor ${plainFactor(turned)} in the ${over.factors.includes(left) ? 'numerator' : 'denominator'} instead of the factor ${plainFactor(left)}`;
	return `reversed the sign of the constant in the factor ${plainFactor(left)}`;
}

/** 3(x − 4) and (x − 4)(x + 9), not x − 4 */
const isProduct = ({ lead, factors }: Factored): boolean =>
	factors.length > 1 || (factors.length === 1 && Math.abs(lead) > 1);

const hasConstant = ({ factors }: Factored): boolean =>
	factors.some((factor) => factor.at(-1) !== 0);

const withOtherSigns = ({ lead, factors }: Factored): Factored => ({
	lead,
	factors: factors.map((factor) =>
		factor.map((value, at) => (at === factor.length - 1 ? -value + 0 : value)),
	),
});
