/**
 * Speech for math that exists only as TeX: imported records and hand-written lectures. Notation that `parse-tex.ts`
 * knows is spoken as in the bank; for everything else, speech-rule-engine reads the page's MathML with its ClearSpeak
 * rules, which takes about 1,000 times as long.
 */
import sre from 'speech-rule-engine';
import { splitMarkup } from './markup.ts';
import type { Expression } from './expression.ts';
import { elementsOf, FormulaError, mathml } from './mathml.ts';
import { proseSpeech } from './prose-speech.ts';
import { parseTex } from './parse-tex.ts';

/** The rules take a millisecond per part; a line of a solution has about 20. */
const MAX_ELEMENTS = 60;

/** How many spoken formulas are cached: most are short and recur. */
const MAX_KNOWN = 20_000;

export type Speak = (text: string) => string;

/**
 * Loads the speech rules once; the returned function turns text with `$…$` into speech. It throws a {@link
 * FormulaError} for a formula that cannot be typeset or has too many parts to speak.
 */
export async function createSpeaker(): Promise<Speak> {
	await sre.setupEngine({
		locale: 'en',
		domain: 'clearspeak',
		modality: 'speech',
		markup: 'none',
	});
	await sre.engineReady();
	const known = new Map<string, Expression | string>();
	const read = (tex: string): Expression | string => {
		const markup = mathml(tex);
		const expression =
			known.get(tex) ?? parseTex(tex) ?? asRead(sre.toSpeech(speakable(tex, markup)));
		if (known.size >= MAX_KNOWN) known.clear();
		known.set(tex, expression);
		return expression;
	};
	return (text) =>
		proseSpeech({
			parts: splitMarkup(text).map((segment) =>
				segment.kind === 'words' ? segment.text.replaceAll('**', '') : read(segment.text),
			),
		});
}

function speakable(tex: string, markup: string): string {
	const elements = elementsOf(markup);
	if (elements <= MAX_ELEMENTS) return markup;
	const reason = `it has ${elements} parts, but at most ${MAX_ELEMENTS} are allowed. Shorten it, or write the spoken text yourself in "speech".`;
	throw new FormulaError(tex, reason, undefined, 'cannot be read aloud');
}

/** Notation that the rules name symbol by symbol is spoken as a class says it: percents, ratios, repeating decimals. */
const asRead = (words: string): string =>
	words
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll('percent sign', 'percent')
		.replaceAll('raised to the composed with power', 'degrees')
		.replaceAll(/(?<=\w) colon (?=\w)/g, ' to ')
		.replaceAll(/(\d) (\d+) (?:horizontal bar|bar)/g, '$1, $2 repeating');
