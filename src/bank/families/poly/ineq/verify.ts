/**
 * Finds all zeros numerically and tries the prompt's inequality at each of them and on both sides. The values that are
 * stated on the way to an integer zero are computed, too.
 */
import type { Verify } from '../../../verify/verifier.ts';
import { promptFormula } from '../../../verify/evidence.ts';
import { expectSolvesInequality } from '../../../verify/interval-set.ts';
import { expectTriedValues, leftSideOf } from '../../../verify/tried-values.ts';

export const verify: Verify = ({ question, skill }) => [
	...(skill === 'Factor to solve a polynomial inequality'
		? expectTriedValues(question, leftSideOf(promptFormula(question)))
		: []),
	...expectSolvesInequality(question, promptFormula(question)),
];
