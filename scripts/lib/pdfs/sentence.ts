/** A record's text in the form that the Typst layout prints: words, and formulas with their spoken form. */
import { tex2typst } from 'tex2typst';
import { splitMarkup } from '../../../src/math/markup.ts';
import type { Speak } from '../../../src/math/speak-markup.ts';

export type SentencePart =
	| { kind: 'words'; text: string }
	| { kind: 'formula'; typst: string; alt: string; display: boolean };

/** @throws {Error} from tex2typst when a formula has no Typst form; the message names the formula. */
export function sentence(text: string, speak: Speak): SentencePart[] {
	return splitMarkup(text).map((segment) =>
		segment.kind === 'words'
			? { kind: 'words', text: segment.text.replaceAll('**', '') }
			: {
					kind: 'formula',
					typst: typstFormula(segment.text),
					alt: speak(`$${segment.text}$`),
					display: segment.kind === 'display',
				},
	);
}

const GROUPED_NUMBER = /\d+(?:\{,\}\d{3})+/g;

/** `12{,}500` would be read as a list, so a grouped number is set as text. */
export function typstFormula(tex: string): string {
	const prepared = tex.replaceAll(
		GROUPED_NUMBER,
		(digits) => `\\text{${digits.replaceAll('{,}', ',')}}`,
	);
	try {
		return tex2typst(prepared);
	} catch (cause) {
		throw new Error(`The formula "${tex}" has no printed form.`, { cause });
	}
}
