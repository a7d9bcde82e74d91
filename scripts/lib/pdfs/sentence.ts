/** A record's text in the form that the Typst layouts print: words, and formulas with their spoken form. */
import { tex2typst } from 'tex2typst';
import { splitMarkup } from '../../../src/math/markup.ts';

export type SentencePart =
	| { kind: 'words'; text: string }
	| { kind: 'formula'; typst: string; alt: string; display: boolean; shape: Shape };

/**
 * How a formula is set on its line: a `short` one is not broken, a `fraction` is full size with extra room, a `tall`
 * one (a matrix, cases) and a `root` with an index get extra room, a `list` may be shrunk to fit.
 */
export type Shape = 'short' | 'plain' | 'fraction' | 'tall' | 'root' | 'list';

/** Speech by TeX, as the bank wrote it. */
export type SpokenFormulas = ReadonlyMap<string, string>;

/** @throws {Error} if a formula has no printed form, or no speech for readers who cannot see it. */
export function sentence(text: string, spoken: SpokenFormulas): SentencePart[] {
	return splitMarkup(text).map((segment, at) => {
		if (segment.kind === 'words') {
			const words = segment.text.replaceAll('**', '');
			return { kind: 'words', text: at > 0 ? afterFormula(words) : words };
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

/** A short unit wraps to the next line only with its number. */
const afterFormula = (words: string): string => words.replace(UNIT, '\u00a0');

/** TeX letters; a formula with this few fits in its column and is not broken. */
const SHORT = 26;

function shapeOf(tex: string): Shape {
	if (/\\[dt]?frac/.test(tex)) return 'fraction';
	if (/matrix|cases|\\binom/.test(tex)) return 'tall';
	if (/\\sqrt\[/.test(tex)) return 'root';
	if (/^\\\{|^\(.*\),\s*\(/.test(tex)) return 'list';
	return tex.length <= SHORT ? 'short' : 'plain';
}

/** An amount or a number with grouped thousands: a single piece, so nothing in it is spaced. */
const GROUPED_NUMBER = /(?:\\\$)?\d+(?:\{,\}\d{3})+(?:\.\d+)?/g;
/**
 * `union(2, 5]` would be parsed as a call whose parenthesis never closes, so an operator and what follows it are
 * separated.
 */
const SIGN_BEFORE_BRACKET = /\b(union|inter|in|times|div)\(/g;

const known = new Map<string, string>();

/** `12{,}500` would be parsed as a list, so a grouped number is set as text. */
export function typstFormula(tex: string): string {
	const made = known.get(tex);
	if (made !== undefined) return made;
	const prepared = tex
		.replaceAll(GROUPED_NUMBER, (digits) => `\\text{${digits.replaceAll('{,}', ',')}}`)
		// Typst adds its own space around words in a formula.
		.replaceAll(/\\text\{ ?([^{}]*?) ?\}/g, '\\text{$1}');
	try {
		const typst = tex2typst(prepared).replaceAll(SIGN_BEFORE_BRACKET, '$1 (');
		known.set(tex, typst);
		return typst;
	} catch (cause) {
		throw new Error(`The formula "${tex}" has no printed form.`, { cause });
	}
}
