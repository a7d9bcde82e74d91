/**
 * Expands the published polynomial and judges every option by it. For sums, products and powers, two polynomials with
 * the given leading terms are built and combined.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal } from '../../../verify/values.ts';
import { degreeOf, expand, type Terms } from '../../../verify/integer-polynomial.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	if (skill === 'Find the degree of sums and products') return expectLead(question, text);
	const formula = (promptFormulas(question).at(-1) ?? '').replace(/^f\(x\) = /, '');
	if (text.startsWith('Is ')) return expectReason(question, formula);
	if (text.startsWith('Which name')) return expectName(question, expand(formula).size);
	const terms = expand(formula);
	const value = / degree /.test(text) ? degreeOf(terms) : coefficientAsked(text, terms);
	return expectOneChoice(question, (option) => Number(option.replaceAll('$', '')) === value);
};

const leadOf = (terms: Terms): number =>
	[...terms].find(([letters]) => letters.length === degreeOf(terms))?.[1] ?? 0;

const coefficientAsked = (text: string, terms: Terms): number =>
	/constant term/.test(text) ? (terms.get('') ?? 0) : leadOf(terms);

const NAMES = [
	'',
	'monomial',
	'binomial',
	'trinomial',
	'polynomial with four terms',
	'polynomial with five terms',
];

const expectName = (question: Question, size: number): string[] =>
	expectOneChoice(question, (option) => option === NAMES[size]);

/** A radical over the variable, the variable below a fraction bar or a negative exponent, or none of these. */
function expectReason(question: Question, rule: string): string[] {
	readReal(rule);
	const begin = rule.includes('\\sqrt{x}')
		? 'No: $x$ is under a radical'
		: /\\frac\{\d+\}\{x|\^\{-/.test(rule)
			? 'No: one power of $x$ has a negative exponent'
			: 'Yes:';
	return expectOneChoice(question, (option) => option.startsWith(begin));
}

/** The given leading terms, each with a lower term added, combined as the prompt says. */
function expectLead(question: Question, text: string): string[] {
	const asked = promptFormulas(question).at(-1) ?? '';
	const exponent = / the square of /.test(text) ? 2 : / the cube of /.test(text) ? 3 : 1;
	const given = [...text.matchAll(/has degree \$(\d)\$ and leading coefficient \$(-?\d+)\$/g)].map(
		([, degree, lead]) => `(${lead}x^{${degree}} + 11)`,
	);
	const filled = asked.replace('p(x)', given[0] ?? '').replace('q(x)', given[1] ?? '');
	const terms = expand(`(${filled})^{${exponent}}`);
	return expectOneChoice(
		question,
		(option) => option === `degree $${degreeOf(terms)}$ and leading coefficient $${leadOf(terms)}$`,
	);
}
