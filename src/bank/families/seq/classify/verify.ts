/** Tests differences and ratios of the shown terms, and continues the pattern. */
import type { Verify } from '../../../verify/verifier.ts';
import { expectOneChoice, promptFormula } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const terms = promptFormula(question)
		.split(', ')
		.filter((item) => !/dots/.test(item))
		.map((item) => Number(item.replaceAll('{,}', '')));
	const [a = 0, b = 0, c = 0, d = 0] = terms;
	const arithmetic = b - a === c - b && c - b === d - c;
	const geometric = b * b === a * c && c * c === b * d;
	const next = arithmetic ? d + (d - c) : geometric ? (d * d) / c : d + (d - c) + (d - c - (c - b));
	return expectOneChoice(question, (text) => {
		const isArithmetic = text.startsWith('arithmetic');
		const isGeometric = text.startsWith('geometric');
		const value = Number(/\$(-?[\d{},]+)\$$/.exec(text)?.[1]?.replaceAll('{,}', ''));
		return (
			isArithmetic === arithmetic && isGeometric === (geometric && !arithmetic) && value === next
		);
	});
};
