/**
 * Text → tokens, with their positions. Knows the symbols that keyboards, word processors, and TeX use for the same
 * thing, digits of every script, pasted fractions and superscripts, and what a comma means.
 */
import { numberAt } from './digits.ts';
import {
	LETTERS,
	PLAIN_SIGNS,
	SPACING,
	SPELLED_FROM,
	SUBSCRIPT_TEXT,
	SUBSCRIPTS,
	SUPERSCRIPT_TEXT,
	SUPERSCRIPTS,
} from './signs.ts';
import { MAX_LENGTH, MAX_TOKENS, Unreadable } from './unreadable.ts';
import { addCommand, addLetters, addWords } from './words.ts';

export type Token = {
	/** `sign` is punctuation or a TeX command as one canonical text. */
	type: 'number' | 'fraction' | 'name' | 'function' | 'word' | 'sign';
	text: string;
	at: number;
	/** White space came before it. */
	gap: boolean;
};

/** What depends on the kind of answer. */
export type TokenOptions = {
	/** `16,600`: one number, or two in a list? If there are variables, a comma only groups thousands. */
	commas: 'number' | 'list' | 'thousands';
	/** An x between two numbers is a multiplication sign: no variable is expected. */
	timesX?: boolean;
	/** Variables of the expected answer: any other three letters in a row are a word, not a product. */
	letters?: ReadonlySet<string>;
};

/** @throws {Unreadable} for an unknown symbol, or for a text that is too long. */
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
		if (tokens.length > MAX_TOKENS) throw new Unreadable('This is too long for an answer.', at);
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
		const spelled = SPELLED_FROM.get(rest[0] ?? '')?.find(
			([other]) =>
				rest.startsWith(other) &&
				!(/[a-zA-Z]$/.test(other) && /^[a-zA-Z]/.test(rest.slice(other.length))),
		);
		if (spelled) {
			add('sign', spelled[1], spelled[0].length);
			continue;
		}
		const folded = char < '\x80' ? char : char.normalize('NFKC');
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

/** `(-2, 0) U (3, 5)`: a U between two intervals. */
function unionForU(token: Token, place: number, tokens: readonly Token[]): Token {
	const before = tokens[place - 1]?.text ?? '';
	const after = tokens[place + 1]?.text ?? '';
	const between =
		/^u$/i.test(token.text) && /^(?:[)\]]|\\?\})$/.test(before) && /^(?:[([]|\\?\{)$/.test(after);
	return between ? { ...token, type: 'sign', text: '∪' } : token;
}

/** `3.2 x 10^5`: an x between numbers. */
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
