import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	added the horizontal and vertical distances instead of finding the straight-line distance | 4 | 2
		\sqrt{10} | How long is the segment from $A(-8, 1)$ to $B(-9, 4)$, in units? | AB = \sqrt{(-1)^{2} + 3^{2}}
	added the horizontal and vertical distances instead of their squares | 5 | \sqrt{5}
		\sqrt{13} | How long is the segment from $A(0, 7)$ to $B(2, 4)$, in units? Give the exact value, with any square root in simplest form.
	found the vertical distance instead of the perpendicular distance | 15 | 9
		3\sqrt{5} | What is the shortest distance from $P(5, -2)$ to the line $y = 2x + 3$, in units? Give the exact value, with any square root in simplest form.
	gave the length of BC without halving it | \sqrt{137} | 2\sqrt{137}
		\frac{\sqrt{137}}{2} | Triangle $ABC$ has vertices $A(3, 5)$, $B(6, 9)$, and $C(10, -2)$. $M$ is the midpoint of $AB$, and $N$ is the midpoint of $AC$. Find the length of $MN$, in units. Give the exact value in simplest form.
	doubled the length of BC instead of halving it | 2\sqrt{137} | \sqrt{137}
		\frac{\sqrt{137}}{2} | Triangle $ABC$ has vertices $A(3, 5)$, $B(6, 9)$, and $C(10, -2)$. $M$ is the midpoint of $AB$, and $N$ is the midpoint of $AC$. Find the length of $MN$, in units. Give the exact value in simplest form.
	halved the slope as if it were a length | 13/8 | 4/13
		13/4 | Triangle $ABC$ has vertices $A(3, -1)$, $B(9, 5)$, and $C(5, -8)$. $M$ is the midpoint of $AB$, and $N$ is the midpoint of $AC$. Find the slope of $MN$.
	found half of the length of the chord | \frac{\sqrt{10}}{2} | 5
		\frac{3\sqrt{10}}{2} | The points $A(5, 0)$ and $B(4, 3)$ are the endpoints of a chord of the circle $x^{2} + y^{2} = 25$. Find the distance, in units, from the centre $O$ of the circle to the chord. Give the exact value in simplest form.
	gave the square of the radius | 144 | 24
		12 | What is the radius of the circle $x^{2} + y^{2} - 14x + 22y + 26 = 0$, in units?
	subtracted the x-coordinates and the y-coordinates in opposite orders | -13/4 | 4/13
		13/4 | Triangle $ABC$ has vertices $A(3, -1)$, $B(9, 5)$, and $C(5, -8)$. $M$ is the midpoint of $AB$, and $N$ is the midpoint of $AC$. Find the slope of $MN$.
	added the changes in x and y instead of finding the lengths of the sides | 26 | 2\sqrt{42}
		10 + 2\sqrt{34} | Find the perimeter, in units, of the triangle with vertices $A(3, 3)$, $B(-2, 0)$, and $C(8, 0)$. Give the exact value, with any square root in simplest form.
	added only two of the four sides | \sqrt{17} + \sqrt{29} | 24
		2\sqrt{17} + 2\sqrt{29} | Find the perimeter, in units, of the parallelogram with vertices $A(4, -3)$, $B(5, 1)$, $C(10, -1)$, and $D(9, -5)$. Give the exact value, with any square root in simplest form.
	added the squares of all sides under one radical | 2\sqrt{42} | 26
		10 + 2\sqrt{34} | Find the perimeter, in units, of the triangle with vertices $A(3, 3)$, $B(-2, 0)$, and $C(8, 0)$. Give the exact value, with any square root in simplest form.
	multiplied the squares of the legs without taking their square roots | 7569/2 | 87
		87/2 | Triangle $ABC$ has vertices $A(4, 0)$, $B(6, 5)$, and $C(-11, 6)$, and a right angle at $A$. What is its area, in square units?
	gave the distance to the point that is farther away | 2\sqrt{5} | 3
		\sqrt{5} | Which of the points $B(2, -2)$ and $C(-1, 0)$ is closer to $A(0, 2)$? Find the distance, in units, from $A$ to that point. Give the exact value, with any square root in simplest form.
	counted grid lines instead of the units between them | 20 | 28
		14 | Find the area, in square units, of the right triangle with vertices $A(0, 0)$, $B(7, 0)$, and $C(0, 4)$.
	used the formula for the perimeter of a rectangle | 22 | 28
		14 | Find the area, in square units, of the right triangle with vertices $A(0, 0)$, $B(7, 0)$, and $C(0, 4)$.
	subtracted the larger coordinate from the smaller one without taking the absolute value | -11 | 5
		11 | How many units apart are the points $A(5, 3)$ and $B(5, -8)$?
`),
);
