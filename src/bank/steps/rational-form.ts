/** Rational expressions in x as factors above and below a fraction bar. */
import Fraction from 'fraction.js';
import {
	type Coefficients,
	content,
	expanded,
	type Factored,
	factoredForm,
	isLetter,
	plainFactor,
	same,
	written,
} from '../../math/coefficients.ts';
import { type Expression, list, num, opposite, quotient, relation } from '../../math/expression.ts';
import { gcd } from '../../math/gcd.ts';
import { say } from '../../math/prose.ts';
import { listInWords } from '../../math/things-in-words.ts';
import { expression, type Line, mergedByValue, sentence, type WrongAnswer } from '../family.ts';
import { plainNumber } from '../../math/plain-notation.ts';

export type RationalForm = { over: Factored; under: Factored };

export const isOne = ({ lead, factors }: Factored) => lead === 1 && factors.length === 0;

/** With a fraction bar; a minus sign goes before the fraction, a denominator 1 is not written. */
export function writtenFraction({ over, under }: RationalForm): Expression {
	if (isOne(under)) return factoredForm(over);
	if (over.lead < 0 && over.factors.length !== 1)
		return opposite(quotient(factoredForm({ ...over, lead: -over.lead }), factoredForm(under)));
	if (over.lead === -1)
		return opposite(quotient(factoredForm({ ...over, lead: 1 }), factoredForm(under)));
	if (over.lead < 0)
		return opposite(quotient(factoredForm({ ...over, lead: -over.lead }), factoredForm(under)));
	return quotient(factoredForm(over), factoredForm(under));
}

/** Numerator and denominator expanded. */
export const expandedFraction = ({ over, under }: RationalForm): Expression =>
	isOne(under)
		? written(expanded(over))
		: quotient(written(expanded(over)), written(expanded(under)));

/** Without common factors or a common number; the denominator's number is above 0. */
export function reducedForm({ over, under }: RationalForm): RationalForm {
	const shared = sharedFactors({ over, under });
	const number = gcd(over.lead, under.lead) * Math.sign(under.lead);
	return {
		over: { lead: over.lead / number, factors: without(over.factors, shared) },
		under: { lead: under.lead / number, factors: without(under.factors, shared) },
	};
}

/** Factors of both the numerator and the denominator, each as often as it occurs in both. */
export function sharedFactors({ over, under }: RationalForm): Coefficients[] {
	const left = [...under.factors];
	return over.factors.filter((factor) => {
		const at = left.findIndex((other) => same(other, factor));
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}

function without(factors: readonly Coefficients[], taken: readonly Coefficients[]): Coefficients[] {
	const left = [...taken];
	return factors.filter((factor) => {
		const at = left.findIndex((other) => same(other, factor));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

export const multipliedForms = (...forms: RationalForm[]): RationalForm => ({
	over: together(forms.map(({ over }) => over)),
	under: together(forms.map(({ under }) => under)),
});

const together = (parts: readonly Factored[]): Factored => ({
	lead: parts.reduce((all, { lead }) => all * lead, 1),
	factors: parts.flatMap(({ factors }) => factors),
});

export const inverted = ({ over, under }: RationalForm): RationalForm => ({
	over: under,
	under: over,
});

/** A number in each factor is taken to the front: 2x − 6 becomes 2(x − 3). */
export function primitive({ lead, factors }: Factored): Factored {
	const numbers = factors.map((factor) => content(factor) * Math.sign(factor[0] ?? 1));
	return {
		lead: numbers.reduce((all, number) => all * number, lead),
		factors: factors.map((factor, at) => factor.map((value) => value / (numbers[at] ?? 1))),
	};
}

/** Zeros of linear factors, each once, in increasing order. */
export function zerosOf(...parts: readonly Factored[]): Fraction[] {
	const zeros = parts
		.flatMap(({ factors }) => factors)
		.filter(({ length }) => length === 2)
		.map(([a = 1, b = 0]) => new Fraction(-b, a))
		.toSorted((one, two) => one.compare(two));
	return zeros.filter((zero, at) => !zeros[at - 1]?.equals(zero));
}

/** "the common factor x − 3", "the common factors x − 3, x + 2, and x − 5" for a reason. */
export function plainFactors(factors: readonly Coefficients[]): string {
	const names = [...new Set(factors.map((factor) => plainFactor(factor)))];
	return `the common ${names.length > 1 ? 'factors' : 'factor'} ${listInWords(names)}`;
}

/** "4x²", "(x + 3)(x − 2)" for a reason. */
export function plainProduct({ lead, factors }: Factored): string {
	const powers = factors.filter(isLetter).length;
	const others = factors.filter((factor) => !isLetter(factor)).map((factor) => plainFactor(factor));
	const number = lead === 1 ? '' : plainNumber(lead);
	const [only, ...more] = others;
	if (only && more.length === 0 && number === '' && powers === 0) return only;
	return `${number}${['', 'x', 'x²', 'x³'][powers] ?? ''}${others.map((one) => `(${one})`).join('')}`;
}

/** "The simplified form is …, where x ≠ 2, 3." */
export const exceptLine = (
	result: Expression,
	zeros: readonly Fraction[],
	why = `${zeros.length > 1 ? 'these values make' : 'this value makes'} a denominator 0`,
): Line =>
	sentence(
		say`The simplified form is ${result}, where ${relation('x', '\\ne', list(...zeros.map((zero) => num(zero))))}.`,
		why,
	);

// What learners write instead of a rational expression in lowest terms.

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
