/** Multiplies the factors back; for a missing coefficient tries every pair of integers in reach. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectFactored } from '../../../verify/integer-polynomial.ts';

export const verify: Verify = ({ question }) => {
	const formulas = promptFormulas(question);
	const [only = '', trinomial, ...more] = formulas;
	if (trinomial === undefined) return expectFactored(question, only);
	if (more.length > 0) return ['the prompt holds more than a letter and a trinomial'];
	return /b(?=x)|c$/.exec(trinomial)?.[0] === only
		? expectAll(question, trinomial)
		: [`"${trinomial}" has no coefficient ${only}`];
};

function expectAll({ question, answer }: Question, trinomial: string): string[] {
	const values = valuesFor(trinomial);
	if (!values) return [`"${trinomial}" is not a trinomial with one coefficient missing`];
	const isPositive = question.includes('every positive integer');
	if (!isPositive && trinomial.endsWith('c')) return ['there is no end of negative values of c'];
	const wanted = [...values]
		.filter((value) => value > 0 || !isPositive)
		.sort((a, b) => a - b)
		.join(', ');
	return answer.value === wanted ? [] : [`the stored values are ${answer.value}, not ${wanted}`];
}

/** Each missing b of x² + bx ± 12, or each missing positive c of x² ± 7x + c. */
function valuesFor(trinomial: string): Set<number> | undefined {
	const [, plus, constant] = /^x\^\{2\} \+ bx ([+-]) (\d+)$/.exec(trinomial) ?? [];
	const [, sign, middle] = /^x\^\{2\} ([+-]) (\d+)x \+ c$/.exec(trinomial) ?? [];
	const found = new Set<number>();
	if (constant) {
		const c = Number(plus + constant);
		for (let p = -Number(constant); p <= Number(constant); p++)
			if (p !== 0 && c % p === 0) found.add(p + c / p);
		return found;
	}
	if (!middle) return undefined;
	const b = Number(`${sign}${middle}`);
	for (let p = -Number(middle); p <= Number(middle); p++)
		if (p * (b - p) > 0) found.add(p * (b - p));
	return found;
}
