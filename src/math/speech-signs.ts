/** A minus sign in front of what is already said: "negative 3 x", "the opposite of x squared". */
import type { Beside } from './speech-parts.ts';

const GREEK = 'alpha|beta|gamma|delta|theta|lambda|phi|omega';
/** "x squared", "2 to the 3rd power", "side a squared", "e to the power of". */
const POWER = `(?:[\\d.]+|(?:(?:capital|lowercase|side) )?[a-zA-Z]|pi|${GREEK})(?: sub \\w+)? (?:squared|cubed|to the (?:negative )?\\w+ power|to the power of)`;
/** A group, another sign, a zero, a power: what "negative" in front could be heard as part of. */
const IS_APART = new RegExp(
	`^(?:the quantity|the absolute value|the (?:cube|\\d*[13579]th) root|open \\w+|negative|0$|${POWER})\\b`,
);

/** A fraction that may be negative itself, or in which something is to be calculated; not an angle such as 5π over 3. */
const IS_OPEN_FRACTION = new RegExp(
	`^the fraction (?!(?:\\d+ )?pi, over \\d+, end fraction,?$).*\\b(?:[a-zA-Z]|pi|${GREEK}|negative|times|plus|minus|divided|squared|cubed|power)\\b`,
);

/** A power of a group: "the opposite of" it could be the power of the opposite. */
const POWER_OF_GROUP =
	/^(?:the quantity (?:(?!, end quantity).)+, end quantity|open (\w+), (?:(?!, close).)+, close \1), (?:squared|cubed|to the \S+ )/;

/** "The quantity negative 4, end quantity, squared". */
const POWER_OF_NEGATIVE =
	/^the quantity (negative [\d.]+), end quantity, (squared|cubed|to the \d+\w+ power)/;

/** "The square of negative 4", which a sign in front cannot become part of. */
const withExponentFirst = (size: string): string =>
	size.replace(POWER_OF_NEGATIVE, (_, base: string, power: string) => {
		const named = { squared: 'the square', cubed: 'the cube' }[power] ?? power.replace('to ', '');
		return `${named} of ${base}`;
	});

/**
 * "negative 3 x"; a root has its sign behind the article, "the negative square root of 5", and a fraction of numbers in
 * its numerator, "the fraction negative 23, over 5". But −2² is "the opposite of 2 squared", with a breath before more:
 * "negative 2 squared" could be (−2)². So are −x² and −a/b; −(x − 3)² is "negative 1 times" the power.
 */
export function negated(size: string, { after }: Beside): string {
	if (POWER_OF_GROUP.test(size) && !POWER_OF_NEGATIVE.test(size)) return `negative 1 times ${size}`;
	if (IS_APART.test(size) || IS_OPEN_FRACTION.test(size))
		return `the opposite of ${withExponentFirst(size)}${after ? ',' : ''}`;
	const [opening] = /^the fraction (?:with numerator )?/.exec(size) ?? [''];
	const first = size.slice(opening.length);
	const isRoot = /^the (?:square|cube|\d+th) root\b/.test(first);
	if (opening && !isRoot && IS_APART.test(first))
		return `the opposite of ${size}${after ? ',' : ''}`;
	return isRoot
		? `${opening}${first.replace('the', 'the negative')}`
		: `${opening}negative ${first}`;
}
