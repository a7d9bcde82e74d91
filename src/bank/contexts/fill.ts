/** Fills in the blanks of a sentence. */
import { type Expression, num, symbol } from '../../math/expression.ts';
import { money } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';

/** `fill('at most {n} people', { n: 12 })`; `{$n}` is the number as dollars. @throws {RangeError} for a place without a number. */
export function fill(text: string, numbers: Readonly<Record<string, number>>): Prose {
	const parts = text.split(/\{(\$?\w+)\}/).map((part, at) => {
		if (at % 2 === 0) return part;
		const number = numbers[part.replace('$', '')];
		if (number === undefined) throw new RangeError(`"${text}" has no number for {${part}}.`);
		return part.startsWith('$') ? money(number) : num(number);
	});
	return { parts: parts.filter((part) => part !== '') };
}

/** The last line of a solution: `{x}` stands for what was found. */
export function concluded(text: string, found: Prose): Prose {
	const [before = '', after = ''] = text.split('{x}');
	return say`${before}${found}${after}`;
}

/** Only the places in braces are filled; the words stay as they are. */
export const withValues = (text: string, values: Readonly<Record<string, Expression>>): Prose => ({
	parts: text
		.split(/\{(\w+)\}/)
		.map((part, at) => (at % 2 === 0 ? part : (values[part] ?? part)))
		.filter((part) => part !== ''),
});

/** `{A}` stands for an expression; capitals alone and after ∠ are typeset. */
export function fillText(text: string, values: Readonly<Record<string, Expression>>): Prose {
	const parts = text.split(
		/(\{\w+\}|∠[A-Z]+|\b(?:[B-Z]|[A-Z]{2}|A(?= (?:and|to|from|the|stand)\b|[,.])|(?<=(?:at|from|to|and|stake|tower|gate|observer|friend|sensor|lighthouse) )A)\b)/,
	);
	return {
		parts: parts.filter(Boolean).map((part) => {
			const value = /^\{(\w+)\}$/.exec(part)?.[1];
			if (value !== undefined) return values[value] ?? part;
			if (part.startsWith('∠')) return symbol(`\\angle ${part.slice(1)}`);
			return /^[A-Z]{1,2}$/.test(part) ? symbol(part) : part;
		}),
	};
}
