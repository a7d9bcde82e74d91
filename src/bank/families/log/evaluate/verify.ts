/** Evaluates the logarithm in floating point. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readExact, readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const wanted = readReal(promptFormula(question))();
	const { kind, value } = question.answer;
	if (kind === 'ordered-list') {
		const [low = Number.NaN, high = Number.NaN] = value.split(', ').map(Number);
		return high === low + 1 && low < wanted && wanted < high
			? []
			: [`${wanted} is not inside ${value}`];
	}
	const [over, under] = readExact(value) ?? [0n, 0n];
	const stored = Number(over) / Number(under);
	const tolerance = kind === 'decimal' ? 0.5 * 10 ** -(value.split('.')[1]?.length ?? 0) : 1e-9;
	return Math.abs(stored - wanted) <= tolerance ? [] : [`the logarithm is ${wanted}, not ${value}`];
};
