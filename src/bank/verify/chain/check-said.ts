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
import { formulasSaid } from './formulas-said.ts';
import {
	names,
	numbersInLetters,
	numbersSaid,
	type SaidNumber,
	writeNumber,
} from './numbers-said.ts';
import { operationHolds } from './operations.ts';
import { fractionHolds } from './same-fraction.ts';
import { COMMON, SET_WORDING } from './set-wording.ts';

/** What is wrong with the words of a record, in words; empty when they agree with its numbers. */
export function checkSaid(question: Question): string[] {
	return [
		...question.steps.flatMap(({ text }) => falseClaims(text)),
		...checkReasons(question),
		...checkHintsAndMistakes(question),
		...wordsOf(question).flatMap((words) => [...sameTwice(words), ...sameInstead(words)]),
	];
}

/** All that is said around the lines. */
const wordsOf = ({ steps, hints, answer, misconceptions = [] }: Question): string[] => [
	...steps.flatMap(({ why }) => why ?? []),
	...hints.map(({ text }) => text),
	...(answer.choices ?? []).flatMap(({ misconception }) => misconception ?? []),
	...misconceptions.map(({ why }) => why),
];

/** Words without any of these name no number and no formula. */
const NUMBER_OR_FORMULA = /[\d=$()]/;

/** A reason names numbers of the question, of its line and of the line above, and formulas of all lines. */
function checkReasons(question: Question): string[] {
	const given = givenIn(question);
	const prompt = questionText(question.question);
	const lines = question.steps.map(({ text }) => text);
	const formulas = [...given, ...lines];
	return question.steps.flatMap(({ text, why = '' }, at) => {
		const above = lines.slice(0, at);
		const holds =
			operationHolds({ why, text, above, given: formulasIn(prompt) }) ??
			fractionHolds(why, text, [prompt, ...above]);
		if (holds === false) return [`"${why}" does not lead to "${text}"`];
		if (holds) return falseClaims(why);
		const before = above.at(-1) ?? prompt;
		return [
			...operationMissing(why, text, before),
			...rootMissing(why, text, before),
			...otherDirection(why, `${text} ${before} ${prompt}`),
			...issuesOf(why, {
				formulas,
				numbers: [...given, ...lines.slice(Math.max(0, at - 1), at + 1)],
			}),
		];
	});
}

/** Hints and what is said of wrong answers name numbers and formulas of the whole record. */
function checkHintsAndMistakes(question: Question): string[] {
	const { steps, answer, hints, misconceptions = [] } = question;
	const whole = [...givenIn(question), ...steps.flatMap(({ text, why = '' }) => [text, why])];
	return [
		...hints.map(({ text }) => ({ words: text, value: '' })),
		...(answer.choices ?? []).map(({ misconception = '' }) => ({
			words: misconception,
			value: '',
		})),
		...misconceptions.map(({ why, value }) => ({ words: why, value })),
	].flatMap(({ words, value }) =>
		issuesOf(words, { formulas: [...whole, value], numbers: [...whole, value] }),
	);
}

/** What a reader has before the first line. */
const givenIn = ({ question, question_speech, answer }: Question): string[] => [
	questionText(question),
	question_speech,
	answer.text,
	...(answer.choices ?? []).map(({ text }) => text),
];

/** The texts in which the numbers and the formulas of a sentence must stand. */
type Sources = { formulas: readonly string[]; numbers: readonly string[] };

function issuesOf(words: string, { formulas, numbers }: Sources): string[] {
	if (!NUMBER_OR_FORMULA.test(words)) return [];
	const { unknown, rest } = formulasSaid(
		words.includes('$') ? words : withoutClaims(words),
		formulas,
	);
	return [
		...falseClaims(words),
		...falseEquations(words),
		...unknown.map((formula) => `"${words}" has ${formula}, which the question does not`),
		...unnamed(rest, numbers).map(
			(number) => `"${words}" names ${number}, which the question does not`,
		),
	];
}

/** Each number that stands nowhere in the texts, that no phrase has and no claim accounts for. */
function unnamed(words: string, texts: readonly string[]): string[] {
	const said = numbersSaid(words).filter(({ value }) => !COMMON.has(value));
	if (said.length === 0) return [];
	const known = texts.flatMap((text) => [...numbersSaid(text), ...numbersInLetters(text)]);
	const isUnknown = (number: SaidNumber) => !COMMON.has(number.value) && !known.some(names(number));
	if (!said.some(isUnknown)) return [];
	const derived = derivedNumbers(
		words,
		known.map(({ value }) => value),
		texts,
	);
	const rest = SET_WORDING.reduce(
		(left, pattern) => left.replaceAll(pattern, '…'),
		withoutClaims(words),
	);
	return numbersSaid(rest.replaceAll(/(?<![\d.])1\/(?=\w)/g, '/'))
		.filter((number) => isUnknown(number) && !derived.includes(number.value))
		.map(writeNumber);
}
