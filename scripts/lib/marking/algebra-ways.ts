import { factorsOf, sumOf, termsOf, withStars } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { generalWays, type Asked } from './spellings.ts';

/** A single formula without a relation: its terms and factors may come in any order. */
export function algebraWays({ answer }: Asked): string[] {
	const plain = plainText(answer.value);
	const terms = termsOf(plain);
	return [
		...generalWays(answer.value),
		withStars(plain),
		sumOf(terms.toReversed()),
		...(answer.kind === 'factorization' ? productWays(plain) : wholeWays(plain)),
		...(terms.length > 2 ? [sumOf([...terms.slice(1), ...terms.slice(0, 1)])] : []),
		...(answer.unit === undefined ? [] : [`${plain} ${answer.unit}`]),
	];
}

/** A statement such as `8^3 = 512` is read from its other side; anything else may be in parentheses. */
function wholeWays(plain: string): string[] {
	return plain.includes(' = ') ? [plain.split(' = ').toReversed().join(' = ')] : [`(${plain})`];
}

function productWays(plain: string): string[] {
	const factors = factorsOf(plain);
	if (factors.length < 2 || plain.startsWith('-')) return [];
	const reversed = factors.toReversed().join('*');
	return [
		reversed,
		reversed.replaceAll('*', ' · '),
		factors.join(' × '),
		[...factors.slice(1), ...factors.slice(0, 1)].join('*'),
	];
}
