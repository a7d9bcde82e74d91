/** Finds zeros and poles numerically and tries the prompt's inequality at each of them and on both sides. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectSolvesInequality } from '../../../verify/interval-set.ts';

export const verify: Verify = ({ question }) =>
	expectSolvesInequality(question, promptFormula(question));
