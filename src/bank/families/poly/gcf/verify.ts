/**
 * Multiplies the factors back and looks for common factors that are left; where the brackets must be finished, for
 * any factor that is left. Fractional powers are compared in real numbers.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { contentOf, expand, expectFactored } from '../../../verify/integer-polynomial.ts';
import { plainMath } from '../../../verify/chain/plain-math.ts';
import { readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const formula = promptFormulas(question).at(-1) ?? '';
	if (skill === 'Factor out negative or rational powers') return expectPowerOut(question, formula);
	if (skill === 'Factor out the greatest common monomial')
		return [...expectFactored(question, formula, { completely: false }), ...expectParts(question)];
	return expectFactored(question, formula, { completely: true });
};

/** The number and the lowest powers that a reason finds are those in front of the brackets. */
function expectParts({ answer, steps }: Question): string[] {
	const front = answer.value.replace(/\(.*/, '');
	return steps.flatMap(({ why = '' }) => {
		const [, number = '', letters = '', powers = ''] =
			/^the greatest common factor of .* is (\d+), and the lowest powers? of (.*) (?:is|are) (.*);/.exec(
				plainMath(why),
			) ?? [];
		if (number === '') return [];
		const of =
			letters === 'each variable' ? [...front.replace(number, '')] : letters.split(' and ');
		const found = powers === 'the first power' ? of : powers.split(' and ');
		const isInOrder = of.every((letter, at) => found[at]?.startsWith(letter));
		return isInOrder && number + found.join('') === front
			? []
			: [`"${why}" does not lead to ${front}`];
	});
}

function expectPowerOut({ answer }: Question, formula: string): string[] {
	const inside = /^\d+x\^\{[^()]*\}\(([^()]+)\)$/.exec(answer.value)?.[1];
	if (inside === undefined)
		return [`${answer.value} is not a number and power in front of brackets`];
	const terms = expand(inside);
	const issues: string[] = [];
	if (contentOf(terms) !== 1) issues.push('the terms in the brackets share a number');
	if (!terms.has('')) issues.push('the terms in the brackets share a power');
	for (const x of [0.3, 0.9, 1.7, 2.6, 5.1]) {
		const [wanted, stored] = [formula, answer.value].map((tex) => readReal(tex)({ x }));
		if (Math.abs((wanted ?? 0) - (stored ?? 0)) > 1e-9 * Math.max(1, Math.abs(wanted ?? 0)))
			issues.push(`at x = ${x} the answer is ${stored}, not ${wanted}`);
	}
	return issues;
}
