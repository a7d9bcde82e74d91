/** Numbers as typed, as trees: decimals, repeating decimals, calculator notation, mixed numbers. */
import { number, type Tree } from '../tree.ts';
import { Fraction } from '../value/fraction.ts';
import type { Token } from './tokens.ts';

export function decimal(token: Token): Tree {
	const { text } = token;
	if (text.endsWith(')')) return { is: 'number', value: Fraction.fromDecimal(text), text };
	if (!text.endsWith('…')) {
		const [mantissa = '', exponent] = text.split(/e/i);
		const plain: Tree = { is: 'number', value: Fraction.fromDecimal(mantissa), text: mantissa };
		if (exponent === undefined) return plain;
		const power = number(Number(exponent));
		return { is: 'product', factors: [plain, { is: 'power', base: number(10), exponent: power }] };
	}
	return { is: 'number', value: repeating(text.slice(0, -1)), text };
}

/** 0.333… is 1/3: the shortest block of digits that occurs at least twice at the end repeats. */
function repeating(digits: string): Fraction {
	const [whole = '0', after = ''] = digits.split('.');
	for (let size = 1; size * 2 <= after.length; size++) {
		const block = after.slice(-size);
		if (after.slice(-2 * size, -size) !== block) continue;
		let start = after.length - 2 * size;
		while (start >= size && after.slice(start - size, start) === block) start -= size;
		return Fraction.fromDecimal(`${whole}.${after.slice(0, start)}(${block})`);
	}
	return Fraction.fromDecimal(digits);
}

export const fraction = (text: string): Tree => {
	const [over, under] = text.split('⁄') as [string, string];
	return { is: 'quotient', over: number(BigInt(over)), under: number(BigInt(under)) };
};

export const mixedNumber = (whole: string, over: string, under: string): Tree => ({
	is: 'mixed',
	whole: BigInt(whole),
	over: BigInt(over),
	under: BigInt(under),
});
