/** Numbers in a text: digits of every script, the meaning of a comma or space between them, repeating decimals. */
import type { TokenOptions } from './tokens.ts';
import { MAX_DIGITS, Unreadable } from './unreadable.ts';

/** The number at the start of the text, in Latin digits and without grouping. */
export function numberAt(
	text: string,
	commas: TokenOptions['commas'],
): { text: string; length: number } | null {
	let plain = '';
	const ends: number[] = [];
	let at = 0;
	while (at < text.length && plain.length <= MAX_DIGITS * 3) {
		const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
		const latin = digitOf(char) ?? ({ '٫': '.', '٬': ',' } as Record<string, string>)[char] ?? char;
		if (!INSIDE.has(latin) || ((latin === '+' || latin === '-') && !/[eE]$/.test(plain))) break;
		if (at === 0 && !/[\d.,]/.test(latin)) return null;
		at += char.length;
		plain += /[\u00a0\u202f\u2009]/.test(latin) ? ' ' : latin;
		ends.push(at);
	}
	const bar =
		/^(\d*)\.(\d*)(?:\\(?:overline|bar|dot)\s*\{?(\d+)\}?|\((\d+)\)(?![(^⁰¹²³⁴-⁹⁻]))/.exec(text);
	if (bar && bar[0].length <= MAX_DIGITS)
		return { text: `${bar[1] || '0'}.${bar[2]}(${bar[3] ?? bar[4]})`, length: bar[0].length };
	const match = NUMBERS[commas].exec(plain) ?? NUMBERS.simple.exec(plain);
	if (!match) return null;
	const typed = match[0];
	const repeating = /^\.\.\.|^…/.exec(text.slice(ends[typed.length - 1]));
	const digits = clean(typed, commas);
	if (digits.length > MAX_DIGITS) throw new Unreadable('This number has too many digits.', 0);
	const length = ends[typed.length - 1] as number;
	return repeating && digits.includes('.')
		? { text: `${digits}…`, length: length + repeating[0].length }
		: { text: digits, length };
}

function digitOf(char: string): string | undefined {
	if (char >= '0' && char <= '9') return char;
	if (!/\p{Nd}/u.test(char)) return undefined;
	const folded = char.normalize('NFKC');
	if (folded >= '0' && folded <= '9') return folded;
	const code = char.codePointAt(0) ?? 0;
	for (const zero of ZEROS) {
		const digit = code - (zero.codePointAt(0) ?? 0);
		if (digit >= 0 && digit < 10) return String(digit);
	}
	return undefined;
}

/** What may appear in a number; a sign only after the e of its exponent. */
const INSIDE: ReadonlySet<string> = new Set("0123456789.,'’ \u00a0\u202f\u2009{}eE+-");

const SCIENTIFIC = '(?:[eE][+-]?\\d{1,3}(?!\\d))?';
const NUMBERS = {
	/** Grouped by commas, spaces, or TeX commas; otherwise a decimal comma. */
	number: new RegExp(
		`^(?:\\d{1,2}(?:,\\d{2})+,\\d{3}(?![\\d,])|\\d{1,3}(?:(?:,|\\{,\\})\\d{3})+(?![\\d,])(?:\\.\\d+)?|\\d{1,3}(?:[ '’]\\d{3})+(?! ?\\d)(?:[.,]\\d+)?|\\d{1,3}(?:\\.\\d{3})+,\\d+(?!\\d)|\\d*,\\d+(?![\\d,.]))${SCIENTIFIC}`,
	),
	thousands:
		/^(?:\d{1,3}(?:(?:,|\{,\})\d{3})+(?![\d,])(?:\.\d+)?|\d{1,3}(?: \d{3})+(?! ?\d)(?:\.\d+)?)/,
	list: /^(?:\d{1,3}(?:\{,\}\d{3})+(?!\d)(?:\.\d+)?|\d{1,3}(?: \d{3})+(?! ?\d)(?:\.\d+)?)/,
	simple: new RegExp(`^(?:\\d+(?:\\.\\d+)?|\\.\\d+|\\d+\\.(?!\\.))${SCIENTIFIC}`),
};

function clean(typed: string, commas: TokenOptions['commas']): string {
	const plain = typed.replaceAll(/\{,\}|[ '’]/g, '');
	const european = commas === 'number' && /^\d{1,3}(?:\.\d{3})+,\d+$/.test(plain);
	if (european) return plain.replaceAll('.', '').replace(',', '.');
	const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/.test(plain) && !plain.startsWith('0,');
	const pointed = grouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
	return pointed.replace(/^\./, '0.').replace(/\.(?=$|[eE])/, '');
}

/** The zero of each common script whose digits compatibility normalization does not convert. */
const ZEROS = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐';
