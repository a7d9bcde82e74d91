/** Brings TeX and the notation of reasons, "x² − 3/4" and `$x^{2} - \frac{3}{4}$`, into one form. */
import { remembered } from '../../../math/remembered.ts';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED_DIGITS = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g;

/** "²" as ^{2} */
const inBraces = (raised: string): string =>
	`^{${[...raised].map((digit) => RAISED.indexOf(digit)).join('')}}`;

const SIGNS: readonly (readonly [RegExp, string])[] = [
	[/\{,\}|(?<=\d),(?=\d{3}(?!\d))/g, ''],
	[/\^\{?\\circ\}?/g, '°'],
	[/\\(?:left|right|,|;|!)(?![a-z])|\\\$|\$/g, ''],
	[/\\sqrt\[3\]/g, '∛'],
	[/\\sqrt/g, '√'],
	[/\\times(?![a-z])/g, '×'],
	[/\\div(?![a-z])/g, '÷'],
	[/\\cdot(?![a-z])/g, '·'],
	[/\\pi(?![a-z])/g, 'π'],
	[/\\theta(?![a-z])/g, 'θ'],
	[/\\(sin|cos|tan|sec|csc|cot|log|ln)(?![a-z])/g, '$1'],
	[/\\%/g, '%'],
	[/\\le(?![a-z])/g, '≤'],
	[/\\ge(?![a-z])/g, '≥'],
	[/\\approx(?![a-z])/g, '≈'],
	[/−/g, '-'],
	[/negative (?=\d)/g, '-'],
];

const FRACTION = /\\d?frac\{((?:[^{}]|\{[^{}]*\})*)\}\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Sums stay together: `\frac{x + 1}{2}` is (x + 1)/2. */
const part = (tex: string): string => (/ [+-] /.test(tex) ? `(${tex})` : tex);

const withoutFractions = (text: string): string =>
	text.replaceAll(FRACTION, (_, over: string, under: string) => `${part(over)}/${part(under)}`);

/** A sign, a fraction, a power, or a root as reasons write it, "−3/4", "x²", and "√(−9)", as TeX. */
export const asTex = (said: string): string =>
	said
		.replaceAll('−', '-')
		.replaceAll(RAISED_DIGITS, inBraces)
		.replaceAll(
			/([√∛∜])(?:\(([^()]*)\)|(\d+|[a-z](?![a-z])))/g,
			(_, sign: string, inner = '', one = '') => {
				return `\\sqrt${INDICES[sign]}{${inner}${one}}`;
			},
		)
		.replaceAll(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}');

const INDICES: Readonly<Record<string, string>> = { '√': '', '∛': '[3]', '∜': '[4]' };

/** Text without any of these is already plain. */
const FOREIGN = /[\\$−{⁰¹²³⁴⁵⁶⁷⁸⁹]|,\d|negative /;

export const plainMath = (text: string): string => (FOREIGN.test(text) ? inPlain(text) : text);

const inPlain = remembered((text) => {
	const flat = text.includes('frac') ? withoutFractions(withoutFractions(text)) : text;
	const plain = SIGNS.reduce((words, [sign, said]) => words.replaceAll(sign, said), flat);
	return plain.replaceAll(RAISED_DIGITS, inBraces);
});
