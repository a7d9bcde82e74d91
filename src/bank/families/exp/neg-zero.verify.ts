/** Evaluates the power as it is printed in the prompt, by repeated exact multiplication. */
import type { Verify } from '../../family.ts';
import { expectNumber, promptFormula } from '../../verify/evidence.ts';
import { readTex } from '../../verify/read-tex.ts';

export const verify: Verify = ({ question }) =>
	expectNumber(question, readTex(promptFormula(question))({}));
