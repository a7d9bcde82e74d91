import { expect, test } from 'vitest';
import { inWords, plainAxes } from './curves.ts';

test('a description tells points, asymptotes and dots of a curve', () => {
	const words = inWords({ at: (x) => 1 / x, walls: [0], level: 0, keys: [1, -1] }, plainAxes(6));
	expect(words).toContain('(negative 1, negative 1)');
	expect(words).toContain('vertical asymptote at x = 0');
	expect(words).toContain('horizontal asymptote at y = 0');
});

test('places on an axis of angles are told as parts of pi', () => {
	const x = { from: -1, to: 2, grid: 0.5, numbersEvery: 1, unit: 'π' } as const;
	const words = inWords(
		{ at: (turn) => Math.sin(turn * Math.PI), keys: [0.5, -0.5] },
		{ ...plainAxes(6), x },
	);
	expect(words).toContain('(pi over 2, 1)');
	expect(words).toContain('(negative pi over 2, negative 1)');
});
