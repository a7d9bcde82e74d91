/**
 * Sentences without their numbers, formulas, variables, and names. What no calculation can judge (which product? whose
 * denominator? the next term or the previous one?) is recognized by wording alone: the sentences of a skill are the same
 * in all its questions.
 */
import { FIRST_NAMES } from '../contexts/names.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { questionText } from '../../math/question-text.ts';
import { plainMath } from '../verify/chain/plain-math.ts';

/** The wordings of a record, each once: of its prompt, choices, lines, reasons, hints, misconceptions, and figures. */
export function wordingsOf({
	question,
	steps,
	hints,
	answer,
	misconceptions = [],
	question_html,
}: Question): Set<string> {
	const figures = [question_html, ...steps.map(({ html }) => html)].flatMap((html) =>
		[...html.matchAll(/alt="([^"]*)"/g)].map(([, alt = '']) => alt),
	);
	const texts = [
		questionText(question),
		...(answer.choices ?? []).flatMap(({ text, misconception = '' }) => [text, misconception]),
		...steps.flatMap(({ text, why = '' }) => [text, why]),
		...hints.map(({ text }) => text),
		...misconceptions.map(({ why }) => why),
		...figures,
	];
	const wordings = texts.flatMap((text) => text.split(/(?<=[.;:?!]) /)).map(wordingOf);
	return new Set(wordings.filter((wording) => /[a-z]/i.test(wording)));
}

const NAME = new RegExp(`\\b(?:${FIRST_NAMES.join('|')})\\b`, 'g');
const LETTER = String.raw`(?<![a-zA-Z’])(?:[b-wzB-HJ-Z]|[xy](?!-[a-z]{2})|pi)(?![a-zA-Z])`;
/** No hyphen: that of "x-axis" and "half-life" stands between letters. */
const MINUS = '(?<![a-zA-Z](?=-[a-z]{2}))-';
const SYMBOL = String.raw`(?:\d[\d.]*|${LETTER}|(?<=\d)[a-z]{1,3}(?![a-z])|negative(?= [\d¤])|¤|${MINUS}|[+×÷=<>≤≥≈±√∛^{}()[\]/|°%·_π])`;
const RUN = new RegExp(`${SYMBOL}(?:[ ,]*${SYMBOL})*`, 'g');

/** "\$20 a month plus \$3" is money, with words between. */
const FORMULA = /(?<!\\)\$(?:[^$\\]|\\.)*\$/g;

/** Which axis is a word: `$x$-intercept` is no `$y$-intercept`. */
const AXIS = /\$([xy])\$(?=-[a-z]{2})/g;

/** A list of any length is "¤ and ¤" or "¤ or ¤": "(1, 2), (3, 4), and (5, 6)". Each name is the first one. */
export const wordingOf = (words: string): string =>
	plainMath(words.replaceAll(AXIS, '$1').replaceAll(FORMULA, '¤'))
		.replaceAll(NAME, FIRST_NAMES[0] ?? '')
		.replaceAll(RUN, '¤')
		.replaceAll(/¤(?:, ¤)*,? (and|or) ¤/g, '¤ $1 ¤')
		.replaceAll(/¤(?:, ¤)+/g, '¤')
		.replaceAll(/\s+/g, ' ')
		.trim();
