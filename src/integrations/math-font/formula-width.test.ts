import { expect, test } from 'vitest';
import { mathml } from '../../math/mathml.ts';
import { measureMathFont } from './font-measures.ts';
import { formulaWidth } from './formula-width.ts';

const font = await measureMathFont();
const widthOf = (tex: string): number => formulaWidth(mathml(tex), font);

/** Measured in Chromium 156 at 19.08 px, where half a pixel is 0.026 em. */
test.each([
	['125', 1.486],
	['x', 0.559],
	['2h\\theta', 1.579],
	['\\$8.50', 2.226],
	['y = -3x + 5', 5.217],
	['a < b', 2.346],
	['4 \\times 6 \\div 2', 3.701],
	['(3, -7)', 2.837],
	['\\sin 30^\\circ', 2.757],
	['x^2', 0.945],
	['2^{x - 3}', 2.078],
	['t_{n-1}', 1.924],
	['\\frac{1}{2}', 0.451],
	['x^{\\frac{5}{3}}', 0.976],
	['\\sqrt{221}', 2.697],
	['\\sqrt[3]{500}', 2.761],
	['\\left(\\frac{1}{2}\\right)', 1.716],
	['\\left|x\\right|', 1.093],
	['12\\text{ cm}', 2.523],
])('knows how wide $%s$ is', (tex, measured) => {
	expect(Math.abs(widthOf(tex) - measured)).toBeLessThan(0.026);
});

test('claims no width for a table, which depends on its style', () => {
	expect(widthOf('A = \\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}')).toBeNaN();
});

test('claims no width for a symbol that the font lacks', () => {
	expect(formulaWidth('<mtext>Ж</mtext>', font)).toBeNaN();
});
