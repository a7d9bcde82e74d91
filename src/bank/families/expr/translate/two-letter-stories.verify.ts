/** Stories with x and y: the numbers are taken from the text in their order and put together anew. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice } from '../../../verify/evidence.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

const COINS: Readonly<Record<string, number>> = { nickel: 5, dime: 10, quarter: 25 };

/** The story without the sentence that names the letters, its numbers and its coins. */
function stated(question: Question) {
	const text = questionText(question.question).replaceAll(/[$\\]/g, '').replaceAll('{,}', '');
	const story = text.split(/ Let x /)[0] ?? '';
	return {
		story,
		numbers: [...story.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number)),
		coins: [...new Set(story.match(/nickel|dime|quarter/g))].map((coin) => COINS[coin] ?? 0),
	};
}

type Row = readonly [a: number, b: number, c: number];

/** ax + by = c as it stands; "y = 3x + 5" becomes −3x + y = 5. */
function rowOf(equation: string): Row {
	const [left = '', right = ''] = sidesOf(equation);
	const at = (x: number, y: number) => readReal(left)({ x, y }) - readReal(right)({ x, y });
	const none = at(0, 0);
	return [at(1, 0) - none, at(0, 1) - none, -none];
}

const areSame = (one: Row, two: Row): boolean =>
	[0, 1, 2].every((i) =>
		[0, 1, 2].every(
			(j) => Math.abs((one[i] ?? 0) * (two[j] ?? 0) - (one[j] ?? 0) * (two[i] ?? 0)) < 1e-6,
		),
	) && one.some((value) => value !== 0);

export function verifyCondition(question: Question): string[] {
	const { story, numbers, coins } = stated(question);
	const [a = 0, b = 0, c = 0] = numbers;
	const [first = 0, second = 0] = coins;
	const expected: Row = coins.length
		? [first, second, 100 * a]
		: story.includes('perimeter')
			? [2, 2, a]
			: story.includes('%')
				? [a / 100, b / 100, c]
				: [a, b, c];
	const stored = rowOf(question.answer.value);
	return areSame(stored, expected)
		? []
		: [`the stored equation is ${stored.join()}, the story says ${expected.join()}`];
}

export function verifySystem(question: Question): string[] {
	const [one, two] = systemOf(question);
	return expectOneChoice(question, (text) => {
		const [first = '', second = ''] = text.replaceAll('$', '').split(' and ');
		return areSame(rowOf(first), one) && areSame(rowOf(second), two);
	});
}

function systemOf(question: Question): [Row, Row] {
	const { story, numbers, coins } = stated(question);
	const [a = 0, b = 0, c = 0, d = 0] = numbers;
	const [first = 0, second = 0] = coins;
	if (story.includes('Plan A'))
		return [
			[-b, 1, a],
			[-d, 1, c],
		];
	if (story.includes('coins')) return counted(first, second, a, Math.round(100 * b));
	if (story.includes('legs')) return counted(2, 4, a, b);
	if (story.includes('basketball')) return counted(2, 3, a, b);
	return counted(a, b, c, d);
}

const counted = (each: number, other: number, count: number, value: number): [Row, Row] => [
	[1, 1, count],
	[each, other, value],
];
