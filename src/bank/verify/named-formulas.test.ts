import { expect, test } from 'vitest';
import { misnamedFormula } from './named-formulas.ts';

test.each([
	'The formula $C = 2\\pi r$ gives the circumference of a circle with radius $r$.',
	'The formula $C = \\pi d$ gives the circumference of a circle with diameter $d$.',
	'The formula $V = \\frac{1}{3}\\pi r^{2}h$ gives the volume $V$ of a cone with radius $r$ and height $h$.',
	'The formula $A = \\frac{1}{2}h(a + b)$ gives the area of a trapezoid with height $h$ and parallel sides $a$ and $b$.',
	'The formula $C = 3 + 6n$ gives the cost of ordering $n$ items.',
	'The formula $V = lwh$ gives the volume of a rectangular box with length $l$, width $w$, and height $h$.',
	'The formula $x = \\sqrt{\\frac{2E}{k}}$ gives the distance $x$ that a spring with spring constant $k$ is stretched when it stores energy $E$.',
	'The formula $\\frac{1}{R} = \\frac{1}{a} + \\frac{1}{b}$ relates $R$, the combined resistance of two resistors in parallel, to the individual resistances $a$ and $b$.',
	'The formula $v^{2} = v_{0}^{2} + 2ad$ relates the initial speed $v_{0}$ and the final speed $v$ of an object with constant acceleration $a$ to the distance $d$ that it covers.',
	'The formula $P = \\frac{W}{t}$ gives the power of a machine that does an amount of work $W$ in time $t$.',
	'The formula $h = \\frac{v^{2}}{2g}$ gives the height reached by a ball thrown straight up with speed $v$, where $g$ is the acceleration due to gravity.',
	'The formula $m = \\frac{y - b}{x - a}$ gives the slope of the line through the points $(a, b)$ and $(x, y)$.',
])('accepts "%s"', (text) => {
	expect(misnamedFormula(text)).toEqual([]);
});

test.each([
	'The formula $C = 2\\pi r$ gives the circumference of a circle with diameter $r$.',
	'The formula $V = \\pi r^{2}h$ gives the volume $V$ of a cone with radius $r$ and height $h$.',
	'The formula $A = lw$ gives the perimeter $A$ of a rectangle with length $l$ and width $w$.',
	'The formula $V = \\frac{4}{3}\\pi r^{3}$ gives the surface area of a sphere with radius $r$.',
	'The formula $A = \\frac{1}{2}h(a + b)$ gives the perimeter of a trapezoid with height $h$ and parallel sides $a$ and $b$.',
	'The formula $V = lwh$ gives the distance covered in time $l$ by an object whose speed changes from $w$ to $h$ under constant acceleration.',
	'The formula $v = \\sqrt{\\frac{GM}{r}}$ gives the distance $r$ that a spring with spring constant $M$ is stretched when it stores energy $G$.',
	'The formula $A = P + Prt$ relates $P$, the combined resistance of two resistors in parallel, to the individual resistances $r$ and $t$.',
	'The formula $P = \\frac{W}{t}$ gives the power of a machine that does an amount of work $t$ in time $W$.',
	'The formula $h = \\frac{v^{2}}{2g}$ gives the height reached by a ball thrown straight up with speed $g$, where $v$ is the acceleration due to gravity.',
	'The formula $c = ab$ gives the happiness of $a$ cats with $b$ owners.',
	'The formula $m = \\frac{y - b}{x - a}$ gives the slope of the line through the points $(b, a)$ and $(x, y)$.',
])('refuses a formula under the name of another: "%s"', (text) => {
	expect(misnamedFormula(text)).toHaveLength(1);
});
