/** A numerator over a factored denominator, brought to lowest terms. */
import { continued, type Expression, quotient } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { line, type Line } from '../../../family.ts';
import {
	type Coefficients,
	content,
	expanded,
	type Factored,
	factoredForm,
	written,
} from '../../../steps/coefficients.ts';
import { plainNumber } from '../../../steps/plain.ts';
import {
	plainFactors,
	primitive,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
} from '../../../steps/rational-form.ts';
import { isOne, missingFactors } from './common-denominator.ts';

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
