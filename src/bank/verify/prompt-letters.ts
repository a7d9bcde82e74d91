/**
 * What the prompt lets its letters stand for agrees with its formula: the quantity that a formula gives is the letter
 * on its left side, and what it depends on is on its right side.
 */
import { ifReadable, lettersIn, sidesOf } from './values.ts';

/** Issues for letters of the prompt in each other's place. */
export const exchangedLetters = (text: string): string[] => [
	...(text.includes('The formula $') ? otherResult(text) : []),
	...(text.includes(' after $') ? otherTime(text) : []),
	...(text.includes(' is given by $') ? otherName(text) : []),
];

const NAMED = /\$([A-Za-z](?:_\{\d\})?|\\[a-z]+)\$/g;

const lettersOf = (tex: string): readonly string[] => ifReadable(() => lettersIn(tex)) ?? [];

/** "The formula $D = 53t + 120$ gives the total distance $D$, in miles, that a family has driven … $t$ hours after" */
function otherResult(text: string): string[] {
	const [, result = '', right = '', said = ''] =
		/The formula \$([A-Za-z]) = ([^$]*)\$ gives ([^.?]*)/.exec(text) ?? [];
	const named = [...said.matchAll(NAMED)].map(([, letter = '']) => letter);
	const inside = lettersOf(right);
	const isSo = named.every((letter, at) =>
		letter === result ? at === 0 : inside.includes(letter),
	);
	return isSo ? [] : [`${result} = ${right} does not give the ${said}`];
}

/** "The height, in feet, after $t$ seconds is given by $h = -16t^{2} + 40t$." */
function otherTime(text: string): string[] {
	const [, time = '', formula = ''] =
		/ after \$([a-z])\$ [a-z]+(?:, in [a-z ]+,)? is given by \$([^$]*)\$/.exec(text) ?? [];
	const [left = '', right = ''] = time === '' ? [] : sidesOf(formula);
	return time === '' || (left !== time && lettersOf(right).includes(time))
		? []
		: [`${formula} does not depend on ${time}`];
}

/** "Let $x$ be the price of one candle and $P$ the profit … The profit is given by $P = -x^{2} + 24x$." */
function otherName(text: string): string[] {
	const [, quantity, result] = /The ([a-z]+) is given by \$([A-Za-z]) = /.exec(text) ?? [];
	return [...text.matchAll(/(?:Let|where|and) \$([A-Za-z])\$ (?:be |is )?the ([a-z]+)/g)]
		.filter(
			([, letter, name]) => quantity !== undefined && (name === quantity) !== (letter === result),
		)
		.map(([said]) => `"${said}", but the ${quantity} is given by ${result}`);
}
