/** Works out the prompt's own formula, in its written order, with arithmetic of its own. */
import { expectNumber, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readTex } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) =>
	expectNumber(question, readTex(promptFormula(question))({}));
