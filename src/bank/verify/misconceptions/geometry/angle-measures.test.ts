import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used the quadrants in which the tangent has the opposite sign | 135, 315 | 45
		45, 225 | Solve $4\tan \theta = 4$ for $0^{\circ} \le \theta \le 360^{\circ}$. Give exact solutions in degrees, in increasing order.
	used the quadrants in which the sine has the opposite sign | 3.89, 5.11 | 23.31, 30.69
		0.89, 2.11 | The height is modelled by $h(t) = 20\sin\left(\frac{\pi}{3}t\right) + 38$. At what times from $t = 0$ to $t = 6$ does the model give a value of $54$ metres? Round to the nearest hundredth, and give both times, in seconds, in increasing order.
	gave the angles in degrees | 33.69, 213.69 | 0.59
		0.59, 3.73 | Solve $3\tan x - 2 = 0$ for $0 \le x \le 2\pi$. Round to the nearest hundredth of a radian, and give the solutions in increasing order.
	gave only the related acute angle | 34 | 214
		214, 326 | Solve $\csc \theta = -1.8$ for $0^{\circ} \le \theta \le 360^{\circ}$. Round to the nearest degree, and give the solutions in increasing order.
	used 360° instead of 180° for π radians | 960 | 240
		480 | Convert $\frac{8\pi}{3}$ radians to degrees.
	used 90° instead of 180° for π radians | 240 | 960
		480 | Convert $\frac{8\pi}{3}$ radians to degrees.
	used the diameter instead of the radius | 1.3 | 5/13
		2.6 | In a circle with a radius of $15\text{ cm}$, an arc is $39\text{ cm}$ long. What central angle does it subtend, in radians?
	multiplied by 180/π instead of π/180 | 3953.41 | 0.60
		1.20 | Convert $69^{\circ}$ to radians. Round to the nearest hundredth.
	did not divide by π | 232 | 148
		74 | Convert $1.29$ radians to degrees. Round to the nearest degree.
	counted one turn as 1 radian instead of 2π radians | 2.25 | 7.08
		14.16 | A gear with a radius of $26\text{ cm}$ makes $520$ revolutions per minute. How fast does a point on its rim move, in metres per second? Round to the nearest hundredth.
	counted one turn as π radians instead of 2π radians | 7.08 | 2.25
		14.16 | A gear with a radius of $26\text{ cm}$ makes $520$ revolutions per minute. How fast does a point on its rim move, in metres per second? Round to the nearest hundredth.
	used the formula for the area of a sector | 290.4 | 55/24
		52.8 | A circle has a radius of $11\text{ m}$. How long is the arc that subtends a central angle of $4.8$ radians? Give the exact length in metres.
	divided the angle by the arc length | 1/6 | 24
		6 | An arc that is $12\text{ cm}$ long subtends a central angle of $2$ radians. What is the radius of the circle, in centimetres?
	multiplied by the angle instead of dividing by it | 24 | 12
		6 | An arc that is $12\text{ cm}$ long subtends a central angle of $2$ radians. What is the radius of the circle, in centimetres?
`),
);
