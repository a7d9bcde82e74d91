/** Different spellings of the same math. */
import type { Question } from '../../../src/schemas/wire/question.ts';
import { plainText } from './plain-text.ts';

/**
 * What the rules see of a question. `letter` is the only variable in its formulas, if there is exactly one; `isSaid`
 * means that the value is already in the question, so only the stored way to write it is an answer.
 */
export type Asked = Pick<Question, 'answer'> & { letter: string | undefined; isSaid: boolean };

/** The symbols that a phone or a word processor offers instead of names: `sqrt(2)/2` is `√2/2`. */
export function inUnicode(plain: string): string {
	return plain
		.replaceAll('<=', '≤')
		.replaceAll('>=', '≥')
		.replaceAll(/sqrt\((\d+)\)/g, '√$1')
		.replaceAll('sqrt(', '√(')
		.replaceAll('cbrt(', '∛(')
		.replaceAll(/\bpi\b|(?<=\d)pi/g, 'π')
		.replaceAll(/\binf\b/g, '∞')
		.replaceAll(' U ', ' ∪ ')
		.replaceAll(/\^([23])(?!\d)/g, (_, digit: string) => (digit === '2' ? '²' : '³'))
		.replaceAll('-', '−');
}

/** Ways that suit every formula. */
export function generalWays(tex: string): string[] {
	const plain = plainText(tex);
	return [
		plain,
		compact(plain),
		inUnicode(plain),
		`  ${plain.replaceAll(' ', '  ')} `,
		`$${tex}$`,
		`\\(${tex}\\)`,
		`${plain}.`,
		tex.replaceAll(String.raw`\frac`, String.raw`\dfrac`),
		compact(tex),
	];
}

/** Without purely visual spaces; one stays after a TeX command and between words. */
export const compact = (text: string): string =>
	text.replaceAll(
		/(\\[a-zA-Z]+ )|([a-zA-Z] (?=[a-zA-Z]))| /g,
		(_, command = '', words = '') => command + words,
	);
