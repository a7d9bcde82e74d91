/** Multiplies back: dividend = divisor × quotient + remainder, and the remainder has the lower degree. */
import { expectCollected, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	degreeOf,
	plus,
	type Polynomial,
	readPolynomial,
	samePolynomial,
	times,
} from '../../../verify/polynomial.ts';
import { expectSynthetic } from './synthetic.verify.ts';

export const verify: Verify = ({ question }) => {
	const [first, second, third] = promptFormulas(question).map((tex) => readPolynomial(tex));
	const { kind, value } = question.answer;
	const answers = value.split(', ').map((tex) => readPolynomial(tex));
	const [answer, remainder] = answers;
	if (!first || !second || !answer) return ['the prompt or the answer is not complete'];
	const text = question.question;
	if (kind === 'quotient-remainder')
		return remainder && answers.length === 2
			? [...divides(first, second, answer, remainder), ...expectSynthetic(question, first, second)]
			: [`${value} is not a quotient with a remainder`];
	const form = expectCollected(question);
	if (text.includes('Find the polynomial'))
		return third ? [...divides(answer, first, second, third), ...form] : ['a part is missing'];
	if (text.includes('Find the divisor'))
		return third ? [...divides(first, answer, second, third), ...form] : ['a part is missing'];
	return [...divides(first, second, third ?? [], answer), ...form];
};

function divides(
	dividend: Polynomial,
	divisor: Polynomial,
	quotient: Polynomial,
	remainder: Polynomial,
): string[] {
	return [
		...(samePolynomial(dividend, plus(times(divisor, quotient), remainder))
			? []
			: ['the divisor times the quotient plus the remainder is not the dividend']),
		...(degreeOf(remainder) < degreeOf(divisor) ? [] : ['the degree of the remainder is too high']),
	];
}
