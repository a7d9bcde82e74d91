/** Reads both layers as fractions of polynomials and multiplies crosswise with the answer. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectReduced } from '../../../verify/same-fraction.ts';

export const verify: Verify = ({ question }) => expectReduced(question, promptFormula(question));
