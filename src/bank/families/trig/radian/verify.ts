/** Turns the stored angle back into the measure of the prompt. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { gcd, readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const given = readReal(promptFormula(question))();
	const stored = readReal(question.answer.value)();
	const toRadians = question.question.includes('to radians');
	const back = toRadians ? (stored / Math.PI) * 180 : (stored / 180) * Math.PI;
	const half = question.question.includes('nearest hundredth')
		? (0.005 / Math.PI) * 180
		: question.question.includes('nearest degree')
			? (0.5 / 180) * Math.PI
			: 1e-9;
	const isReduced = [...question.answer.value.matchAll(/\\frac\{(\d*)\\pi\}\{(\d+)\}/g)].every(
		([, over, under]) => gcd(Number(over || 1), Number(under)) === 1,
	);
	return [
		...(Math.abs(back - given) <= half
			? []
			: [`${question.answer.value} is ${back}, not ${given}`]),
		...(isReduced ? [] : [`${question.answer.value} is not in lowest terms`]),
	];
};
