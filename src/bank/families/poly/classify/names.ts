/** Monomial, binomial, trinomial: the name by the number of terms. */
import { type Monomial, monomialExpression, uncollected } from '../../../../math/polynomial.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import { COUNTS } from '../../../../math/speech-numbers.ts';
import { distractor, type Draft, type Draw, multipleChoice, sentence } from '../../../family.ts';
import { degreeOf } from './rule.ts';

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

export function nameByTerms(all: Monomial[], draw: Draw): Draft | undefined {
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
