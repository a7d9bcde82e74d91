/**
 * Stories about a quantity that changes at a constant rate, read as a reader would: the numbers in order, and verbs
 * that tell whether the quantity decreases.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { numbersInWords } from './evidence.ts';

const FALLS =
	/burns|burning|takes out|drained|falls|comes down|descending|melts|melting|drops|dropping|pays back|equal payments|bought with it|still holds|gets|from home/;

/** The prompt as plain text, formulas without their dollar signs. */
export const storyText = (question: Question): string =>
	questionText(question.question).replaceAll(/[$\\]/g, '').replaceAll('−', '-');

export const storyNumbers = (question: Question): number[] =>
	numbersInWords({ ...question, question: storyText(question) });

/** True if the story says that its quantity decreases. */
export const falls = (question: Question): boolean => FALLS.test(storyText(question));

/** `start` after `count` changes by `rate`, one at a time. */
export function stepped(start: number, rate: number, count: number): number {
	let value = start;
	for (let at = 0; at < count; at++) value += rate;
	return value;
}

/** From two readings: the change per step, and the value at `x`. */
export function readings([x1, y1, x2, y2]: readonly [number, number, number, number]) {
	const rate = (y2 - y1) / (x2 - x1);
	return { rate, at: (x: number) => y2 + (x - x2) * rate };
}

/**
 * "… takes 7 minutes, and … beans takes 18 minutes. … for $x$ rows of corn and $y$ rows of beans", or "Which ordered pair
 * (pies, cakes)": x counts the item that comes first in the story. One sentence gives both amounts, each with its item.
 */
export function exchangedKinds(text: string): string[] {
	const [, x = 'x', one, y = 'y', other] =
		/ for \$([a-z])\$ ([a-z -]+) and \$([a-z])\$ ([a-z -]+)[,?]/.exec(text) ?? [];
	const [, first = one, second = other] =
		/ ordered pair \(([a-z -]+), ([a-z -]+)\)/.exec(text) ?? [];
	if (first === undefined || second === undefined)
		return ['the story does not say what is counted'];
	const [told = ''] = text.split(/ Which /);
	const [from, to] = [
		[first, second],
		[second, first],
	].map(([kind = '', rest = '']) => {
		const own = kind.split(' ').filter((word) => !rest.split(' ').includes(word));
		return Math.min(...own.flatMap((word) => placesOf(word, told)));
	});
	return x === 'x' && y === 'y' && from !== undefined && to !== undefined && from < to
		? []
		: [`${x} and ${y} do not count ${first} and ${second} in the order of the story`];
}

/** Where a word stands, in the singular or the plural. */
const placesOf = (word: string, text: string): number[] =>
	[word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ves$/, 'f')]
		.map((form) => text.search(new RegExp(`\\b${form}\\b`, 'i')))
		.filter((place) => place >= 0);
