/** The number in the blank must make the discriminant 0; solutions are found by bisection or proven by sum and product. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { show } from '../../../verify/values.ts';
import {
	discriminant,
	expectBothRoots,
	expectRealSolutions,
	gapPolynomial,
} from '../../../verify/quadratic.ts';

export const verify: Verify = ({ question }) => {
	const tex = promptFormula(question);
	if (/\$a \+ bi\$/.test(question.question)) return expectBothRoots(question, tex);
	if (!tex.includes('\\square')) return expectRealSolutions(question, gapPolynomial(tex));
	const value = question.answer.value.replace(/(\d+)\/(\d+)/, String.raw`\frac{$1}{$2}`);
	const filled = discriminant(tex.replace('\\square', `(${value})`));
	return filled[0] === 0n
		? []
		: [`with ${question.answer.value} the discriminant is ${show(filled)}`];
};
