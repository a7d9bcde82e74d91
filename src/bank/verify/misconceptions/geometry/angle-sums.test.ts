import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	subtracted 64° from 90°, as for complementary angles | 26 | 116
		64 | Two lines intersect. One of the angles measures $64^{\circ}$. What is the measure of its vertical angle, in degrees?
	assumed that the two angles are equal | 46 | 44
		134 | Two angles are supplementary. One of them measures $46^{\circ}$. What is the measure of the other angle, in degrees?
	found the measure of an exterior angle instead of an interior angle | 72 | 540
		108 | A regular polygon has $5$ sides. What is the measure of each interior angle, in degrees?
	set the sum of the angles equal to 180° instead of 90° | 118 | 17
		73 | Two angles are complementary. The larger angle measures $56^{\circ}$ more than the smaller one. What is the measure of the larger angle, in degrees?
	set the sum of the angles equal to 90° instead of 180° | 73 | 62
		118 | Two angles are supplementary. The larger angle measures $56^{\circ}$ more than the smaller one. What is the measure of the larger angle, in degrees?
	set the sum of the angles equal to 180° | 24 | 34
		6 | Two complementary angles measure $(x + 28)^{\circ}$ and $(4x + 32)^{\circ}$. Find the value of $x$.
	gave the smaller angle instead of the larger one | 17 | 118
		73 | Two angles are complementary. The larger angle measures $56^{\circ}$ more than the smaller one. What is the measure of the larger angle, in degrees?
	divided 90° by 2 instead of 3 | 45 | 30
		60 | Two angles are complementary. The measure of the larger angle is twice the measure of the smaller one. What is the measure of the larger angle, in degrees?
	added the known angles without subtracting the sum from 180° | 61 | 299
		119 | Two angles of a triangle measure $15^{\circ}$ and $46^{\circ}$. What is the measure of the third angle, in degrees?
	subtracted the sum of the known angles from 360° instead of 180° | 299 | 61
		119 | Two angles of a triangle measure $15^{\circ}$ and $46^{\circ}$. What is the measure of the third angle, in degrees?
	subtracted only one of the known angles | 165 | 61
		119 | Two angles of a triangle measure $15^{\circ}$ and $46^{\circ}$. What is the measure of the third angle, in degrees?
	assumed that all three angles are equal | 17 | 163
		146 | Each base angle of an isosceles triangle measures $17^{\circ}$. What is the measure of the angle between the two equal sides, in degrees?
	did not subtract the right angle | 118 | 152
		28 | One acute angle of a right triangle measures $62^{\circ}$. What is the measure of the other acute angle, in degrees?
	treated the given angle as a base angle | 32 | 106
		53 | In an isosceles triangle, the angle between the two equal sides measures $74^{\circ}$. What is the measure of each base angle, in degrees?
	subtracted 1 instead of 2 from the number of sides | 1440 | 1620
		1260 | A polygon has $9$ sides. What is the sum of its interior angles, in degrees? | S = (9 - 2) \times 180
	multiplied 180° by the number of sides without subtracting 2 | 1620 | 1440
		1260 | A polygon has $9$ sides. What is the sum of its interior angles, in degrees? | S = (9 - 2) \times 180
	used the angle sum of a triangle instead of a quadrilateral | -6 | 34
		14 | The interior angles of a quadrilateral are $99^{\circ}$, $78^{\circ}$, $(4x + 25)^{\circ}$, and $(5x + 32)^{\circ}$. Find the value of $x$. The figure is not drawn to scale. | 234 + 9x = 360
	gave the sum of the exterior angles | 360 | 1620
		1260 | A polygon has $9$ sides. What is the sum of its interior angles, in degrees?
	divided 180° instead of 360° by the number of sides | 5 | 170
		10 | A regular polygon has $36$ sides. What is the measure of each exterior angle, in degrees?
	divided 360° by the interior angle | 20/9 | 10
		20 | Each exterior angle of a regular polygon measures $18^{\circ}$. How many sides does the polygon have?
	divided the sum by 360° | 5 | 10
		12 | The interior angles of a polygon add up to $1800^{\circ}$. How many sides does the polygon have?
	gave the measure of an exterior angle instead of the number of sides | 18 | 10
		20 | Each exterior angle of a regular polygon measures $18^{\circ}$. How many sides does the polygon have?
	gave the sum of the interior angles | 6120 | 170
		10 | A regular polygon has $36$ sides. What is the measure of each exterior angle, in degrees?
`),
);
