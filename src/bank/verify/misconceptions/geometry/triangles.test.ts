import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	interchanged the two angles in the sine law | 7.8 | 8.4
		8.2 | In triangle $PQR$, $\angle P = 67^{\circ}$, $\angle Q = 43^{\circ}$, and $p = 8\text{ m}$. Find the length of side $r$ in metres, to the nearest tenth.
	interchanged the two sides in the sine law | 64 | 58
		57 | In triangle $ABC$, $\angle A = 60^{\circ}$, $a = 28\text{ cm}$, and $b = 27\text{ cm}$. Find $\angle B$ to the nearest degree.
	used the angles instead of their sines | 58 | 63
		57 | In triangle $ABC$, $\angle A = 60^{\circ}$, $a = 28\text{ cm}$, and $b = 27\text{ cm}$. Find $\angle B$ to the nearest degree.
	gave the third angle | 68 | 47
		37 | In triangle $XYZ$, $\angle X = 75^{\circ}$, $x = 16\text{ m}$, and $y = 10\text{ m}$. Find $\angle Y$ to the nearest degree.
	found angle R instead of angle T | 83 | 56
		41 | In triangle $RST$, $r = 18\text{ m}$, $s = 15\text{ m}$, and $t = 12\text{ m}$. Find $\angle T$ to the nearest degree.
	used the Pythagorean theorem, although there is no right angle | 17.0 | 18.2
		15.7 | In triangle $DEF$, $\angle F = 80^{\circ}$, $d = 15\text{ m}$, and $e = 8\text{ m}$. Find the length of side $f$ in metres, to the nearest tenth. | f^{2} = 15^{2} + 8^{2} - 2(15)(8)\cos 80^{\circ}
	added the cosine term instead of subtracting it | 18.2 | 17.0
		15.7 | In triangle $DEF$, $\angle F = 80^{\circ}$, $d = 15\text{ m}$, and $e = 8\text{ m}$. Find the length of side $f$ in metres, to the nearest tenth. | f^{2} = 15^{2} + 8^{2} - 2(15)(8)\cos 80^{\circ}
	reversed the subtraction in the numerator of the formula for the cosine | 128 | 40
		52 | In triangle $RST$, $r = 9\text{ m}$, $s = 14\text{ m}$, and $t = 11\text{ m}$. Find $\angle T$ to the nearest degree.
	gave the longer length first | 40.1, 12.0 | 12.0, 12.0
		12.0, 40.1 | Find both possible lengths of side $h$ in metres, to the nearest tenth. Give the shorter length first.
	used AB instead of AC | 37.5 | 56.9
		58.2 | Points $A$ and $B$ are $60\text{ m}$ apart on the ground. The measure of $\angle CAB$ is $69^{\circ}$, and the measure of $\angle CBA$ is $73^{\circ}$. The angle of elevation of $D$ from $A$ is $32^{\circ}$. How tall is the building? Give the answer in metres, to the nearest tenth.
	used BC instead of AC | 56.9 | 37.5
		58.2 | Points $A$ and $B$ are $60\text{ m}$ apart on the ground. The measure of $\angle CAB$ is $69^{\circ}$, and the measure of $\angle CBA$ is $73^{\circ}$. The angle of elevation of $D$ from $A$ is $32^{\circ}$. How tall is the building? Give the answer in metres, to the nearest tenth.
	assumed that the third side is between the other two in length | $22 < x < 25$ | $22 < x < 22$
		3 < x < 47 | Two sides of a triangle are $22$ cm and $25$ cm long. The third side is $x$ cm long. Which inequality gives all possible values of $x$?
	used the shorter side as the least possible length | $22 < x < 47$ | $25 < x < 47$
		3 < x < 47 | Two sides of a triangle are $22$ cm and $25$ cm long. The third side is $x$ cm long. Which inequality gives all possible values of $x$?
	included the lengths for which the three sides lie on one line | $3 \le x \le 47$ | $3 < x \le 47$
		3 < x < 47 | Two sides of a triangle are $22$ cm and $25$ cm long. The third side is $x$ cm long. Which inequality gives all possible values of $x$?
	interchanged the sides and the angles | ASA | SSS
		SAS | Which criterion shows that the triangles are congruent?
	did not check whether the side is between the two given angles | AAS | SAS
		ASA | Which criterion shows that the triangles are congruent?
	counted one pair of congruent angles as congruent sides | SAS | SSS
		AAS | Which criterion shows that the triangles are congruent?
	counted two pairs of congruent angles as congruent sides | SSS | SAS
		ASA | Which criterion shows that the triangles are congruent?
	counted one pair of congruent sides as congruent angles | AAS | SSS
		SAS | Which criterion shows that the triangles are congruent?
`),
);
