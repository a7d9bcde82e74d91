/**
 * Sentences without their numbers, formulas, and variables. What no calculation can judge (which product? whose
 * denominator?) is recognized by wording alone: the sentences of a skill are the same in all its questions.
 */
import type { Question } from '../../../src/schemas/wire/question.ts';
import { plainMath } from '../../../src/bank/verify/chain/plain-math.ts';

/** The wordings of a record: reasons, hints, misconceptions, and the words of its figure. */
export function wordingsOf({
	steps,
	hints,
	answer,
	misconceptions = [],
	question_html,
}: Question): string[] {
	const [, figure = ''] = /alt="([^"]*)"/.exec(question_html) ?? [];
	return [
		...steps.flatMap(({ why }) => why ?? []),
		...hints.map(({ text }) => text),
		...(answer.choices ?? []).flatMap(({ misconception }) => misconception ?? []),
		...misconceptions.map(({ why }) => why),
		...figure.split(/(?<=[.;:]) /),
	].map(wordingOf);
}

const SYMBOL = String.raw`(?:\d[\d.]*|(?<![a-zA-Z])(?:[b-zB-HJ-Z]|pi)(?![a-zA-Z])|(?<=\d)[a-z]{1,3}(?![a-z])|negative(?= [\d¤])|¤|[-+×÷=<>≤≥≈±√∛^{}()[\]/|°%·_π])`;
const RUN = new RegExp(`${SYMBOL}(?:[ ,]*${SYMBOL})*`, 'g');

/** Lists of any length are one placeholder: "(1, 2), (3, 4), and (5, 6)". */
export const wordingOf = (words: string): string =>
	plainMath(words.replaceAll(/\$[^$]*\$/g, '¤'))
		.replaceAll(RUN, '¤')
		.replaceAll(/¤(?:,? (?:and|or) ¤|, ¤)+/g, '¤')
		.replaceAll(/\s+/g, ' ');
