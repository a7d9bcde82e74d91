/**
 * Sentences with math in them. `` say`Find the sum: ${sum(-8, 5)}.` `` holds words and expressions side by side, so the
 * written, typeset, and spoken forms come from the same objects.
 */
import type { RichText } from '../schemas/wire/rich-text.ts';
import { type Expression, num, type Operand } from './expression.ts';
import { renderInline } from './markup.ts';
import { proseSpeech } from './prose-speech.ts';
import { tex } from './tex.ts';

export type Prose = { parts: (string | Expression)[] };

/** What may appear in a sentence: words, numbers (typeset), expressions, other sentences. */
export type Sayable = string | number | Expression | Prose;

export function say(words: TemplateStringsArray, ...values: Sayable[]): Prose {
	const parts: Prose['parts'] = [];
	words.forEach((text, place) => {
		parts.push(text);
		const value = values[place];
		if (value !== undefined) parts.push(...partsOfSayable(value));
	});
	return { parts: parts.filter((part) => part !== '') };
}

/** A single expression as a sentence. */
export const formula = (expression: Operand): Prose => ({
	parts: [typeof expression === 'number' ? num(expression) : toExpression(expression)],
});

function toExpression(value: Operand): Expression {
	if (typeof value === 'string') return { kind: 'symbol', name: value };
	if (typeof value === 'object' && 'kind' in value) return value;
	return num(value);
}

function partsOfSayable(value: Sayable): Prose['parts'] {
	if (typeof value === 'string') return [value];
	if (typeof value === 'number') return [num(value)];
	return 'parts' in value ? value.parts : [value];
}

/** "x = −2 or x = 5", "x = 0, x = 2, or x = 5". */
export const joinedByOr = (items: readonly Sayable[]): Prose => joinedBy('or', items);

/** "(−3, 0) and (2, 0)", "(−3, 0), (2, 0), and (0, 6)". */
export const joinedByAnd = (items: readonly Sayable[]): Prose => joinedBy('and', items);

function joinedBy(word: string, items: readonly Sayable[]): Prose {
	const last = items.length - 1;
	const before = items.length > 2 ? `, ${word} ` : ` ${word} `;
	return items.reduce<Prose>(
		(list, one, at) => (at === 0 ? say`${one}` : say`${list}${at === last ? before : ', '}${one}`),
		say``,
	);
}

/** The items of a list within a sentence: "−3 and 3" for "−3, 3". */
export function spelledOut(body: Prose): Prose {
	const [only, ...more] = body.parts;
	return typeof only === 'object' && only.kind === 'list' && more.length === 0
		? joinedByAnd(only.items)
		: body;
}

/** As stored in a record: words with `$…$`. A dollar sign in the words is written `\$`. */
export function proseText(prose: Prose): string {
	return prose.parts
		.map((part) =>
			typeof part === 'string' ? part.replaceAll(/(?<!\\)\$/g, '\\$') : `$${tex(part)}$`,
		)
		.join('');
}

/** All three forms of one sentence, which may be said more fully. @throws {FormulaError} if a part cannot be typeset. */
export function richText(prose: Prose, spoken = prose): RichText {
	const text = proseText(prose);
	return { text, html: renderInline(text), speech: proseSpeech(spoken) };
}
