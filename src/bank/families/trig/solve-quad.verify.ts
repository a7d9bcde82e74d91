import type { Verify } from '../../family.ts';
import { verifySolutions } from './solutions.verify.ts';

/** Searches the interval of the prompt for every solution. */
export const verify: Verify = ({ question }) => verifySolutions(question);
