import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	subtracted the coordinates instead of adding them | (-\frac{1}{2}, -4) | (3, 8)
		(\frac{3}{2}, 4) | Find the midpoint of the segment with endpoints $A(2, 8)$ and $B(1, 0)$. Write it as an ordered pair.
	added the coordinates without dividing by 2 | (3, 8) | (3, 4)
		(\frac{3}{2}, 4) | Find the midpoint of the segment with endpoints $A(2, 8)$ and $B(1, 0)$. Write it as an ordered pair.
	wrote the y-coordinate first | (4, \frac{3}{2}) | (-\frac{1}{2}, -4)
		(\frac{3}{2}, 4) | Find the midpoint of the segment with endpoints $A(2, 8)$ and $B(1, 0)$. Write it as an ordered pair.
	found the midpoint of A and M | (2, -\frac{9}{2}) | (-4, 7)
		(-4, 6) | $M(0, -1)$ is the midpoint of segment $AB$, and one endpoint is $A(4, -8)$. Find the coordinates of $B$.
	gave the change from A to M without adding it to M | (-4, 7) | (2, -\frac{9}{2})
		(-4, 6) | $M(0, -1)$ is the midpoint of segment $AB$, and one endpoint is $A(4, -8)$. Find the coordinates of $B$.
	used A as the midpoint and M as the endpoint | (8, -15) | (2, -\frac{9}{2})
		(-4, 6) | $M(0, -1)$ is the midpoint of segment $AB$, and one endpoint is $A(4, -8)$. Find the coordinates of $B$.
	found the midpoint of a side instead of a diagonal | (-\frac{3}{2}, -\frac{1}{2}) | (-6, 0)
		(-3, 0) | $ABCD$ is a square with $A(-2, -2)$, $B(-1, 1)$, $C(-4, 2)$, and $D(-5, -1)$. Find the point where its diagonals meet. Write it as an ordered pair.
	used AB instead of AC as a diagonal | (6, 6) | (6, 10)
		(-4, 2) | $ABCD$ is a parallelogram with $A(1, 4)$, $B(6, 8)$, and $C(1, 6)$. Find the coordinates of $D$.
	moved from C the way A moves to B, instead of in the opposite direction | (6, 10) | (6, 6)
		(-4, 2) | $ABCD$ is a parallelogram with $A(1, 4)$, $B(6, 8)$, and $C(1, 6)$. Find the coordinates of $D$.
	gave the midpoint of the diagonals instead of D | (1, 5) | (6, 6)
		(-4, 2) | $ABCD$ is a parallelogram with $A(1, 4)$, $B(6, 8)$, and $C(1, 6)$. Find the coordinates of $D$.
	went one third of the way instead of two thirds | (-3, 3) | (-\frac{3}{2}, \frac{3}{2})
		(0, 0) | In triangle $ABC$, $A(-6, 6)$ is a vertex and $M(3, -3)$ is the midpoint of $BC$. $G$ is the centroid. Find the coordinates of $G$.
	gave the change from A without adding it to the coordinates of A | (6, -6) | (-3, 3)
		(0, 0) | In triangle $ABC$, $A(-6, 6)$ is a vertex and $M(3, -3)$ is the midpoint of $BC$. $G$ is the centroid. Find the coordinates of $G$.
	took one third of the median, which is GM | 2\sqrt{2} | 6\sqrt{2}
		4\sqrt{2} | In triangle $ABC$, $A(6, 4)$ is a vertex and $M(0, -2)$ is the midpoint of $BC$. $G$ is the centroid. Find the length of $AG$, in units. Give the exact value in simplest form.
	gave the length of the whole median AM | 6\sqrt{2} | 2\sqrt{2}
		4\sqrt{2} | In triangle $ABC$, $A(6, 4)$ is a vertex and $M(0, -2)$ is the midpoint of $BC$. $G$ is the centroid. Find the length of $AG$, in units. Give the exact value in simplest form.
	took half of the median | 3\sqrt{2} | 2\sqrt{2}
		4\sqrt{2} | In triangle $ABC$, $A(6, 4)$ is a vertex and $M(0, -2)$ is the midpoint of $BC$. $G$ is the centroid. Find the length of $AG$, in units. Give the exact value in simplest form.
	found the centroid, where the medians meet | (\frac{23}{3}, 0) | (7, 0)
		(4, 0) | Find the circumcentre of the triangle with vertices $A(7, 4)$, $B(7, -4)$, and $C(9, 0)$. Write it as an ordered pair.
	divided the sums by 2 instead of 3 | (9, 0) | (18, 0)
		(6, 0) | Find the centroid of the triangle with vertices $A(6, -1)$, $B(10, -3)$, and $C(2, 4)$. Write it as an ordered pair.
	added the coordinates without dividing by 3 | (18, 0) | (9, 0)
		(6, 0) | Find the centroid of the triangle with vertices $A(6, -1)$, $B(10, -3)$, and $C(2, 4)$. Write it as an ordered pair.
	gave the centre of the circle | (0, 0) | (-1, 13)
		(-\frac{1}{2}, \frac{13}{2}) | The points $A(6, 7)$ and $B(-7, 6)$ are the endpoints of a chord of the circle $x^{2} + y^{2} = 85$. Find the midpoint of the chord. Write it as an ordered pair.
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
