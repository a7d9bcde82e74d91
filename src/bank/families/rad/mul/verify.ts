/** Computes prompt and answer in floating point, and looks at the form of the answer. */
import type { Verify } from '../../../verify/verifier.ts';
import { verifyRadical } from '../../../verify/radical-value.ts';

export const verify: Verify = (evidence) => verifyRadical(evidence);
