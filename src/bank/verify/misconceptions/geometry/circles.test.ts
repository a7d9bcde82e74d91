import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	moved the circle in the opposite directions | (x - 5)^{2} + (y - 4)^{2} = 144 | (x - 5)^{2} + (y - 8)^{2} = 144
		(x - 13)^{2} + (y - 8)^{2} = 144 | The circle $x^{2} + y^{2} - 18x - 12y - 27 = 0$ is translated $4$ units to the right and $2$ units up. What is the equation of the new circle?
	added the coordinates of the center instead of subtracting them | (x + 8)^{2} + y^{2} = 49 | (x - 8)^{2} + y^{2} = 7
		(x - 8)^{2} + y^{2} = 49 | Write the equation of the circle with center at $(8, 0)$ and radius $7$ in the form $(x - h)^{2} + (y - k)^{2} = r^{2}$.
	did not square the radius | 30\pi | 60\pi
		900\pi | A circle has a radius of $30$ inches. Find its area, in square inches. Give the exact value in terms of $\pi$.
	squared the diameter instead of the radius | x^{2} + y^{2} = 144 | x^{2} + y^{2} = 12
		x^{2} + y^{2} = 36 | Write the equation of the circle with centre $(0, 0)$ and diameter $12$. Use the form $x^{2} + y^{2} = r^{2}$, and evaluate $r^{2}$.
	used the diameter as the square of the radius | x^{2} + y^{2} = 12 | x^{2} + y^{2} = 144
		x^{2} + y^{2} = 36 | Write the equation of the circle with centre $(0, 0)$ and diameter $12$. Use the form $x^{2} + y^{2} = r^{2}$, and evaluate $r^{2}$.
	added the coordinates before squaring | x^{2} + y^{2} = 144 | x^{2} + y^{2} = 72
		x^{2} + y^{2} = 90 | Write the equation of the circle with centre $(0, 0)$ that passes through $(9, 3)$. Use the form $x^{2} + y^{2} = r^{2}$, and evaluate $r^{2}$.
	used the point on the circle as the center | (x - 1)^{2} + (y - 3)^{2} = 5 | (x - 1)^{2} + (y + 4)^{2} = 5
		(x + 1)^{2} + (y - 4)^{2} = 5 | Write the equation of the circle with center at $(-1, 4)$ that passes through $(1, 3)$, in the form $(x - h)^{2} + (y - k)^{2} = r^{2}$.
	did not halve the coefficients of x and y when factoring the perfect squares | (x + 2)^{2} + (y + 6)^{2} = 16 | (x - 1)^{2} + (y - 3)^{2} = 16
		(x + 1)^{2} + (y + 3)^{2} = 16 | Write the equation of the circle $x^{2} + y^{2} + 2x + 6y - 6 = 0$ in the form $(x - h)^{2} + (y - k)^{2} = r^{2}$.
	added the numbers that complete the squares to the left side only | (x + 1)^{2} + (y + 3)^{2} = 6 | (x - 1)^{2} + (y - 3)^{2} = 16
		(x + 1)^{2} + (y + 3)^{2} = 16 | Write the equation of the circle $x^{2} + y^{2} + 2x + 6y - 6 = 0$ in the form $(x - h)^{2} + (y - k)^{2} = r^{2}$.
	squared each term separately and left out the middle terms | x^{2} + y^{2} + 16 = 0 | x^{3} + y^{2} + 16 = 0
		x^{2} + y^{2} - 8x - 4y + 16 = 0 | What is the general form of the equation $(x - 4)^{2} + (y - 2)^{2} = 4$?
	reversed the signs of the middle terms | x^{2} + y^{2} + 8x + 4y + 16 = 0 | x^{3} + y^{2} + 8x + 4y + 16 = 0
		x^{2} + y^{2} - 8x - 4y + 16 = 0 | What is the general form of the equation $(x - 4)^{2} + (y - 2)^{2} = 4$?
	added the squares instead of subtracting them | \sqrt{221} | \sqrt{222}
		3\sqrt{19} | The point $(5, k)$ is on the circle $x^{2} + y^{2} = 196$, and $k$ is positive. What is the value of $k$?
`),
);
