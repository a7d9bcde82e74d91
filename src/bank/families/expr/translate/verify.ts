/**
 * Phrases: reads the words of the prompt by a grammar of its own and compares at eight points. Stories: the answer
 * is a quantity that starts somewhere and grows evenly, so its value at 0 and its growth per unit are checked.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectEquivalent,
	expectOneChoice,
	numbersInWords,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	type Exact,
	exact,
	readReal,
	readTex,
	same,
	show,
	sidesOf,
	subtract,
} from '../../../verify/values.ts';
import { COINS } from '../../../verify/amounts.ts';

// Stories with x and y: the equations are built again from the numbers of the text, in their order.

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

/** ax + by = c unchanged; "y = 3x + 5" becomes −3x + y = 5. */
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

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Write an equation for a condition') return verifyCondition(question);
	if (skill === 'Choose the system that models a situation') return verifySystem(question);
	if (!PHRASE.test(question.question)) return verifyStory(question);
	const phrase = questionText(question.question)
		.replaceAll('$', '')
		.replace(PHRASE, '')
		.replace(/\.$/, '');
	return expectEquivalent(question, readPhrase(phrase));
};

const PHRASE = /^Write an expression for the phrase: /;
const AFTER_COMMA = /^(.+), (increased by|divided by|subtracted from) (.+)$/;
const THAN = /^(\S+) (more|less) than (.+)$/;
const MULTIPLE = /^(\d+ times|twice|half of) (.+)$/;
const NAMED = /^the (sum|difference|product|quotient) of (.+?) and (.+)$/;
const BETWEEN = /^(.+) (increased by|divided by|subtracted from) (.+)$/;
const LEAF = /^(?:a number ([a-z])|(\d+))$/;

const OPERATIONS: Record<string, (a: string, b: string) => string> = {
	sum: (a, b) => `(${a}) + (${b})`,
	difference: (a, b) => `(${a}) - (${b})`,
	product: (a, b) => `(${a})(${b})`,
	quotient: (a, b) => `\\frac{${a}}{${b}}`,
	more: (a, b) => `(${b}) + (${a})`,
	less: (a, b) => `(${b}) - (${a})`,
	'increased by': (a, b) => `(${a}) + (${b})`,
	'divided by': (a, b) => `\\frac{${a}}{${b}}`,
	'subtracted from': (a, b) => `(${b}) - (${a})`,
};

/** The phrase as TeX. A comma separates the last operation; "the sum of A and B" ends A at the first "and". */
function readPhrase(phrase: string): string {
	const named = NAMED.exec(phrase);
	const split = AFTER_COMMA.exec(phrase) ?? THAN.exec(phrase);
	if (split) return operate(split[2], split[1], split[3]);
	const multiple = MULTIPLE.exec(phrase);
	if (multiple) {
		const [, word = '', rest = ''] = multiple;
		if (word === 'half of') return `\\frac{${readPhrase(rest)}}{2}`;
		return `${word === 'twice' ? '2' : word.split(' ')[0]}(${readPhrase(rest)})`;
	}
	if (named) return operate(named[1], named[2], named[3]);
	const between = BETWEEN.exec(phrase);
	if (between) return operate(between[2], between[1], between[3]);
	const leaf = LEAF.exec(phrase);
	const read = leaf?.[1] ?? leaf?.[2];
	if (read === undefined) throw new RangeError(`"${phrase}" is not a phrase`);
	return read;
}

function operate(name = '', a = '', b = ''): string {
	const operation = OPERATIONS[name];
	if (!operation) throw new RangeError(`"${name}" is not an operation`);
	return operation(readPhrase(a), readPhrase(b));
}

const COIN_VALUES: Record<string, number> = { nickels: 5, dimes: 10, quarters: 25 };

type Growth = { start: number; each: number };

/** Each story by what it says, with the numbers it holds in their order. */
const STORIES: readonly { says: RegExp; growth: (f: number, r: number, text: string) => Growth }[] =
	[
		{
			says: /costs .* a month plus .* for each gigabyte .* cost, in dollars, of a month|pickup fee of .* plus .* for each mile.* fare, in dollars|charges .* to join plus .* per month.* total cost, in dollars, of joining and being a member|charges .* to set up a job plus .* for each banner.* cost, in dollars, of/,
			growth: (f, r) => ({ start: f, each: r }),
		},
		{
			says: /rectangular lot is .* long and \$w\$ yards wide\..* perimeter/,
			growth: (f) => ({ start: 2 * f, each: 2 }),
		},
		{
			says: /oak tree is .* years older than the maple\..* sum of the ages/,
			growth: (f) => ({ start: f, each: 2 }),
		},
		{
			says: /spends .* on posters and sells tickets at .* each\..* left after .* tickets are sold/,
			growth: (f, r) => ({ start: -f, each: r }),
		},
		{
			says: /jar holds \$c\$ \w+s and .* value of all the coins, in cents/,
			growth(f, _, text) {
				const [asked = 0, known = 0] = [...text.matchAll(/nickels|dimes|quarters/g)].map(
					([coin]) => COIN_VALUES[coin] ?? 0,
				);
				return { start: known * f, each: asked };
			},
		},
	];

function verifyStory(question: Question): string[] {
	const [f, r = Number.NaN, ...more] = numbersInWords(question);
	const story = STORIES.find(({ says }) => says.test(question.question));
	if (!story || f === undefined || more.length > 0) return ['the story cannot be read'];
	const { start, each } = story.growth(f, r, question.question);
	const letter = promptFormulas(question).find((formula) => /^[a-z]$/.test(formula)) ?? '';
	const answer = readTex(question.answer.value);
	const at = (units: number): Exact => answer({ [letter]: exact(units) });
	const issues: string[] = [];
	if (!same(at(0), exact(start))) issues.push(`for 0 units it is ${show(at(0))}, not ${start}`);
	for (const units of [0, 1, 2, 7])
		if (!same(subtract(at(units + 1), at(units)), exact(each)))
			issues.push(`one more unit after ${units} does not add ${each}`);
	return issues;
}
