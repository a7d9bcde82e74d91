/** Collects everything that the formula divides by, without canceling, and finds its zeros numerically. */
import { promptFormulas, readList, type Verify } from '../../../verify/evidence.ts';
import { readRational, realZeros } from '../../../verify/polynomial.ts';
import { toNumber } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	if (!/ is \$[^$]*\$ not defined\?/.test(question.question))
		return ['the prompt does not ask where the expression is not defined'];
	const formula = promptFormulas(question).find((one) => one.includes('\\frac')) ?? '';
	const zeros = readRational(formula)
		.divisors.flatMap(realZeros)
		.toSorted((a, b) => a - b)
		.filter((zero, at, all) => at === 0 || zero - (all[at - 1] ?? zero) > 1e-9);
	const stored = readList(question.answer.value).map(toNumber);
	const agree =
		stored.length === zeros.length &&
		stored.every((value, at) => Math.abs(value - (zeros[at] ?? Number.NaN)) < 1e-9);
	return agree ? [] : [`the excluded values are ${zeros.join(', ')}, not ${question.answer.value}`];
};
