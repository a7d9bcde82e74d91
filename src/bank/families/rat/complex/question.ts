/** A fraction inside a fraction, cleared by one multiplication. */
import type Fraction from 'fraction.js';
import {
	brackets,
	continued,
	type Expression,
	num,
	opposite,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	expression,
	line,
	rational,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import type { Factored } from '../../../steps/coefficients.ts';
import { plainWords } from '../../../steps/letter-algebra.ts';
import {
	exceptLine,
	plainFactors,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
} from '../../../steps/rational-form.ts';
import { fractionMisconceptions } from '../../../steps/rational-misconceptions.ts';

type Layers = {
	problem: Expression;
	/** The problem with its negative exponents as fractions. */
	rewritten?: Expression;
	/** What numerator and denominator are multiplied by. */
	by: Expression;
	/** After the multiplication, not reduced and expanded. */
	cleared: Expression;
	form: RationalForm;
	excluded: Fraction[];
	/** What is left when only the fractions are multiplied, and what was not multiplied. */
	forgot?: [value: Fraction, what: string];
	/** Why the cleared fraction changes once more when nothing cancels. */
	last?: string;
};

export function layersQuestion({
	problem,
	rewritten,
	by,
	cleared,
	form,
	excluded,
	forgot,
	last = 'write the x-terms first',
}: Layers): Draft {
	const shared = sharedFactors(form);
	const inWords = plainWords(by.kind === 'brackets' ? by.of : by) ?? 'the common denominator';
	const answer = writtenFraction(reducedForm(form));
	const number = gcd(form.over.lead, form.under.lead);
	const cancels = [
		...(shared.length > 0 ? [`cancel ${plainFactors(shared)}`] : []),
		...(number > 1 ? [`divide both by ${number}`] : []),
	].join(' and ');
	return {
		prompt: say`Simplify ${problem}. Write the answer as a single fraction in lowest terms.`,
		answer: withMisconceptions(
			expression(answer),
			...(forgot
				? [
						[
							rational(forgot[0]),
							`did not multiply ${forgot[1]} by ${inWords}`,
						] satisfies WrongAnswer,
					]
				: []),
			...fractionMisconceptions(form),
		),
		steps: [
			line(problem),
			...(rewritten
				? [line(continued(rewritten), 'a negative exponent means a reciprocal: a⁻ⁿ = 1/aⁿ')]
				: []),
			line(
				continued(eachTermTimes(by, rewritten ?? problem)),
				`multiply each term of the numerator and the denominator by ${inWords}`,
			),
			line(continued(cleared), 'simplify each product'),
			...(shared.length > 0
				? [line(continued(writtenFraction(form)), factoringReason(form.over))]
				: []),
			...(tex(cleared) === tex(answer) ? [] : [line(continued(answer), cancels || last)]),
			exceptLine(
				answer,
				excluded.toSorted((a, b) => a.compare(b)),
			),
		],
		hints: [
			rewritten
				? say`How do you write a power with a negative exponent as a fraction? What can you then multiply the numerator and the denominator by to clear the inner fractions?`
				: say`What is the least common denominator of the fractions in the numerator and the denominator? What happens when you multiply both by it?`,
		],
	};
}

function factoringReason({ lead, factors }: Factored): string {
	if (factors.length > 1) return 'factor the numerator and the denominator';
	return lead === 1 ? 'write the x term first' : `factor ${lead} out of the numerator`;
}

/** (a/x)/(b + c/x), multiplied by x: x(a/x)/(x(b) + x(c/x)). */
function eachTermTimes(by: Expression, part: Expression): Expression {
	if (part.kind !== 'quotient') return termsTimes(by, part);
	return quotient(termsTimes(by, part.over), termsTimes(by, part.under));
}

function termsTimes(by: Expression, part: Expression): Expression {
	if (part.kind === 'sum') return sum(...part.terms.map((term) => termsTimes(by, term)));
	if (part.kind === 'opposite') return opposite(product(by, brackets(part.of)));
	if (part.kind === 'number' && part.value.lt(0))
		return opposite(termsTimes(by, num(part.value.neg())));
	return product(by, brackets(part));
}
