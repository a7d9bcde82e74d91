/** Tests differences and ratios of the shown terms, and continues the pattern. */
import { expectOneChoice, promptFormula, type Verify } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const terms = promptFormula(question)
		.split(', ')
		.filter((item) => !/dots/.test(item))
		.map((item) => Number(item.replaceAll('{,}', '')));
	const [a = 0, b = 0, c = 0, d = 0] = terms;
	const arithmetic = b - a === c - b && c - b === d - c;
	const geometric = b * b === a * c && c * c === b * d;
	const [second, third] = [c - b - (b - a), d - c - (c - b)];
	if (!arithmetic && !geometric && second !== third) return ['the terms follow no pattern'];
	const next = arithmetic ? d + (d - c) : geometric ? (d * d) / c : d + (d - c) + (d - c - (c - b));
	const key = expectOneChoice(question, (text) => {
		const isArithmetic = text.startsWith('arithmetic');
		const isGeometric = text.startsWith('geometric');
		const value = Number(/\$(-?[\d{},]+)\$$/.exec(text)?.[1]?.replaceAll('{,}', ''));
		return (
			isArithmetic === arithmetic && isGeometric === (geometric && !arithmetic) && value === next
		);
	});
	const said = question.steps.flatMap(({ text }) => {
		const [, list] = /differences are ((?:\$[^$]*\$(?:, (?:and )?)?)+)/.exec(text) ?? [];
		return list?.replaceAll('{,}', '').match(/-?\d+/g)?.join(', ') ?? [];
	});
	const differences = [b - a, c - b, d - c].join(', ');
	const growth = question.steps.flatMap(
		({ text }) => /the differences increase by \$([^$]*)\$ each time/.exec(text)?.[1] ?? [],
	);
	if (growth.some((value) => Number(value.replaceAll('{,}', '')) !== second))
		key.push(`the differences do not increase by ${growth.join('; ')}`);
	const isSaid = said.length > 0 && said.every((list) => list === differences);
	return isSaid ? key : [...key, `the differences are ${differences}, not ${said.join('; ')}`];
};
