import { expect, test } from 'vitest';
import {
	addSurds,
	isRational,
	multiplySurds,
	scaleSurd,
	simplifyRoot,
	surd,
	surdExpression,
} from './surd.ts';
import { tex } from './tex.ts';

test.each([
	[72, 2, 6, 2],
	[7, 2, 1, 7],
	[54, 3, 3, 2],
	[16, 2, 4, 1],
])('takes the square or cube factors of %i out of the root', (n, index, outside, inside) => {
	expect(simplifyRoot(n, index)).toEqual({ outside, inside });
});

test('adds like roots and writes the rational part first', () => {
	expect(tex(surdExpression(addSurds(surd(1, 12), surd(-5), surd(2, 3), surd(1, 2))))).toBe(
		'-5 + \\sqrt{2} + 4\\sqrt{3}',
	);
	expect(tex(surdExpression(addSurds(surd(2, 5), surd(-2, 5))))).toBe('0');
});

test('expands products, and a conjugate product is rational', () => {
	const [a, b] = [addSurds(surd(3), surd(1, 2)), addSurds(surd(3), surd(-1, 2))];
	expect(isRational(multiplySurds(a, b))).toBe(true);
	expect(tex(surdExpression(multiplySurds(a, a)))).toBe('11 + 6\\sqrt{2}');
	expect(tex(surdExpression(scaleSurd(a, '1/2')))).toBe('\\frac{3}{2} + \\frac{1}{2}\\sqrt{2}');
});
