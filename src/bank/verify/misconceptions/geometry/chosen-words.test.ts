import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	treated the equation as if only one variable were squared | parabola | hyperbola
		circle | What is the most specific name for the conic $7x^{2} + 7y^{2} - y - 12 = 0$?
	treated the equation as if both variables were squared, with coefficients of opposite signs | hyperbola | ellipse
		parabola | What is the most specific name for the conic $4x^{2} + 9y + 3 = 0$?
	treated the equation as if both variables were squared, with equal coefficients | circle | hyperbola
		parabola | What is the most specific name for the conic $4x^{2} + 9y + 3 = 0$?
	treated the equation as if both variables were squared, with different coefficients of the same sign | ellipse | hyperbola
		parabola | What is the most specific name for the conic $4x^{2} + 9y + 3 = 0$?
	assumed that all sides are equal without finding their lengths | square | parallelogram
		rectangle | What is the most specific name for the quadrilateral $ABCD$ with $A(1, 1)$, $B(4, 1)$, $C(4, 6)$, and $D(1, 6)$?
	assumed that all sides have different lengths without finding the lengths | a scalene triangle | an isosceles triangle
		not a triangle, because the points are on the same line | What figure do the points $A(0, 4)$, $B(5, 6)$, and $C(-5, 2)$ form? If they form a triangle, classify it by the lengths of its sides.
	compared the lengths without checking whether the points are on the same line | an isosceles triangle | an equilateral triangle
		not a triangle, because the points are on the same line | What figure do the points $A(0, 4)$, $B(5, 6)$, and $C(-5, 2)$ form? If they form a triangle, classify it by the lengths of its sides.
	assumed that AB and AC have equal slopes without calculating them | not a triangle, because the points are on the same line | an equilateral triangle
		a scalene triangle | What figure do the points $A(4, 0)$, $B(10, 4)$, and $C(6, 5)$ form? If they form a triangle, classify it by the lengths of its sides.
	did not compare every pair of sides | No, it has no right angle. | Yes, the right angle is at $B$.
		Yes, the right angle is at $A$. | Triangle $ABC$ has vertices $A(1, 3)$, $B(1, 6)$, and $C(3, 3)$. Is it a right triangle?
	stopped after finding that opposite sides are parallel | parallelogram | rectangle
		square | What is the most specific name for the quadrilateral $ABCD$ with $A(3, 2)$, $B(8, 2)$, $C(8, 7)$, and $D(3, 7)$?
	assumed right angles and equal sides without calculating | square | rhombus
		kite | What is the most specific name for the quadrilateral $ABCD$ with $A(-2, 0)$, $B(-6, 2)$, $C(-8, -6)$, and $D(0, -4)$?
	assumed right angles and did not compare the lengths of adjacent sides | rectangle | square
		rhombus | A quadrilateral has vertices $A(4, 3)$, $B(8, -3)$, $C(8, -9)$, and $D(-4, 1)$. The midpoints of its sides are joined in order to form a new quadrilateral. What is the most specific name for the new quadrilateral?
	found only one pair of parallel sides | trapezoid | square
		rhombus | What is the most specific name for the quadrilateral $ABCD$ with $A(3, 5)$, $B(-1, 2)$, $C(-1, -3)$, and $D(3, 0)$?
	found pairs of equal sides but did not notice that the equal sides are opposite, not adjacent as in a kite | kite | square
		rectangle | What is the most specific name for the quadrilateral $ABCD$ with $A(1, 1)$, $B(4, 1)$, $C(4, 6)$, and $D(1, 6)$?
	treated equal ratios of sides as equal angles, although no angles are given | Yes, by AA similarity. | Yes, by SAS similarity.
		There is not enough information. | In triangle $ABC$, $AB = 2$ cm and $AC = 5$ cm. In triangle $DEF$, $DE = 4$ cm and $DF = 10$ cm. Is triangle $ABC$ similar to triangle $DEF$? Assume that corresponding vertices are listed in the same order.
	assumed that the lengths of the sides must be known as well | There is not enough information. | Yes, one pair of equal angles is enough.
		Yes, all three pairs of angles are equal. | Triangle $ABC$ has angles of $51^{\circ}$ and $49^{\circ}$. Triangle $DEF$ has angles of $80^{\circ}$ and $49^{\circ}$. Are the two triangles similar?
	assumed that the third pair of sides has the same ratio | Yes, by SSS similarity. | Yes, by AA similarity.
		There is not enough information. | In triangle $ABC$, $AB = 8$ cm and $AC = 11$ cm. In triangle $DEF$, $DE = 16$ cm and $DF = 22$ cm. Is triangle $ABC$ similar to triangle $DEF$? Assume that corresponding vertices are listed in the same order.
	treated the third pair of sides as a pair of equal angles | Yes, by SAS similarity. | Yes, by AA similarity.
		No, they are not similar. | In triangle $ABC$, $AB = 8$ cm, $BC = 12$ cm, and $AC = 5$ cm. In triangle $DEF$, $DE = 24$ cm, $EF = 36$ cm, and $DF = 16$ cm. Is triangle $ABC$ similar to triangle $DEF$? Assume that corresponding vertices are listed in the same order.
	did not compare the other two pairs of angles | Yes, one pair of equal angles is enough. | There is not enough information.
		Yes, all three pairs of angles are equal. | Triangle $ABC$ has angles of $51^{\circ}$ and $49^{\circ}$. Triangle $DEF$ has angles of $80^{\circ}$ and $49^{\circ}$. Are the two triangles similar?
	compared only one pair of angles and assumed that the others are equal | Yes, all three pairs of angles are equal. | There is not enough information.
		No, they have only one pair of equal angles. | Triangle $ABC$ has angles of $46^{\circ}$ and $86^{\circ}$. Triangle $DEF$ has angles of $53^{\circ}$ and $86^{\circ}$. Are the two triangles similar?
	chose the Pythagorean theorem, which applies only to right triangles | the Pythagorean theorem | the sine law
		the cosine law | In triangle $PQR$, $p = 29\text{ m}$, $q = 18\text{ m}$, and $r = 31\text{ m}$. Which of these is the most direct method for finding $\angle R$?
	chose the primary trigonometric ratios, which apply only to right triangles | a primary trigonometric ratio | the Pythagorean theorem
		the cosine law | In triangle $PQR$, $p = 29\text{ m}$, $q = 18\text{ m}$, and $r = 31\text{ m}$. Which of these is the most direct method for finding $\angle R$?
	used the cosine law, which needs at least two known sides | the cosine law | a primary trigonometric ratio
		the sine law | In triangle $ABC$, $\angle A = 60^{\circ}$, $\angle B = 61^{\circ}$, and $c = 4\text{ m}$. Which of these is the most direct method for finding side $b$?
	assumed that the third side can have any length | infinitely many triangles | exactly one triangle
		no triangle | How many different triangles $PQR$ have $\angle P = 30^{\circ}$, $p = 3\text{ m}$, and $q = 16\text{ m}$?
	assumed that two sides and an angle opposite one of them always give two triangles | exactly two triangles | infinitely many triangles
		no triangle | How many different triangles $PQR$ have $\angle P = 30^{\circ}$, $p = 3\text{ m}$, and $q = 16\text{ m}$?
	assumed that side p is too short to reach the other arm of angle P | no triangle | infinitely many triangles
		exactly two triangles | How many different triangles $PQR$ have $\angle P = 42^{\circ}$, $p = 26\text{ m}$, and $q = 27\text{ m}$?
	assumed that side p reaches the other arm of angle P, although it is too short | exactly one triangle | infinitely many triangles
		no triangle | How many different triangles $PQR$ have $\angle P = 30^{\circ}$, $p = 3\text{ m}$, and $q = 16\text{ m}$?
	did not square the coordinates | inside the circle | outside the circle
		on the circle | Where is the point $(4, 3)$ relative to the circle $x^{2} + y^{2} = 25$?
	did not substitute the coordinates of the point into the equation | impossible to tell from the equation | inside the circle
		on the circle | Where is the point $(4, 3)$ relative to the circle $x^{2} + y^{2} = 25$?
	compared with the radius instead of its square | outside the circle | inside the circle
		on the circle | Where is the point $(4, 3)$ relative to the circle $x^{2} + y^{2} = 25$?
	stopped before comparing the lengths of adjacent sides | rectangle | rhombus
		square | What is the most specific name for the quadrilateral $ABCD$ with $A(3, 2)$, $B(8, 2)$, $C(8, 7)$, and $D(3, 7)$?
	stopped before checking the angles | parallelogram | square
		rectangle | What is the most specific name for the quadrilateral $ABCD$ with $A(1, 1)$, $B(4, 1)$, $C(4, 6)$, and $D(1, 6)$?
	assumed right angles without comparing the slopes | square | trapezoid
		rhombus | What is the most specific name for the quadrilateral $ABCD$ with $A(3, 5)$, $B(-1, 2)$, $C(-1, -3)$, and $D(3, 0)$?
	assumed that BC and CA are perpendicular without checking | Yes, the right angle is at $C$. | No, it has no right angle.
		Yes, the right angle is at $A$. | Triangle $ABC$ has vertices $A(0, -2)$, $B(4, -2)$, and $C(0, 2)$. Is it a right triangle?
	chose the side lengths of a right triangle: 9 + 16 = 25 | 3, 4, 5 | 4, 4, 5
		40, 42, 59 | Which set of three lengths cannot be the side lengths of a right triangle?
	did not check the squares: 100 + 169 = 269, but 16² = 256 | 10, 13, 16 | 11, 13, 16
		20, 48, 52 | Which set of three lengths can be the side lengths of a right triangle?
	accepted a sum equal to the longest side, which only gives a line segment | $8$ cm, $13$ cm, and $21$ cm | $9$ cm, $13$ cm, and $21$ cm
		$4$ cm, $24$ cm, and $27$ cm | Which set of three lengths can be the side lengths of a triangle?
	compared the sum of the longest side and one of the others with the third side | $6$ cm, $10$ cm, and $18$ cm | $8$ cm, $13$ cm, and $21$ cm
		$4$ cm, $24$ cm, and $27$ cm | Which set of three lengths can be the side lengths of a triangle?
	assumed that three evenly spaced lengths always form a right triangle | 6, 9, 12 | 7, 9, 12
		20, 48, 52 | Which set of three lengths can be the side lengths of a right triangle?
	chose an identity (to prove it, first factor out the common factor) | \tan^{2} \theta - \tan^{2} \theta \sin^{2} \theta = \sin^{2} \theta | \tan^{3} \theta - \tan^{2} \theta \sin^{2} \theta = \sin^{2} \theta
		1 - \sin^{2} \theta = \sin^{2} \theta | Which equation is not an identity?
	chose an equation whose right side has the cosecant instead of the secant | \sin^{2} A + \cos^{2} A + \tan^{2} A = \csc^{2} A | \sin^{3} A + \cos^{2} A + \tan^{2} A = \csc^{2} A
		1 + \cot^{2} A = \csc^{2} A | Which equation is an identity?
	chose an equation whose right side has an extra exponent on the sine | \tan A\cos A = \sin^{2} A | \tan A\cos A = \sin^{3} A
		1 + \cot^{2} A = \csc^{2} A | Which equation is an identity?
	chose an equation whose right side is missing the factor 2 | (\sin A + \cos A)^{2} - 1 = \sin A\cos A | (\sin A + \cos A)^{3} - 1 = \sin A\cos A
		1 + \cot^{2} A = \csc^{2} A | Which equation is an identity?
	chose an equation whose right side is missing the sine | \sec \theta - \cos \theta = \tan \theta | \frac{\sin^{2} \theta}{1 - \cos \theta} = 1 - \cos \theta
		\sec^{2} \theta - 1 = \tan^{2} \theta | Which equation is an identity?
	compared the lengths without checking whether the points are on the same line | a scalene triangle | an isosceles triangle
		not a triangle, because the points are on the same line | What figure do the points $A(-3, -4)$, $B(-1, -1)$, and $C(3, 5)$ form? If they form a triangle, classify it by the lengths of its sides.
	chose an equation whose right side has the cosine instead of the sine | $\frac{\cos(2A)}{\cos A + \sin A} = \cos A - \cos A$ | $\frac{\sin^{2} A}{1 - \cos A} = 1 - \cos A$
		$\cot A\sin A = \cos A$ | Which equation is an identity?
`),
);
