/**
 * Where JSON breaks and how to fix it. `JSON.parse` names the position only sometimes, and never the cause in words
 * that help someone who does not program.
 */
import { parse, printParseErrorCode, type ParseError, visit } from 'jsonc-parser';

export type JsonBreak = { position: number; message: string };

/** `found` is what is at the break, `before` the text up to it without trailing space. */
type Advice = (found: string, before: string) => string;

const ADVICE: Readonly<Record<string, Advice>> = {
	InvalidSymbol: strange,
	PropertyNameExpected: (found) => `found ${found}. An entry starts with its name: "question"`,
	ValueExpected: (found) => `a value is missing before ${found}`,
	ColonExpected: (_, before) =>
		`a colon is missing after ${/"[^"]*"$/.exec(before)?.[0] ?? before}.`,
	CommaExpected: (found) =>
		found === ':'
			? 'this entry has no { at its beginning.'
			: /^[}\]]/.test(found)
				? `found ${found}, but another bracket has to be closed first.`
				: 'a comma is missing before this entry.',
	EndOfFileExpected: (found) => `found ${found} after the end. Remove it.`,
	UnexpectedEndOfString: () =>
		'this text has no quotation mark at its end. A text stands on one line, between two.',
	InvalidEscapeCharacter: (found) => {
		const [sign = '\\'] = /\\[^"\\/bfnrtu]/.exec(found) ?? [];
		return `found ${sign}. Write ${sign.slice(1)} without the backslash.`;
	},
	InvalidCharacter: () => 'found a tab inside text. Write a space there.',
	InvalidCommentToken: (found) => `found ${found}. Comments are not allowed here. Remove it.`,
};

/** For text that `JSON.parse` rejects; undefined if nothing is found. */
export function findJsonBreak(text: string): JsonBreak | undefined {
	const errors: ParseError[] = [];
	parse(text, errors, { disallowComments: true });
	const [first] = errors;
	if (text.trim() === '')
		return { position: 0, message: 'the file is empty. Restore its contents.' };
	if (!/^\s*[[{]/.test(text))
		return {
			position: 0,
			message: 'the file must start with { or [, but the first bracket is missing.',
		};
	if (!first) return undefined;
	const { offset: position, length, error } = first;
	const found = text.slice(position, position + length);
	const before = text.slice(0, position).trimEnd();
	if (found === '')
		return { position, message: 'the file ends too early. A bracket is missing at its end.' };
	if (before.endsWith(',') && /^[}\]]/.test(found))
		return {
			position: before.length - 1,
			message: `found an extra comma before ${found}. Remove the comma.`,
		};
	const advice = ADVICE[printParseErrorCode(error)];
	return {
		position,
		message: advice?.(found, before) ?? `found ${found}, which does not belong here.`,
	};
}

/** The first duplicate name in an object; `JSON.parse` silently keeps the last. */
export function findRepeatedName(text: string): JsonBreak | undefined {
	let found: JsonBreak | undefined;
	const open: Set<string>[] = [];
	visit(text, {
		onObjectBegin: () => void open.push(new Set()),
		onObjectEnd: () => void open.pop(),
		onObjectProperty: (name, position) => {
			if (open.at(-1)?.has(name))
				found ??= { position, message: `found "${name}" a second time in one entry. Remove one.` };
			open.at(-1)?.add(name);
		},
	});
	return found;
}

function strange(word: string, before: string): string {
	if (/^[“”„‘’']/.test(word))
		return `found ${word[0]}. Names and text go in straight quotation marks: "question"`;
	return before.endsWith('"')
		? `found a quotation mark inside text, before ${word}. Write curly ones there: “the word”.`
		: `found ${word}. Text goes in quotation marks: "${word}"`;
}
