/** Raises the answer to the power of the root again, and looks at its sign. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { exact, less, negate, raise, readExact, readTex, same } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const [, minus, cube, inside = ''] =
		/^(-?)\\sqrt(\[3\])?\{(.*)\}$/.exec(promptFormula(question)) ?? [];
	const stored = readExact(question.answer.value);
	if (!stored || inside === '') return ['the root or the answer cannot be read'];
	const value = minus ? negate(stored) : stored;
	const issues = same(raise(value, exact(cube ? 3 : 2)), readTex(inside)({}))
		? []
		: [`the power of ${question.answer.value} is not ${inside}`];
	return cube || !less(value, exact(0)) ? issues : [...issues, 'a square root is never negative'];
};
