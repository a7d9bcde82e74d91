/** Compares the prompt's own brackets with the answer at eight points, and looks at the answer's form. */
import {
	expectCollected,
	expectEquivalent,
	promptFormula,
	type Verify,
} from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => [
	...expectEquivalent(question, promptFormula(question)),
	...expectCollected(question),
];
