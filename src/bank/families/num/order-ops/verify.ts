/** Parses the printed expression by the grammar of arithmetic and evaluates it exactly. */
import { expectNumber, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readTex } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) =>
	expectNumber(question, readTex(promptFormula(question))({}));
