/** Tries every number of a wide range in the story's own condition: exactly one may fit, and it is the stored one. */
import { questionText } from '../../../../math/question-text.ts';
import { expectNumber, numbersInWords, type Verify } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll(/[$\\]/g, '');
	const numbers = numbersInWords(question);
	const fits = /consecutive/.test(text) ? consecutive(text, numbers) : related(text, numbers);
	const found = Array.from({ length: 801 }, (_, at) => at - 300).filter(fits);
	const [only, ...more] = found;
	if (only === undefined || more.length > 0) return [`${found.length} numbers fit the story`];
	return expectNumber(question, only);
};

const WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

const remainder = (value: number, by: number) => ((value % by) + by) % by;

/** Whether the asked number fits. */
function consecutive(text: string, numbers: number[]): (asked: number) => boolean {
	const count = WORDS[/(two|three|four) consecutive/.exec(text)?.[1] ?? ''] ?? 0;
	const multiple = Number(/multiples of (\d+)/.exec(text)?.[1] ?? 0);
	const step = multiple || (/(even|odd) integers/.test(text) ? 2 : 1);
	const total = numbers.at(-1) ?? Number.NaN;
	const weight = /twice the larg/.test(text) ? 2 : /three times the larg/.test(text) ? 3 : 0;
	const asksLargest = /What is the larg/.test(text);
	return (asked) => {
		const row = Array.from({ length: count }, (_, place) =>
			asksLargest ? asked - (count - 1 - place) * step : asked + place * step,
		);
		const [first = 0] = row;
		const last = row.at(-1) ?? 0;
		if (/even/.test(text) && remainder(first, 2) !== 0) return false;
		if (/odd/.test(text) && remainder(first, 2) !== 1) return false;
		if (multiple && remainder(first, multiple) !== 0) return false;
		return weight ? first + weight * last === total : row.reduce((a, b) => a + b, 0) === total;
	};
}

function related(text: string, numbers: number[]): (asked: number) => boolean {
	const twice = /twice/.test(text);
	const k = twice ? 2 : Number(/(\d+) times/.exec(text)?.[1]);
	const rest = twice ? numbers : numbers.filter((_, at) => at !== numbers.indexOf(k, place(text)));
	const [first = 0, second = 0] = rest;
	if (/as old as/.test(text)) return (x) => x + first + (k * x + first) === second;
	// A length and a total count are stated before the difference, a sum after it.
	const [difference, total] = /The sum of the two/.test(text) ? [first, second] : [second, first];
	const signed = /less than/.test(text) ? -difference : difference;
	return (x) => x + k * x + signed === total;
}

/** "k times" follows the difference in every story but that of the ages, where it comes first. */
const place = (text: string): number => {
	if (/as old as/.test(text)) return 0;
	return /The sum of the two/.test(text) ? 1 : 2;
};
