import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	moved in the opposite directions | (10, -1) | (4, -7)
		(-6, 3) | The point $A(2, 1)$ is translated $8$ units to the left and $2$ units up. Find the coordinates of its image.
	added the horizontal move to y and the vertical move to x | (4, -7) | (10, -1)
		(-6, 3) | The point $A(2, 1)$ is translated $8$ units to the left and $2$ units up. Find the coordinates of its image.
	moved horizontally in the opposite direction | (10, 3) | (10, -1)
		(-6, 3) | The point $A(2, 1)$ is translated $8$ units to the left and $2$ units up. Find the coordinates of its image.
	reflected across the x-axis | (1, -7) | (-1, -7)
		(-1, 7) | The point $A(1, 7)$ is reflected across the $y$-axis. Find the coordinates of its image.
	changed the sign of the first coordinate only | (-6, 4) | (6, 4)
		(-6, -4) | The point $A(6, 4)$ is rotated 180° about the origin. Find the coordinates of its image.
	reflected across the line y = −x | (6, 0) | (0, 6)
		(-6, 0) | The point $A(0, -6)$ is reflected across the line $y = x$. Find the coordinates of its image.
	changed the signs instead of interchanging the coordinates | (0, 6) | (6, 0)
		(-6, 0) | The point $A(0, -6)$ is reflected across the line $y = x$. Find the coordinates of its image.
	rotated clockwise instead of counterclockwise | (2, 8) | (2, -8)
		(-2, -8) | The point $A(-8, 2)$ is rotated 90° counterclockwise about the origin. Find the coordinates of its image.
	rotated counterclockwise instead of clockwise | (-4, 3) | (4, 3)
		(4, -3) | The point $A(3, 4)$ is rotated 90° clockwise about the origin. Find the coordinates of its image.
	did not change any signs | (6, 4) | (4, 6)
		(-6, -4) | The point $A(6, 4)$ is rotated 180° about the origin. Find the coordinates of its image.
	added the scale factor instead of multiplying | (6, 11) | (1, \frac{8}{3})
		(9, 24) | The point $A(3, 8)$ is dilated by a scale factor of $3$ with center at the origin. Find the coordinates of its image.
	multiplied only the first coordinate | (9, 8) | (1, \frac{8}{3})
		(9, 24) | The point $A(3, 8)$ is dilated by a scale factor of $3$ with center at the origin. Find the coordinates of its image.
	chose a transformation that interchanges the coordinates and changes the sign of the new y-coordinate | rotation of 90° clockwise about the origin | rotation of 91° clockwise about the origin
		reflection across the line $y = x$ | Triangle $ABC$ has vertices $A(1, 1)$, $B(0, 2)$, and $C(-4, -1)$. Its image is triangle $DEF$ with $D(1, 1)$, $E(2, 0)$, and $F(-1, -4)$, where $A$ is mapped to $D$, $B$ to $E$, and $C$ to $F$. Which transformation is this?
	chose a transformation that interchanges the coordinates and changes the sign of the new x-coordinate | rotation of 90° counterclockwise about the origin | rotation of 91° counterclockwise about the origin
		dilation with center at the origin | Triangle $ABC$ has vertices $A(-3, 4)$, $B(2, 3)$, and $C(-2, 1)$. Its image is triangle $DEF$ with $D(-6, 8)$, $E(4, 6)$, and $F(-4, 2)$, where $A$ is mapped to $D$, $B$ to $E$, and $C$ to $F$. Which transformation is this?
	chose a transformation that interchanges the coordinates without changing a sign | reflection across the line $y = x$ | translation
		reflection across the $x$-axis | Triangle $ABC$ has vertices $A(1, 4)$, $B(-4, 0)$, and $C(0, -1)$. Its image is triangle $DEF$ with $D(1, -4)$, $E(-4, 0)$, and $F(0, 1)$, where $A$ is mapped to $D$, $B$ to $E$, and $C$ to $F$. Which transformation is this?
	chose a transformation that changes the signs of both coordinates | rotation of 180° about the origin | rotation of 181° about the origin
		reflection across the line $y = x$ | Triangle $ABC$ has vertices $A(1, 1)$, $B(0, 2)$, and $C(-4, -1)$. Its image is triangle $DEF$ with $D(1, 1)$, $E(2, 0)$, and $F(-1, -4)$, where $A$ is mapped to $D$, $B$ to $E$, and $C$ to $F$. Which transformation is this?
	chose a transformation that changes only the signs of the x-coordinates | reflection across the $y$-axis | rotation of 180° about the origin
		translation | Triangle $ABC$ has vertices $A(2, -2)$, $B(7, 1)$, and $C(4, -7)$. Its image is triangle $DEF$ with $D(6, 0)$, $E(11, 3)$, and $F(8, -5)$, where $A$ is mapped to $D$, $B$ to $E$, and $C$ to $F$. Which transformation is this?
	chose a transformation that changes only the signs of the y-coordinates | reflection across the $x$-axis | rotation of 90° clockwise about the origin
		reflection across the line $y = x$ | Triangle $ABC$ has vertices $A(1, 1)$, $B(0, 2)$, and $C(-4, -1)$. Its image is triangle $DEF$ with $D(1, 1)$, $E(2, 0)$, and $F(-1, -4)$, where $A$ is mapped to $D$, $B$ to $E$, and $C$ to $F$. Which transformation is this?
`),
);
