/**
 * What the prompt says about the form of the answer, checked against the answer: its order, its rounding, its terms.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { otherKind } from './asked-kind.ts';
import { gcd, ifReadable, lettersIn, readReal, sidesOf, UnreadableTex } from './values.ts';
import { lettersOf, type Tree, treeOf } from './tex-tree.ts';
import { addendsOf } from './tree-parts.ts';

/** Issues for every instruction that the answer does not follow. */
export function followsInstructions(question: Question): string[] {
	const prompt = questionText(question.question).toLowerCase();
	const { value, text, choices } = question.answer;
	if (choices) return [...otherKind(question), ...nothingTo(question.question)];
	return [
		...otherKind(question),
		...nothingTo(question.question),
		...alreadySimple(question.question, text),
		...notWorkedOut(value),
		...likeTerms(question.answer),
		...negativeDifference(prompt, value),
		...wrongOrder(prompt, value),
		...(prompt.includes('with absolute values from') ? wrongOrder(prompt, sizesIn(text)) : []),
		...wrongPlaces(prompt, value),
		...wrongTerms(prompt, value),
		...noFraction(prompt, value),
		...otherForm(prompt, text),
		...notComplex(prompt, value),
		...unknownWords(prompt, value),
		...otherNotation(prompt, question.answer),
	];
}

/** An interval is not in set-builder notation, and a solution with a radical is not rational. */
const otherNotation = (prompt: string, { kind, value }: Question['answer']): string[] => [
	...(kind === 'interval' && prompt.includes('set-builder')
		? [`the answer ${value} is in interval notation`]
		: []),
	...(value.includes('\\sqrt') && /\brational (?:solutions?|roots?|zeros?)\b/.test(prompt)
		? [`the answer ${value} is not rational`]
		: []),
];

const UP = /from least to greatest|in increasing order|(?:smaller|lesser|earlier)(?: \w+)? first/;
const DOWN =
	/from (?:greatest to least|largest to smallest)|in decreasing order|(?:larger|greater|later)(?: \w+)? first/;

function wrongOrder(prompt: string, value: string): string[] {
	const numbers = numbersOf(value);
	const isSorted = (way: 1 | -1) =>
		numbers.every((number, at) => at === 0 || way * (number - (numbers[at - 1] ?? number)) >= 0);
	if (UP.test(prompt) && !DOWN.test(prompt) && !isSorted(1))
		return [`the answer ${value} is not in increasing order`];
	if (DOWN.test(prompt) && !UP.test(prompt) && !isSorted(-1))
		return [`the answer ${value} is not in decreasing order`];
	return [];
}

/** "1, 2" of "±1, ±2". */
const sizesIn = (text: string): string => text.replaceAll(/\$|\\pm /g, '');

/** Empty if a member cannot be read: pairs, words, and expressions have no order here. */
function numbersOf(list: string): number[] {
	if (/[()[\]]/.test(list.replaceAll(/\\(?:frac|sqrt)|\\[{}]/g, ''))) return [];
	try {
		return list
			.replaceAll(/\\[{}]/g, '')
			.split(/, ?/)
			.map((member) => readReal(member.replaceAll(/^(-?\d+)\/(\d+)$/g, '\\frac{$1}{$2}'))({}));
	} catch (error) {
		if (error instanceof UnreadableTex || error instanceof RangeError) return [];
		throw error;
	}
}

const PLACES: [RegExp, number][] = [
	[/four decimal places/, 4],
	[/nearest thousandth|three decimal places/, 3],
	[/nearest hundredth|nearest cent\b|two decimal places/, 2],
	[/nearest tenth|one decimal place\b/, 1],
	[/nearest (?:whole|integer|degree|dollar|one|second|minute|meter|metre|year)/, 0],
];

/** Every decimal in the answer has as many places as some rounding in the prompt asks for. */
function wrongPlaces(prompt: string, value: string): string[] {
	const asked = [
		...PLACES.filter(([words]) => words.test(prompt)).map(([, places]) => places),
		...[...prompt.matchAll(/(\d+)\$? decimal places?\b/g)].map(([, places]) => Number(places)),
	];
	const decimals = value.match(/\d+\.\d+/g) ?? [];
	if (asked.length === 0) return [];
	return decimals
		.filter((decimal) => !asked.includes(decimal.split('.')[1]?.length ?? 0))
		.map((decimal) => `${decimal} is not rounded as the prompt asks`);
}

