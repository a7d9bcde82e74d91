/** Finds the real zeros by bisection; pairs that need not be real are proven by their sum and product. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectBothRoots, expectRealSolutions, gapPolynomial } from '../../../verify/quadratic.ts';

export const verify: Verify = ({ question }) => {
	const tex = promptFormula(question);
	return /\$a \+ bi\$/.test(question.question)
		? expectBothRoots(question, tex)
		: expectRealSolutions(question, gapPolynomial(tex));
};
