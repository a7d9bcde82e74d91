import { expect, test } from 'vitest';
import { drawScale } from './draw-scale.ts';

const row = (questions: number, memoryMb: number) => ({
	questions,
	p50Ms: 1.5,
	p99Ms: 4,
	micros: 40,
	memoryMb,
});

test('draws more questions further right and more memory higher, with every number in its accessible name', () => {
	const svg = drawScale([row(15_000, 100), row(240_000, 150), row(1_200_000, 200)]);
	const [, points = ''] = /points="([^"]*)" fill="none" stroke="#0b7a4b"/.exec(svg) ?? [];
	const places = points.split(' ').map((pair) => pair.split(',').map(Number));
	expect(places.map(([x]) => x)).toEqual(places.map(([x]) => x).toSorted((a = 0, b = 0) => a - b));
	expect(places.map(([, y]) => y)).toEqual(
		places.map(([, y]) => y).toSorted((a = 0, b = 0) => b - a),
	);
	expect(svg).toContain('15 k: 1.5 and 4 ms, 100 MB; 240 k: 1.5 and 4 ms, 150 MB; 1.2 M:');
});
