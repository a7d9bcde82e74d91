import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
	[String.raw`\frac{2x^{6}y^{2}}{25}`, '(2x^6y^2)/25'],
	[String.raw`y = -\frac{7}{6}x + \frac{7}{2}`, 'y = -(7/6)x + 7/2'],
	[String.raw`5\sqrt[3]{4}`, '5cbrt(4)'],
	[String.raw`2i\sqrt{6}`, '2i sqrt(6)'],
	[String.raw`8\sqrt[5]{x^{3}}`, String.raw`8\sqrt[5]{x^3}`],
	[String.raw`4\sin A\cos A`, '4sin(A)cos(A)'],
	[String.raw`(-\infty, -\frac{4}{5}] \cup [2, \infty)`, '(-inf, -4/5] U [2, inf)'],
	[String.raw`\left|x - 59\right| \ge 17`, '|x - 59| >= 17'],
	[String.raw`h(t) = 14\sin 45t + 28`, 'h(t) = 14sin(45t) + 28'],
	[String.raw`t_{n} = t_{n - 1} - 4`, 't_n = t_(n-1) - 4'],
	[String.raw`13{,}122\pi`, '13,122pi'],
	[String.raw`(300^{\circ}, 2)`, '(300°, 2)'],
	[String.raw`\{-8, -2, 0\}`, '{-8, -2, 0}'],
])('types %s as %s', (tex, plain) => {
	expect(plainText(tex)).toBe(plain);
});

test('rejects TeX that no answer in the bank uses', () => {
	expect(() => plainText(String.raw`\int x`)).toThrow(String.raw`\int`);
});
