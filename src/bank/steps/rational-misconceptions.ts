/** What learners write in place of a rational expression in lowest terms. */
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
			'reversed the signs inside the factors',
		),
		misconception(
			writtenFraction(reducedForm(inverted(form))),
			'exchanged the numerator and the denominator',
		),
	];
}

const withOtherSigns = ({ lead, factors }: Factored): Factored => ({
	lead,
	factors: factors.map((factor) =>
		factor.map((value, at) => (at === factor.length - 1 ? -value + 0 : value)),
	),
});
