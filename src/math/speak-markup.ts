/**
 * Words for mathematics that exists only as TeX: imported records and hand-written lectures. The bank does not use
 * it: its expressions speak for themselves (`speech.ts`), about 1,000 times faster.
 * speech-rule-engine reads the MathML that the page shows, in its ClearSpeak rules.
 */
import sre from 'speech-rule-engine';
import { splitMarkup } from './markup.ts';
import { mathml } from './mathml.ts';

export type Speak = (text: string) => string;

/** Loads the speech rules once; the returned function turns text with `$…$` into words. */
export async function createSpeaker(): Promise<Speak> {
	await sre.setupEngine({
		locale: 'en',
		domain: 'clearspeak',
		modality: 'speech',
		markup: 'none',
	});
	await sre.engineReady();
	const known = new Map<string, string>();
	const speakFormula = (tex: string) => {
		const words = known.get(tex) ?? asRead(sre.toSpeech(mathml(tex)));
		known.set(tex, words);
		return words;
	};
	return (text) =>
		splitMarkup(text)
			.map((segment) => (segment.kind === 'words' ? segment.text : speakFormula(segment.text)))
			.join('')
			.replaceAll('**', '');
}

/** Notation that the rules name by its sign is said as a class says it: percents, ratios, repeating decimals. */
const asRead = (words: string): string =>
	words
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll('percent sign', 'percent')
		.replaceAll('raised to the composed with power', 'degrees')
		.replaceAll(/(?<=\w) colon (?=\w)/g, ' to ')
		.replaceAll(/(\d) (\d+) (?:horizontal bar|bar)/g, '$1, $2 repeating');
