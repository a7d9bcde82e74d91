/** Finds zeros and poles numerically and tries the prompt's inequality at each of them and on both sides. */
import type { Verify } from '../../../verify/verifier.ts';
import { promptFormula } from '../../../verify/evidence.ts';
import { expectSolvesInequality } from '../../../verify/interval-set.ts';

export const verify: Verify = ({ question }) =>
	expectSolvesInequality(question, promptFormula(question));
