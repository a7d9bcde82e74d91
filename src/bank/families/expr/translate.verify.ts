/**
 * Phrases: reads the words of the prompt by a grammar of its own and compares at eight points. Stories: the answer
 * is a quantity that starts somewhere and grows evenly, so its value at 0 and its growth per unit are checked.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import type { Verify } from '../../family.ts';
import { expectEquivalent, numbersInWords, promptFormulas } from '../../verify/evidence.ts';
import { verifyCondition, verifySystem } from '../../verify/two-letter-stories.ts';
import { type Exact, exact, same, show, subtract } from '../../verify/exact.ts';
import { readTex } from '../../verify/read-tex.ts';

export const verify: Verify = ({ question, parameters, skill }) => {
	const { ctx } = parameters;
	if (skill === 'Write the equation for a condition') return verifyCondition(question);
	if (skill === 'Choose the system that models a story') return verifySystem(question);
	if (typeof ctx === 'string') return verifyStory(question, ctx, parameters);
	const phrase = questionText(question.question)
		.replaceAll('$', '')
		.replace(/^.*?: /, '')
		.replace(/\.$/, '');
	return expectEquivalent(question, readPhrase(phrase));
};

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
	if (read === undefined) throw new RangeError(`"${phrase}" is no phrase`);
	return read;
}

function operate(name = '', a = '', b = ''): string {
	const operation = OPERATIONS[name];
	if (!operation) throw new RangeError(`"${name}" is no operation`);
	return operation(readPhrase(a), readPhrase(b));
}

const COIN_VALUES: Record<string, number> = { nickels: 5, dimes: 10, quarters: 25 };

type Growth = { start: number; each: number; numbers: number[] };

/** What the story says, from its context and its numbers. */
function growthOf(question: Question, ctx: string, f: number, r: number): Growth {
	const numbers = [f, r];
	if (ctx === 'perimeter of a lot') return { start: 2 * f, each: 2, numbers: [f] };
	if (ctx === 'ages') return { start: f, each: 2, numbers: [f] };
	if (ctx === 'theater tickets') return { start: -f, each: r, numbers };
	if (ctx !== 'mixture of coins') return { start: f, each: r, numbers };
	const [counted = 0, known = 0] = [...question.question.matchAll(/nickels|dimes|quarters/g)].map(
		([coin]) => COIN_VALUES[coin] ?? 0,
	);
	return { start: known * f, each: counted, numbers: [f] };
}

function verifyStory(
	question: Question,
	ctx: string,
	{ f, r }: Readonly<Record<string, number | string>>,
): string[] {
	const { start, each, numbers } = growthOf(question, ctx, Number(f), Number(r));
	const told = numbersInWords(question);
	const missing = numbers.filter((number) => !told.includes(number));
	const letter = promptFormulas(question).find((formula) => /^[a-z]$/.test(formula)) ?? '';
	const answer = readTex(question.answer.value);
	const at = (units: number): Exact => answer({ [letter]: exact(units) });
	const faults = missing.map((number) => `the story does not mention ${number}`);
	if (!same(at(0), exact(start))) faults.push(`for 0 units it is ${show(at(0))}, not ${start}`);
	for (const units of [0, 1, 2, 7])
		if (!same(subtract(at(units + 1), at(units)), exact(each)))
			faults.push(`one more unit after ${units} does not add ${each}`);
	return faults;
}
