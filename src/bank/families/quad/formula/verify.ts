/**
 * Solves the prompt's own equation another way: real zeros by bisection, complex ones by sum and product, the number
 * under a root by putting the written solution back into the equation.
 */
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	close,
	expectBothRoots,
	expectRealSolutions,
	expectRoundedSolutions,
	gapPolynomial,
} from '../../../verify/quadratic.ts';
import { readReal, sidesOf, toNumber } from '../../../verify/values.ts';
import { realZeros } from '../../../verify/polynomial.ts';

export const verify: Verify = ({ question, skill }) => {
	const [tex = '', second = '', third = ''] = promptFormulas(question);
	switch (skill) {
		case 'Find a constant in the quadratic formula':
			return expectOneChoice(question, (text) => solves(second, text.replaceAll('$', ''), tex));
		case 'Find complex solutions with the quadratic formula':
			return expectBothRoots(question, tex);
		case 'Solve a quadratic model and round the answer': {
			const height = `${sidesOf(second)[1]} = ${third}`;
			return question.question.includes('Round')
				? expectRoundedSolutions(question, realZeros(gapPolynomial(height)), 1)
				: expectRealSolutions(question, gapPolynomial(height));
		}
		case 'Approximate solutions with the quadratic formula':
			return expectRoundedSolutions(question, realZeros(gapPolynomial(tex)), 2);
		case 'Find the exact zeros of a quadratic function':
			return expectRealSolutions(question, gapPolynomial(sidesOf(tex)[1] ?? ''));
		default:
			return expectRealSolutions(question, gapPolynomial(tex));
	}
};

/** Both signs of `form` with this k give a zero of the equation. */
function solves(form: string, k: string, tex: string): boolean {
	const polynomial = gapPolynomial(tex).map(toNumber);
	if (Number(k) < 0) return false;
	return ['+', '-'].every((sign) => {
		const x = readReal(form.replace('\\pm', sign))({ k: Number(k) });
		const value = polynomial.reduceRight((total, c) => total * x + c, 0);
		return close(value, 0);
	});
}
