import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	found the circumference instead of the area | 60\pi | 3600\pi
		900\pi | A circle has a radius of $30$ inches. Find its area, in square inches. Give the exact value in terms of $\pi$.
	found the area instead of the circumference | 56.25\pi | 30\pi
		15\pi | A circle has a diameter of $15$ inches. Find its circumference, in inches. Give the exact value in terms of $\pi$.
	did not square the radius | 30\pi | 60\pi
		900\pi | A circle has a radius of $30$ inches. Find its area, in square inches. Give the exact value in terms of $\pi$.
	divided by the radius instead of its square | 36 | 2
		6 | A cone has a volume of $72\pi$ cubic feet. Its radius is $6\text{ ft}$. Find its height, in feet.
	used the formula for the area | 13823.0 | 691.2
		1382.3 | A running track is a circle with a radius of $20\text{ m}$. Ben runs $11$ laps. How far is that, in meters? Use the π key on a calculator, and round to the nearest tenth.
	found the distance for only one lap | 125.7 | 691.2
		1382.3 | A running track is a circle with a radius of $20\text{ m}$. Ben runs $11$ laps. How far is that, in meters? Use the π key on a calculator, and round to the nearest tenth.
	did not subtract the area of the pond | 804.2 | 12.6
		188.5 | A round pond has a radius of $14\text{ m}$. A path around it is $2\text{ m}$ wide. What is the area of the path, in square meters? Use the π key on a calculator, and round to the nearest tenth.
	found the area of the whole circle | 1661.9 | 108.4
		1246.4 | A circle has a radius of $23$ cm. Find the area, in square centimeters, of a sector with a central angle of $270^{\circ}$. Use the π key on a calculator, and round to the nearest tenth.
	found the length of the arc | 108.4 | 1661.9
		1246.4 | A circle has a radius of $23$ cm. Find the area, in square centimeters, of a sector with a central angle of $270^{\circ}$. Use the π key on a calculator, and round to the nearest tenth.
	found the area of the sector | 1047.2 | 125.7
		104.7 | A circle has a radius of $20$ cm. Find the length, in centimeters, of an arc with a central angle of $300^{\circ}$. Use the π key on a calculator, and round to the nearest tenth.
	found the perimeter instead of the area | 54 | 85
		170 | A rectangle has a length of $17\text{ ft}$ and a width of $10\text{ ft}$. Find its area, in square feet.
	added the base and the height | 27 | 181.25
		90.625 | A triangle has a base of $12.5$ inches and a height of $14.5$ inches. Find its area, in square inches.
	took half of the sum instead of the product | 13.5 | 181.25
		90.625 | A triangle has a base of $12.5$ inches and a height of $14.5$ inches. Find its area, in square inches.
	added the lengths instead of multiplying them | 21.5 | 90
		225 | A rectangular prism is $10$ inches long, $9$ inches wide, and $2.5$ inches high. Find its volume, in cubic inches.
	multiplied all three lengths | 4488 | 451
		225.5 | The bases of a trapezoid are $17$ inches and $24$ inches long. Its height is $11$ inches. Find its area, in square inches.
	did not subtract the known side | 29 | 14
		7 | A rectangle has a perimeter of $58\text{ ft}$. Its length is $22\text{ ft}$. Find its width, in feet. | 44 + 2w = 58
	gave the sum of the known sides | 30 | 28
		20 | A triangle has a perimeter of $50$ inches. Two of its sides are $22$ inches and $8$ inches long. Find the length of the third side, in inches.
	treated the perimeter as the sum of only two sides | 36 | 14
		7 | A rectangle has a perimeter of $58\text{ ft}$. Its length is $22\text{ ft}$. Find its width, in feet.
	added the known sides to the perimeter instead of subtracting them | 80 | 30
		20 | A triangle has a perimeter of $50$ inches. Two of its sides are $22$ inches and $8$ inches long. Find the length of the third side, in inches.
	subtracted the length from the area | 42 | 3/2
		3 | A rectangle has an area of $63$ square inches. Its length is $21$ inches. Find its width, in inches.
	divided by the length only | 50 | 360
		10 | A rectangular prism has a volume of $400$ cubic meters. It is $8\text{ m}$ long and $5\text{ m}$ wide. Find its height, in meters.
	divided by twice the length, as for a perimeter | 3/2 | 42
		3 | A rectangle has an area of $63$ square inches. Its length is $21$ inches. Find its width, in inches.
	left out the factor 1/2 in the area of the triangle | 792 | 22
		396 | The base of a triangular prism is a triangle with a base of $4\text{ m}$ and a height of $11\text{ m}$. The prism is $18\text{ m}$ long. Find its volume, in cubic meters. | B = \frac{1}{2} \times 4 \times 11 | V = 22 \times 18
	subtracted the lengths before multiplying | 24 | 156
		84 | A rectangle that measures $9$ inches by $4$ inches is cut out of a rectangle that measures $15$ inches by $8$ inches. Find the area of the shaded region, in square inches.
	used the formula for the area | 10602.9 | 94.2
		1413.7 | A bicycle wheel has a radius of $15$ inches. How far, in inches, does the bicycle roll while the wheel turns $15$ times? Use the π key on a calculator, and round to the nearest tenth.
`),
);
