/** Solves the prompt's equation from the values of its sides; a second formula is evaluated at the solution. */
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readTex } from '../../../verify/values.ts';
import { expectLinesHold, expectRoot, linearRoot, unknownOf } from '../../../verify/solving.ts';

export const verify: Verify = ({ question }) => {
	const [problem = '', wanted] = promptFormulas(question);
	if (wanted === undefined) return expectRoot(question, problem);
	const [letter, root] = [unknownOf(problem), linearRoot(problem)];
	if (typeof root === 'string') return [`"${problem}" has no single solution`];
	return [
		...expectNumber(question, readTex(wanted)({ [letter]: root })),
		...expectLinesHold(question, letter, root),
	];
};
