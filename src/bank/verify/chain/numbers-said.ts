/** Signed numbers as sentences and lines write them. */
import { remembered } from '../../../math/remembered.ts';
import { plainMath } from './plain-math.ts';

/** `isNegative`: the minus belongs to the number, as in "by −3", `(-3)`, and `|-3|`, and is not a subtraction. */
export type SaidNumber = { value: number; isNegative: boolean; isSubtracted: boolean };

/** The numbers of a text in order. */
export function numbersSaid(text: string): SaidNumber[] {
	const plain = plainMath(text);
	return [...plain.matchAll(/\d+(?:\.\d+)?|\.\d+/g)].map(({ 0: digits, index }) => {
		const before = plain.slice(Math.max(0, index - 3), index);
		const isBase = plain[index + digits.length] === '^';
		const isNegative = !isBase && /(?:^|[^\w)}\]%°!|]|(?:^|[\s(=])\|)-$/.test(before);
		return { value: Number(digits), isNegative, isSubtracted: !isNegative && /- ?$/.test(before) };
	});
}

export const writeNumber = ({ value, isNegative }: SaidNumber): string =>
	`${isNegative ? '−' : ''}${value}`;

/** Whether a text contains the number: "x − 3" contains 3 and, as a term, −3. */
export const names =
	({ value, isNegative }: SaidNumber) =>
	(other: SaidNumber): boolean =>
		other.value === value &&
		(other.isNegative === isNegative || (isNegative && other.isSubtracted));

const LETTERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** As digits and spelled out. */
export const allNumbersIn = remembered((text): readonly SaidNumber[] => [
	...numbersSaid(text),
	...numbersInLetters(text),
]);

/** "Two" names the number that a sentence writes as 2. */
const numbersInLetters = (text: string): SaidNumber[] =>
	(text.toLowerCase().match(/\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/g) ?? []).map(
		(word) => ({
			value: LETTERS.indexOf(word) + 2,
			isNegative: false,
			isSubtracted: false,
		}),
	);
