import { expect, test } from 'vitest';
import { cornersOf, networkFigure } from '../figures/diagram.ts';
import { drawFigure } from '../figures/draw/draw-figure.ts';
import { openedAngles } from './triangle-figure.ts';

test('narrow angles beside a wide one are opened, in the same order', () => {
	const [a = 0, b = 0, c = 0] = openedAngles([15, 13, 152]);
	expect(b).toBeGreaterThan(24);
	expect(a).toBeGreaterThan(b);
	expect(a + b + c).toBeCloseTo(180);
	expect(openedAngles([35, 32, 113])).toEqual([35, 32, 113]);
});

test('the text of a narrow angle is nearer to its own corner than to the others', () => {
	const [b = 0, c = 0] = openedAngles([13, 152, 15]);
	const [B, C, A] = cornersOf(b, c);
	const { svg } = drawFigure(
		networkFigure(
			{ points: { A, B, C }, segments: ['AB', 'BC', 'AC'], angles: { BAC: '15°' } },
			'A triangle.',
		),
	);
	const spotOf = (text: string) => {
		const [, x, y] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${text}<`).exec(svg) ?? [];
		return [Number(x), Number(y)] as const;
	};
	const [x, y] = spotOf('15°');
	const far = (name: string) => Math.hypot(spotOf(name)[0] - x, spotOf(name)[1] - y);
	expect(far('A')).toBeLessThan(far('C'));
	expect(far('A')).toBeLessThan(far('B'));
});
