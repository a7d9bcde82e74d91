/** Works out the prompt's own formula with arithmetic of its own and looks at the form of the answer. */
import { expectNumber, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectFractionForm } from '../../../verify/fraction-form.ts';
import { readTex } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => [
	...expectNumber(question, readTex(promptFormula(question))({})),
	...expectFractionForm(question),
];
