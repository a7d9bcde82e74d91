import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	found the volume | 729 | 324
		486 | Each edge of a cube is $9$ inches long. Find the surface area of the cube, in square inches.
	found the surface area | 275 | 21.5
		225 | A rectangular prism is $10$ inches long, $9$ inches wide, and $2.5$ inches high. Find its volume, in cubic inches.
	found the area of one face | 81 | 729
		486 | Each edge of a cube is $9$ inches long. Find the surface area of the cube, in square inches.
	found the area of the base only | 90 | 21.5
		225 | A rectangular prism is $10$ inches long, $9$ inches wide, and $2.5$ inches high. Find its volume, in cubic inches.
	gave the area of the base | 40 | 360
		10 | A rectangular prism has a volume of $400$ cubic meters. It is $8\text{ m}$ long and $5\text{ m}$ wide. Find its height, in meters.
	left out one pair of faces | 208 | 144
		288 | A rectangular prism is $8$ inches long, $8$ inches wide, and $5$ inches high. Find its surface area, in square inches.
	took half of the product, as for a triangle | 85 | 54
		170 | A rectangle has a length of $17\text{ ft}$ and a width of $10\text{ ft}$. Find its area, in square feet.
	counted only four of the six faces | 324 | 729
		486 | Each edge of a cube is $9$ inches long. Find the surface area of the cube, in square inches.
	doubled the diameter as if it were the radius | 124 | 31
		62 | The circumference of a circle is $62\pi$ inches. Find its diameter, in inches.
	halved the radius as if it were the diameter | 1640.25\pi | 26{,}244\pi
		13{,}122\pi | A hemisphere has a radius of $27$ inches. Find its volume, in cubic inches. Give the exact value in terms of $\pi$.
	used the factor 1/2 instead of 1/3 | 850.5 | 1701
		567 | The base of a pyramid is a square with sides of $9\text{ ft}$. The height of the pyramid is $21\text{ ft}$. Find its volume, in cubic feet.
	divided by 2 instead of multiplying by 2 | 3/2 | 3
		6 | A triangle has an area of $48$ square inches. Its base is $16$ inches. Find its height, in inches.
	divided by 3 instead of multiplying by 3 | 2/3 | 2
		6 | A cone has a volume of $72\pi$ cubic feet. Its radius is $6\text{ ft}$. Find its height, in feet.
	used the formula for a cone | 18 | 60
		6 | A cylinder has a volume of $600\pi$ cubic meters. Its radius is $10\text{ m}$. Find its height, in meters.
	used the formula for a triangle | 6 | 50
		3 | A parallelogram has an area of $75$ square feet. Its base is $25\text{ ft}$. Find its height, in feet.
	counted only one triangle | 26 | 40
		56 | A square pyramid has base edges of $4$ inches and a slant height of $5$ inches. Find its surface area, in square inches. | S = 16 + 4 \times 10
	used the perimeter of the base instead of its area | 252 | 1701
		567 | The base of a pyramid is a square with sides of $9\text{ ft}$. The height of the pyramid is $21\text{ ft}$. Find its volume, in cubic feet.
	included the two bases | 120\pi | 51\pi
		102\pi | A cylinder has a radius of $3\text{ cm}$ and a height of $17\text{ cm}$. Find its lateral area (the area of the curved surface only), in square centimeters. Give the exact value in terms of $\pi$.
	gave the volume of the smaller tank | 4140 | 180/23
		14{,}508 | A glass tank is $18$ centimetres long, $10$ centimetres wide, and $23$ centimetres tall. A larger tank is $x$ centimetres longer, wider, and taller. Use the model to find the volume when $x = 8$.
	added the cube of x to the volume of the smaller tank | 4652 | 4140
		14{,}508 | A glass tank is $18$ centimetres long, $10$ centimetres wide, and $23$ centimetres tall. A larger tank is $x$ centimetres longer, wider, and taller. Use the model to find the volume when $x = 8$.
`),
);
