/** Counts: down from the smallest number to the first common divisor, or up to the first common multiple. */
import { questionText } from '../../../../math/question-text.ts';
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const numbers = promptFormulas(question).map(Number);
	if (numbers.length < 2 || !numbers.every((number) => Number.isInteger(number) && number > 0))
		return ['the prompt does not hold two or three whole numbers'];
	const greatest = /greatest/.test(text);
	if (greatest === /least common|next|smallest/.test(text)) return ['the prompt asks for nothing'];
	if (/as many/.test(text) !== /exactly as many/.test(text)) return ['the numbers may differ'];
	return expectNumber(question, greatest ? greatestDivisor(numbers) : leastMultiple(numbers));
};

function greatestDivisor(numbers: number[]): number {
	let divisor = Math.min(...numbers);
	while (numbers.some((number) => number % divisor !== 0)) divisor--;
	return divisor;
}

function leastMultiple(numbers: number[]): number {
	const step = Math.max(...numbers);
	let multiple = step;
	while (numbers.some((number) => multiple % number !== 0)) multiple += step;
	return multiple;
}
