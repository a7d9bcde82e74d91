/** Multiplies crosswise: the answer and the prompt must be the same fraction, and nothing may be left to cancel. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectReduced } from '../../../verify/same-fraction.ts';

export const verify: Verify = ({ question }) => expectReduced(question, promptFormula(question));
