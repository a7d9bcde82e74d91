/** Computes directly: products and squares as written, triangles from their legs, numbers found by trying. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	areEquivalent,
	expectNumber,
	numbersInWords,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { readTex, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	if (/triangle/.test(text)) return expectTriangle(question, /perimeter/.test(text));
	if (text.startsWith('Two positive numbers')) return expectSquares(question, text);
	return expectNumber(question, readTex(promptFormulas(question)[0] ?? '')({}));
};

function expectTriangle(question: Question, perimeter: boolean): string[] {
	const [m = 0, n = 0] = promptFormulas(question)
		.slice(-2)
		.map((formula) => Number(sidesOf(formula)[1]));
	const [identity = ''] = promptFormulas(question);
	const [left = '', right = ''] = sidesOf(identity);
	if (!areEquivalent(left, right)) return [`${identity} is not an identity`];
	const legs = [(m + n) * (m - n), 2 * m * n];
	const hypotenuse = Math.round(Math.hypot(...legs));
	return expectNumber(question, perimeter ? legs.reduce((a, b) => a + b, hypotenuse) : hypotenuse);
}

function expectSquares(question: Question, text: string): string[] {
	const [, given] = /have a (sum|difference) of \S+ and a product of /.exec(text) ?? [];
	if (!given) return ['the sum or difference and the product are not given'];
	const isSum = given === 'sum';
	const [linear = 0, product = 0] = numbersInWords(question);
	for (let u = 1; u <= product; u++) {
		const v = isSum ? linear - u : u - linear;
		if (v > 0 && u * v === product) return expectNumber(question, u ** 2 + v ** 2);
	}
	return ['no two whole numbers fit'];
}
