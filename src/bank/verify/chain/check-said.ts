/**
 * What is said around the lines of a solution: reasons, hints, and what is said of wrong answers. What it claims of
 * numbers must be true, what it does to an equation must lead to its line, and every other number and formula must
 * be one that the question or its solution has.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { operationMissing, otherDirection, rootMissing } from './bare-operations.ts';
import { falseClaims, falseEquations, withoutClaims } from './claims.ts';
import { sameInstead, sameTwice } from './contrasts.ts';
import { derivedNumbers } from './derived-numbers.ts';
import { otherFacts } from './facts.ts';
import { formulasSaid } from './formulas-said.ts';
import { allNumbersIn, names, numbersSaid, type SaidNumber, writeNumber } from './numbers-said.ts';
import { operationHolds } from './operations.ts';
import { fractionHolds } from './same-fraction.ts';
import { COMMON, SET_WORDING } from './set-wording.ts';
import { readStated } from './stated-identities.ts';

export type Sentence = {
	kind: 'reason' | 'hint' | 'choice' | 'misconception';
	words: string;
	/** What would be wrong with these words in its place. */
	issuesOf: (words: string) => string[];
};

/** What is wrong with the words of a record, in words; empty when they agree with its numbers. */
export const checkSaid = (question: Question): string[] => [
	...question.steps.flatMap(({ text }) => falseClaims(text)),
	...sentencesIn(question).flatMap(({ words, issuesOf }) => issuesOf(words)),
];

/** All that is said around the lines. */
export function sentencesIn(question: Question): Sentence[] {
	const read = rememberedNumbers();
	return [...reasonsIn(question, read), ...hintsAndMistakesIn(question, read)];
}

type ReadNumbers = (text: string) => readonly SaidNumber[];

/** A text stands before many sentences of its question and is read once. */
function rememberedNumbers(): ReadNumbers {
	const found = new Map<string, readonly SaidNumber[]>();
	return (text) => {
		const numbers = found.get(text) ?? allNumbersIn(text);
		found.set(text, numbers);
		return numbers;
	};
}

/** A reason names numbers of the question, of its line and of the line above, and formulas of all lines. */
function reasonsIn(question: Question, read: ReadNumbers): Sentence[] {
	const given = givenIn(question);
	const prompt = questionText(question.question);
	const lines = question.steps.map(({ text }) => text);
	const formulas = [...given, ...lines];
	return question.steps.flatMap(({ text, why }, at) => {
		if (why === undefined) return [];
		if (why.trim() === '')
			return [{ kind: 'reason', words: why, issuesOf: () => [`the reason of "${text}" is empty`] }];
		const above = lines.slice(0, at);
		const before = above.at(-1) ?? prompt;
		const sources = new Sources(read, formulas, [
			...given,
			...lines.slice(Math.max(0, at - 1), at + 1),
		]);
		const own = new Sources(read, formulas, [text]);
		const issuesOf = (said: string) => {
			const { name: words, issues } = readStated(said, text);
			if (issues.length > 0) return issues;
			const holds =
				operationHolds({ why: words, text, above, given: formulasIn(prompt) }) ??
				fractionHolds(words, text, [prompt, ...above]);
			if (holds === false) return [`"${words}" does not lead to "${text}"`];
			if (holds) return [...falseClaims(words), ...falseEquations(words)];
			return [
				...operationMissing(words, text, before),
				...rootMissing(words, text, before),
				...otherDirection(words, text, `${before} ${prompt}`),
				...issuesIn(words, SUBSTITUTES.test(words) ? own : sources),
			];
		};
		return [{ kind: 'reason', words: why, issuesOf }];
	});
}

/** What is substituted stands in the line itself. */
const SUBSTITUTES = /^substitute \S+ for \S+(?: and \S+ for \S+)?(?: to find .*)?$/;

