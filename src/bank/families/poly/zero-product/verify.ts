/**
 * Substitutes every stored solution into the published equation, and compares their number with the degree, so none is
 * missing. Zeros of a function are found by trying all fractions in reach.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, promptFormulas, readList, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	exact,
	type Exact,
	lettersIn,
	multiply,
	readTex,
	show,
	sidesOf,
	toNumber,
} from '../../../verify/values.ts';
import { degreeOf, expand } from '../../../verify/integer-polynomial.ts';
import { gapOf } from '../../../verify/solving.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Use the zeros of a factored polynomial') return expectFromZeros(question);
	const formula = promptFormulas(question)[0] ?? '';
	return expectAllSolutions(question, formula);
};

function expectAllSolutions({ answer }: Question, formula: string): string[] {
	const gap = gapOf(formula);
	const stored = readList(answer.value);
	const issues = stored
		.filter((one) => gap(one)[0] !== 0n)
		.map((one) => `${show(one)} does not solve ${formula}`);
	const [left = '', right = ''] = sidesOf(formula);
	const degree = degreeOf(expand(`${left} - (${right})`));
	const values = stored.map(toNumber);
	if (new Set(values).size !== degree)
		issues.push(`${values.length} solutions are stored, the degree is ${degree}`);
	if (values.some((one, at) => at > 0 && one <= (values[at - 1] ?? one)))
		issues.push('the solutions are not in increasing order');
	return issues;
}

/** All zeros n/d with d up to 5 and n up to 12. */
function expectFromZeros(question: Question): string[] {
	const rule = promptFormulas(question).find((formula) => formula.includes('=')) ?? '';
	const product = sidesOf(rule)[1] ?? '';
	const [letter = 'x'] = lettersIn(product);
	const value = readTex(product);
	const found = new Map<string, Exact>();
	for (let under = 1; under <= 5; under++)
		for (let over = -12; over <= 12; over++) {
			const x = exact(over, under);
			if (value({ [letter]: x })[0] === 0n) found.set(show(x), x);
		}
	const zeros = [...found.values()];
	if (zeros.length !== degreeOf(expand(product))) return [`${rule} has ${zeros.length} zeros`];
	const text = questionText(question.question);
	if (/ sum /.test(text)) return expectNumber(question, zeros.reduce(add));
	if (/ product /.test(text)) return expectNumber(question, zeros.reduce(multiply));
	const sorted = zeros.sort(([a, b], [c, d]) => Number(a * d - c * b));
	return expectNumber(question, sorted.at(-1) ?? 0);
}
