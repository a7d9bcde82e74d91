/** What learners write instead of a rational expression in lowest terms. */
import type { Expression } from '../../math/expression.ts';
import { expression, type WrongAnswer } from '../answer.ts';
import type { Factored } from './coefficients.ts';
import { inverted, type RationalForm, reducedForm, writtenFraction } from './rational-form.ts';

export function fractionMisconceptions(form: RationalForm): WrongAnswer[] {
	const { over, under } = reducedForm(form);
	const { lead } = over;
	const withLead = (number: number) => writtenFraction({ over: { ...over, lead: number }, under });
	const misconception = (value: Expression, why: string): WrongAnswer => [expression(value), why];
	return [
		...(lead < 0 ? [misconception(withLead(-lead), 'lost the negative sign')] : []),
		...(Math.abs(lead) > 1 && form.over.factors.length > 0
			? [misconception(withLead(Math.sign(lead)), `left out the factor ${Math.abs(lead)}`)]
			: []),
		misconception(
			writtenFraction({ over: withOtherSigns(over), under: withOtherSigns(under) }),
			[form.over, form.under].some(isProduct)
				? whyRemaining([...over.factors, ...under.factors])
				: whyConstants(over, under),
		),
		misconception(
			writtenFraction(reducedForm(inverted(form))),
			'exchanged the numerator and the denominator',
		),
	];
}

/** After factoring: the constants of the factors that are left have the wrong sign. */
const whyRemaining = (factors: Factored['factors']): string =>
	factors.filter((factor) => factor.at(-1) !== 0).length === 1
		? 'reversed the sign of the constant in the remaining factor'
		: 'reversed the sign of the constant in each remaining factor';

/** Nothing was factored: the terms without x have the wrong sign. */
function whyConstants(over: Factored, under: Factored): string {
	const [inOver, inUnder] = [hasConstant(over), hasConstant(under)];
	return inOver && inUnder
		? 'reversed the sign of each constant'
		: `reversed the sign of the constant in the ${inOver ? 'numerator' : 'denominator'}`;
}

const hasConstant = ({ factors }: Factored): boolean =>
	factors.some((factor) => factor.at(-1) !== 0);

/** 3(x − 4) and (x − 4)(x + 9), not x − 4 */
const isProduct = ({ lead, factors }: Factored): boolean =>
	factors.length > 1 || (factors.length === 1 && Math.abs(lead) > 1);

const withOtherSigns = ({ lead, factors }: Factored): Factored => ({
	lead,
	factors: factors.map((factor) =>
		factor.map((value, at) => (at === factor.length - 1 ? -value + 0 : value)),
	),
});
