/**
 * In one letter both sides are compared as fractions of polynomials; with more letters at eight points, and no letter
 * or number may be left both above and below.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectEquivalent, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { gcd, lettersIn } from '../../../verify/values.ts';
import { expectReduced } from '../../../verify/same-fraction.ts';

export const verify: Verify = ({ question }) => {
	const tex = promptFormula(question);
	return lettersIn(tex).length === 1
		? expectReduced(question, tex)
		: [...expectEquivalent(question, tex), ...expectLowest(question)];
};

function expectLowest({ answer: { value } }: Question): string[] {
	const [, over = value, under = '1'] = /^-?\\frac\{(.+)\}\{(.+)\}$/.exec(value) ?? [];
	const letters = (of: string) => new Set(of.match(/[a-z]/g));
	const number = (of: string) => Number(/^-?\d+/.exec(of)?.[0] ?? 1);
	const shared = [...letters(over)].filter((letter) => letters(under).has(letter));
	return [
		...shared.map((letter) => `${letter} is both above and below the bar in ${value}`),
		...(gcd(Math.abs(number(over)), number(under)) === 1 ? [] : [`${value} can be reduced`]),
		...(/\^\{-|\+/.test(value) ? [`${value} is not a fraction of two terms`] : []),
	];
}
