/** A fraction inside a fraction, cleared by one multiplication. */
import type Fraction from 'fraction.js';
import { continued, type Expression } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { expression } from '../../../answer.ts';
import { type Draft, line, type Line } from '../../../family.ts';
import {
	exceptLine,
	plainFactors,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
} from '../../../steps/rational-form.ts';

export type Layers = {
	problem: Expression;
	/** Before the multiplication: negative exponents as fractions. */
	before?: Line[];
	/** What numerator and denominator are multiplied by, in plain words. */
	by: string;
	/** After the multiplication, not reduced and expanded. */
	cleared: Expression;
	form: RationalForm;
	excluded: Fraction[];
};

export function layersQuestion({
	problem,
	before = [],
	by,
	cleared,
	form,
	excluded,
}: Layers): Draft {
	const shared = sharedFactors(form);
	const answer = writtenFraction(reducedForm(form));
	const number = gcd(form.over.lead, form.under.lead);
	const cancels = [
		...(shared.length > 0 ? [`cancel ${plainFactors(shared)}`] : []),
		...(number > 1 ? [`divide by ${number}`] : []),
	].join(', ');
	return {
		prompt: say`Simplify ${problem}. Give the answer as one fraction in lowest terms.`,
		answer: expression(answer),
		steps: [
			line(problem),
			...before,
			line(continued(cleared), `multiply numerator and denominator by ${by}`),
			...(shared.length > 0 ? [line(continued(writtenFraction(form)), 'factor')] : []),
			...(tex(cleared) === tex(answer)
				? []
				: [
						line(
							continued(answer),
							cancels === '' ? 'combine the numbers and put x first' : cancels,
						),
					]),
			exceptLine(
				answer,
				excluded.toSorted((a, b) => a.compare(b)),
			),
		],
		hints: [
			before.length > 0
				? say`Write the negative exponents as fractions first. Which denominator do all the small fractions share?`
				: say`Multiply numerator and denominator by the common denominator of the small fractions.`,
		],
	};
}
