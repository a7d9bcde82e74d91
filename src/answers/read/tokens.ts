/**
 * Text → tokens, with their places. Knows the signs that keyboards, word processors and TeX have for one thing, digits
 * of every script, pasted fractions and superscripts, and what a comma means.
 */
import { MAX_DIGITS, MAX_LENGTH, Unreadable } from './unreadable.ts';

export type Token = {
	/** `sign` is punctuation or a TeX command as one canonical text. */
	type: 'number' | 'fraction' | 'name' | 'function' | 'word' | 'sign';
	text: string;
	at: number;
	/** White space stood in front. */
	gap: boolean;
};

/** What depends on the kind of answer. */
export type TokenOptions = {
	/** `16,600`: one number, or two in a list? With letters about, a comma groups thousands and is nothing else. */
	commas: 'number' | 'list' | 'thousands';
	/** A letter x between two numbers is a multiplication sign: no variable is expected. */
	timesX?: boolean;
	/** Letters of the expected answer: three others side by side are a word, not a product. */
	letters?: ReadonlySet<string>;
};

const FUNCTIONS =
	'arcsin|arccos|arctan|asin|acos|atan|sinh|cosh|tanh|csch|sech|coth|sin|cos|tan|sec|csc|cot|log|ln|lg|exp|sqrt|cbrt|abs|root';
const GREEK = 'alpha|beta|gamma|delta|theta|lambda|sigma|omega|phi|mu|pi';
const WORDS =
	'infinity|infty|inf|union|degrees|degree|deg|radians|radian|rad|percent|over|plus|minus|times|equals|or|and|to';
const KNOWN = new RegExp(`^(?:${FUNCTIONS}|${GREEK}|${WORDS})`, 'i');
const IS_FUNCTION = new RegExp(`^(?:${FUNCTIONS})$`);

const LETTERS: Readonly<Record<string, string>> = {
	π: 'pi',
	θ: 'theta',
	ϑ: 'theta',
	α: 'alpha',
	β: 'beta',
	γ: 'gamma',
	δ: 'delta',
	λ: 'lambda',
	μ: 'mu',
	σ: 'sigma',
	φ: 'phi',
	ϕ: 'phi',
	ω: 'omega',
};

/** Each canonical sign with the other ways it is typed, longest first where one begins another. */
const SIGNS: readonly (readonly [string, string])[] = [
	['±', '+/- \\pm ∓ \\mp'],
	['≤', '<= =< ⩽ ≦ \\leq \\le \\leqslant'],
	['≥', '>= => ⩾ ≧ \\geq \\ge \\geqslant'],
	['≠', '<> != /= \\neq \\ne'],
	['=', '=='],
	['≈', '\\approx ≅ ≃ ~ \\sim ~='],
	['<', '\\lt ＜'],
	['>', '\\gt ＞'],
	['^', '**'],
	['*', '× · ⋅ ∙ • ∗ \\times \\cdot \\ast ✕ ✖ ⨯'],
	['/', '÷ ∕ ⁄ \\div \\over'],
	['-', '− – — ‐ ‑ ‒ ﹣ －'],
	['√', '\\surd'],
	['∞', '\\infty'],
	['∪', '\\cup ⋃ \\bigcup'],
	['∩', '\\cap ⋂'],
	['or', '∨ \\lor \\vee'],
	['and', '∧ \\land \\wedge'],
	['∈', '\\in'],
	['∅', '\\emptyset \\varnothing ø Ø'],
	['ℝ', '\\mathbb{R} \\R \\reals'],
	['°', 'º ˚ ∘ ^\\circ ^{\\circ} ^o \\degree \\circ'],
	['|', '\\lvert \\rvert \\vert \\mid ∣ │'],
	['\\{', '\\lbrace'],
	['\\}', '\\rbrace'],
	['%', '\\% ٪'],
	[',', '، ، ， \\text{,}'],
	[';', '； ؛'],
	[':', '∶ \\colon'],
	['\\\\', ''],
	['\\frac', '\\dfrac \\tfrac \\cfrac'],
	['\\sqrt', ''],
	['\\overline', '\\bar'],
	['\\begin', ''],
	['\\end', ''],
];
const PLAIN_SIGNS = '+-*/^_()[]{}|,;:=<>!%&√∛∜∞∪∩∈∅ℝ°±≤≥≠≈';
const SPELLED = SIGNS.flatMap(([sign, others]) =>
	[...others.split(' '), ...(sign.startsWith('\\') ? [sign] : [])]
		.filter((other) => other !== '')
		.map((other) => [other, sign] as const),
).sort(([a], [b]) => b.length - a.length);
/** Commands that only change the look. */
const SPACING =
	/^\\(?:(?:left|right)(?![a-zA-Z])\.?|(?:[bB]igg?[lrm]?|displaystyle|textstyle|quad|qquad|limits)(?![a-zA-Z])|[,;:! ])/;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣⁱ';
