import { describe, expect, it } from 'vitest';
import { readableAngles } from '../../families/geo/triangle-angles/triangle.ts';
import { rightTriangle } from '../right-triangle.ts';
import { drawFigure } from './draw-figure.ts';

const ALT = 'A right triangle with legs of 2 cm and 90 cm and hypotenuse c.';

describe('a diagram', () => {
	it('keeps a very long triangle readable, with all its texts and its words', () => {
		const { svg, alt, width, height } = drawFigure(
			rightTriangle(2, 90, { across: '2 cm', up: '90 cm', longest: 'c' }, ALT),
		);
		for (const text of ['2 cm', '90 cm', 'c']) expect(svg).toContain(`>${text}</text>`);
		expect(alt).toBe(ALT);
		expect(width).toBe(320);
		expect(height).toBeLessThan(260);
	});

	it('puts every corner on the paper', () => {
		const { svg, width, height } = drawFigure({
			kind: 'diagram',
			marks: [
				{
					mark: 'path',
					at: [
						[-500, 3],
						[700, 4],
						[20, 900],
					],
					closed: true,
				},
			],
			alt: 'A triangle.',
		});
		const path = /d="M([^"Z]*)Z"/.exec(svg)?.[1] ?? '';
		const spots = path.split('L').map((spot) => spot.split(' ').map(Number));
		expect(spots).toHaveLength(3);
		for (const [x = -1, y = -1] of spots) {
			expect(x).toBeGreaterThan(0);
			expect(x).toBeLessThan(width);
			expect(y).toBeGreaterThan(0);
			expect(y).toBeLessThan(height);
		}
	});
});

describe('readableAngles', () => {
	it('leaves a right angle right and room for the third angle', () => {
		expect(readableAngles(15, 90)).toEqual([38, 90]);
		const [b, c] = readableAngles(80, 80);
		expect(b).toBe(c);
		expect(180 - b - c).toBeGreaterThan(35);
	});
});
