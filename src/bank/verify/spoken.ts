/** What is spoken says what is written: the same words between the formulas, and the same numbers in all. */
import { splitMarkup } from '../../math/markup.ts';

/** An issue, or none; what is written may have a number more where it is spoken as a word ("squared"). */
export function spokenOtherwise(text: string, speech: string): string[] {
	const [written, spoken] = [
		numbersIn(text),
		numbersIn(speech.replaceAll(/(\d) point (?=\d)/g, '$1.')),
	];
	const added = without(spoken, written);
	const missing = without(written, spoken).filter((number) => !SPOKEN_AS_WORDS.has(number));
	if (added.length + missing.length > 0)
		return [`"${text}" is spoken with other numbers: "${speech}"`];
	let from = 0;
	for (const { kind, text: part } of splitMarkup(text)) {
		if (kind !== 'words') continue;
		for (const word of part.match(/\p{L}{2,}/gu) ?? []) {
			const at = speech.indexOf(word, from);
			if (at < 0) return [`"${word}" of "${text}" is not spoken`];
			from = at + word.length;
		}
	}
	return [];
}

/** Squared, cubed, square root, halves. */
const SPOKEN_AS_WORDS: ReadonlySet<string> = new Set(['1', '2', '3']);

const numbersIn = (text: string): string[] =>
	text
		.replaceAll(/\\overline\{(\d+)\}/g, '$1')
		.replaceAll(/\{,\}|(?<=\d),(?=\d{3}(?!\d))/g, '')
		.match(/\d+(?:\.\d+)?/g) ?? [];

function without(numbers: readonly string[], others: readonly string[]): string[] {
	const left = [...others];
	return numbers.filter((number) => {
		const at = left.indexOf(number);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
