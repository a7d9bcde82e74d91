/**
 * Where a JSON text breaks and what to do about it. `JSON.parse` names the place only sometimes, and never the cause
 * in words that help somebody who does not program.
 */
export type JsonBreak = { position: number; message: string };

type Token = { sign: string; start: number; end: number };
type Awaited = 'name' | 'colon' | 'value' | 'comma';
/** `position` only where it is not the token's own. */
type Slip = { position?: number; message: string };
type State = { open: string[]; awaited: Awaited; before: Token | undefined };

/** Of a text that `JSON.parse` refuses; undefined if nothing is found. */
export function findJsonBreak(text: string): JsonBreak | undefined {
	const state: State = { open: [], awaited: 'value', before: undefined };
	for (;;) {
		const token = nextToken(text, state.before);
		if ('message' in token) return token;
		const slip = slipOf(token, state);
		if (slip) return { position: token.start, ...slip };
		if (token.sign === '') return undefined;
		Object.assign(state, after(token, state));
	}
}

const WORD = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*("?)|[{}[\]:,]|[^\s,:"{}[\]]+/uy;
const BARE = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)$/;

/** The sign is '' at the end of the text. */
function nextToken(text: string, before: Token | undefined): Token | JsonBreak {
	const start = text.slice(before?.end ?? 0).search(/\S/) + (before?.end ?? 0);
	if (start < (before?.end ?? 0)) return { sign: '', start: text.length, end: text.length };
	WORD.lastIndex = start;
	const [sign = '', closing] = WORD.exec(text) ?? [];
	const end = start + sign.length;
	if (sign.startsWith('"')) return closing ? { sign, start, end } : brokenText(text, start, end);
	if (/^[{}[\]:,]/.test(sign) || BARE.test(sign)) return { sign, start, end };
	return { position: start, message: strange(sign, before?.sign.startsWith('"') ?? false) };
}

const brokenText = (text: string, start: number, end: number): JsonBreak =>
	text[end] === '\\'
		? {
				position: end,
				message: `found ${text.slice(end, end + 2)}. Write ${text[end + 1] ?? ''} without the backslash.`,
			}
		: {
				position: start,
				message:
					'this text has no quotation mark at its end. A text stands on one line, between two.',
			};

function strange(word: string, isBehindText: boolean): string {
	if (/^[“”„‘’']/.test(word))
		return `found ${word[0]}. Names and texts stand in straight quotation marks: "question"`;
	return isBehindText
		? `found a quotation mark within a text, before ${word}. Write curly ones there: “the word”.`
		: `found ${word}. Texts stand in quotation marks: "${word}"`;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Why the token may not stand where it stands. */
function slipOf({ sign }: Token, { open, awaited, before }: State): Slip | undefined {
	const due = CLOSING[open.at(-1) ?? ''];
	if (sign === '')
		return due === undefined && before
			? undefined
			: { message: `the file ends too early. ${due ?? 'Everything'} is missing at its end.` };
	if (sign === '}' || sign === ']') {
		if (before?.sign === ',')
			return {
				position: before.start,
				message: `found a comma too many, before ${sign}. Remove the comma.`,
			};
		if (before?.sign === ':')
			return { message: `found ${sign}, and a value is missing before it.` };
		return sign === due ? undefined : { message: `found ${sign}, and ${due ?? 'nothing'} is due.` };
	}
	if (awaited === 'comma' && !due) return { message: `found ${sign} behind the end. Remove it.` };
	if (awaited === 'comma' && sign !== ',')
		return { message: 'a comma is missing before this entry.' };
	if (awaited === 'colon' && sign !== ':')
		return { message: `a colon is missing behind ${before?.sign ?? ''}.` };
	if (awaited === 'name' && !sign.startsWith('"'))
		return { message: `found ${sign}. An entry begins with its name: "question"` };
	if (awaited === 'value' && /^[:,]/.test(sign))
		return { message: `found ${sign} without a value before it. Write a text in quotation marks.` };
	return undefined;
}

function after(token: Token, { open, awaited }: State): State {
	const { sign } = token;
	if (sign in CLOSING)
		return { open: [...open, sign], awaited: sign === '{' ? 'name' : 'value', before: token };
	if (sign === '}' || sign === ']')
		return { open: open.slice(0, -1), awaited: 'comma', before: token };
	const next: Record<Awaited, Awaited> = {
		name: 'colon',
		colon: 'value',
		value: 'comma',
		comma: open.at(-1) === '{' ? 'name' : 'value',
	};
	return { open, awaited: next[awaited], before: token };
}
