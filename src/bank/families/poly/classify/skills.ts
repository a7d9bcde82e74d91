/** poly.classify: polynomial or not, degree, leading coefficient, names. */
import type { Expression } from '../../../../math/expression.ts';
import {
	collect,
	type Monomial,
	monomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import { COUNTS } from '../../../../math/speech-numbers.ts';
import {
	anyLetter,
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { OPERATIONS } from './operations.ts';
import { degreeOf, numberChoices, placeMistake, RULES } from './rules.ts';

export const skills: Skills = {
	'Find the degree, leading term, or name'(draw) {
		const x = anyLetter(draw.random);
		const terms = drawTerms(draw, x);
		return ASKS[draw.inTurn('ask')]?.(terms, draw);
	},

	...RULES,
	...OPERATIONS,
};

/** Two to five terms, the highest not first. */
function drawTerms(draw: Draw, x: string): Monomial[] {
	const degree = draw.int('deg');
	const lower = Array.from({ length: degree }, (_, at) => at);
	const count = draw.random.int(1, Math.min(4, lower.length));
	const degrees = draw.random.shuffle([degree, ...draw.random.sample(lower, count)]);
	return degrees.map((one) =>
		term(draw.random.pick([1, -1]) * draw.random.int(1, 9), x.repeat(one)),
	);
}

type Ask = (terms: Monomial[], draw: Draw) => Draft | undefined;

const inOrder = (terms: Monomial[]): Expression => uncollected(...collect(terms));

const ASKS: Readonly<Record<string, Ask>> = {
	degree(terms) {
		const [lead] = collect(terms);
		const degrees = terms.map(degreeOf);
		if (!lead || degreeOf(terms[0] ?? lead) === degreeOf(lead)) return undefined;
		const answer = numberChoices(degreeOf(lead), [
			[terms.length, 'counted the terms'],
			[degreeOf(terms[0] ?? lead), 'used the exponent of the first term'],
			[degrees.reduce((total, one) => total + one, 0), 'added all the exponents'],
			[lead.coefficient.valueOf(), 'gave the leading coefficient'],
			[
				Math.max(...terms.map(({ coefficient }) => coefficient.valueOf())),
				'used the largest coefficient',
			],
		]);
		return (
			answer && {
				prompt: say`What is the degree of the polynomial ${uncollected(...terms)}?`,
				answer,
				steps: [
					sentence(say`In standard form, the polynomial is ${inOrder(terms)}.`),
					sentence(
						say`The term with the highest power is ${uncollected(lead)}, so the degree is ${degreeOf(lead)}.`,
					),
				],
				hints: [say`Which term has the highest power of the variable?`],
			}
		);
	},

	'leading coefficient'(terms) {
		const [lead] = collect(terms);
		const [first] = terms;
		if (!lead || !first || degreeOf(lead) === degreeOf(first)) return undefined;
		const value = lead.coefficient.valueOf();
		const answer = numberChoices(value, [
			[first.coefficient.valueOf(), placeMistake(first, 'first')],
			[degreeOf(lead), 'gave the degree'],
			[
				-value,
				value < 0
					? 'left out the negative sign'
					: 'wrote a negative sign in front of the coefficient',
			],
			[
				Math.max(...terms.map(({ coefficient }) => coefficient.valueOf())),
				'used the largest coefficient',
			],
			[terms.length, 'counted the terms'],
		]);
		return (
			answer && {
				prompt: say`What is the leading coefficient of the polynomial ${uncollected(...terms)}?`,
				answer,
				steps: [
					sentence(say`In standard form, the polynomial is ${inOrder(terms)}.`),
					sentence(
						say`The leading term is ${uncollected(lead)}, so the leading coefficient is ${value}.`,
					),
				],
				hints: [say`Which term comes first when the polynomial is written in standard form?`],
			}
		);
	},

	'constant term'(terms) {
		const constant = terms.find((one) => degreeOf(one) === 0);
		const last = terms.at(-1);
		const [lead] = collect(terms);
		if (!constant || !last || !lead || constant === last) return undefined;
		const value = constant.coefficient.valueOf();
		const answer = numberChoices(value, [
			[last.coefficient.valueOf(), 'used the coefficient of the last term'],
			[
				-value,
				value < 0
					? 'left out the negative sign'
					: 'wrote a negative sign in front of the constant term',
			],
			[lead.coefficient.valueOf(), 'gave the leading coefficient'],
			[degreeOf(lead), 'gave the degree'],
			[terms.length, 'counted the terms'],
		]);
		return (
			answer && {
				prompt: say`What is the constant term of the polynomial ${uncollected(...terms)}?`,
				answer,
				steps: [
					sentence(say`The terms are ${joinedByAnd(terms.map(monomialExpression))}.`),
					sentence(say`The constant term is ${value}.`, 'the constant term has no variable'),
				],
				hints: [say`Which term has no variable? What is its sign?`],
			}
		);
	},

	'name by terms': nameByTerms,
};

// Monomial, binomial, trinomial: the name by the number of terms.

/** By number of terms, from one. */
const NAMES = [
	'monomial',
	'binomial',
	'trinomial',
	'polynomial with four terms',
	'polynomial with five terms',
];

/** What makes a number of terms other than the right one. */
function miscounted(count: number, terms: readonly Monomial[], degree: number): string {
	if (count === degree) return 'used the degree instead of the number of terms';
	const [first] = terms;
	return terms.length === 1 && first?.coefficient.abs().equals(count)
		? 'used the coefficient instead of the number of terms'
		: count === terms.length + 1
			? 'counted a coefficient and its variable as two terms'
			: count === terms.length - 1
				? `counted the ${signsBetween(terms)} between the terms`
				: count > terms.length
					? 'counted single numbers, variables, or signs as terms'
					: count === 1
						? 'treated the whole polynomial as one term'
						: 'combined terms that are not like terms';
}

function signsBetween([, ...rest]: readonly Monomial[]): string {
	const minus = rest.filter(({ coefficient }) => coefficient.lt(0)).length;
	if (minus > 0 && minus < rest.length) return 'plus and minus signs';
	return `${minus > 0 ? 'minus' : 'plus'} ${rest.length === 1 ? 'sign' : 'signs'}`;
}

const countOf = (terms: number): string => (terms === 1 ? 'one term' : `${COUNTS[terms]} terms`);

function nameByTerms(all: Monomial[], draw: Draw): Draft | undefined {
	const terms = draw.random.int(0, 3) === 0 ? all.slice(0, 1) : all;
	const name = NAMES[terms.length - 1];
	const degree = Math.max(...terms.map(degreeOf));
	const others = NAMES.filter((one) => one !== name && (terms.length === 5 || one !== NAMES[4]));
	if (!name || degree === 0) return undefined;
	const listed = joinedByAnd(terms.map(monomialExpression));
	return {
		prompt: say`Which name describes the polynomial ${uncollected(...terms)}?`,
		answer: multipleChoice(
			say`${name}`,
			...draw.random
				.shuffle(others)
				.slice(0, 3)
				.map((one) => distractor(say`${one}`, miscounted(NAMES.indexOf(one) + 1, terms, degree))),
		),
		steps: [
			sentence(
				say`It has ${countOf(terms.length)}: ${listed}.`,
				terms.length === 1
					? 'nothing is added or subtracted'
					: 'plus and minus signs separate the terms',
			),
			sentence(say`So it is a ${name}.`),
		],
		hints: [say`How many terms does the polynomial have?`],
	};
}
