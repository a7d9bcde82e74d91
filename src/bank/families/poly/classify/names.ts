/** Monomial, binomial, trinomial: the name by the number of terms. */
import { type Monomial, monomialExpression, uncollected } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { joinedByAnd } from '../../../steps/solved.ts';

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five'];

/** By number of terms, from one. */
const NAMES = [
	'monomial',
	'binomial',
	'trinomial',
	'polynomial with four terms',
	'polynomial with five terms',
];

const MEANINGS: Readonly<Record<string, string>> = {
	monomial: 'counted one term',
	binomial: 'counted two terms',
	trinomial: 'counted three terms',
	'polynomial with four terms': 'counted four terms',
	'polynomial with five terms': 'counted five terms',
};

const degreeOf = ({ powers }: Monomial): number => Object.values(powers)[0] ?? 0;

export function nameByTerms(all: Monomial[], draw: Draw): Draft | undefined {
	const terms = draw.random.int(0, 3) === 0 ? all.slice(0, 1) : all;
	const name = NAMES[terms.length - 1];
	const degree = Math.max(...terms.map(degreeOf));
	const others = NAMES.filter((one) => one !== name && (terms.length === 5 || one !== NAMES[4]));
	if (!name || degree === 0) return undefined;
	const count = terms.length === 1 ? 'one term' : `${COUNTS[terms.length]} terms`;
	const listed = joinedByAnd(terms.map(monomialExpression));
	return {
		prompt: say`Which name describes the polynomial ${uncollected(...terms)}?`,
		answer: multipleChoice(
			say`${name}`,
			...draw.random
				.shuffle(others)
				.slice(0, 3)
				.map((one) => distractor(say`${one}`, MEANINGS[one] ?? '')),
		),
		steps: [
			sentence(
				say`It has ${count}: ${listed}.`,
				terms.length === 1
					? 'nothing is added or subtracted'
					: 'plus and minus signs separate the terms',
			),
			sentence(say`So it is a ${name}.`),
		],
		hints: [say`How many terms does the polynomial have?`],
	};
}
