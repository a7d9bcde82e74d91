/** Rules of functions, expanded or factored: is it a polynomial, what is its degree, what is its leading coefficient? */
import { equation, type Expression, num } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type DraftAnswer,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { FORMS } from './forms.ts';
import { degreeOf, type Reason, type Rule, x } from './rule.ts';

// Multiple choice among numbers: a right one and three named mistakes.

/**
 * The first three mistakes whose numbers differ from each other and from the right one; `undefined` when there are
 * not three.
 */
export function numberChoices(
	right: number,
	mistakes: readonly (readonly [value: number | 'undefined', mistake: string])[],
): DraftAnswer | undefined {
	const kept = mistakes.filter(
		([value], at) => value !== right && mistakes.findIndex(([other]) => other === value) === at,
	);
	if (kept.length < 3) return undefined;
	return multipleChoice(
		num(right),
		...kept
			.slice(0, 3)
			.map(([value, mistake]) =>
				distractor(value === 'undefined' ? say`${value}` : num(value), mistake),
			),
	);
}

const f = (rule: Expression): Expression => equation(call('f', x), rule);

export const RULES: Skills = {
	'Identify polynomials and their degrees'(draw) {
		const found = caseOf(FORMS, draw.inTurn('form'))(draw);
		if (!found) return undefined;
		const ask = draw.choice('ask');
		if (ask === 'is it a polynomial' || !found.polynomial) return isPolynomial(found);
		return ask === 'degree' ? degree(found) : leadingCoefficient(found);
	},
};

const ANSWERS: Readonly<Record<Reason, Prose>> = {
	whole: say`Yes: every exponent of ${x} is a whole number.`,
	negative: say`No: one power of ${x} has a negative exponent.`,
	root: say`No: ${x} is under a radical.`,
};

const MISCONCEPTIONS: Readonly<Record<Reason, string>> = {
	whole: 'overlooked the term whose exponent is not a whole number',
	negative: 'saw a negative exponent where there is none',
	root: 'saw a variable under a radical where there is none',
};

const TOO_SHORT = distractor(
	say`No: a polynomial has at least three terms.`,
	'assumed that a polynomial needs at least three terms',
);
const OUT_OF_ORDER = distractor(
	say`No: the highest power of ${x} does not come first.`,
	'assumed that the terms of a polynomial must be in order',
);

function isPolynomial({ rule, why, reason }: Rule): Draft {
	const others = (['whole', 'negative', 'root'] as const).filter((one) => one !== reason);
	const isLong = rule.kind === 'sum' && rule.terms.length > 2;
	return {
		prompt: say`Is ${f(rule)} a polynomial function?`,
		answer: multipleChoice(
			ANSWERS[reason],
			...others.map((one) => distractor(ANSWERS[one], MISCONCEPTIONS[one])),
			isLong ? OUT_OF_ORDER : TOO_SHORT,
		),
		steps: [sentence(why), sentence(ANSWERS[reason])],
		hints: [say`Which exponents of ${x} are allowed in a polynomial?`],
	};
}

const ON_CONSTANT = say`How can you write the constant as a number times a power of ${x}?`;

const whenExpanded = (rule: Expression): string =>
	rule.kind === 'sum' ? '' : ' when the rule is expanded';

function degree({ rule, polynomial }: Rule): Draft | undefined {
	if (!polynomial) return undefined;
	const { lead, why, degrees } = polynomial;
	const answer = numberChoices(degreeOf(lead), degrees);
	return (
		answer && {
			prompt: say`What is the degree of the polynomial function ${f(rule)}?`,
			answer,
			steps: [
				sentence(
					why,
					rule.kind === 'product' ? 'multiply the leading terms of the factors' : undefined,
				),
				sentence(
					say`The degree is ${degreeOf(lead)}.`,
					'the degree of a polynomial is the greatest exponent of the variable',
				),
			],
			hints: [
				rule.kind === 'number'
					? ON_CONSTANT
					: say`What is the highest power of ${x}${whenExpanded(rule)}?`,
			],
		}
	);
}

function leadingCoefficient({ rule, polynomial }: Rule): Draft | undefined {
	if (!polynomial) return undefined;
	const { lead, why, coefficients } = polynomial;
	const value = lead.coefficient.valueOf();
	const answer = numberChoices(value, [
		...coefficients,
		[
			-value,
			value < 0
				? 'left out the negative sign'
				: 'wrote a negative sign in front of the coefficient',
		],
	]);
	return (
		answer && {
			prompt: say`What is the leading coefficient of the polynomial function ${f(rule)}?`,
			answer,
			steps: [
				sentence(
					why,
					rule.kind === 'product' ? 'multiply the leading terms of the factors' : undefined,
				),
				sentence(say`The leading coefficient is ${value}.`),
			],
			hints: [
				rule.kind === 'number'
					? ON_CONSTANT
					: say`Which term has the highest power of ${x}${whenExpanded(rule)}?`,
			],
		}
	);
}
