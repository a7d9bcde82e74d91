/**
 * Builds the story's own equation from its numbers and words, and finds every place where it holds among the values
 * that make sense; the stored answer must be the only one.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { numbersInWords, type Verify } from '../../../verify/evidence.ts';
import { close, unfinishedForm } from '../../../verify/quadratic.ts';
import { readReal, readTex, toNumber } from '../../../verify/values.ts';

/** `gap` is 0 where the story is true; the answer lies between `low` and `high`. */
type Search = {
	gap: (x: number) => number;
	low: number;
	high: number;
	answer?: (x: number) => number;
};

type Read = (numbers: number[], text: string) => Search;

/** By words that only stories of this kind have. The first that fits is used. */
const STORIES: readonly (readonly [words: RegExp, read: Read])[] = [
	[
		/cardboard is .* longer than it is wide.* The volume of the box is .* the width of the sheet/,
		([more = 0, cut = 0, volume = 0]) => ({
			gap: (w) => cut * (w - 2 * cut) * (w + more - 2 * cut) - volume,
			low: 2 * cut,
			high: 200,
		}),
	],
	[
		/It is surrounded by .* together cover .* How wide is the (?:frame|deck|path)/,
		([long = 0, wide = 0, total = 0]) => ({
			gap: (x) => (long + 2 * x) * (wide + 2 * x) - total,
			low: 0,
			high: 50,
		}),
	],
	[
		/printed area inside the margin covers .* How wide is the margin/,
		([long = 0, wide = 0, printed = 0]) => ({
			gap: (x) => (long - 2 * x) * (wide - 2 * x) - printed,
			low: 0,
			high: wide / 2,
		}),
	],
	[
		/longer than it is wide/,
		([more = 0, area = 0], text) => ({
			gap: (w) => w * (w + more) - area,
			low: 0,
			high: 200,
			answer: (w) => (text.includes('its length') ? w + more : w),
		}),
	],
	[/The hypotenuse of a right triangle/, ([hypotenuse = 0, more = 0]) => legs(more, hypotenuse)],
	[/screen/, ([more = 0, diagonal = 0]) => legs(more, diagonal)],
	[
		/plot of land/,
		([d = 0, e = 0]) => ({
			gap: (x) => x ** 2 + (x + d) ** 2 - (x + e) ** 2,
			low: 0,
			high: 200,
		}),
	],
	[
		/one hour less/,
		([distance = 0, more = 0]) => ({
			gap: (v) => distance / v - distance / (v + more) - 1,
			low: 0.5,
			high: 300,
		}),
	],
	[/squares of two/, (numbers, text) => pair(numbers, text, (n, m) => n * n + m * m)],
	[/product of two/, (numbers, text) => pair(numbers, text, (n, m) => n * m)],
	[
		/sum of two numbers/,
		([total = 0, product = 0], text) => ({
			gap: (x) => x * (total - x) - product,
			low: text.includes('greater of') ? total / 2 : -500,
			high: text.includes('greater of') ? 500 : total / 2,
		}),
	],
];

const legs = (more: number, hypotenuse: number): Search => ({
	gap: (x) => x ** 2 + (x + more) ** 2 - hypotenuse ** 2,
	low: 0,
	high: 200,
});

/** The lesser of two integers of one sign that differ by a known number. */
function pair(numbers: number[], text: string, join: (n: number, m: number) => number): Search {
	const stated = /differ by/.test(text);
	const d = stated ? (numbers[0] ?? 0) : /even|odd/.test(text) ? 2 : 1;
	const value = numbers[stated ? 1 : 0] ?? 0;
	const [low, high] = text.includes('positive') ? [0, 300] : [-300, -d];
	return { gap: (n) => join(n, n + d) - value, low, high };
}

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll('{,}', '');
	if (text.includes('reciprocal')) return expectReciprocal(question);
	const numbers = numbersInWords({ ...question, question: text });
	const read = STORIES.find(([words]) => words.test(text))?.[1];
	if (!read) return ['the story is not known'];
	const { gap, low, high, answer = (x: number) => x } = read(numbers, text);
	const found = crossings(gap, low, high);
	const [only, ...more] = found.map(answer);
	const stored = readReal(question.answer.value)();
	const parity = parityIssues(text, stored);
	return only !== undefined && more.length === 0 && close(only, stored)
		? [...parity, ...unfinishedForm(question.answer.value)]
		: [`the stored value is ${question.answer.value}, the story gives ${found.join(', ')}`];
};

function parityIssues(text: string, stored: number): string[] {
	const wrong =
		(/ even /.test(text) && stored % 2 !== 0) || (/ odd /.test(text) && stored % 2 === 0);
	return wrong ? [`${stored} is not the kind that the story asks for`] : [];
}

/** Where the gap changes its sign, by halving; the ends do not belong to it. */
function crossings(gap: (x: number) => number, low: number, high: number): number[] {
	const steps = 400;
	const at = (i: number) => low + ((high - low) * (i + 0.123)) / (steps + 0.2);
	return Array.from({ length: steps }, (_, i) => [at(i), at(i + 1)] as const)
		.filter(([from, to]) => gap(from) * gap(to) < 0)
		.map(([from, to]) => halved(gap, from, to));
}

function halved(gap: (x: number) => number, from: number, to: number): number {
	let [low, high] = [from, to];
	const rising = gap(to) > 0;
	for (let step = 0; step < 80; step++) {
		const middle = (low + high) / 2;
		if (gap(middle) > 0 === rising) high = middle;
		else low = middle;
	}
	return Number(((low + high) / 2).toFixed(12));
}

function expectReciprocal({ question, answer }: Question): string[] {
	const [, least = '', total = ''] =
		/greater than \$(\d+)\$\. .* reciprocal is \$([^$]+)\$/.exec(question) ?? [];
	const stored = readReal(answer.value.replace(/(\d+)\/(\d+)/, String.raw`\frac{$1}{$2}`))();
	return stored > Number(least) && close(stored + 1 / stored, toNumber(readTex(total)({})))
		? []
		: [`${answer.value} and its reciprocal do not have the sum ${total}`];
}
