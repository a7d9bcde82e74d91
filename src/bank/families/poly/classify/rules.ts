/**
 * Rules of functions, expanded or factored: is it a polynomial, what is its degree, what is its leading coefficient?
 */
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import {
	collect,
	linear,
	type Monomial,
	monomialExpression,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type DraftAnswer,
	type Draw,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';

// A rule that is judged: polynomial or not, and what readers often take for its degree or leading coefficient.

type Reason = 'whole' | 'negative' | 'root';

type Mistakes = (readonly [value: number | 'undefined', mistake: string])[];

/** A polynomial has its leading term and what is often taken for its degree or leading coefficient. */
type Rule = {
	rule: Expression;
	reason: Reason;
	/** Why it is a polynomial, or not. */
	why: Prose;
	polynomial?: { lead: Monomial; why: Prose; degrees: Mistakes; coefficients: Mistakes };
};

const x = symbol('x');

/** Of a term in one variable. */
export const degreeOf = ({ powers }: Monomial): number => Object.values(powers)[0] ?? 0;

/** What is done when the coefficient is taken from the first or last term as the polynomial is written. */
export const placeMistake = (of: Monomial, place: 'first' | 'last'): string =>
	degreeOf(of) === 0
		? `used the constant term because it is written ${place}`
		: `used the coefficient of the ${place} term`;

// Rules that are not polynomials: a variable in a denominator, a negative exponent, a radical.

const NOT_POLYNOMIAL: Readonly<Record<string, (draw: Draw) => Rule>> = {
	'negative power present'(draw) {
		const [a, n] = [draw.int('a'), draw.int('n')];
		const first = monomialExpression(term(draw.random.int(2, 9), 'x'.repeat(n)));
		const exponent = draw.random.int(1, 3);
		const fraction = draw.random.int(0, 1) === 1;
		const size = Math.abs(a);
		const under = exponent === 1 ? x : power(x, exponent);
		const bad = fraction ? quotient(size, under) : negativePower(size, exponent);
		return {
			rule: sum(first, a < 0 ? opposite(bad) : bad),
			reason: 'negative',
			why: fraction
				? say`The term ${bad} is ${negativePower(size, exponent)}: a number times a power of ${x} with a negative exponent.`
				: say`The term ${bad} has an exponent of ${num(-exponent)}, which is negative.`,
		};
	},

	'root present'(draw) {
		const [a, n] = [draw.int('a'), draw.int('n')];
		const first = monomialExpression(term(draw.random.int(2, 9), 'x'.repeat(n)));
		const size = Math.abs(a);
		const bad = size === 1 ? root(x) : product(size, root(x));
		return {
			rule: sum(first, a < 0 ? opposite(bad) : bad),
			reason: 'root',
			why: say`In the term ${bad}, the exponent of ${x} is ${num('1/2')}, which is not a whole number.`,
		};
	},
};

const negativePower = (size: number, exponent: number): Expression =>
	size === 1 ? power(x, -exponent) : product(size, power(x, -exponent));

const smaller = (draw: Draw, below: number): Monomial =>
	term(draw.random.pick([1, -1]) * draw.random.int(2, 9), 'x'.repeat(draw.random.int(1, below)));

// Rules in the forms of the curriculum plan, with what is often taken for their degree or leading coefficient.

const FORMS: Readonly<Record<string, (draw: Draw) => Rule | undefined>> = {
	expanded(draw) {
		const [a, n] = [draw.int('a'), draw.int('n')];
		const lead = term(a, 'x'.repeat(n));
		const others = collect([smaller(draw, n - 1), term(draw.random.int(1, 9))]);
		const terms = draw.random.shuffle([lead, ...others]);
		const [first, , last] = terms;
		const constant = terms.find((one) => degreeOf(one) === 0);
		if (!first || !last || !constant || first === lead) return undefined;
		const exponents = terms.map(degreeOf);
		return {
			rule: sum(...terms.map(monomialExpression)),
			reason: 'whole',
			why: exponents.includes(1)
				? say`Every term is a number times a power of ${x} with a whole-number exponent.`
				: say`The exponents of ${x} are ${joinedByAnd(exponents.map((one) => num(one)))}, because the constant ${monomialExpression(constant)} is ${product(constant.coefficient.valueOf(), power(x, 0))}.`,
			polynomial: {
				lead,
				why: say`The term of highest degree is ${monomialExpression(lead)}.`,
				degrees: [
					[degreeOf(first), 'used the exponent of the first term'],
					[terms.length, 'counted the terms'],
					[a, 'gave the leading coefficient'],
					[n + 1, 'counted the constant as another power'],
				],
				coefficients: [
					[first.coefficient.valueOf(), placeMistake(first, 'first')],
					[n, 'gave the degree'],
					[last.coefficient.valueOf(), placeMistake(last, 'last')],
				],
			},
		};
	},

	factored(draw) {
		const [a, n, c] = [draw.int('a'), draw.int('n'), draw.random.int(1, 2)];
		const first = draw.random.int(1, n - 1);
		const one = linear(c, 'x', draw.random.pick([-5, -3, -1, 1, 3, 5]));
		const two = linear(1, 'x', draw.random.pick([-4, -2, 2, 4]));
		const value = a * c ** first;
		const lead = term(value, 'x'.repeat(n));
		if (Math.abs(value) > 60) return undefined;
		const leads = product(
			num(a),
			raised(brackets(monomialExpression(term(c, 'x'))), first),
			raised(brackets(x), n - first),
		);
		return {
			rule: product(
				num(a),
				raised(polynomialExpression(one), first),
				raised(polynomialExpression(two), n - first),
			),
			reason: 'whole',
			why: say`When the product is expanded, every term is a number times a power of ${x} with a whole-number exponent.`,
			polynomial: {
				lead,
				why: say`When the product is expanded, the term of highest degree is ${equation(leads, monomialExpression(lead))}.`,
				degrees: [
					[2, 'counted the factors in brackets'],
					[Math.max(first, n - first), 'used the highest exponent shown'],
					[first * (n - first), 'multiplied the exponents'],
					[n + 1, 'counted the constant factor as another factor of x'],
					[a, 'gave the constant factor'],
				],
				coefficients: [
					[a, 'used only the constant factor'],
					[a * c, 'did not raise the coefficient in the brackets to its power'],
					[n, 'gave the degree'],
					[1, 'used the coefficient of x in the last factor'],
				],
			},
		};
	},

	...NOT_POLYNOMIAL,

	constant(draw) {
		const value = draw.int('a') * draw.random.int(2, 9);
		const why = say`The rule is a constant: it is ${value} times ${power(x, 0)}.`;
		return {
			rule: num(value),
			reason: 'whole',
			why,
			polynomial: {
				lead: term(value),
				why,
				degrees: [
					[1, 'counted the terms'],
					[value, 'gave the number itself'],
					['undefined', 'confused a nonzero constant with 0, whose degree is undefined'],
				],
				coefficients: [
					[0, 'gave the degree'],
					[1, 'assumed that the coefficient of x is 1'],
				],
			},
		};
	},
};

const raised = (base: Expression, exponent: number): Expression =>
	exponent === 1 ? base : power(base, exponent);

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
