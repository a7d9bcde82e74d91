/** Compares the prompt's own brackets with the answer at eight points, and looks at the answer's form. */
import type { Verify } from '../../../verify/verifier.ts';
import { expectCollected } from '../../../verify/collected.ts';
import { expectEquivalent, promptFormula } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => [
	...expectEquivalent(question, promptFormula(question)),
	...expectCollected(question),
];