function wrongTerms(prompt: string, value: string): string[] {
	if (!/lowest terms/.test(prompt)) return [];
	return [...value.matchAll(/(?<!\d)(\d+)\/(\d+)(?!\d)|\\frac\{(\d+)\}\{(\d+)\}/g)]
		.filter(([, a, b, c, d]) => gcd(Number(a ?? c), Number(b ?? d)) > 1)
		.map(([fraction]) => `${fraction} is not in lowest terms`);
}

/** "Give the answer as a fraction", without "as an integer or". */
const noFraction = (prompt: string, value: string): string[] =>
	/\bas a (?:single )?fraction\b/.test(prompt) &&
	!/\b(?:integer|whole number),? or|\bor (?:as )?an? (?:polynomial|integer|whole number)/.test(
		prompt,
	) &&
	!/\/|\\frac/.test(value)
		? [`${value} is not a fraction`]
		: [];

/** "as an integer or a decimal", "as integers or fractions in lowest terms", "without a fraction" */
function otherForm(prompt: string, text: string): string[] {
	const isFraction = text.includes('\\frac');
	if (isFraction && /\b(?:as|or) a decimal\b|\bwithout a fraction\b/.test(prompt))
		return [`the answer ${text} is a fraction`];
	if (!isFraction && prompt.includes('with a rational denominator'))
		return [`the answer ${text} has no denominator`];
	return /\d\.\d/.test(text) &&
		/\b(?:as|or) (?:as )?(?:an? )?(?:(?:improper|proper|single) )?fractions?\b/.test(prompt)
		? [`the answer ${text} is a decimal`]
		: [];
}

/** "no solution": only the prompt can say that this is what to write. */
const unknownWords = (prompt: string, value: string): string[] =>
	/^[a-z]+(?: [a-z]+)+$/.test(value) && !prompt.includes(value)
		? [`the prompt does not say when to write “${value}”`]
		: [];

/** "Write both solutions in the form a + bi" */
const notComplex = (prompt: string, value: string): string[] =>
	/write both solutions in the form \$?a \+ bi\b/.test(prompt) &&
	value.split(', ').some((member) => !/i(?![a-z])/.test(member))
		? [`${value} is not in the form a + bi`]
		: [];

/** "Expand $(3 - 1)^{4}$." */
function nothingTo(prompt: string): string[] {
	const [, act, tex = ''] =
		/\b(Expand|Factor|Solve)(?: and simplify| completely)?:? \$([^$]*)\$/.exec(prompt) ?? [];
	const letters = act === undefined ? undefined : ifReadable(() => sidesOf(tex).flatMap(lettersIn));
	return letters?.every((letter) => letter === '\\pi') ? [`there is no variable in ${tex}`] : [];
}

/** "Simplify $3x$." with the key 3x. */
const alreadySimple = (prompt: string, key: string): string[] =>
	/\bsimplify:? (\$[^$]*\$)/i.exec(prompt)?.[1] === key
		? [`${key} is already in the form asked`]
		: [];

/** "81 - 108 + 54" */
const notWorkedOut = (value: string): string[] =>
	/^-?\d+(?: [-+] \d+)+$/.test(value) ? [`${value} still has to be calculated`] : [];

/** "How much more money is in the second plan than in the first?" */
const negativeDifference = (prompt: string, value: string): string[] =>
	/\bhow (?:much|many) (?:more|greater|higher|longer|farther)\b/.test(prompt) &&
	/^-[\d.]+(?:\/\d+)?$/.test(value)
		? [`${value} is less, not more`]
		: [];

/** "8m^{4} + m^{4} - 6m^{2}" */
function likeTerms({ kind, value }: Question['answer']): string[] {
	if (kind !== 'expression' && kind !== 'polynomial') return [];
	const terms = ifReadable(() =>
		addendsOf(treeOf(value)).map((term) => lettersWritten(term).join()),
	);
	return terms === undefined || new Set(terms).size === terms.length
		? []
		: [`the answer ${value} still has like terms`];
}

/** The factors with variables, in one order, each with its exponent or as a divisor. */
function lettersWritten(term: Tree): string[] {
	if (term.kind === 'negative') return lettersWritten(term.of);
	if (term.kind === 'number') return [];
	if (term.kind !== 'operation' || (term.sign !== '*' && term.sign !== '/'))
		return [JSON.stringify(term)];
	const below = term.sign === '/' && lettersOf(term.right).length > 0;
	const [left, right] = [lettersWritten(term.left), lettersWritten(term.right)];
	if (term.sign === '/') return below ? [...left, `over ${right.join()}`].sort() : left;
	return [...left, ...right].sort();
}
