/**
 * How wide Chromium renders a formula in the math font, computed from the font's metrics alone, by the layout rules of
 * MathML Core (https://w3c.github.io/mathml-core/). For what Temml makes of prompts and choices.
 */
import type { FontMeasures } from './font-measures.ts';

type Element = { name: string; attributes: string; children: Element[]; text: string };

/** The width in em of the contents of a `<math>`; NaN if it contains an unsupported element, such as a table. */
export const formulaWidth = (inside: string, font: FontMeasures): number =>
	widthOf(parse(inside), 0, font);

/**
 * The gap, in em, after a root drawn with the font's smallest radical sign: Chromium makes every root wide enough for the
 * widest. https://w3c.github.io/mathml-core/#dfn-preferred-inline-size-of-a-glyph-stretched-along-the-block-axis
 */
export const roomBehindRoot = ({ advances }: FontMeasures): number =>
	WIDEST['√'] - (advances.get('√') ?? Number.NaN);

const TAG_OR_TEXT = /<(\/?)(\w+)([^>]*)>|([^<]+)/g;

/** Temml closes every element. */
function parse(inside: string): Element {
	const math: Element = { name: 'math', attributes: '', children: [], text: '' };
	const open = [math];
	for (const [, closing, name = '', attributes = '', text] of inside.matchAll(TAG_OR_TEXT)) {
		const parent = open.at(-1) ?? math;
		if (text !== undefined) parent.text += unescape(text);
		else if (closing) open.pop();
		else {
			const element = { name, attributes, children: [], text: '' };
			parent.children.push(element);
			open.push(element);
		}
	}
	return math;
}

const unescape = (text: string): string =>
	text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const attributeOf = ({ attributes }: Element, name: string): string | undefined =>
	new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];

/** `depth` counts the scripts around the element; some elements set their own, and some state their width. */
function widthOf(element: Element, depth: number, font: FontMeasures): number {
	const level = Number(attributeOf(element, 'scriptlevel') ?? depth);
	const em = font.scales[level] ?? Number.NaN;
	const known = attributeOf(element, 'data-em');
	if (known) return em * Number(known);
	const [first, ...others] = element.children;
	const inside = (child: Element | undefined, deeper = 0): number =>
		child ? widthOf(child, level + deeper, font) : Number.NaN;
	switch (element.name) {
		case 'math':
		case 'mrow':
		// A line above the row.
		case 'menclose':
			return sum(element.children.map((child) => inside(child) + em * spaceAround(child)));
		case 'mi':
			return em * textWidth(asVariable(element.text), font);
		case 'mn':
		case 'mtext':
			return em * textWidth(element.text, font);
		case 'mo':
			return em * signWidth(element, font);
		case 'mspace':
			return em * lengthOf(attributeOf(element, 'width') ?? '0em');
		case 'mfrac':
			return Math.max(...element.children.map((part) => inside(part, 1))) + FRACTION_PADDING;
		case 'msub':
		case 'msup':
		case 'msubsup': {
			const scripts = others.map((script) => inside(script, 1));
			return inside(first) + Math.max(...scripts) + em * font.spaceAfterScript;
		}
		case 'msqrt':
			return em * WIDEST['√'] + inside(first);
		case 'mroot': {
			const degree = Math.max(0, inside(others[0], 2) + em * font.kernAfterDegree);
			return em * (font.kernBeforeDegree + WIDEST['√']) + degree + inside(first);
		}
		default:
			return Number.NaN;
	}
}

/**
 * The browser's style sheet pads a fraction by a pixel on either side: in em, at the size that a prompt has on a phone.
 */
const FRACTION_PADDING = 2 / (18 * 1.06);

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** NaN for a character that the font lacks. */
const textWidth = (text: string, { advances }: FontMeasures): number =>
	sum(Array.from(text, (character) => advances.get(character) ?? Number.NaN));

/** In em, or nothing. */
const lengthOf = (length: string): number =>
	/^[\d.]+em$|^0/.test(length) ? Number.parseFloat(length) : Number.NaN;

/** A single letter is a variable, drawn as a math italic. */
function asVariable(text: string): string {
	if (text === 'h') return 'ℎ';
	const code = text.codePointAt(0) ?? 0;
	const alphabet = ALPHABETS.find(([first, last]) => first <= code && code <= last);
	if (!alphabet || text.length > 1) return text;
	return String.fromCodePoint(code - alphabet[0] + alphabet[2]);
}

/** First letter, last letter, first italic letter: upper and lower case, Latin and Greek. */
const ALPHABETS = [
	[0x41, 0x5a, 0x1d434],
	[0x61, 0x7a, 0x1d44e],
	[0x391, 0x3a9, 0x1d6e2],
	[0x3b1, 0x3c9, 0x1d6fc],
] as const;

function signWidth(sign: Element, font: FontMeasures): number {
	if (attributeOf(sign, 'stretchy') !== 'true') return textWidth(sign.text, font);
	return WIDEST[sign.text] ?? Number.NaN;
}

/** The space an operator keeps around it in its row, including when it has scripts of its own. */
function spaceAround(element: Element): number {
	const [base] = element.children;
	if (SCRIPTED.test(element.name) && base) return spaceAround(base);
	if (element.name !== 'mo') return 0;
	// Temml states the form of an operator before or after its term.
	const isBetween = attributeOf(element, 'form') === undefined;
	const [before, after] = isBetween ? (SPACE[element.text] ?? RELATION_SPACE) : [0, 0];
	const left = attributeOf(element, 'lspace');
	const right = attributeOf(element, 'rspace');
	return (left ? lengthOf(left) : before / 18) + (right ? lengthOf(right) : after / 18);
}

const SCRIPTED = /^m(?:sub|sup|subsup)$/;

/**
 * Eighteenths of an em before and after an operator between terms.
 * @see https://w3c.github.io/mathml-core/#operator-dictionary
 */
const SPACE: Readonly<Record<string, readonly [number, number]>> = {
	'+': [4, 4],
	'−': [4, 4],
	'±': [4, 4],
	'÷': [4, 4],
	'∪': [4, 4],
	'∩': [4, 4],
	'×': [3, 3],
	'⋅': [3, 3],
	'∑': [3, 3],
	',': [0, 3],
	'\u2061': [0, 0],
};
const RELATION_SPACE = [5, 5] as const;

/** Whatever size is drawn, Chromium reserves room for the widest in the font, in em. */
const WIDEST: Readonly<Record<string, number>> & { '√': number } = {
	'√': 1.212,
	'(': 0.633,
	')': 0.633,
	'[': 0.587,
	']': 0.587,
	'{': 0.588,
	'}': 0.588,
	'|': 0.267,
};
