/** Denominators in factors: the least common one, and what each numerator must be multiplied by. */
import { brackets, type Expression } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import {
	type Coefficients,
	type Factored,
	factoredForm,
	multiplied,
	same,
	scaled,
} from '../../../steps/coefficients.ts';

export const isOne = ({ lead, factors }: Factored) => lead === 1 && factors.length === 0;

export function lcd(one: Factored, two: Factored): Factored {
	const lead = (one.lead * two.lead) / gcd(one.lead, two.lead);
	return { lead, factors: [...one.factors, ...missingFactors(two.factors, one.factors)] };
}

/** The members of `all` that `has` lacks. */
export function missingFactors(
	all: readonly Coefficients[],
	has: readonly Coefficients[],
): Coefficients[] {
	const left = [...has];
	return all.filter((factor) => {
		const at = left.findIndex((other) => same(other, factor));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

export const missing = (common: Factored, of: Factored): Factored => ({
	lead: common.lead / of.lead,
	factors: missingFactors(common.factors, of.factors),
});

export const raisedBy = (over: Coefficients, by: Factored): Coefficients =>
	scaled(multiplied(over, ...by.factors), by.lead);

/** The numerator times what its denominator lacks, as it is written before expanding; a sum in brackets. */
export function timesFactor(over: Coefficients, by: Factored): Expression {
	const [only = 1, ...more] = over;
	const whole =
		more.length === 0
			? factoredForm({ lead: only * by.lead, factors: by.factors })
			: factoredForm({ lead: by.lead, factors: [...by.factors, over] });
	return whole.kind === 'sum' ? brackets(whole) : whole;
}
