import { expect, test } from 'vitest';
import { smoothPath } from './smooth-path.ts';

const band = { top: 0, bottom: 132 };

test('draws a sine as a few cubic pieces, without a corner', () => {
	const path = smoothPath((x) => 66 - 44 * Math.sin((2 * Math.PI * x) / 33), [0, 132], band);
	expect(path).toMatch(/^M0 66(c[^cMl]*)+$/);
	expect(path.length).toBeLessThan(800);
});

test('joins straight pieces, and breaks only where the curve jumps or leaves the band', () => {
	expect(smoothPath((x) => Math.abs(x - 40), [0, 40, 100], band)).toBe('M0 40l40-40l60 60');
	expect(smoothPath((x) => (x < 50 ? 20 : 90), [0, 50, 100], band)).toBe('M0 20l50 0M50 90l50 0');
	expect(smoothPath((x) => 10 * x - 500, [0, 100], band)).toBe('M50 0l13.2 132');
	expect(smoothPath(() => Number.NaN, [0, 100], band)).toBe('');
});
