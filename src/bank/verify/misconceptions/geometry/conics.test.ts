import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used the focus as the vertex | (y - 1)^{2} = -16x | (y - 1)^{2} = 16(x - 4)
		(y - 1)^{2} = -16(x - 4) | A parabola has its focus at $(0, 1)$, and its directrix is $x = 8$. Write the equation of the parabola in the form $(y - k)^{2} = 4p(x - h)$.
	counted from the directrix instead of the vertex to find p | (y - 1)^{2} = -32(x - 4) | (y - 1)^{2} = 16(x - 4)
		(y - 1)^{2} = -16(x - 4) | A parabola has its focus at $(0, 1)$, and its directrix is $x = 8$. Write the equation of the parabola in the form $(y - k)^{2} = 4p(x - h)$.
	used the distance from the vertex to the focus as p, without a negative sign | (y - 1)^{2} = 16(x - 4) | (y - 1)^{2} = -16x
		(y - 1)^{2} = -16(x - 4) | A parabola has its focus at $(0, 1)$, and its directrix is $x = 8$. Write the equation of the parabola in the form $(y - k)^{2} = 4p(x - h)$.
	did not change the sign of the y-term when moving it to the other side | (x - 4)^{2} = -4(y - 4) | (x + 4)^{2} = 4(y + 4)
		(x - 4)^{2} = 4(y + 4) | Write $x^{2} - 8x - 4y = 0$ in the form $(x - h)^{2} = 4p(y - k)$.
	did not reverse the sign of the number inside the parentheses | (0, 3) | (-3, 0)
		(0, -3) | Find the vertex of the parabola $x = -2(y + 3)^{2}$.
	did not reverse the signs of the numbers inside the parentheses | (5, 2) | (-2, -5)
		(-5, -2) | Find the center of the ellipse $\frac{(x + 5)^{2}}{4} + \frac{(y + 2)^{2}}{81} = 1$. Write it as an ordered pair.
	used the whole minor axis instead of half of it | \frac{(x - 4)^{2}}{4} + \frac{y^{2}}{4} = 1 | (x - 4)^{2} + \frac{y^{2}}{4} = 1
		\frac{(x - 4)^{2}}{4} + y^{2} = 1 | An ellipse has vertices at $(2, 0)$ and $(6, 0)$, and its minor axis has length $2$. Write the equation of the ellipse in standard form, with $1$ on the right side.
	interchanged the denominators | (x - 1)^{2} + \frac{(y + 2)^{2}}{25} = 1 | (x + 2)^{2} + \frac{(y - 1)^{2}}{25} = 1
		\frac{(x - 1)^{2}}{25} + (y + 2)^{2} = 1 | An ellipse has vertices at $(-4, -2)$ and $(6, -2)$, and its minor axis has length $2$. Write the equation of the ellipse in standard form, with $1$ on the right side.
	used c² as the smaller denominator | \frac{(x - 2)^{2}}{49} + \frac{(y - 4)^{2}}{16} = 1 | \frac{(x - 2)^{2}}{33} + \frac{(y - 4)^{2}}{49} = 1
		\frac{(x - 2)^{2}}{49} + \frac{(y - 4)^{2}}{33} = 1 | An ellipse has vertices at $(-5, 4)$ and $(9, 4)$. Its foci are at $(-2, 4)$ and $(6, 4)$. Write the equation of the ellipse in standard form, with $1$ on the right side.
	used c² as the second denominator | \frac{y^{2}}{4} - \frac{x^{2}}{16} = 1 | \frac{x^{2}}{4} - \frac{y^{2}}{12} = 1
		\frac{y^{2}}{4} - \frac{x^{2}}{12} = 1 | A hyperbola has vertices at $(0, -2)$ and $(0, 2)$. Its foci are at $(0, -4)$ and $(0, 4)$. Write the equation of the hyperbola in standard form, with $1$ on the right side.
	made the x-term positive instead of the y-term | \frac{x^{2}}{4} - \frac{y^{2}}{12} = 1 | \frac{y^{2}}{4} - \frac{x^{2}}{16} = 1
		\frac{y^{2}}{4} - \frac{x^{2}}{12} = 1 | A hyperbola has vertices at $(0, -2)$ and $(0, 2)$. Its foci are at $(0, -4)$ and $(0, 4)$. Write the equation of the hyperbola in standard form, with $1$ on the right side.
	placed the vertices to the left and right of the center, as if the major axis were horizontal | (-6, 3), (8, 3) | (1, 2), (1, 4)
		(1, -4), (1, 10) | Find the vertices of the ellipse $(x - 1)^{2} + \frac{(y - 3)^{2}}{49} = 1$. Write them as two ordered pairs.
	used the smaller denominator | (1, 2), (1, 4) | (-6, 3), (8, 3)
		(1, -4), (1, 10) | Find the vertices of the ellipse $(x - 1)^{2} + \frac{(y - 3)^{2}}{49} = 1$. Write them as two ordered pairs.
	subtracted the squares instead of adding them | \sqrt{5} | 5
		\sqrt{13} | How long is the segment from $A(0, 7)$ to $B(2, 4)$, in units? Give the exact value, with any square root in simplest form. | AB = \sqrt{4 + 9}
	added the squares instead of subtracting them | \sqrt{221} | \sqrt{222}
		3\sqrt{19} | The point $(5, k)$ is on the circle $x^{2} + y^{2} = 196$, and $k$ is positive. What is the value of $k$?
	gave the length of the major axis | 10 | 1
		2 | Find the length, in units, of the minor axis of the ellipse $(x + 2)^{2} + \frac{(y - 2)^{2}}{25} = 1$.
	gave the length of the minor axis | 10 | 8
		16 | Find the length, in units, of the major axis of the ellipse $\frac{(x - 6)^{2}}{64} + \frac{(y + 5)^{2}}{25} = 1$.
	gave half the length of the axis | 1 | 10
		2 | Find the length, in units, of the minor axis of the ellipse $(x + 2)^{2} + \frac{(y - 2)^{2}}{25} = 1$.
	gave the denominator without taking the square root | 9 | 3
		6 | Find the length, in units, of the minor axis of the ellipse $\frac{x^{2}}{9} + \frac{(y - 2)^{2}}{49} = 1$.
	used the reciprocal of the slope | y = 4x - 22 | y = -\frac{1}{4}x - 5
		y = \frac{1}{4}x - 7 | A hyperbola has the equation $\frac{(x - 4)^{2}}{16} - (y + 6)^{2} = 1$. Find the equation of the asymptote that has a positive slope. Write it in the form $y = mx + b$.
	gave the asymptote with negative slope | y = -\frac{1}{4}x - 5 | y = 4x - 22
		y = \frac{1}{4}x - 7 | A hyperbola has the equation $\frac{(x - 4)^{2}}{16} - (y + 6)^{2} = 1$. Find the equation of the asymptote that has a positive slope. Write it in the form $y = mx + b$.
	wrote the equation of a line through the origin instead of through the center | y = \frac{1}{4}x | y = 4x - 22
		y = \frac{1}{4}x - 7 | A hyperbola has the equation $\frac{(x - 4)^{2}}{16} - (y + 6)^{2} = 1$. Find the equation of the asymptote that has a positive slope. Write it in the form $y = mx + b$.
	did not take the square roots of the denominators | y = \frac{1}{16}x - \frac{25}{4} | y = 4x - 22
		y = \frac{1}{4}x - 7 | A hyperbola has the equation $\frac{(x - 4)^{2}}{16} - (y + 6)^{2} = 1$. Find the equation of the asymptote that has a positive slope. Write it in the form $y = mx + b$.
`),
);

test('refuses denominators that are interchanged in the center', () => {
	const ellipse = answered(
		'point',
		'(6, -6)',
		String.raw`Find the center of the ellipse $\frac{(x - 6)^{2}}{81} + \frac{(y + 6)^{2}}{36} = 1$.`,
	);
	expect(issuesOf(ellipse, 'interchanged the coordinates', '(-6, 6)')).toEqual([]);
	expect(issuesOf(ellipse, 'interchanged the denominators', '(-6, 6)')).toHaveLength(1);
});