const SUPERSCRIPT_TEXT = '0123456789+-()nxi';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉ₙₖᵢ₊₋';
const SUBSCRIPT_TEXT = '0123456789nki+-';
/** The zero of each common script whose digits the compatibility forms leave alone. */
const ZEROS = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐';

/** @throws {Unreadable} where a sign is not known, or for a text that is too long. */
export function tokensOf(text: string, options: TokenOptions): Token[] {
	if (text.length > MAX_LENGTH) throw new Unreadable('This is too long for an answer.', MAX_LENGTH);
	const tokens: Token[] = [];
	let at = 0;
	let gap = false;
	const add = (type: Token['type'], value: string, length: number) => {
		tokens.push({ type, text: value, at, gap });
		gap = false;
		at += length;
	};
	while (at < text.length) {
		const rest = text.slice(at);
		const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
		const skipped = /^(?:[\s\p{Cf}\p{Zs}]+|\$)/u.exec(rest) ?? SPACING.exec(rest);
		if (skipped) {
			if (/\n/.test(skipped[0]) && options.commas === 'list')
				tokens.push({ type: 'sign', text: '\n', at, gap: true });
			gap = true;
			at += skipped[0].length;
			continue;
		}
		const digits = numberAt(rest, options.commas);
		if (digits) {
			add('number', digits.text, digits.length);
			continue;
		}
		const spelled = SPELLED.find(
			([other]) =>
				rest.startsWith(other) &&
				!(/[a-zA-Z]$/.test(other) && /^[a-zA-Z]/.test(rest.slice(other.length))),
		);
		if (spelled) {
			add('sign', spelled[1], spelled[0].length);
			continue;
		}
		const folded = char.normalize('NFKC');
		if (
			PLAIN_SIGNS.includes(char) ||
			(folded.length === 1 && PLAIN_SIGNS.includes(folded) && char > '\uff00')
		) {
			add('sign', folded.length === 1 && char > '\uff00' ? folded : char, char.length);
			continue;
		}
		if (SUPERSCRIPTS.includes(char)) {
			addSuperscript(text, at, gap, tokens);
			gap = false;
			while (at < text.length && SUPERSCRIPTS.includes(text[at] as string)) at++;
			continue;
		}
		if (SUBSCRIPTS.includes(char)) {
			let index = '';
			const start = at;
			while (at < text.length && SUBSCRIPTS.includes(text[at] as string))
				index += SUBSCRIPT_TEXT[SUBSCRIPTS.indexOf(text[at++] as string)];
			tokens.push({ type: 'sign', text: '_', at: start, gap: false });
			tokens.push({
				type: /\D/.test(index) ? 'name' : 'number',
				text: index,
				at: start,
				gap: false,
			});
			continue;
		}
		if (/^\d+⁄\d+$/.test(folded)) {
			add('fraction', folded, char.length);
			continue;
		}
		const word = /^\\(?:text|textrm|textbf|mathrm|mathit|operatorname|mbox)\s*\{([^{}]*)\}/.exec(
			rest,
		);
		if (word) {
			addWords(word[1] ?? '', at, tokens);
			at += word[0].length;
			gap = false;
			continue;
		}
		const letters = /^\\?[a-zA-Z]+/.exec(rest)?.[0] ?? LETTERS[char] ?? letterOf(folded);
		if (letters === undefined)
			throw new Unreadable(`The symbol “${char}” cannot be read here.`, at);
		if (letters.startsWith('\\')) {
			addCommand(letters, at, gap, tokens);
			gap = false;
			at += letters.length;
			continue;
		}
		const length = LETTERS[char]
			? char.length
			: /^[a-zA-Z]/.test(rest)
				? letters.length
				: char.length;
		addLetters(letters, at, gap, tokens, options.letters);
		gap = false;
		at += length;
	}
	const joined = tokens.map(unionForU);
	return options.timesX ? joined.map(timesForX) : joined;
}

/** Mathematical and full-width letters: 𝑥, ｘ. */
const letterOf = (folded: string): string | undefined =>
	/^[a-zA-Z]+$/.test(folded) ? folded : LETTERS[folded];

function addSuperscript(text: string, start: number, gap: boolean, tokens: Token[]): void {
	tokens.push({ type: 'sign', text: '^', at: start, gap });
	tokens.push({ type: 'sign', text: '(', at: start, gap: false });
	let plain = '';
	for (let at = start; at < text.length && SUPERSCRIPTS.includes(text[at] as string); at++)
		plain += SUPERSCRIPT_TEXT[SUPERSCRIPTS.indexOf(text[at] as string)];
	for (const part of plain.match(/\d+|./g) ?? [])
		tokens.push({
			type: /\d/.test(part) ? 'number' : /[a-z]/.test(part) ? 'name' : 'sign',
			text: part,
			at: start,
			gap: false,
		});
	tokens.push({ type: 'sign', text: ')', at: start, gap: false });
}

