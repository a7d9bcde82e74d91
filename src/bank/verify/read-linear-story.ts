/**
 * Stories of a quantity that changes at a steady rate, read as a reader does: the numbers in the order in which they
 * stand, and verbs that say whether the quantity falls.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { numbersInWords } from './evidence.ts';

const FALLS =
	/burns|burning|takes out|draining|falls|comes down|descent|melts|melting|drops|steady use|pays back|equal payments|bought with it|still holds|gets|from home/;

/** The prompt as plain words, formulas without their marks. */
export const storyText = (question: Question): string =>
	questionText(question.question).replaceAll(/[$\\]/g, '').replaceAll('−', '-');

export const storyNumbers = (question: Question): number[] =>
	numbersInWords({ ...question, question: storyText(question) });

/** True when the story says that its quantity gets smaller. */
export const falls = (question: Question): boolean => FALLS.test(storyText(question));

/** `start` after `count` changes by `rate`, one at a time. */
export function stepped(start: number, rate: number, count: number): number {
	let value = start;
	for (let at = 0; at < count; at++) value += rate;
	return value;
}

/** From two readings: the change for one step, and the value at `x`. */
export function readings([x1, y1, x2, y2]: readonly [number, number, number, number]) {
	const rate = (y2 - y1) / (x2 - x1);
	return { rate, at: (x: number) => y2 + (x - x2) * rate };
}
