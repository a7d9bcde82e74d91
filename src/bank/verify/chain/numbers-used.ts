/**
 * A rounded answer can stay right when a large number of its question changes a little: 1101 milligrams fall to 440 in
 * the same time as 1100, to a tenth of a day. So the solution must work with just the numbers that the question gives.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** Issues for numbers with three digits or more in a question that asks for rounding, and nowhere in its solution. */
export function checkNumbersUsed({ question, steps }: Question): string[] {
	const text = questionText(question);
	if (!/nearest|[Rr]ound|decimal place/.test(text) || OFFERS_MORE.test(text)) return [];
	const used = steps.flatMap(({ text: line, why = '' }) => numbersIn(`${line} ${why}`));
	return numbersIn(text.replaceAll(/\d+\^\{\\circ\}/g, ''))
		.filter((number) => number >= 100 || String(number).replace(/^0\.0*|\./g, '').length >= 3)
		.filter((number) => !asWritten(number).some((value) => used.some((one) => isSame(one, value))))
		.map((number) => `the solution does not work with ${number}`);
}

/** A radius is given, too, where only the angular speed is asked for. */
const OFFERS_MORE = /angular speed/;

const numbersIn = (text: string): number[] =>
	[...text.replaceAll('{,}', '').matchAll(/(?<![\d.])\d+(?:\.\d+)?/g)].map(([number]) =>
		Number(number),
	);

/** 12.5% also as 0.125, or as the factor 1.125 or 0.875. */
const asWritten = (number: number): number[] => [
	number,
	number / 100,
	1 + number / 100,
	1 - number / 100,
];

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
