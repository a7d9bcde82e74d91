/** Splits a formula into tokens. Drops spacing commands; `\left` and `\right` only tell which side a bar is on. */
export type Token = { text: string };

/** For unknown notation: what could not be read. */
export class UnreadTexError extends Error {
	override name = 'UnreadTexError';
}

const TOKEN =
	/\\text\{[^{}]*\}|\\(?:left|right)\s*\||\\[a-zA-Z]+|\\[\\{}$%,;:!\s]|\d+(?:\{,\}\d{3})*(?:\.\d+|\.(?=\\overline))?|\.\d+|\s+|[\s\S]/g;
const SILENT = /^(?:\s+|\\(?:left|right|quad|qquad|displaystyle)|\\[,;:!\s])$/;
const SAME: Readonly<Record<string, string>> = {
	'\\cdot': '\\times',
	'\\tfrac': '\\frac',
	'\\dfrac': '\\frac',
	'\\ldots': '\\dots',
	'\\leq': '\\le',
	'\\geq': '\\ge',
	'\\neq': '\\ne',
	'\\varnothing': '\\emptyset',
	'\\lvert': '\\left|',
	'\\rvert': '\\right|',
};

/** The tokens of a formula in order; a number is one token, without the braces around its commas. */
export const texTokens = (tex: string): Token[] =>
	[...tex.matchAll(TOKEN)]
		.map(([text]) => text.replaceAll('{,}', ','))
		.filter((text) => !SILENT.test(text))
		.map((text) => ({ text: SAME[text] ?? text.replace(/\s+\|$/, '|') }));
