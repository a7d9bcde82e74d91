/** Points, lists, and what a variable is not, in words; their items are said by `speech.ts`. */
import type { Expression } from './expression.ts';
import { signOf } from './sign.ts';
import type { Beside } from './speech-parts.ts';

type Speak = (item: Expression, beside?: Beside) => string;

/** "the point 3, negative 4"; "the point the fraction", or "the point 2, 4 minus 3", would lose a listener. */
export function speakPoint(items: readonly Expression[], speak: Speak): string {
	const said = speakItems(items, speak);
	const [x, y] = items;
	return x &&
		y &&
		items.length === 2 &&
		/\b(?:fraction|plus|minus|times|root)\b|\d over \d/.test(said)
		? `the point with x-coordinate ${speak(x)}, and y-coordinate ${speak(y)}`
		: `the point ${said}`;
}

/** A fraction such as π over 4, which a comma ends; behind "13 over 2" it could be heard as part of a number. */
function isOfLetters(item: Expression): boolean {
	const { size } = signOf(item);
	return size.kind === 'quotient' && size.over.kind !== 'number';
}

/** As `speakItems`, but also by semicolons where an item ends by name. */
export function speakList(items: readonly Expression[], speak: Speak): string {
	const isFlat = items.slice(0, -1).every((item) => !/\bend \w/.test(speak(item, { after: true })));
	return speakItems(items, speak, isFlat ? ', ' : '; ');
}

/** Separated by commas; by semicolons where an item has parts. A last item behind dots is where they lead. */
export function speakItems(items: readonly Expression[], speak: Speak, between = ', '): string {
	const isFlat = items.every(({ kind }) => !['tuple', 'interval', 'set', 'list'].includes(kind));
	const leads = (item: Expression | undefined) => item?.kind === 'symbol' && item.name === '\\dots';
	return items
		.map((item, at) => {
			const said = speak(item, { after: at < items.length - 1 && !isOfLetters(item) });
			if (at < 2 || at < items.length - 1 || !leads(items[at - 1])) return said;
			return `${direction(items)}to ${said}`;
		})
		.join(isFlat ? between : '; ');
}

/** "up ", "down ", or nothing for a list that goes up and down, such as 7, −14, 28. */
function direction(items: readonly Expression[]): string {
	const numbers = items.flatMap((item) => (item.kind === 'number' ? [item.value] : []));
	const [first, second, third] = numbers;
	const last = numbers.at(-1);
	if (!first || !last) return 'up ';
	if (second && third && first.s !== second.s && second.s !== third.s) return '';
	return last.lt(first) ? 'down ' : 'up ';
}

/** What a variable is not. */
export const excludes = (part: Expression | undefined): boolean =>
	part?.kind === 'relation' && part.sign === '\\ne';

/** "negative 4 or 5", "1, 2, or 3": what something is not. */
export function speakExcluded(items: readonly Expression[], speak: Speak): string {
	const said = items.map((item) => speak(item));
	const last = said.pop() ?? '';
	return said.length === 0 ? last : `${said.join(', ')}${said.length > 1 ? ',' : ''} or ${last}`;
}
