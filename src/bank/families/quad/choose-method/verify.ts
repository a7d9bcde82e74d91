/** Finds the zeros by bisection; judges each method by the written form and the discriminant. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectOneChoice,
	promptFormula,
	type Verify,
} from '../../../verify/evidence.ts';
import { divide, negate, readReal, sidesOf, toNumber } from '../../../verify/values.ts';
import {
	close,
	discriminant,
	expectRealSolutions,
	gapPolynomial,
	quadraticIn,
	unfinishedForm,
} from '../../../verify/quadratic.ts';
import { realZeros } from '../../../verify/polynomial.ts';

export const verify: Verify = ({ question, skill }) => {
	const tex = promptFormula(question);
	switch (skill) {
		case 'Choose the most efficient method': {
			const wanted = bestFor(tex);
			return expectOneChoice(question, (text) => text.startsWith(wanted));
		}
		case 'Find the positive or greater solution':
			return expectChosen(question, tex);
		case 'Find the sum or product of solutions': {
			const { a, b, c } = quadraticIn(tex);
			const sum = question.question.includes('the sum');
			return expectNumber(question, sum ? divide(negate(b), a) : divide(c, a));
		}
		default: {
			const zero = tex.startsWith('f(x)') ? (sidesOf(tex)[1] ?? '') : tex;
			return expectRealSolutions(question, gapPolynomial(zero));
		}
	}
};

function expectChosen({ question, answer }: Question, tex: string): string[] {
	const zeros = realZeros(gapPolynomial(tex));
	const positive = zeros.filter((zero) => zero > 1e-9);
	const wanted = question.includes('positive')
		? positive.length === 1 && positive[0]
		: zeros.at(-1);
	const stored = readReal(answer.value.replace(/(\d+)\/(\d+)/, String.raw`\frac{$1}{$2}`))();
	return typeof wanted === 'number' && zeros.length === 2 && close(stored, wanted)
		? unfinishedForm(answer.value)
		: [`the stored solution is ${answer.value}, the check gives ${wanted}`];
}

function bestFor(tex: string): string {
	const { a, b } = quadraticIn(tex);
	if (/\)\^\{2\} =/.test(tex) || b[0] === 0n) return 'Take square roots';
	const d = toNumber(discriminant(tex));
	if (Number.isInteger(Math.sqrt(d))) return 'Factor,';
	return toNumber(a) === 1 && toNumber(b) % 2 === 0
		? 'Complete the square'
		: 'Use the quadratic formula';
}
