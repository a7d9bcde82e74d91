/** Multiplies the factors back and looks for factors that are left; a constant is tried as a zero of the trinomial. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expand, expectFactored, inOneLetter } from '../../../verify/integer-polynomial.ts';

export const verify: Verify = ({ question, skill }) =>
	skill === 'Find a positive constant in a factored form'
		? expectConstant(question)
		: expectFactored(question, promptFormula(question));

/** x + j is a factor exactly when −j is a zero; no other positive j may be one. */
function expectConstant(question: Question): string[] {
	const [c = 0, b = 0, a = 0] = inOneLetter(expand(promptFormula(question)));
	const found: number[] = [];
	for (let j = 1; j <= Math.abs(c); j++) if (a * j * j - b * j + c === 0) found.push(j);
	return found.length === 1 && String(found[0]) === question.answer.value
		? []
		: [`the stored constant is ${question.answer.value}, the check finds ${found.join(', ')}`];
}
