/** Reads both layers as fractions of polynomials and multiplies crosswise with the answer. */
import type { Verify } from '../../../verify/verifier.ts';
import { promptFormula } from '../../../verify/evidence.ts';
import { expectReduced } from '../../../verify/same-fraction.ts';

export const verify: Verify = ({ question }) => expectReduced(question, promptFormula(question));