/** Hints and what is said of wrong answers name numbers and formulas of the whole record. */
function hintsAndMistakesIn(question: Question, read: ReadNumbers): Sentence[] {
	const { steps, answer, hints, misconceptions = [] } = question;
	const whole = [...givenIn(question), ...steps.flatMap(({ text, why = '' }) => [text, why])];
	const sources = new Sources(read, whole, whole);
	const sentence = (kind: Sentence['kind'], words: string, from = sources): Sentence => ({
		kind,
		words,
		issuesOf: (changed) => issuesIn(changed, from),
	});
	return [
		...hints.map(({ text }) => sentence('hint', text)),
		...(answer.choices ?? []).flatMap(({ misconception }) =>
			misconception === undefined ? [] : sentence('choice', misconception),
		),
		...misconceptions.map(({ why, value }) =>
			sentence('misconception', why, new Sources(read, [...whole, value], [...whole, value])),
		),
	];
}

/** What a reader has before the first line. */
export const givenIn = ({ question, question_speech, answer }: Question): string[] => [
	questionText(question),
	question_speech,
	answer.text,
	...(answer.choices ?? []).map(({ text }) => text),
];

/** The texts in which the formulas and the numbers of a sentence must stand. */
class Sources {
	readonly formulas: readonly string[];
	readonly texts: readonly string[];
	readonly #read: ReadNumbers;
	#numbers: readonly SaidNumber[] | undefined;

	constructor(read: ReadNumbers, formulas: readonly string[], texts: readonly string[]) {
		this.#read = read;
		this.formulas = formulas;
		this.texts = texts;
	}

	/** Read once, by the first sentence that names a number. */
	get numbers(): readonly SaidNumber[] {
		return (this.#numbers ??= this.texts.flatMap(this.#read));
	}
}

/** Words without any of these name no number and no formula. */
const NUMBER_OR_FORMULA = /[\d=$()]/;

function issuesIn(words: string, sources: Sources): string[] {
	const contrasts = [...sameTwice(words), ...sameInstead(words)];
	if (!NUMBER_OR_FORMULA.test(words)) return contrasts;
	const judged = words.includes('$') ? words : withoutClaims(words);
	const { unknown, rest } = formulasSaid(judged, sources.formulas);
	const foreign = [...unknown, ...unnamed(rest, sources), ...pairMissing(rest, sources)];
	return [
		...contrasts,
		...otherFacts(words),
		...falseClaims(words),
		...falseEquations(words),
		...foreign.map((part) => `"${words}" names ${part}, which the question does not`),
	];
}

/** "A product of 12 and a sum of 7": the record has two numbers with this product and this sum. */
function pairMissing(words: string, { numbers }: Sources): string[] {
	const [said, product, sum] = /product of (-?\d+) and a sum of (-?\d+)/.exec(words) ?? [];
	if (said === undefined) return [];
	const values = numbers.map(({ value, isNegative }) => (isNegative ? -value : value));
	const all = new Set([
		...values,
		...numbers.filter(({ isSubtracted }) => isSubtracted).map(({ value }) => -value),
	]);
	const isPair = (one: number) =>
		one * (Number(sum) - one) === Number(product) && all.has(Number(sum) - one);
	return [...all].some(isPair) ? [] : [`a pair with a ${said}`];
}

/** Each number that stands nowhere in the texts, that no phrase has and no claim accounts for. */
function unnamed(words: string, sources: Sources): string[] {
	const isUnknown = (number: SaidNumber) =>
		!COMMON.has(number.value) && !sources.numbers.some(names(number));
	const said = numbersSaid(words).filter(({ value }) => !COMMON.has(value));
	if (!said.some(isUnknown)) return [];
	const derived = derivedNumbers(
		words,
		sources.numbers.map(({ value }) => value),
		sources.texts,
	);
	const rest = SET_WORDING.reduce(
		(left, pattern) => left.replaceAll(pattern, '…'),
		withoutClaims(words),
	);
	return numbersSaid(rest.replaceAll(/(?<![\d.])1\/(?=\w)/g, '/'))
		.filter((number) => isUnknown(number) && !derived.includes(number.value))
		.map(writeNumber);
}
