import type { Verify } from '../../../verify/evidence.ts';
import { verifySolutions } from '../../../verify/trig-solutions.ts';

/** Searches the interval of the prompt for every solution. */
export const verify: Verify = ({ question }) => verifySolutions(question);
