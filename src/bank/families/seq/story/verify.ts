/** Goes through the story row by row, bounce by bounce, with the numbers of the prompt. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import { expectRounded } from '../../../verify/compounding.ts';

export const verify: Verify = ({ question }) => {
	const words = questionText(question.question).replaceAll('{,}', '').replaceAll(/[$\\]/g, '');
	const numbers = [...words.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
	return question.answer.kind === 'decimal'
		? verifyGeometric(question, words, numbers)
		: verifyArithmetic(question, words, numbers);
};

const RAISE = /in the first year, and the pay rises by [\d.]+%? each year/;

function verifyArithmetic(question: Question, words: string, numbers: number[]): string[] {
	const [first = Number.NaN, step = 0, count = 0, ...more] = numbers;
	if (more.length > 0) return ['the story has too many numbers'];
	if (/job/.test(words) && !RAISE.test(words)) return ['the raise is not for each year'];
	let [term, total] = [first, first];
	for (let place = 2; place <= count; place++) {
		term += step;
		total += term;
	}
	return expectNumber(
		question,
		/altogether|in a stack of/.test(words.split('. ').at(-1) ?? '') ? total : term,
	);
}

const SQUARES =
	/^A square has an area of .* gives a second square with half the area\. This is repeated with each new square\. What is the sum of the areas of the first/;

function verifyGeometric(question: Question, words: string, numbers: number[]): string[] {
	const [start = Number.NaN, second = 0, third = 0] = numbers;
	const stored = question.answer.value;
	let [now, total] = [start, start];
	if (/ball/.test(words)) {
		for (let hit = 1; hit < third; hit++) {
			now = (now * second) / 100;
			total += 2 * now;
		}
	} else if (/patient/.test(words)) {
		for (let dose = 1; dose < third; dose++) total = (total * second) / 100 + start;
	} else if (/message/.test(words)) {
		for (let day = 1; day < third; day++) total += now *= second;
	} else if (RAISE.test(words)) {
		for (let year = 1; year < third; year++) total += now += (now * second) / 100;
	} else {
		if (!SQUARES.test(words)) return ['the story is not known'];
		for (let square = 1; square < second; square++) total += now /= 2;
	}
	return expectRounded(stored, total);
}
