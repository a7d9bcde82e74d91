/** Writes the equation out, finds all its real solutions without solving steps, and compares. */
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectSolutions } from '../../../verify/equation-solutions.ts';
import { solutionsOfCalls } from '../../../verify/function-equations.ts';
import { rulesIn } from '../../../verify/read-functions.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const formulas = promptFormulas(question);
	if (skill !== 'Find the input or an unknown constant')
		return expectSolutions(question, solutionsOfCalls(formulas.at(-1) ?? '', rulesIn(question)));
	const [, body = ''] = sidesOf(formulas.find((formula) => formula.startsWith('f(x) =')) ?? '');
	const [, at = '', value = ''] =
		formulas.map((one) => /^f\((-?\d+)\) = (-?\d+)$/.exec(one)).find(Boolean) ?? [];
	const without = readReal(body)({ x: Number(at), k: 0 });
	return expectSolutions(question, [Number(value) - without]);
};
