/** Reads the story and weighs the two parts: how far each is from the mean decides its share (alligation). */
import { questionText } from '../../../../math/question-text.ts';
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	divide,
	type Exact,
	exact,
	multiply,
	readReal,
	same,
	subtract,
	toNumber,
} from '../../../verify/values.ts';

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
	const parts = [
		{ rate: first, name: one, amount: part },
		{ rate: second, name: other, amount: subtract(whole, part) },
	];
	const wrong = wrongLet(question, parts);
	if (wrong.length > 0) return wrong;
	const isAsked = (rate: Exact, word = '') =>
		name === undefined ? same(exact(numbers[4] ?? NaN), rate) : word === name;
	if (isAsked(first, one)) return expectNumber(question, part);
	return isAsked(second, other)
		? expectNumber(question, subtract(whole, part))
		: ['the story asks for neither of its two parts'];
};

/** "blends peanuts at 7 per pound with cashews at 11 per pound … How many pounds of peanuts are used?" */
const BLEND = /blends ([a-z ]+) at \d.*? with ([a-z ]+) at \d.* of ([a-z ]+) are used/;

type Part = { rate: Exact; name: string | undefined; amount: Exact };

const LET =
	/^Let \$([a-z])\$ be the number of [a-z]+ (?:of|invested at) (.+?)\. Then \$([^$]*)\$ is the number of [a-z]+ (?:of|invested at) (.+?)\.$/;

/** "Let x be the number of pounds of peanuts. Then 50 − x is the number of pounds of cashews.": x as it is found below. */
function wrongLet({ steps }: Question, parts: readonly Part[]): string[] {
	const [, letter = '', one = '', rest = '', other = ''] = LET.exec(steps[0]?.text ?? '') ?? [];
	const [found] = steps.flatMap(
		({ text }) => /^\$[a-z] = (\d+(?:\.\d+)?)\$$/.exec(text)?.[1] ?? [],
	);
	if (letter === '' || found === undefined) return [];
	const x = Number(found);
	const isOf = (said: string, value: number) =>
		parts.some(
			({ rate, name, amount }) =>
				(name === undefined
					? Number(/[\d.]+/.exec(said)?.[0]) === toNumber(rate)
					: said.replace('the ', '') === name) && Math.abs(toNumber(amount) - value) < 1e-9,
		);
	return isOf(one, x) && isOf(other, readReal(rest)({ [letter]: x }))
		? []
		: [`"${steps[0]?.text}" is not so`];
}

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
