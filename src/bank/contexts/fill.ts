/** Fills in the numbers of a sentence that has places for them. */
import type { Prose } from '../../math/prose.ts';
import { num } from '../../math/expression.ts';
import { money } from '../../math/notation.ts';

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
