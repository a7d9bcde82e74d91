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
	const texts = `${given}\n${all}`;
	const isKnown = (letter: string) =>
		((letter === 'x' || letter === 'y') && PLANE.test(texts)) ||
		KNOWN.some(([letters, words]) => letters.includes(letter) && texts.includes(words)) ||
		pictured(question).has(letter);
	const counts = countLetters(given);
	const unnamed = [...new Set(all.match(SAID))]
		.filter((letter) => !counts.has(letter) && !isInFormula(letter, all) && !isKnown(letter))
		.map((letter) => {
			const words = said.find((one) => one.match(SAID)?.includes(letter));
			return `"${words}" names ${letter}, which the question does not have`;
		});
	const alone = [...counts]
		.filter(([, count]) => count === 1)
		.flatMap(([letter]) => {
			const line = steps.find(({ text }) => text.includes(letter) && isOnlyLetter(letter, text));
			return line === undefined || standsIn(letter, all) || isKnown(letter)
				? []
				: [`"${line.text}" has ${letter}, which stands for nothing`];
		});
	return [...unnamed, ...alone];
}

/** Letters that stand alone; in words, "a", "A", and "I" may be words themselves. Of x and y, "x-axis" is always one. */
const SAID =
	/(?<![A-Za-z\\’'])(?:[b-wzB-HJ-Z](?![A-Za-z’'])|[xy](?![A-Za-z’']|\$?-(?:axis|coordinate|intercept|value)))/g;

/** A graph, a point, or a function has an x and a y, written or not. */
const PLANE =
	/\([^()]*, [^()]*\)|[a-z]\([a-z]\)|graph|-axis|coordinate|intercept|slope|parabola|\bthe line|ellipse|vertex|circle|amplitude|arm\b/;

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
	const beside = String.raw`(?:[-+−×÷/^·√]|log|ln)[ {]?${letter}|(?<![A-Za-z])${letter}(?: ?[-+−×÷/·]|x?(?:\^\{2\})? \+| log)`;
	const standing = String.raw`(?<!\\?[A-Za-z]{2})${letter}(?![A-Za-z]{2})|[ⁿᵗ]`;
	return new RegExp(beside).test(text) && (text.match(new RegExp(standing, 'g'))?.length ?? 0) > 1;
}

const standsIn = (letter: string, text: string): boolean =>
	new RegExp(`(?<![A-Za-z])${letter}(?![a-z])`).test(text);

/** "x = 5", but not the k of "y = a\sin(k(x - d)) + c with k = 2". */
const isOnlyLetter = (letter: string, line: string): boolean =>
	formulasIn(line)
		.map((tex) => tex.replaceAll(COMMAND, ' '))
		.some((tex) => tex.includes('=') && tex.match(/[A-Za-z]/g)?.join('') === letter);

const COMMAND = /\\(?:text\{[^}]*\}|[a-zA-Z]+)/g;

/** How often each letter is in the formulas or stands alone between the words. */
function countLetters(text: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const [at, part] of text.replaceAll('\\$', ' ').split('$').entries()) {
		const isFormula = at % 2 === 1;
		const letters = isFormula ? part.replaceAll(COMMAND, ' ').match(ANY) : part.match(ALONE);
		for (const letter of letters ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1);
	}
	return counts;
}

const ANY = /[A-Za-z]/g;
const ALONE = /(?<![A-Za-z])[A-Za-z](?![A-Za-z])/g;

function pictured({ question_html, steps }: Question): Set<string> {
	const descriptions = [question_html, ...steps.map(({ html }) => html)].flatMap(descriptionsIn);
	return new Set(descriptions.join(' ').match(/(?<![A-Za-z])[A-Za-z](?![a-z])|[A-Z](?=[A-Z])/g));
}
