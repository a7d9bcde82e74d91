/** Finds the solution from the values of both sides at 0 and 1, and tests every step with it. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectRoot } from '../../../verify/solving.ts';

export const verify: Verify = ({ question }) => expectRoot(question, promptFormula(question));
