/** Reads the story and weighs the two parts: how far each is from the mean decides its share (alligation). */
import { questionText } from '../../../../math/question-text.ts';
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import { divide, type Exact, exact, multiply, same, subtract } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question)
		.replaceAll(/[$\\]/g, '')
		.replaceAll(/\{,\}|,(?=\d{3})/g, '');
	const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
	const read = readers.find(({ words }) => words.test(text));
	if (!read) return ['the story is not of a known kind'];
	const [first, second, whole, mean] = read.order(numbers);
	// The first part has the share (second − mean) / (second − first) of the whole.
	const share = divide(subtract(second, mean), subtract(second, first));
	const part = multiply(whole, share);
	const [, one, other, name] = BLEND.exec(text) ?? [];
	const isAsked = (rate: Exact, word = '') =>
		name === undefined ? same(exact(numbers[4] ?? NaN), rate) : word === name;
	if (isAsked(first, one)) return expectNumber(question, part);
	return isAsked(second, other)
		? expectNumber(question, subtract(whole, part))
		: ['the story asks for neither of its two parts'];
};

/** "blends peanuts at 7 per pound with cashews at 11 per pound … How many pounds of peanuts are used?" */
const BLEND = /blends ([a-z ]+) at \d.*? with ([a-z ]+) at \d.* of ([a-z ]+) are used/;

type Reader = {
	words: RegExp;
	order: (numbers: number[]) => readonly [Exact, Exact, Exact, Exact];
};

/** First, second, whole, mean, in the order in which each kind of story tells them. */
const readers: Reader[] = [
	{
		words: /solution/,
		order: ([a = 0, b = 0, whole = 0, mean = 0]) => [exact(a), exact(b), exact(whole), exact(mean)],
	},
	{
		words: /invests/,
		order: ([whole = 0, a = 0, b = 0, interest = 0]) => [
			exact(a),
			exact(b),
			exact(whole),
			exact(interest * 100, whole),
		],
	},
	{
		words: /blends/,
		order: ([a = 0, b = 0, whole = 0, worth = 0]) => [
			exact(a),
			exact(b),
			exact(whole),
			exact(worth, whole),
		],
	},
];
