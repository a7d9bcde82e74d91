/** Denominators in factors: the least common one, and what each numerator must be multiplied by. */
import {
	type Coefficients,
	content,
	expanded,
	type Factored,
	factoredForm,
	multiplied,
	same,
	scaled,
	written,
} from '../../../../math/coefficients.ts';
import { brackets, continued, type Expression, quotient } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type Line, line } from '../../../family.ts';
import {
	isOne,
	plainFactors,
	primitive,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
} from '../../../steps/rational-form.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export function lcd(one: Factored, two: Factored): Factored {
	const lead = (one.lead * two.lead) / gcd(one.lead, two.lead);
	return { lead, factors: [...one.factors, ...missingFactors(two.factors, one.factors)] };
}

/** The members of `all` that `has` lacks. */
function missingFactors(
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

// A numerator over a factored denominator, brought to lowest terms.

/** The numerator factored as far as a number, and a linear factor of the denominator where it has one. */
export function lowest(total: Coefficients, common: Factored): RationalForm {
	const number =
		content(total) * (total[0] !== undefined && total[0] < 0 && total.length > 1 ? -1 : 1);
	let rest: Coefficients = total.map((value) => value / number);
	const factors: Coefficients[] = [];
	for (const factor of common.factors) {
		const divided = exactQuotient(rest, factor);
		if (!divided) continue;
		rest = divided;
		factors.push(factor);
	}
	const whole =
		rest.length === 1
			? { lead: number * (rest[0] ?? 1), factors }
			: { lead: number, factors: [...factors, rest] };
	return reducedForm({ over: primitive(whole), under: common });
}

function exactQuotient(c: Coefficients, by: Coefficients): Coefficients | undefined {
	if (c.length < by.length) return undefined;
	const left = [...c];
	const result: number[] = [];
	while (left.length >= by.length) {
		const factor = (left[0] ?? 0) / (by[0] ?? 1);
		result.push(factor);
		by.forEach((value, at) => (left[at] = (left[at] ?? 0) - factor * value));
		left.shift();
	}
	return left.every((value) => value === 0) ? result : undefined;
}

/** A numerator without a common number is written out, not as −1 times a bracket. */
export function fractionOf(over: Factored, under: Factored): Expression {
	const simple = over.factors.length <= 1 && Math.abs(over.lead) === 1;
	if (!simple || over.factors.length === 0) return writtenFraction({ over, under });
	const top = written(expanded(over));
	return isOne(under) ? top : quotient(top, factoredForm(under));
}

export function reducingLines(
	total: Coefficients,
	common: Factored,
	result: RationalForm,
	answer: Expression,
): Line[] {
	const isDone =
		result.under.factors.length === common.factors.length && result.under.lead === common.lead;
	const number = gcd(content(total), common.lead);
	const cancelled = missingFactors(common.factors, result.under.factors);
	if (isDone) {
		const { over, under } = result;
		const taken = Math.abs(over.lead) > 1 && over.factors.length > 0;
		const out = `factor ${plainNumber(over.lead)} out of the numerator`;
		const inFront = line(continued(answer), 'write the negative sign in front of the fraction');
		if (!taken) return [inFront];
		return over.lead > 0
			? [line(continued(answer), out)]
			: [line(continued(quotient(factoredForm(over), factoredForm(under))), out), inFront];
	}
	const shared = sharedFactors({ over: { lead: 1, factors: cancelled }, under: common });
	if (shared.length === 0)
		return [line(continued(answer), `divide the numerator and the denominator by ${number}`)];
	const before = {
		over: {
			lead: content(total) * Math.sign(total[0] ?? 1),
			factors: [...cancelled, ...result.over.factors],
		},
		under: common,
	};
	return [
		line(continued(writtenFraction(before)), 'factor the numerator'),
		line(
			continued(answer),
			`cancel ${plainFactors(shared)}${number > 1 ? `, and divide the numerator and the denominator by ${number}` : ''}`,
		),
	];
}
