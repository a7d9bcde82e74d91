/**
 * What the prompt lets its letters stand for agrees with its formula: the quantity that a formula gives is the letter
 * on its left side, and what it depends on is on its right side.
 */
import { ifReadable, lettersIn, sidesOf } from './values.ts';

/** Issues for letters of the prompt in each other's place. */
export const exchangedLetters = (text: string): string[] => [
	...(text.includes('$ gives ') ? otherResult(text) : []),
	...(text.includes(' after $') ? otherTime(text) : []),
	...(text.includes(' is given by $') ? otherName(text) : []),
	...(text.includes('(') ? functionForVariable(text) : []),
	...(/constant of proportionality \$[xy]\$|\$[^x$]+\$ be the horizontal distance/.test(text)
		? ['the variables are exchanged with another letter']
		: []),
];

const NAMED = /\$([A-Za-z](?:_\{\d\})?|\\[a-z]+)\$/g;

const lettersOf = (tex: string): readonly string[] => ifReadable(() => lettersIn(tex)) ?? [];

/** "The formula $D = 53t + 120$ gives the total distance $D$, in miles, that a family has driven … $t$ hours after" */
function otherResult(text: string): string[] {
	const [, result = '', right = '', said = ''] =
		/The (?:formula|equation) \$([A-Za-z]) = ([^$]*)\$ gives ([^.?]*)/.exec(text) ?? [];
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

const CALL = /(?<![A-Za-z\\\d)}])([a-zA-Z])\(([a-z])\)(?!\^)/g;
const NEEDS_FUNCTION =
	/(?:\bfunction|[Ii]nverse of|rate of change of|\bgraph of|\bdoes) \$([A-Za-z])\$(?! as | with respect )/g;
const NEEDS_VARIABLE = /(?:\bvalues? of|\ba function of) \$([A-Za-z])\$/g;

/** "The graph of $y = f(x)$ is shown. For which value of $f$ does $x$ have its greatest value?" */
function functionForVariable(text: string): string[] {
	const calls = [...text.matchAll(CALL)];
	const [names, inside] = [1, 2].map((at) => new Set(calls.map((call) => call[at])));
	const lettersAfter = (words: RegExp) => [...text.matchAll(words)].map(([, letter]) => letter);
	return [
		...lettersAfter(NEEDS_FUNCTION)
			.filter((letter) => inside?.has(letter) && !names?.has(letter))
			.map((letter) => `${letter} is not a function, but its variable`),
		...lettersAfter(NEEDS_VARIABLE)
			.filter((letter) => names?.has(letter))
			.map((letter) => `${letter} is a function, not a variable`),
	];
}
