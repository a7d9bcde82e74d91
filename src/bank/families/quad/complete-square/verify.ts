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
	if (filled[0] !== 0n)
		return [`with ${question.answer.value} the discriminant is ${show(filled)}`];
	const [, times = '1'] = /equal to \$(\d+)\$ times a perfect square/.exec(question.question) ?? [];
	const [, lead = ''] = /^(\d*)[a-z]\^\{2\}/.exec(tex) ?? [];
	return times === (lead || '1') ? [] : [`${tex} begins with ${lead}, not with ${times}`];
};
