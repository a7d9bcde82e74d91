/** Computes prompt and answer in floating point, and looks at the form of the answer. */
import type { Verify } from '../../../verify/evidence.ts';
import { verifyRadical } from '../../../verify/radical-form.ts';

export const verify: Verify = (evidence) => verifyRadical(evidence);
