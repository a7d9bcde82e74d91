/**
 * The text around the lines of a solution: reasons, hints, misconceptions. What it claims about numbers must be true,
 * what it does to an equation must lead to its line, and every other number and formula must be in the question or its
 * solution.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { halfSaid, operationMissing, otherDirection, rootMissing } from './bare-operations.ts';
import { falseClaims, withoutClaims } from './claims.ts';
import { sameCompared, sameInstead, sameTwice } from './contrasts.ts';
import { derivedNumbers } from './derived-numbers.ts';
import { otherFacts } from './facts.ts';
import { formulasSaid } from './formulas-said.ts';
import { falseEquations } from './number-equations.ts';
import { allNumbersIn, names, numbersSaid, type SaidNumber, writeNumber } from './numbers-said.ts';
import { operationHolds } from './operations.ts';
import { fractionHolds } from './same-fraction.ts';
import { COMMON, SET_WORDING } from './set-wording.ts';
import { readStated } from './stated-identities.ts';

export type Sentence = {
	kind: 'reason' | 'hint' | 'choice' | 'misconception';
	words: string;
	/** What would be wrong with this text in this place. */
	issuesOf: (words: string) => readonly string[];
	/** The record with this text in its place. */
	changed: (words: string) => Question;
};

/** What is wrong with the text of a record, in words; empty if it agrees with the record's numbers. */
export const checkSaid = (question: Question): string[] => [
	...sameCompared(questionText(question.question)),
	...question.steps
		.filter(({ text }) => !ONE_FORMULA.test(text))
		.flatMap(({ text }) => [...falseClaims(text), ...otherFacts(text), ...sameCompared(text)]),
	...sentencesIn(question).flatMap(({ words, issuesOf }) => issuesOf(words)),
];

/** Such a line says nothing in words. */
const ONE_FORMULA = /^\$[^$]*\$$/;

/** All the text around the lines. */
export const sentencesIn = (question: Question): Sentence[] => [
	...reasonsIn(question),
	...hintsAndMistakesIn(question),
];

/** A reason refers to numbers in the question, on its line, and on the line above, and to formulas on all lines. */
function reasonsIn(question: Question): Sentence[] {
	const given = givenIn(question);
	const prompt = questionText(question.question);
	const lines = question.steps.map(({ text }) => text);
	const formulas = [...given, ...lines];
	return question.steps.flatMap((step, at) => {
		const { text, why } = step;
		if (why === undefined) return [];
		const { steps } = question;
		const changed = (said: string) => ({
			...question,
			steps: steps.with(at, { ...step, why: said }),
		});
		const reason = { kind: 'reason', words: why, changed } as const;
		if (why.trim() === '')
			return [{ ...reason, issuesOf: () => [`the reason of "${text}" is empty`] }];
		if (/^\s*[:;,.]/.test(why))
			return [{ ...reason, issuesOf: () => [`the reason "${why}" has no start`] }];
		const above = lines.slice(0, at);
		const before = above.at(-1) ?? prompt;
		const sources = new Sources(formulas, [...given, ...lines.slice(Math.max(0, at - 1), at + 1)]);
		const own = new Sources(formulas, [text]);
		const issuesOf = (said: string) => {
			const { name: words, issues } = readStated(said, text);
			if (issues.length > 0) return issues;
			const half = halfSaid(words, text, before);
			if (half.length > 0) return half;
			const rules = otherFacts(words);
			if (rules.length > 0) return rules;
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
		return [{ ...reason, issuesOf }];
	});
}

/** What is substituted is on the line itself. */
const SUBSTITUTES = /^substitute \S+ for \S+(?: and \S+ for \S+)?(?: to find .*)?$/;

/** Hints and misconceptions refer to numbers and formulas of the whole record. */
function hintsAndMistakesIn(question: Question): Sentence[] {
	const { steps, answer, hints, misconceptions = [] } = question;
	const whole = [...givenIn(question), ...steps.flatMap(({ text, why = '' }) => [text, why])];
	const sources = new Sources(whole, whole);
	const { choices = [] } = answer;
	const said = (words: string) => issuesIn(words, sources);
	return [
		...hints.map((hint, at): Sentence => ({
			kind: 'hint',
			words: hint.text,
			issuesOf: said,
			changed: (text) => ({ ...question, hints: hints.with(at, { ...hint, text }) }),
		})),
		...choices.flatMap((choice, at): Sentence[] => {
			if (choice.misconception === undefined) return [];
			const changed = (misconception: string) => ({
				...question,
				answer: { ...answer, choices: choices.with(at, { ...choice, misconception }) },
			});
			return [{ kind: 'choice', words: choice.misconception, issuesOf: said, changed }];
		}),
		...misconceptions.map((mistake, at): Sentence => {
			const texts = [...whole, mistake.value];
			return {
				kind: 'misconception',
				words: mistake.why,
				issuesOf: (words) => issuesIn(words, new Sources(texts, texts)),
				changed: (why) => ({
					...question,
					misconceptions: misconceptions.with(at, { ...mistake, why }),
				}),
			};
		}),
	];
}

/** What a reader has before the first line. */
export const givenIn = ({ question, question_speech, answer }: Question): string[] => [
	questionText(question),
	question_speech,
	answer.text,
	...(answer.choices ?? []).map(({ text }) => text),
];

/** The texts that must contain the formulas and the numbers of a sentence. */
class Sources {
	readonly formulas: readonly string[];
	readonly texts: readonly string[];
	#numbers: readonly SaidNumber[] | undefined;

	constructor(formulas: readonly string[], texts: readonly string[]) {
		this.formulas = formulas;
		this.texts = texts;
	}

	/** Read once, for the first sentence that names a number. */
	get numbers(): readonly SaidNumber[] {
		return (this.#numbers ??= this.texts.flatMap(allNumbersIn));
	}
}

/** Text without any of these contains no number or formula. */
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

/** "A product of 12 and a sum of 7": the record must have two numbers with this product and this sum. */
function pairMissing(words: string, sources: Sources): string[] {
	const [said, product, sum] = /product of (-?\d+) and a sum of (-?\d+)/.exec(words) ?? [];
	if (said === undefined) return [];
	const { numbers } = sources;
	const values = numbers.map(({ value, isNegative }) => (isNegative ? -value : value));
	const all = new Set([
		...values,
		...numbers.filter(({ isSubtracted }) => isSubtracted).map(({ value }) => -value),
	]);
	const isPair = (one: number) =>
		one * (Number(sum) - one) === Number(product) && all.has(Number(sum) - one);
	return [...all].some(isPair) ? [] : [`a pair with a ${said}`];
}

/** Each number that is in none of the texts or phrases and that no claim accounts for. */
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
