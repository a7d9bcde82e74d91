/** Multiplies the powers back, and tries to divide every base by each smaller number. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const { value } = question.answer;
	const powers = value.split(' \\times ').map((text) => {
		const [, base, exponent = '1'] = /^(\d+)(?:\^\{(\d+)\})?$/.exec(text) ?? [];
		return { base: Number(base), exponent: Number(exponent) };
	});
	let product = 1;
	for (const { base, exponent } of powers)
		for (let count = 0; count < exponent; count++) product *= base;
	const issues = String(product) === promptFormula(question) ? [] : [`${value} is ${product}`];
	powers.forEach(({ base }, at) => {
		for (let divisor = 2; divisor < base; divisor++)
			if (base % divisor === 0) issues.push(`${base} is not prime`);
		if (at > 0 && base <= (powers[at - 1]?.base ?? 0)) issues.push(`${base} is out of order`);
	});
	return issues;
};
