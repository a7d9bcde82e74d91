/** Reading stops here: `message` is a sentence for the student, `at` the position in the text, from 0. */
export class Unreadable extends Error {
	override name = 'Unreadable';
	readonly at: number;

	constructor(message: string, at: number) {
		super(message);
		this.at = at;
	}
}

/** Longest answer that is read, in characters. The longest in the bank has 260. */
export const MAX_LENGTH = 600;
/** Most numbers, names, and signs in one answer. The largest in the bank has 121. */
export const MAX_TOKENS = 300;
/** Deepest nesting of parentheses, roots, and exponents. */
export const MAX_DEPTH = 40;
/** Most digits in one number. */
export const MAX_DIGITS = 60;
