import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	went down instead of up | in Quadrant III | in Quadrant I
		in Quadrant II | Where on the coordinate plane does $(-15, 8)$ lie?
	went up instead of down | in Quadrant I | in Quadrant III
		in Quadrant IV | Where on the coordinate plane does $(22, -7)$ lie?
	went right instead of left | in Quadrant I | in Quadrant III
		in Quadrant II | Where on the coordinate plane does $(-15, 8)$ lie?
	went left instead of right | in Quadrant III | in Quadrant I
		in Quadrant IV | Where on the coordinate plane does $(22, -7)$ lie?
	went the wrong way in both directions | in Quadrant II | in Quadrant I
		in Quadrant IV | Where on the coordinate plane does $(22, -7)$ lie?
	treated the x-coordinate 0 as a negative number | in Quadrant II | in Quadrant I
		on the $y$-axis | Where on the coordinate plane does $(0, 7)$ lie?
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
`),
);

test('nobody goes up instead of down to a point above the x-axis', () => {
	const question = 'Where on the coordinate plane does $(-15, 8)$ lie?';
	const record = answered('multiple-choice', 'in Quadrant II', question);
	expect(issuesOf(record, 'went up instead of down', 'in Quadrant III')).toHaveLength(1);
	expect(issuesOf(record, 'went down instead of up', 'in Quadrant III')).toEqual([]);
});
