/**
 * Letters stand for something. Each letter in the text around a solution is in the question, or the text states the
 * formula that it belongs to, such as y = mx + b; a letter that only one line has is named in the text.
 */
import { formulasIn } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { descriptionsIn } from './evidence.ts';

/** Issues for letters that stand for nothing. */
export function unexplainedLetters(question: Question): string[] {
	const { steps, hints, answer, misconceptions = [] } = question;
	const { choices = [] } = answer;
	const said = [
		...hints.map(({ text }) => text),
		...steps.map(({ why = '' }) => why),
		...misconceptions.map(({ why }) => why),
		...choices.map(({ misconception = '' }) => misconception),
	];
	const all = said.join('\n');
	const given = [
		questionText(question.question),
		answer.text,
		`$${answer.value}$`,
		...choices.map(({ text }) => text),
		...steps.map(({ text }) => text),
	].join('\n');
	const isKnown = (letter: string) =>
		((letter === 'x' || letter === 'y') && (PLANE.test(given) || PLANE.test(all))) ||
		KNOWN.some(
			([letters, words]) =>
				letters.includes(letter) && (given.includes(words) || all.includes(words)),
		) ||
		pictured(question).has(letter);
	const unnamed = [...new Set(all.match(SAID))]
		.filter((letter) => countOf(letter, given, 1) === 0)
		.filter((letter) => !isInFormula(letter, all) && !isKnown(letter))
		.map((letter) => {
			const words = said.find((one) => one.match(SAID)?.includes(letter));
			return `"${words}" names ${letter}, which the question does not have`;
		});
	const prompt = questionText(question.question);
	const odd = [...prompt.matchAll(WITH_COEFFICIENT)]
		.map(([, letter = '']) => letter)
		.filter((letter) => countOf(letter, given, 2) < 2 && !standsIn(letter, all))
		.map((letter) => `the prompt has one ${letter}, and the solution has none`);
	const lone = [...prompt.matchAll(LONE)]
		.map(([, letter = '']) => letter)
		.filter((letter) => countOf(letter, given, 2) < 2 && !standsIn(letter, all))
		.filter((letter) => letter !== 'x' || !prompt.includes('function'))
		.filter((letter) => !pictured(question).has(letter))
		.map((letter) => `the prompt speaks of ${letter}, which nothing else has`);
	const alone = steps.flatMap(({ text }) =>
		[...text.matchAll(VALUE)]
			.map(([, letter = '']) => letter)
			.filter((letter) => countOf(letter, given, 2) === 1)
			.filter((letter) => !standsIn(letter, all) && !isKnown(letter))
			.map((letter) => `"${text}" has ${letter}, which stands for nothing`),
	);
	return [...unnamed, ...odd, ...lone, ...alone];
}

/** Letters that stand alone; in words, "a", "A", and "I" may be words themselves. Of x and y, "x-axis" is always one. */
const SAID =
	/(?<![A-Za-z\\’'])(?:[b-wzB-HJ-Z](?![A-Za-z’'])|[xy](?![A-Za-z’']|\$?-(?:axis|coordinate|intercept|value)))/g;

/** A graph, a point, or a function has an x and a y, written or not. */
const PLANE =
	/\([^()]*, [^()]*\)|(?<![a-z])[a-z]\([a-z]\)|graph|-axis|coordinate|intercept|slope|parabola|\bthe line|ellipse|vertex|circle|amplitude|arm\b/;

/** Letters that a textbook always uses so, and the words or the formula that they belong to. */
const KNOWN: readonly (readonly [letters: string, words: string])[] = [
	['b', 'y = mx + b'],
	['b', 'on the y-axis, so b = '],
	['b', '−b/(2a)'],
	['b', '$a^{2} = '],
	['c', 'ax + by = c'],
	['hk', '(h, k)'],
	['hkr', '(x − h)² + (y − k)² = r²'],
	['k', 'k(x - d)'],
	['m', 'the slope is'],
	['n', 'ⁿ) = n'],
	['r', 'radius'],
	['r', '$x$, $y$, and $r$'],
];

/** Next to the sign of an operation, a letter belongs to a formula. In a pattern, it stands on both sides. */
function isInFormula(letter: string, text: string): boolean {
	const beside = String.raw`(?:[-+−×÷/^·√]|log|ln)[ {]?${letter}|(?<![A-Za-z])${letter}(?: ?[-+−×÷/·](?![a-z]{2})|x?(?:\^\{2\})? \+| log)`;
	const standing = String.raw`(?<!\\?[A-Za-z]{2})${letter}(?![A-Za-z]{2})|[ⁿᵗ]`;
	return new RegExp(beside).test(text) && (text.match(new RegExp(standing, 'g'))?.length ?? 0) > 1;
}

const standsIn = (letter: string, text: string): boolean =>
	new RegExp(`(?<![A-Za-z])${letter}(?![a-z])`).test(text);

/** "-3c"; a graph may be chosen without naming x. */
const WITH_COEFFICIENT = /\d([a-wyz])(?=[ $])/g;

/** "the value of $k$"; a function may be named only once. */
const LONE = /(?<!function )\$([a-zA-Z])\$(?!-)/g;

/** "x = 5" */
const VALUE =
	/\$([A-Za-z]) (?:=|\\approx) [-\d\\][^A-Za-z$]*(?:\\(?:frac|sqrt|times|pi|circ)[^A-Za-z$]*)*\$/g;

/** How often a letter is in the formulas or stands alone between the words, counted up to a limit. */
function countOf(letter: string, text: string, limit: number): number {
	const alone = (ALONE[letter] ??= new RegExp(`(?<![A-Za-z\\\\’])${letter}(?![A-Za-z])`, 'g'));
	let count = 0;
	alone.lastIndex = 0;
	while (count < limit && alone.test(text)) count++;
	if (count === limit) return count;
	const formulas = formulasIn(text).join(' ').replaceAll(COMMAND, ' ');
	return Math.max(count, formulas.split(letter).length - 1);
}

const ALONE: Record<string, RegExp> = {};

const COMMAND = /\\(?:text\{[^}]*\}|[a-zA-Z]+)/g;

function pictured({ question_html, steps }: Question): Set<string> {
	const descriptions = [question_html, ...steps.map(({ html }) => html)].flatMap(descriptionsIn);
	return new Set(descriptions.join(' ').match(/(?<![A-Za-z])[A-Za-z](?![a-z])|[A-Z](?=[A-Z])/g));
}
