/** Steps through whole numbers for a pair of integers; works out the prompt's own formula for a decimal. */
import type { Verify } from '../../../verify/verifier.ts';
import { promptFormula } from '../../../verify/evidence.ts';
import { readReal } from '../../../verify/read-tex.ts';

export const verify: Verify = ({ question }) => {
	const { kind, value } = question.answer;
	const real = readReal(promptFormula(question))();
	if (kind === 'ordered-list') {
		let low = 0;
		while (low + 1 <= real) low++;
		return value === `${low}, ${low + 1}` && low < real
			? []
			: [`the check gives ${low}, ${low + 1}`];
	}
	const tenths = real * 10;
	const nearBoundary = Math.abs(tenths - Math.floor(tenths) - 0.5) < 1e-6;
	const issues = nearBoundary ? [`${real} is too near to a rounding boundary`] : [];
	return /^-?\d+\.\d$/.test(value) && Math.abs(Number(value) - real) < 0.05
		? issues
		: [...issues, `the stored answer is ${value}, the check gives ${real}`];
};
