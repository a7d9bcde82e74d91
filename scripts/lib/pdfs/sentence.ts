/** A record's text in the form that the Typst layouts print: words, and formulas with their spoken form. */
import { tex2typst } from 'tex2typst';
import { splitMarkup } from '../../../src/math/markup.ts';

export type SentencePart =
	| { kind: 'words'; text: string }
	| { kind: 'formula'; typst: string; alt: string; display: boolean; shape: Shape };

/**
 * How a formula stands in its line: a `short` one is not broken, a `fraction` is set at full size and given room, a
 * `tall` one (a matrix, cases) and a `root` with an index are given room, a `list` may be made smaller to fit.
 */
export type Shape = 'short' | 'plain' | 'fraction' | 'tall' | 'root' | 'list';

/** Words by TeX, as the bank wrote them. */
export type SpokenFormulas = ReadonlyMap<string, string>;

/** @throws {Error} when a formula has no printed form, or no words for readers who cannot see it. */
export function sentence(text: string, spoken: SpokenFormulas): SentencePart[] {
	return splitMarkup(text).map((segment, at) => {
		if (segment.kind === 'words') {
			const words = segment.text.replaceAll('**', '');
			return { kind: 'words', text: at > 0 ? behindFormula(words) : words };
		}
		const alt = spoken.get(segment.text);
		if (!alt) throw new Error(`The formula "${segment.text}" has no spoken form.`);
		return {
			kind: 'formula',
			typst: typstFormula(segment.text),
			alt,
			display: segment.kind === 'display',
			shape: shapeOf(segment.text),
		};
	});
}

const UNIT = /^ (?=(?:mm|cm|m|km|in|ft|yd|mi|g|kg|L|mL|s|h)(?:[²³]|\b))/;

/** A short unit goes to the next line only with its number. */
const behindFormula = (words: string): string => words.replace(UNIT, '\u00a0');

/** TeX letters; a formula of so few fits in its column and is not broken. */
const SHORT = 26;

function shapeOf(tex: string): Shape {
	if (/\\[dt]?frac/.test(tex)) return 'fraction';
	if (/matrix|cases|\\binom/.test(tex)) return 'tall';
	if (/\\sqrt\[/.test(tex)) return 'root';
	if (/^\\\{|^\(.*\),\s*\(/.test(tex)) return 'list';
	return tex.length <= SHORT ? 'short' : 'plain';
}

/** An amount or a number with grouped thousands: one piece, so that nothing in it is spaced. */
const GROUPED_NUMBER = /(?:\\\$)?\d+(?:\{,\}\d{3})+(?:\.\d+)?/g;
/** `union(2, 5]` would be read as a call whose bracket never closes: a sign and what follows it are kept apart. */
const SIGN_BEFORE_BRACKET = /\b(union|inter|in|times|div)\(/g;

const known = new Map<string, string>();

/** `12{,}500` would be read as a list, so a grouped number is set as text. */
export function typstFormula(tex: string): string {
	const made = known.get(tex);
	if (made !== undefined) return made;
	const prepared = tex
		.replaceAll(GROUPED_NUMBER, (digits) => `\\text{${digits.replaceAll('{,}', ',')}}`)
		// The blanks around words in a formula are Typst's own.
		.replaceAll(/\\text\{ ?([^{}]*?) ?\}/g, '\\text{$1}');
	try {
		const typst = tex2typst(prepared).replaceAll(SIGN_BEFORE_BRACKET, '$1 (');
		known.set(tex, typst);
		return typst;
	} catch (cause) {
		throw new Error(`The formula "${tex}" has no printed form.`, { cause });
	}
}
