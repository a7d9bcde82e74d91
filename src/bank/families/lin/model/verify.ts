/** Acts the story out, one unit at a time; an expression is compared with the story at every whole input up to ten. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import { exact, lettersIn, readTex, same } from '../../../verify/values.ts';
import {
	falls,
	readings,
	stepped,
	storyNumbers,
	storyText,
} from '../../../verify/read-linear-story.ts';

export const verify: Verify = ({ question, skill }) => {
	const numbers = storyNumbers(question);
	if (skill.startsWith('Write a model from two data')) return fromReadings(question, numbers);
	const [start, size, x, ...more] = numbers;
	if (start === undefined || size === undefined || more.length > 0)
		return ['the story does not hold a start and a rate'];
	const rate = falls(question) ? -size : size;
	return expectValues(question, x, (at) => stepped(start, rate, at));
};

function fromReadings(question: Question, numbers: number[]): string[] {
	const [x1, y1, x2, y2, x, ...more] = numbers;
	if (
		x1 === undefined ||
		y1 === undefined ||
		x2 === undefined ||
		y2 === undefined ||
		more.length > 0
	)
		return ['the story does not hold two readings'];
	const { rate, at } = readings([x1, y1, x2, y2]);
	if (falls(question) && rate > 0) return ['the words and the numbers do not agree'];
	return expectValues(question, x, at);
}

/** A number is asked for at `x`, or an expression when there is no such number. */
function expectValues(
	question: Question,
	x: number | undefined,
	at: (x: number) => number,
): string[] {
	if (x !== undefined) return expectNumber(question, at(x));
	const { value } = question.answer;
	const [letter = '', ...others] = lettersIn(value);
	if (others.length > 0 || !new RegExp(`\\b${letter}\\b`).test(storyText(question)))
		return [`${value} is not in the letter of the story`];
	const wrong = Array.from({ length: 10 }, (_, i) => i).find(
		(i) => !same(readTex(value)({ [letter]: exact(i) }), exact(at(i))),
	);
	return wrong === undefined ? [] : [`${value} is wrong when ${letter} is ${wrong}`];
}
