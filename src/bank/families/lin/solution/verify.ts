/** Puts pairs into the equation of the prompt; for a story, counts every combination there is. */
import {
	expectOneChoice,
	promptFormulas,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { type Exact, readTex, same } from '../../../verify/values.ts';
import { isOn, readLine } from '../../../verify/read-line.ts';
import { storyText } from '../../../verify/read-linear-story.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Test an ordered pair in an equation') return chosen(question);
	return skill === 'Complete an ordered pair' ? completed(question) : counted(question);
};

const equationOf = (question: Question): string =>
	promptFormulas(question).find((formula) => formula.includes('=')) ?? '';

const pairOf = (text: string): readonly [Exact, Exact] | undefined => {
	const [x, y, ...more] = readPoint(text);
	return x && y && more.length === 0 ? [x, y] : undefined;
};

function chosen(question: Question): string[] {
	const line = readLine(equationOf(question));
	const wanted = !question.question.includes('is not a solution');
	return expectOneChoice(question, (text) => {
		const pair = pairOf(text.replaceAll('$', ''));
		return pair !== undefined && isOn(line, pair) === wanted;
	});
}

function completed(question: Question): string[] {
	const given = promptFormulas(question).find((formula) => formula.startsWith('(')) ?? '';
	const pair = pairOf(question.answer.value);
	if (!pair) return ['the stored answer is not a point'];
	const kept = given
		.slice(1, -1)
		.split(', ')
		.every((side, at) => side === '\\square' || same(readTex(side)({}), pair[at] ?? pair[0]));
	return kept && isOn(readLine(equationOf(question)), pair)
		? []
		: [`${question.answer.value} does not complete the pair`];
}

/** Both kinds, what one of each is worth, and the total; the order of the kinds is that of the story. */
const STORIES = [
	/an (?<first>adult) ticket costs (?<a>\d+) and a (?<second>child) ticket costs (?<b>\d+)\. A group pays (?<total>\d+) in all and buys at least one ticket of each kind/,
	/^A (?<first>sandwich) costs (?<a>\d+) and a (?<second>drink) costs (?<b>\d+)\. Some friends spend exactly (?<total>\d+) and buy at least one of each/,
	/^A (?<first>large) box holds (?<a>\d+) jars and a (?<second>small) box holds (?<b>\d+) jars\. Exactly (?<total>\d+) jars are packed into full boxes, with at least one box of each size/,
	/^A customer pays exactly (?<total>\d+) with (?<first>(?<a>\d+)) bills and (?<second>(?<b>\d+)) bills and uses at least one of each/,
	/^A purse holds (?<total>\d+) cents, all in (?<first>\w+)s and (?<second>\w+)s, with at least one of each\. A \k<first> is worth (?<a>\d+) cents and a \k<second> is worth (?<b>\d+) cents/,
];

function counted(question: Question): string[] {
	const text = storyText(question);
	const story = STORIES.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
	if (!story) return ['the story does not hold two values and a total'];
	const { first = '', second = '' } = story;
	const order = [first, second, first, second].map((kind) => `\\b${kind}.*`).join('');
	if (!new RegExp(`How many ${order}`).test(text))
		return ['the kinds are asked for in another order'];
	const [a, b, total] = [story['a'], story['b'], story['total']].map(Number) as [
		number,
		number,
		number,
	]; // matched digits
	const found: string[] = [];
	for (let x = 1; x * a < total; x++)
		for (let y = 1; x * a + y * b <= total; y++)
			if (x * a + y * b === total) found.push(`(${x}, ${y})`);
	return found.length === 1 && found[0] === question.answer.value
		? []
		: [`the combinations are ${found.join('; ')}, the stored answer is ${question.answer.value}`];
}
