import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	divided by the scale factor instead of multiplying by it | 2 | 4
		4.5 | Triangle $ABC$ has a right angle at $C$. The altitude from $C$ meets $AB$ at $D$. $AD = 2$ cm and $CD = 3$ cm. Find $DB$, in centimetres.
	multiplied by the scale factor instead of dividing by it | 48 | 11
		12 | Segments $AE$ and $BD$ intersect at $C$. Segment $AB$ is parallel to $DE$. $AC = 13$ cm, $EC = 26$ cm, and $ED = 24$ cm. Find $AB$, in centimetres. | AB = 24 \div 2
	added the difference between two sides instead of multiplying by their ratio | 4 | 2
		4.5 | Triangle $ABC$ has a right angle at $C$. The altitude from $C$ meets $AB$ at $D$. $AD = 2$ cm and $CD = 3$ cm. Find $DB$, in centimetres.
	assumed that the corresponding sides are equal | 3 | 2
		4.5 | Triangle $ABC$ has a right angle at $C$. The altitude from $C$ meets $AB$ at $D$. $AD = 2$ cm and $CD = 3$ cm. Find $DB$, in centimetres.
	interchanged the two distances along the ground | 32/15 | 33/15
		1.2 | A ramp rises $1.6$ m over a horizontal distance of $12$ m. A vertical post under the ramp stands $9$ m from the lower end, measured along the ground, and reaches up to the ramp. How tall is the post, in metres?
	interchanged the lengths of the two shadows | 17/70 | 630/17
		11.9 | Ella is $1.7$ m tall and casts a shadow $3$ m long. At the same time, a tree casts a shadow $21$ m long. How tall is the tree, in metres?
	inverted the ratio | 29/21 | 20/29
		21/29 | In triangle $RST$, $\angle R = 90^{\circ}$, $s = 42\text{ cm}$, $t = 40\text{ cm}$, and $r = 58\text{ cm}$. Write $\sin S$ as a fraction in lowest terms.
	subtracted the sides instead of dividing them | 34 | 1/3
		3 | Triangle $ABC$ is similar to triangle $DEF$, with corresponding vertices listed in the same order. $BC = 17$ cm and $EF = 51$ cm. Find the scale factor from triangle $ABC$ to triangle $DEF$, as a decimal or a whole number.
	gave the length of AB, which does not correspond to LM | 17 | 15
		9 | Triangle $ABC$ is congruent to triangle $KLM$, with corresponding vertices listed in the same order. $AB = 17$ cm, $BC = 9$ cm, and $AC = 15$ cm. Find $LM$, in centimetres.
	gave the ratio of the areas without taking the square root | 4/25 | 5/2
		2/5 | The areas of two similar triangles are $8$ cm² and $50$ cm². Find the scale factor from the large triangle to the small triangle, as a fraction in lowest terms.
	gave the scale factor without squaring it | 3/4 | 3/2
		9/16 | Two similar triangles have a scale factor of $\frac{3}{4}$ from the large triangle to the small triangle. Find the ratio of the area of the small triangle to the area of the large triangle, as a fraction in lowest terms.
	gave the scale factor without cubing it | 2/9 | 2/3
		8/729 | Two similar cones have a scale factor of $\frac{2}{9}$ from the large cone to the small cone. Find the ratio of the volume of the small cone to the volume of the large cone, as a fraction in lowest terms.
	multiplied the scale factor by 2 instead of squaring it | 3/2 | 3/4
		9/16 | Two similar triangles have a scale factor of $\frac{3}{4}$ from the large triangle to the small triangle. Find the ratio of the area of the small triangle to the area of the large triangle, as a fraction in lowest terms.
	multiplied the scale factor by 3 instead of cubing it | 2/3 | 2/9
		8/729 | Two similar cones have a scale factor of $\frac{2}{9}$ from the large cone to the small cone. Find the ratio of the volume of the small cone to the volume of the large cone, as a fraction in lowest terms.
	divided by 2 instead of taking the square root | 59 | 118
		\sqrt{118} | Find the radius of the circle $x^{2} + y^{2} = 118$. Give the exact value in simplest form. | \sqrt{118}
	multiplied by the scale factor without squaring it | 40 | 8/25
		200 | Two similar triangles have a scale factor of $\frac{1}{5}$ from the large triangle to the small triangle. The area of the small triangle is $8$ cm². Find the area of the large triangle, in square centimetres.
	used the scale factor from the large triangle to the small triangle | 8/25 | 40
		200 | Two similar triangles have a scale factor of $\frac{1}{5}$ from the large triangle to the small triangle. The area of the small triangle is $8$ cm². Find the area of the large triangle, in square centimetres.
	compared AD with DB instead of with AB | 8/5 | 4/3
		2 | In triangle $ABC$, point $D$ is on $AB$ and point $E$ is on $AC$. Segment $DE$ is parallel to $BC$. $AD = x$ cm, $DB = 8$ cm, $DE = 4$ cm, and $BC = 20$ cm. Find $x$. | 5x = x + 8
	multiplied only x when expanding | 3 | 5/2
		15 | In triangle $ABC$, point $D$ is on $AB$ and point $E$ is on $AC$. Segment $DE$ is parallel to $BC$. $AD = x$ cm, $DB = 3$ cm, $DE = 5$ cm, and $BC = 6$ cm. Find $x$. | 6x = 5(x + 3)
	wrote x instead of x + 50 for the measure of the larger angle | 45 | 70
		20 | Two angles are complementary. The larger angle measures $50^{\circ}$ more than the smaller one. What is the measure of the smaller angle, in degrees? | x + (x + 50) = 90
	gave the measure of the first angle instead of x | 34 | 35
		6 | Two complementary angles measure $(x + 28)^{\circ}$ and $(4x + 32)^{\circ}$. Find the value of $x$.
	gave the measure of the equal angles instead of x | 53 | 164/15
		6 | Two parallel lines are cut by a transversal. The angles that measure $(8x + 5)^{\circ}$ and $(7x + 11)^{\circ}$ are corresponding angles. Find the value of $x$.
`),
);
