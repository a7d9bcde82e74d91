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
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { numberChoices, RULES } from './rules.ts';
import { nameByTerms } from './names.ts';
import { OPERATIONS } from './operations.ts';
import { degreeOf, placeMistake } from './rule.ts';

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
