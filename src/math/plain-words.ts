/**
 * A question as one line of plain text, for places that cannot show math: browser tabs and search results. `Evaluate
 * $2x^{2} - 3y$` becomes "Evaluate 2x² − 3y".
 */
import { questionText } from './question-text.ts';

const SIGNS: Readonly<Record<string, string>> = {
	cdot: '·',
	times: '×',
	div: '÷',
	le: '≤',
	leq: '≤',
	ge: '≥',
	geq: '≥',
	ne: '≠',
	neq: '≠',
	pm: '±',
	pi: 'π',
	theta: 'θ',
	infty: '∞',
	circ: '°',
	angle: '∠',
	triangle: '△',
	dots: '…',
	ldots: '…',
	cdots: '⋯',
	parallel: '∥',
	perp: '⊥',
	approx: '≈',
	to: '→',
	'%': '%',
	$: '$',
	',': ' ',
	' ': ' ',
	'{': '⦃',
	'}': '⦄',
	square: '□',
};
/** `speech` is used if a formula cannot be written on one line. */
export function plainWords(question: string, speech: string): string {
	// An escaped dollar sign is money in both kinds of text.
	const parts = questionText(question)
		.split(/((?<!\\)\$(?:\\.|[^$\\])+\$)/)
		.map((part) =>
			/^\$[^$]/.test(part) && part.length > 2
				? plainFormula(part.slice(1, -1))
				: part.replaceAll('\\$', '$'),
		);
	return (parts.includes(undefined) ? speech : parts.join('')).replaceAll(/\s+/g, ' ').trim();
}

/** Undefined if the formula needs more than one line: matrices, nested fractions. */
export function plainFormula(tex: string): string | undefined {
	const text = tex
		.replaceAll(/\\(?:left|right|displaystyle)(?![a-z])|\\[!;]/g, '')
		.replaceAll(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
		.replaceAll(/\^\{?\\circ\}?/g, '°')
		.replaceAll(/\\(sin|cos|tan|csc|sec|cot|log|ln)(?![a-z])/g, ' $1 ')
		.replaceAll(/\\([a-z]+|[%$,{} ])/g, (whole, name: string) => SIGNS[name] ?? whole)
		.replaceAll(/\^\{?(-?\d+)\}?/g, (_, digits: string) => digitsIn('⁰¹²³⁴⁵⁶⁷⁸⁹', digits))
		.replaceAll(/_\{?(\d+)\}?/g, (_, digits: string) => digitsIn('₀₁₂₃₄₅₆₇₈₉', digits))
		.replaceAll(
			/\^(?:(\w)|\{([^{}\\]*)\})/g,
			(_, letter = '', inside = '') => `ˆ${grouped(letter + inside)}`,
		)
		.replaceAll(/\\sqrt\{([^{}\\]*)\}/g, (_, inside: string) => `√${grouped(inside)}`)
		.replaceAll(
			/\\[dt]?frac\{([^{}\\]*)\}\{([^{}\\]*)\}(?=(\s*[\p{L}(√])?)/gu,
			(_, top: string, bottom: string, factor?: string) => {
				const quotient = `${grouped(top)}/${grouped(bottom)}`;
				return factor === undefined ? quotient : `(${quotient})`;
			},
		);
	if (/[\\{}^_&]/.test(text)) return undefined;
	return [...text.replaceAll(/\s+/g, ' ').trim()].map((sign) => STAND_INS[sign] ?? sign).join('');
}

/** Characters with a meaning in TeX, while it is being read. */
const STAND_INS: Readonly<Record<string, string>> = { '-': '−', '⦃': '{', '⦄': '}', ˆ: '^' };

const digitsIn = (row: string, digits: string): string =>
	[...digits].map((digit) => (digit === '-' ? '⁻' : row.charAt(Number(digit)))).join('');

/** In parentheses unless it needs none: `12`, `3x`, `(x − 1)²`. */
const grouped = (part: string): string =>
	/^[\p{L}\p{N}.√π]*$/u.test(part) || /^\([^()]*\)[⁰¹²³⁴⁵⁶⁷⁸⁹]*$/.test(part) ? part : `(${part})`;