function addCommand(command: string, at: number, gap: boolean, tokens: Token[]): void {
	const name = command.slice(1);
	const word = KNOWN.exec(name)?.[0];
	const known = word === name ? name : name.startsWith('var') ? name.slice(3) : undefined;
	if (known === undefined)
		throw new Unreadable(`The command “${command}” is not one for an answer.`, at);
	tokens.push(wordToken(known, at, gap));
}

/** `\text{ or }`, `\text{no solution}`: words between formulas. */
function addWords(words: string, at: number, tokens: Token[]): void {
	for (const word of words.match(/[a-zA-Z]+/g) ?? []) addLetters(word, at, true, tokens);
}

/** Letters side by side: known words first, the others are one-letter names: `2xsin` is 2·x·sin. */
function addLetters(
	letters: string,
	start: number,
	gap: boolean,
	tokens: Token[],
	expected?: ReadonlySet<string>,
): void {
	let at = 0;
	if (/^oo$/i.test(letters)) {
		tokens.push({ type: 'sign', text: '∞', at: start, gap });
		return;
	}
	let single = '';
	while (at < letters.length) {
		const rest = letters.slice(at);
		const known = KNOWN.exec(rest)?.[0];
		const isWord =
			known && (known.length > 2 || known.toLowerCase() !== 'to' || letters.length === 2);
		const whole = known && /^(?:or|and|to|mu|over|plus|minus|times|equals)$/i.test(known);
		if (known && isWord && (!whole || known.length === letters.length)) {
			tokens.push(wordToken(known, start + at, gap && at === 0));
			at += known.length;
			single = '';
		} else {
			single += rest[0];
			const environment = tokens.some(
				({ text }, place) => /^\\(?:begin|end)$/.test(text) && place > tokens.length - 12,
			);
			const strange =
				expected &&
				!environment &&
				[...single].some((letter) => !expected.has(letter) && !'eix'.includes(letter));
			if (strange && single.length > 2)
				throw new Unreadable(
					`“${letters}” is a word: write the answer with numbers and symbols.`,
					start,
				);
			tokens.push({
				type: 'name',
				text: rest[0] as string,
				at: start + at,
				gap: gap && at === 0,
			});
			at++;
		}
	}
}

function wordToken(word: string, at: number, gap: boolean): Token {
	const lower = word.toLowerCase();
	const sign: Record<string, string> = {
		infinity: '∞',
		infty: '∞',
		inf: '∞',
		union: '∪',
		degrees: '°',
		degree: '°',
		deg: '°',
		percent: '%',
		over: '/',
		plus: '+',
		minus: '-',
		times: '*',
		equals: '=',
	};
	const text = sign[lower];
	if (text) return { type: 'sign', text, at, gap };
	if (IS_FUNCTION.test(lower)) return { type: 'function', text: canonicalFunction(lower), at, gap };
	if (/^(?:or|and|to|rad)/.test(lower)) return { type: 'word', text: lower, at, gap };
	return { type: 'name', text: lower, at, gap };
}

const canonicalFunction = (name: string): string =>
	name === 'lg' ? 'log' : name.replace(/^a(?=sin|cos|tan)/, 'arc');

/** `(-2, 0) U (3, 5)`: a letter U between two intervals. */
function unionForU(token: Token, place: number, tokens: readonly Token[]): Token {
	const before = tokens[place - 1]?.text ?? '';
	const after = tokens[place + 1]?.text ?? '';
	const between =
		/^u$/i.test(token.text) && /^(?:[)\]]|\\?\})$/.test(before) && /^(?:[([]|\\?\{)$/.test(after);
	return between ? { ...token, type: 'sign', text: '∪' } : token;
}

/** `3.2 x 10^5`: a letter x that stands between numbers. */
function timesForX(token: Token, place: number, tokens: readonly Token[]): Token {
	const before = tokens[place - 1];
	const after = tokens[place + 1];
	const between =
		token.type === 'name' &&
		/^x$/i.test(token.text) &&
		(before?.type === 'number' || before?.text === ')') &&
		(after?.type === 'number' || /^[-(√]$|^\\sqrt$/.test(after?.text ?? ''));
	return between ? { ...token, type: 'sign', text: '*' } : token;
}

/** The number that the text begins with, its digits in Latin script and without grouping. */
function numberAt(
	text: string,
	commas: TokenOptions['commas'],
): { text: string; length: number } | null {
	let plain = '';
	const ends: number[] = [];
	let at = 0;
	while (at < text.length && plain.length <= MAX_DIGITS * 3) {
		const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
		const latin = digitOf(char) ?? ({ '٫': '.', '٬': ',' } as Record<string, string>)[char] ?? char;
		if (!/^[\d.,'’ \u00a0\u202f\u2009{}eE+-]$/.test(latin)) break;
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

const SCIENTIFIC = '(?:[eE][+-]?\\d{1,3}(?!\\d))?';
const NUMBERS = {
	/** Grouped by commas, spaces or TeX commas; then a decimal comma where nothing else fits. */
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
