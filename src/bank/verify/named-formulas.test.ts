import { expect, test } from 'vitest';
import { misnamedFormula } from './named-formulas.ts';

test.each([
	'The formula $C = 2\\pi r$ gives the circumference of a circle with radius $r$.',
	'The formula $C = \\pi d$ gives the circumference of a circle with diameter $d$.',
	'The formula $V = \\frac{1}{3}\\pi r^{2}h$ gives the volume $V$ of a cone with radius $r$ and height $h$.',
	'The formula $A = \\frac{1}{2}h(a + b)$ gives the area of a trapezoid with height $h$ and parallel sides $a$ and $b$.',
	'The formula $C = 3 + 6n$ gives the cost of ordering $n$ items.',
])('accepts "%s"', (text) => {
	expect(misnamedFormula(text)).toEqual([]);
});

test.each([
	'The formula $C = 2\\pi r$ gives the circumference of a circle with diameter $r$.',
	'The formula $V = \\pi r^{2}h$ gives the volume $V$ of a cone with radius $r$ and height $h$.',
	'The formula $A = lw$ gives the perimeter $A$ of a rectangle with length $l$ and width $w$.',
	'The formula $V = \\frac{4}{3}\\pi r^{3}$ gives the surface area of a sphere with radius $r$.',
	'The formula $A = \\frac{1}{2}h(a + b)$ gives the perimeter of a trapezoid with height $h$ and parallel sides $a$ and $b$.',
])('refuses a formula under the name of another: "%s"', (text) => {
	expect(misnamedFormula(text)).toHaveLength(1);
});
